import { listingReads } from './table/listingReads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listingReads)
