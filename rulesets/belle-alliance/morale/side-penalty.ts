import type { BaModifier } from '../rules.ts'
import type { State, Unit } from '../state.ts'

/** [BA-1.1.4-06] [BA-Q-29] What a fallen or hunted chief takes off every roll for units of his side. */
export function penaltyFor({ penalties }: State, { seat }: Unit): number {
  return penalties.reduce((sum, row) => (row.seat === seat ? sum + row.value : sum), 0)
}

/** The same as a modifier of rolls for the unit that a situation is about. */
export function penaltyRow<Context extends { state: State }>(
  unitOf: (context: Context) => Unit,
): BaModifier<Context> {
  return {
    rule: 'BA-1.1.4-06',
    message: 'ba.modifier.penalty',
    value: context => penaltyFor(context.state, unitOf(context)),
    when: context => penaltyFor(context.state, unitOf(context)) !== 0,
  }
}
