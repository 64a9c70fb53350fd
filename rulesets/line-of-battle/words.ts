import { bookWords } from '@grognard/umpire'
import type { bookEnglish } from './book/messages.en.ts'
import type { RuleId } from './book/rulebook.ts'
import type { campaignEnglish } from './campaign/messages.en.ts'
import type { boatsEnglish } from './chapters/boats/messages.en.ts'
import type { commandEnglish } from './chapters/command/messages.en.ts'
import type { endingEnglish } from './chapters/ending/messages.en.ts'
import type { fireEnglish } from './chapters/fire/messages.en.ts'
import type { manoeuvresEnglish } from './chapters/manoeuvres/messages.en.ts'
import type { meleeEnglish } from './chapters/melee/messages.en.ts'
import type { movementEnglish } from './chapters/movement/messages.en.ts'
import type { pointsEnglish } from './chapters/points/messages.en.ts'
import type { rallyEnglish } from './chapters/rally/messages.en.ts'
import type { setupEnglish } from './chapters/setup/messages.en.ts'
import type { doctrineEnglish } from './doctrine/messages.en.ts'
import type { State } from './model/state.ts'
import type { scenariosEnglish } from './scenarios/messages.en.ts'
import type { stepsEnglish } from './show/guide/messages.en.ts'
import type { metricsEnglish } from './show/metrics-messages.en.ts'
import type { printedEnglish } from './show/printed/messages.en.ts'

/** Every sentence that a row or an event may name. */
export type Key =
  | keyof typeof bookEnglish
  | keyof typeof boatsEnglish
  | keyof typeof campaignEnglish
  | keyof typeof commandEnglish
  | keyof typeof endingEnglish
  | keyof typeof fireEnglish
  | keyof typeof manoeuvresEnglish
  | keyof typeof meleeEnglish
  | keyof typeof movementEnglish
  | keyof typeof pointsEnglish
  | keyof typeof rallyEnglish
  | keyof typeof setupEnglish
  | keyof typeof doctrineEnglish
  | keyof typeof scenariosEnglish
  | keyof typeof stepsEnglish
  | keyof typeof metricsEnglish
  | keyof typeof printedEnglish

/** The words of events and rows; they know this book's rules, sentences and state, but no order and no event. */
export const { event, refuse, stop, adds, refused, plain } = bookWords<State, RuleId, Key>()
