import { field } from '@grognard/umpire'
import { dieSides } from '../../book/tables/setup.ts'
import { interruptForPoints } from '../../model/attributes.ts'
import { isManoeuvrePassed, manoeuvreModifiers } from '../../model/manoeuvres.ts'
import { testInHand } from '../../model/open-die.ts'
import { noteStroke, pay } from '../../model/players.ts'
import { judgeShip, mayTack, ownShipByChance, tackRefusals } from '../../model/ship-refusals.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import { unanswered } from '../../model/steps.ts'
import { plays } from '../../rules.ts'
import type { LobOrderRules, LobTable } from '../../rules.ts'

export const tackShape = { ship: field.piece('ship') }

/** [LOB-102] Tack or wear: tested before the ship moves; a failed one must run straight on. */
export const tack: LobOrderRules<'tack'> = {
  shape: tackShape,
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, tackRefusals, ship => ({ state, seat, ship })),
  execute(table, seat, order) {
    pay(table, seat, 'tack')
    table.emit({ kind: 'tackDeclared', ship: order.ship })
    table.interrupt('tacking')
  },
  resolves: plays('tacking', unanswered),
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => mayTack({ state, seat, ship }))
      .map(ship => ({ kind: 'tack', ship: ship.id })),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, row => mayTack(row))
    return ship ? { kind: 'tack', ship: ship.id } : undefined
  },
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.tack',
    values: { ship: nameOf(state, order.ship) },
  }),
}

/** [LOB-102] The die of the test; then points of Navigation may be spent on it. */
export function rollTack(table: LobTable): void {
  const { state } = table
  const ship = shipOf(state, testInHand(state).ship)
  const bonus = table.tally(manoeuvreModifiers, { state, ship })
  const die = table.roll(dieSides, 'LOB-102')
  table.emit({ kind: 'tackRolled', ship: ship.id, die, bonus })
  interruptForPoints(table)
}

/** [LOB-101] [LOB-111] A success goes into the log. */
export function resolveTack(table: LobTable): void {
  const test = testInHand(table.state)
  const ship = shipOf(table.state, test.ship)
  const isPassed = isManoeuvrePassed(test)
  table.emit({ kind: 'tackJudged', ship: ship.id, isPassed })
  if (isPassed) noteStroke(table, ship.seat, 'manoeuvre')
}
