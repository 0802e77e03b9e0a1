import { walkWrites } from './walkWrite.ts'
import { publicWrites } from './writes.ts'

walkWrites(publicWrites)
