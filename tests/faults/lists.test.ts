import { listReads } from './reads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listReads)
