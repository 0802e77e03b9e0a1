import { listReads } from './table/listReads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listReads)
