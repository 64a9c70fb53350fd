import { bookWords } from '@grognard/umpire'
import type { bookEnglish } from './book/messages.en.ts'
import type { RuleId } from './book/rulebook.ts'
import type { boardingEnglish } from './chapters/boarding/messages.en.ts'
import type { disengagementEnglish } from './chapters/disengagement/messages.en.ts'
import type { endingEnglish } from './chapters/ending/messages.en.ts'
import type { fireEnglish } from './chapters/fire/messages.en.ts'
import type { officersEnglish } from './chapters/officers/messages.en.ts'
import type { roundEnglish } from './chapters/round/messages.en.ts'
import type { sailingEnglish } from './chapters/sailing/messages.en.ts'
import type { setupEnglish } from './chapters/setup/messages.en.ts'
import type { State } from './model/state.ts'

/** Every sentence that a row or an event may name. */
type Key =
  | keyof typeof bookEnglish
  | keyof typeof setupEnglish
  | keyof typeof roundEnglish
  | keyof typeof sailingEnglish
  | keyof typeof fireEnglish
  | keyof typeof boardingEnglish
  | keyof typeof officersEnglish
  | keyof typeof disengagementEnglish
  | keyof typeof endingEnglish

/** The words in which rows and events are written. */
export const { event, refuse, stop, refused, plain } = bookWords<State, RuleId, Key>()
