import { anyBattleFor } from '@grognard/lab/worker-pool.ts'
import { loadGame } from '@grognard/rulesets/library.ts'

/** One of the threads in which a worker plays what a broker hands out. */
export default anyBattleFor(loadGame)
