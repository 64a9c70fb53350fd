import { field } from '@grognard/umpire'
import type { FieldsOf, Message } from '@grognard/umpire'
import type { RepairId } from '../../book/tables/ship.ts'
import { dot, gun, heading, mast, ship } from '../../model/fields.ts'
import { headingName, mastName, shipName, shipNamed } from '../../model/names.ts'
import { activeTurn, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import { gunsText } from './repair.ts'

const repaired = {
  ship,
  sail: field.orNothing(field.record({ mast, sails: field.number })),
  batteries: field.list(gun),
  hull: field.number,
}

export const roundEvents = {
  roundBegan: event(
    { round: field.number, queue: field.list(ship) },
    {
      apply(state, e) {
        state.round = e.round
        state.queue = e.queue.slice()
        state.arePrizesCalled = false
      },
      describe: e => ({ key: 'sol.event.roundBegan', values: { round: e.round } }),
    },
  ),

  /** [SOL-118] Prizes in the order of capture. */
  prizesCalled: event(
    { ships: field.list(ship) },
    {
      rule: 'SOL-118',
      apply(state, e) {
        state.queue = e.ships.slice()
        state.arePrizesCalled = true
      },
      describe: () => ({ key: 'sol.event.prizesCalled' }),
    },
  ),

  /** Ships before it in the queue have missed their turn; its guns are ready again. */
  turnBegan: event(
    {
      ship,
      /** [SOL-080] A wreck alongside costs it this turn. */
      isWreckHolding: field.yesNo,
      wasAdrift: field.yesNo,
      /** Off the board with nothing to mend. */
      isOver: field.yesNo,
    },
    {
      apply(state, e) {
        leaveQueue(state, e.ship)
        const ship = shipOf(state, e.ship)
        ship.isWreckHolding = e.isWreckHolding
        ship.isWreckFallen = false
        ship.hasRepaired = false
        reload(ship.fired.starboard)
        reload(ship.fired.port)
        state.turn = {
          ship: e.ship,
          moves: 0,
          extraMoves: 0,
          isMovingOver: false,
          isOver: e.isOver,
          wasAdrift: e.wasAdrift,
          isExcused: false,
          hasReturned: false,
          isClubHauling: false,
          hasOfferedDraw: false,
        }
      },
      describe: (e, before) => ({
        key: e.isWreckHolding ? 'sol.event.turnBegan.held' : 'sol.event.turnBegan',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  turnClosed: event(
    { ship },
    {
      apply(state) {
        activeTurn(state).isOver = true
      },
      describe: () => null,
    },
  ),

  /** `turnsAway`: turns it has still to stay off the board. */
  turnEnded: event(
    { ship, turnsAway: field.number },
    {
      rule: 'SOL-081',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.isWreckHolding = false
        ship.turnsAway = e.turnsAway
        state.turn = null
      },
      describe: (e, before) => {
        const ship = shipOf(before, e.ship)
        if (!ship.isWreckHolding || ship.status !== 'afloat') return null
        return { key: 'sol.event.wreckCutAway', values: { ship: shipName(ship) } }
      },
    },
  ),

  /** Where a ship off the board will come back. */
  dotChosen: event(
    { ship, x: dot, y: dot },
    {
      rule: 'SOL-127',
      apply(state, { ship: id, x, y }) {
        const ship = shipOf(state, id)
        ship.x = x
        ship.y = y
      },
      describe: (e, before) => ({
        key: 'sol.event.dotChosen',
        values: { ship: shipNamed(before, e.ship), column: e.x + 1, row: e.y + 1 },
      }),
    },
  ),

  returned: event(
    { ship, x: dot, y: dot, heading },
    {
      rule: 'SOL-127',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = 'afloat'
        ship.x = e.x
        ship.y = e.y
        ship.heading = e.heading
        activeTurn(state).hasReturned = true
      },
      describe: (e, before) => ({
        key: 'sol.event.returned',
        values: {
          ship: shipNamed(before, e.ship),
          column: e.x + 1,
          row: e.y + 1,
          heading: headingName(e.heading),
        },
      }),
    },
  ),

  /** [SOL-128] What is mended, and how it stands then. */
  repaired: event(repaired, {
    rule: 'SOL-128',
    apply(state, e) {
      const ship = shipOf(state, e.ship)
      if (e.sail) ship.masts[e.sail.mast] = e.sail.sails
      for (const { side, battery } of e.batteries) ship.batteries[side][battery - 1] = true
      ship.hull = e.hull
      ship.hasRepaired = true
      activeTurn(state).isOver = true
    },
    describe: (e, before) => repairText(e, shipNamed(before, e.ship)),
  }),
}

type RepairKey = `sol.event.repaired.${RepairId}`
type Repaired = FieldsOf<typeof repaired>

/** [SOL-061] No battery has been fired. */
function reload(fired: boolean[]): void {
  for (let i = 0; i < fired.length; i++) fired[i] = false
}

/** The ship and those before it. */
function leaveQueue(state: State, ship: string): void {
  for (let left = state.queue.indexOf(ship); left >= 0; left--) state.queue.shift()
}

function repairText({ sail, batteries, hull }: Repaired, ship: Message): Message<RepairKey> {
  if (sail) {
    const values = { ship, mast: mastName(sail.mast), sails: sail.sails }
    return { key: 'sol.event.repaired.sail', values }
  }
  if (batteries.length > 0)
    return { key: 'sol.event.repaired.batteries', values: { ship, guns: gunsText(batteries) } }
  return { key: 'sol.event.repaired.hull', values: { ship, hull } }
}
