import { answerFaults } from './answerFaults.ts'
import { corsFaults } from './corsFaults.ts'
import { dataFaults } from './dataFaults.ts'
import type { Case } from './fault.ts'
import { launchFaults } from './launchFaults.ts'
import { siteFaults } from './siteFaults.ts'

/** Every fault that is planted, each with the one finding that it has to bring. */
export const plantedFaults = (site: string): readonly Case[] => [
  ...answerFaults,
  ...corsFaults,
  ...dataFaults,
  ...siteFaults,
  ...launchFaults(site),
]
