import type { Level } from '@grognard/players/level.ts'
import type { Kind, Playable, Seat } from '@grognard/umpire'
import { createAsker } from './asker.ts'
import type { Asker } from './asker.ts'
import { startWorker } from './start-worker.ts'

/** A seat that a computer plays, and what it may know. */
export interface Question {
  ruleset: string
  view: Playable
  seat: Seat
  level: Level
  /** For the player's own dice, which are not the battle's. */
  seed: string
}

/** A computer player, who answers with an order for the seat. */
export const startComputer = (): Asker<Question, Kind> => createAsker(() => startWorker('computer'))
