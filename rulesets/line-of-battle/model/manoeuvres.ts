import { nationTraits } from '../book/tables/command.ts'
import { manoeuvreFrom } from '../book/tables/movement.ts'
import type { LobModifier } from '../rules.ts'
import { adds } from '../words.ts'
import { totalOf } from './open-die.ts'
import type { Ship, State, Test } from './state.ts'

/** A ship whose special manoeuvre is tested. */
interface Manoeuvring {
  state: State
  ship: Ship
}

/** [LOB-101] [LOB-241] What is added to the die of a special manoeuvre. */
export const manoeuvreModifiers: readonly LobModifier<Manoeuvring>[] = [
  adds(
    'LOB-241',
    'lob.modifier.manoeuvreNation',
    ({ ship }) => nationTraits[ship.nation].manoeuvre,
    ({ state, ship }) => state.options.nations && nationTraits[ship.nation].manoeuvre !== 0,
    ({ ship }) => ({ nation: { key: `lob.nation.${ship.nation}` } }),
  ),
]

/** [LOB-101] 4 to 6 succeeds. */
export function isManoeuvrePassed(test: Test, more = 0): boolean {
  return totalOf(test, more) >= manoeuvreFrom
}
