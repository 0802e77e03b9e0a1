import { listingReads } from './table/reads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listingReads)
