import { answerFaults } from './answerFaults.ts'
import { corsFaults } from './corsFaults.ts'
import { dataFaults } from './dataFaults.ts'
import type { Case } from './fault.ts'
import { launchFaults } from './launchFaults.ts'
import { siteFaults } from './siteFaults.ts'

/** Every planted fault, each with the only finding that it must cause. */
export const plantedFaults = (site: string): readonly Case[] => [
  ...answerFaults,
  ...corsFaults,
  ...dataFaults,
  ...siteFaults,
  ...launchFaults(site),
]
