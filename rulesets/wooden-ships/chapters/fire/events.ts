import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { aim, ammunition, die, seat, ship, side, squares } from '../../model/fields.ts'
import { shipName, squaresText } from '../../model/names.ts'
import { openSeals, shipOf } from '../../model/ships.ts'
import type { Ship, Side, State } from '../../model/state.ts'
import { event } from '../../words.ts'

const table = field.integer(0, 10)

type Hits = Record<'hull' | 'guns' | 'crew' | 'rigging', number>

const squaresIn = ({ hull, guns, crew, rigging }: Hits) => hull + guns + crew + rigging

/** The table is not reached, or holds nothing for that die. */
function broadsideKey(e: Hits & { number: number; criticals: readonly number[] }) {
  if (e.number < 0) return 'ws.event.broadsideMissed'
  const hasHit = squaresIn(e) + e.criticals.length > 0
  return hasHit ? 'ws.event.broadsideFired' : 'ws.event.broadsideVain'
}

export const fireEvents = {
  /** [WS-182] In secret; without a target [WS-159] it is fired blank. */
  fireDeclared: event(
    { seat, ship, side, target: field.orNothing(ship), aim },
    {
      apply(state, e) {
        withdraw(state, e.ship, e.side)
        state.fires.push({ ship: e.ship, side: e.side, target: e.target, aim: e.aim })
      },
      describe: (e, before) => ({
        key: e.target === null ? 'ws.event.blankDeclared' : `ws.event.fireDeclared.${e.aim}`,
        values: {
          ship: shipName(before, e.ship),
          side: { key: `ws.side.${e.side}` },
          target: e.target === null ? '' : shipName(before, e.target),
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  fireWithdrawn: event(
    { seat, ship, side },
    {
      apply: (state, e) => withdraw(state, e.ship, e.side),
      describe: (e, before) => ({
        key: 'ws.event.fireWithdrawn',
        values: { ship: shipName(before, e.ship), side: { key: `ws.side.${e.side}` } },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  /** [WS-182] All targets are named; [WS-157] smaller ships that hold on to a ship of the line are bold. */
  targetsShown: event(
    { bold: field.list(ship) },
    {
      apply(state, e) {
        openSeals(state)
        for (const id of e.bold) shipOf(state, id).lastBold = state.turn
      },
      describe: () => null,
    },
  ),

  broadsideFired: event(
    {
      ship,
      side,
      target: ship,
      range: squares,
      rake: field.one(['none', 'bow', 'stern']),
      aim,
      ammunition,
      number: field.integer(-30, 30),
      dice: field.list(field.record({ table, die })),
      hull: squares,
      guns: squares,
      crew: squares,
      rigging: squares,
      /** [WS-181] */
      criticals: field.list(table),
      forces: field.one(['none', 'firepower', 'immobility']),
      isBold: field.yesNo,
    },
    {
      rule: 'WS-166',
      apply(state, e) {
        const { ship: id, target, range, rake, aim, hull, guns, crew, rigging, forces } = e
        const firer = shipOf(state, id)
        discharge(firer, e.side)
        if (e.isBold) firer.lastBold = state.turn
        firer.engagedIn = state.turn
        shipOf(state, target).engagedIn = state.turn
        state.results.push({
          ship: id,
          target,
          range,
          rake,
          aim,
          hull,
          guns,
          crew,
          rigging,
          criticals: e.criticals.slice(),
          forces,
          isTaken: false,
        })
      },
      describe: (e, before) => ({
        key: broadsideKey(e),
        values: {
          ship: shipName(before, e.ship),
          side: { key: `ws.side.${e.side}` },
          target: shipName(before, e.target),
          ammunition: { key: `ws.ammunition.${e.ammunition}` },
          rake: { key: `ws.rake.${e.rake}` },
          range: e.range,
          number: e.number,
          hits: squaresText(e),
          any: squaresIn(e),
          criticals: e.criticals.length,
        },
      }),
    },
  ),

  firedBlank: event(
    { ship, side },
    {
      rule: 'WS-159',
      apply: (state, e) => discharge(shipOf(state, e.ship), e.side),
      describe: (e, before) => ({
        key: 'ws.event.firedBlank',
        values: { ship: shipName(before, e.ship), side: { key: `ws.side.${e.side}` } },
      }),
    },
  ),
}

export type FireEvent = EventsOf<typeof fireEvents>

function withdraw(state: State, ship: string, side: Side): void {
  state.fires = state.fires.filter(fire => fire.ship !== ship || fire.side !== side)
}

/** [WS-168] The load and the initial bonus of the whole side are spent. */
function discharge(ship: Ship, side: Side): void {
  ship.load[side] = null
  ship.isFresh[side] = false
  ship.hasFired[side] = true
}
