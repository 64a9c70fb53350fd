import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { running } from '../../book/tables/upkeep.ts'
import { seat, ship, squares, turn } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { cardOf, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { deeds } from './score.ts'

const fleet = field.integer(0, 1)

const battleEnded = {
  ending: field.one(['turnLimit', 'fleetGone', 'hurricane', 'unmanned', 'beaten', 'ran']),
  /** The fleet that has won; null for a draw. */
  winner: field.orNothing(fleet),
  winners: field.list(seat),
  points: field.list(squares),
}

export type BattleEnded = FieldsOf<typeof battleEnded>

export const endingEvents = {
  /** [WS-261] */
  runningCounted: event(
    { ships: field.list(field.record({ ship, turns: turn })) },
    {
      rule: 'WS-261',
      apply(state, e) {
        for (const row of e.ships) shipOf(state, row.ship).runningFor = row.turns
      },
      describe(e, before) {
        const [runner] = e.ships.filter(({ turns }) => turns > 0)
        if (!runner) return null
        const values = {
          ship: shipName(before, runner.ship),
          turns: runner.turns,
          most: running.turns,
        }
        return { key: 'ws.event.runningCounted', values }
      },
    },
  ),

  /** A line of the count at the end. */
  pointsCounted: event(
    { fleet, ship, deed: field.one(deeds), points: squares },
    {
      rule: 'WS-262',
      apply() {},
      describe: (e, before) => ({
        key: `ws.event.pointsCounted.${e.deed}`,
        values: {
          fleet: fleetName(before, e.fleet),
          ship: shipName(before, e.ship),
          points: e.points,
        },
      }),
    },
  ),

  battleEnded: event(battleEnded, {
    rule: e => endingRules[e.ending],
    apply(state, e) {
      state.outcome = { winners: e.winners.slice(), message: outcomeMessage(e, state) }
    },
    describe: outcomeMessage,
  }),
}

export type EndingEvent = EventsOf<typeof endingEvents>

const endingRules = {
  turnLimit: 'WS-262',
  fleetGone: 'WS-262',
  hurricane: 'WS-044',
  unmanned: 'WS-260',
  beaten: 'WS-260',
  ran: 'WS-261',
} as const

/** Why it is over, who won, and in a fleet action the points. */
function outcomeMessage(e: BattleEnded, state: State): Message<Key> {
  const [pointsOfFirst = 0, pointsOfSecond = 0] = e.points
  const values = {
    ending: { key: `ws.ending.${e.ending}` },
    first: fleetName(state, 0),
    second: fleetName(state, 1),
    pointsOfFirst,
    pointsOfSecond,
  }
  const kind = state.rules.victory === 'duel' ? 'duel' : 'fleets'
  if (e.winner === null) return { key: `ws.outcome.draw.${kind}`, values }
  const won = { ...values, winner: fleetName(state, e.winner) }
  const loser = loserOf(state, 1 - e.winner)
  if (!isLoss(e.ending) || !loser) return { key: `ws.outcome.won.${kind}`, values: won }
  return { key: `ws.outcome.lost.${e.ending}`, values: { ...won, ship: shipName(state, loser.id) } }
}

const losses = ['unmanned', 'beaten', 'ran'] as const

function isLoss(ending: BattleEnded['ending']): ending is (typeof losses)[number] {
  return losses.some(loss => loss === ending)
}

/** [WS-260] The ship that a side has fought the duel with. */
function loserOf(state: State, fleet: number): Ship | undefined {
  return state.ships.find(ship => cardOf(state, ship).fleet === fleet)
}

/** A fleet by its nation; one of several nations is combined. */
function fleetName(state: State, fleet: number): Message<Key> {
  const nations = new Set(
    state.cards.filter(card => card.fleet === fleet).map(({ nation }) => nation),
  )
  const [nation = 'british'] = nations
  return { key: nations.size > 1 ? 'ws.fleet.combined' : `ws.fleet.${nation}` }
}
