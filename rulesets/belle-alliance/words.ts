import { bookWords } from '@grognard/umpire'
import type { bookEnglish, namesEnglish } from './book/messages.en.ts'
import type { RuleId } from './book/rulebook.ts'
import type { advanceEnglish } from './chapters/advance/messages.en.ts'
import type { buildingsEnglish } from './chapters/buildings/messages.en.ts'
import type { commandEnglish } from './chapters/command/messages.en.ts'
import type { declareEnglish } from './chapters/declare/messages.en.ts'
import type { encounterEnglish } from './chapters/encounter/messages.en.ts'
import type { endingEnglish } from './chapters/ending/messages.en.ts'
import type { fireEnglish } from './chapters/fire/messages.en.ts'
import type { formationEnglish } from './chapters/formation/messages.en.ts'
import type { gunnersEnglish } from './chapters/gunners/messages.en.ts'
import type { marchEnglish } from './chapters/march/messages.en.ts'
import type { meleeEnglish } from './chapters/melee/messages.en.ts'
import type { moraleEnglish } from './chapters/morale/messages.en.ts'
import type { recoveryEnglish } from './chapters/recovery/messages.en.ts'
import type { setupEnglish } from './chapters/setup/messages.en.ts'
import type { skirmishersEnglish } from './chapters/skirmishers/messages.en.ts'
import type { staffEnglish } from './chapters/staff/messages.en.ts'
import type { worksEnglish } from './chapters/works/messages.en.ts'
import type { doctrineEnglish } from './doctrine/messages.en.ts'
import type { State } from './model/state.ts'
import type { BaRefusal } from './rules.ts'
import type { scenariosEnglish } from './scenarios/messages.en.ts'
import type { showEnglish } from './show/messages.en.ts'
import type { printedEnglish } from './show/printed/messages.en.ts'

/** Every sentence that a row or an event may name. */
export type Key =
  | keyof typeof bookEnglish
  | keyof typeof namesEnglish
  | keyof typeof commandEnglish
  | keyof typeof skirmishersEnglish
  | keyof typeof gunnersEnglish
  | keyof typeof buildingsEnglish
  | keyof typeof advanceEnglish
  | keyof typeof declareEnglish
  | keyof typeof encounterEnglish
  | keyof typeof endingEnglish
  | keyof typeof fireEnglish
  | keyof typeof formationEnglish
  | keyof typeof marchEnglish
  | keyof typeof meleeEnglish
  | keyof typeof moraleEnglish
  | keyof typeof recoveryEnglish
  | keyof typeof setupEnglish
  | keyof typeof staffEnglish
  | keyof typeof worksEnglish
  | keyof typeof doctrineEnglish
  | keyof typeof scenariosEnglish
  | keyof typeof showEnglish
  | keyof typeof printedEnglish

/** Rows and events of this book: unknown rules and sentences do not compile. */
export const { event, refuse, stop, adds, refused } = bookWords<State, RuleId, Key>()

/** The rows of one context, for another that it can be made of. */
export function mapRows<Context, Other>(
  rows: readonly BaRefusal<Context>[],
  made: (other: Other) => Context,
): BaRefusal<Other>[] {
  return rows.map(({ values, when, ...row }) => ({
    ...row,
    ...(values && { values: (other: Other) => values(made(other)) }),
    when: (other: Other) => when(made(other)),
  }))
}
