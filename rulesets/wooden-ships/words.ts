import { bookWords } from '@grognard/umpire'
import type { bookEnglish } from './book/messages.en.ts'
import type { RuleId } from './book/rulebook.ts'
import type { boardingEnglish } from './chapters/boarding/messages.en.ts'
import type { damageEnglish } from './chapters/damage/messages.en.ts'
import type { endingEnglish } from './chapters/ending/messages.en.ts'
import type { fireEnglish } from './chapters/fire/messages.en.ts'
import type { grapplingEnglish } from './chapters/grappling/messages.en.ts'
import type { movementEnglish } from './chapters/movement/messages.en.ts'
import type { plotsEnglish } from './chapters/plots/messages.en.ts'
import type { seamanshipEnglish } from './chapters/seamanship/messages.en.ts'
import type { setupEnglish } from './chapters/setup/messages.en.ts'
import type { signalsEnglish } from './chapters/signals/messages.en.ts'
import type { upkeepEnglish } from './chapters/upkeep/messages.en.ts'
import type { windEnglish } from './chapters/wind/messages.en.ts'
import type { writingEnglish } from './chapters/writing/messages.en.ts'
import type { State } from './model/state.ts'
import type { scenariosEnglish } from './scenarios/messages.en.ts'
import type { showEnglish } from './show/messages.en.ts'
import type { printedEnglish } from './show/printed/messages.en.ts'
import type { doctrineEnglish } from './doctrine/messages.en.ts'

/** Every sentence that a row or an event may name. */
export type Key =
  | keyof typeof bookEnglish
  | keyof typeof setupEnglish
  | keyof typeof windEnglish
  | keyof typeof signalsEnglish
  | keyof typeof plotsEnglish
  | keyof typeof movementEnglish
  | keyof typeof seamanshipEnglish
  | keyof typeof grapplingEnglish
  | keyof typeof fireEnglish
  | keyof typeof damageEnglish
  | keyof typeof boardingEnglish
  | keyof typeof upkeepEnglish
  | keyof typeof endingEnglish
  | keyof typeof writingEnglish
  | keyof typeof scenariosEnglish
  | keyof typeof showEnglish
  | keyof typeof printedEnglish
  | keyof typeof doctrineEnglish

/** The words of events and rows; they know this book's rules, sentences and state, but no order and no event. */
export const { event, refuse, stop, adds, refused, plain } = bookWords<State, RuleId, Key>()
