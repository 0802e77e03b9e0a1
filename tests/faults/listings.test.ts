import { listingReads } from './reads.ts'
import { walkReads } from './walkRead.ts'

walkReads(listingReads)
