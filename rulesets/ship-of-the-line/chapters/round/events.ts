import { field } from '@grognard/umpire'
import { ship } from '../../model/fields.ts'
import { shipName, shipNamed } from '../../model/names.ts'
import { activeTurn, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'

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

  roundEnded: event(
    { round: field.number },
    {
      apply() {},
      describe: () => null,
    },
  ),
}

/** [SOL-061] No battery has been fired. */
function reload(fired: boolean[]): void {
  for (let i = 0; i < fired.length; i++) fired[i] = false
}

/** The ship and those before it. */
function leaveQueue(state: State, ship: string): void {
  for (let left = state.queue.indexOf(ship); left >= 0; left--) state.queue.shift()
}
