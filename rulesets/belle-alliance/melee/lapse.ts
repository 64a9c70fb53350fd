import type { State } from '../state.ts'

/** [BA-4.1.1-09] Bookkeeping: a unit that gives way between contact and melee has no melee. */
export function lapseAttacks({ attacks }: State, unit: string): void {
  for (const attack of attacks)
    if (attack.state === 'met' && (attack.unit === unit || attack.met === unit))
      attack.state = 'lapsed'
}
