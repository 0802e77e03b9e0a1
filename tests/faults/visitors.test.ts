import { walkWrites } from './walkWrite.ts'
import { publicWrites } from './table/writes.ts'

walkWrites(publicWrites)
