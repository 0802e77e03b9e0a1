import { memberWrites, uploads } from './table/memberWrites.ts'
import { walkWrites } from './walkWrite.ts'

walkWrites([...memberWrites, ...uploads])
