import { turned } from '@grognard/geometry/dots/heading.ts'
import { shipName } from '../picture/piece.ts'
import type { SolRefusal, SolTable } from '../rules.ts'
import { cableRefusals, rammingRefusals } from '../sailing/cable-rules.ts'
import type { UnderWay } from '../sailing/cable-rules.ts'
import { canWear, needsClubHaul } from '../sailing/ways.ts'
import { mayStillMove, theShip } from './playing.ts'
import type { CardRefusals, Playing } from './playing.ts'

const upwind = (playing: Playing) => ({ ...playing, direction: playing.state.windFrom })

const asUpwind = (rows: readonly SolRefusal<UnderWay>[]): CardRefusals =>
  rows.map(row => ({
    ...row,
    values: playing => row.values?.(upwind(playing)) ?? {},
    when: playing => row.when(upwind(playing)),
  }))

/** [SOL-C07] A coming-about that could follow, and that needs the card. */
const aboutRefusals: CardRefusals = [
  {
    rule: 'SOL-030',
    message: 'sol.refuse.tackFrom',
    values: theShip,
    stop: true,
    when: ({ state, ship }) => !canWear(state, ship),
  },
  {
    rule: 'SOL-C07',
    message: 'sol.refuse.needsNoClubHaul',
    values: theShip,
    when: ({ ship }) => !needsClubHaul(ship),
  },
  ...asUpwind(cableRefusals),
]

/** [SOL-C07] [SOL-133] What the coming-about itself is asked, in the same order. */
export const clubHaulTables = [aboutRefusals, asUpwind(rammingRefusals)]

/** [SOL-C07] The coming-about itself is ordered next. */
export function clubHaul(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'clubHaulReadied', ship: ship.id })
}

/** [SOL-C08] Ruling: a ship under way, and no turn that ends head to wind. */
export const backTopsailsRefusals: CardRefusals = [
  ...mayStillMove,
  {
    rule: 'SOL-C08',
    message: 'sol.refuse.turnIntoWind',
    values: ({ state, ship }) => ({
      ship: shipName(ship),
      heading: { key: `sol.heading.${state.windFrom}` },
    }),
    when: ({ state, ship, by }) => by !== 0 && turned(ship.heading, by) === state.windFrom,
  },
]

/** [SOL-C08] No cable in this turn. */
export function backTopsails(table: SolTable, { ship, by }: Playing): void {
  table.emit({ kind: 'topsailsBacked', ship: ship.id, heading: turned(ship.heading, by) })
}

/** [SOL-C09] */
export const extraMoveRefusals: CardRefusals = mayStillMove

/** [SOL-C09] */
export function extraMove(table: SolTable, { ship, turn, card }: Playing): void {
  const extraMoves = turn.extraMoves + card.amount
  table.emit({ kind: 'movesGained', ship: ship.id, extraMoves })
}
