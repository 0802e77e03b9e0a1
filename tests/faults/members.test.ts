import { walkWrites } from './walkWrite.ts'
import { memberWrites, uploads } from './writes.ts'

walkWrites([...memberWrites, ...uploads])
