import { interruptForPoints } from '../points/attributes.ts'
import { noteStroke } from '../points/strokes.ts'
import type { LobModifier, LobTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { attributeBonus } from '../tables/attributes.ts'
import { sides } from '../tables/board.ts'
import { manoeuvreFrom } from '../tables/manoeuvres.ts'
import { nationTraits } from '../tables/nations.ts'
import { exchangeOf, firstShot } from './exchange.ts'

interface Test {
  state: State
  ship: Ship
}

const rescueModifiers: readonly LobModifier<Test>[] = [
  {
    rule: 'LOB-241',
    message: 'lob.modifier.manoeuvreNation',
    values: ({ ship }) => ({ nation: { key: `lob.nation.${ship.nation}` } }),
    when: ({ state, ship }) => state.options.nations && nationTraits[ship.nation].manoeuvre !== 0,
    value: ({ ship }) => nationTraits[ship.nation].manoeuvre,
  },
]

/** [LOB-109] [LOB-153] A declared crossing and rescue is tested before the guns are looked at. */
export function rollRescue(table: LobTable): void {
  const { state } = table
  if (exchangeOf(state).rescue !== 'declared') return
  const ship = shipOf(state, firstShot(state).shooter)
  const bonus = table.tally(rescueModifiers, { state, ship })
  const die = table.roll(sides, 'LOB-101')
  table.emit({ kind: 'rescueRolled', ship: ship.id, die, bonus })
  interruptForPoints(table)
}

/** [LOB-101] [LOB-109] [LOB-111] A passed test counts one stroke; a failed one uses the manoeuvre up. */
export function judgeRescue(table: LobTable): void {
  const { test } = table.state
  if (test === null || test.kind !== 'rescue') return
  const modified = test.die + test.bonus + test.spent * attributeBonus
  const isPassed = modified >= manoeuvreFrom
  table.emit({ kind: 'rescueJudged', ship: test.ship, modified, isPassed })
  if (isPassed) noteStroke(table, shipOf(table.state, test.ship).seat, 'manoeuvre')
}
