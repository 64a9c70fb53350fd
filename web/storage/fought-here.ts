import { savedRows } from './saved-battles.ts'
import type { Fought } from './saved-card.ts'

/** A battle of this browser that is over, as the owner of the page fought it. */
export interface FoughtHere extends Fought {
  ruleset: string
  scenario: string
}

/** Every battle that is kept and over in which the owner of the page led one side. */
export async function foughtHere(): Promise<FoughtHere[]> {
  const rows = await savedRows()
  return rows.flatMap(({ card }) =>
    card?.fought ? [{ ...card.fought, ruleset: card.ruleset, scenario: card.scenario }] : [],
  )
}
