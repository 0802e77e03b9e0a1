import { listReads } from './table/reads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listReads)
