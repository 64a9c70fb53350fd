import { bookWords } from '@grognard/umpire'
import type { abilitiesEnglish } from './book/abilities.en.ts'
import type { bookEnglish } from './book/messages.en.ts'
import type { RuleId } from './book/rulebook.ts'
import type { airAttackEnglish } from './chapters/air-attack/messages.en.ts'
import type { airDefenseEnglish } from './chapters/air-defense/messages.en.ts'
import type { airMissionEnglish } from './chapters/air-mission/messages.en.ts'
import type { airReturnEnglish } from './chapters/air-return/messages.en.ts'
import type { damageEnglish } from './chapters/damage/messages.en.ts'
import type { endingEnglish } from './chapters/ending/messages.en.ts'
import type { gunneryEnglish } from './chapters/gunnery/messages.en.ts'
import type { movementEnglish } from './chapters/movement/messages.en.ts'
import type { submarinesEnglish } from './chapters/submarines/messages.en.ts'
import type { setupEnglish } from './chapters/setup/messages.en.ts'
import type { turnEnglish } from './chapters/turn/messages.en.ts'
import type { weatherEnglish } from './chapters/weather/messages.en.ts'
import type { doctrineEnglish } from './doctrine/messages.en.ts'
import type { State } from './model/state.ts'
import type { scenariosEnglish } from './scenarios/messages.en.ts'
import type { showEnglish } from './show/messages.en.ts'
import type { metricsEnglish } from './show/metrics-messages.en.ts'
import type { printedEnglish } from './show/printed/messages.en.ts'

/** Every sentence that a row or an event may name. */
export type Key =
  | keyof typeof bookEnglish
  | keyof typeof abilitiesEnglish
  | keyof typeof setupEnglish
  | keyof typeof turnEnglish
  | keyof typeof damageEnglish
  | keyof typeof movementEnglish
  | keyof typeof airMissionEnglish
  | keyof typeof airDefenseEnglish
  | keyof typeof airAttackEnglish
  | keyof typeof airReturnEnglish
  | keyof typeof gunneryEnglish
  | keyof typeof endingEnglish
  | keyof typeof submarinesEnglish
  | keyof typeof weatherEnglish
  | keyof typeof scenariosEnglish
  | keyof typeof showEnglish
  | keyof typeof metricsEnglish
  | keyof typeof printedEnglish
  | keyof typeof doctrineEnglish

/** The words of events and rows; they know this book's rules, sentences and state, but no order and no event. */
export const { event, refuse, stop, adds, refused, plain } = bookWords<State, RuleId, Key>()
