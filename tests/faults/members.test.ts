import { walkWrites } from './walkWrite.ts'
import { memberWrites, uploads } from './table/writes.ts'

walkWrites([...memberWrites, ...uploads])
