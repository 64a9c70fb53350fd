import { workerFor } from '@grognard/lab/worker-pool.ts'
import { loadGame } from '@grognard/rulesets/library.ts'

/** One of the threads that play the battles of a run. */
export default workerFor(loadGame)
