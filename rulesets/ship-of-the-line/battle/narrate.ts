import { whyOf } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { shipOf } from '../ships.ts'
import type { Side, State } from '../state.ts'
import { hullSinksAt } from '../tables/ship.ts'
import { whyNoRetaliation } from './retaliate.ts'
import type { AttackBegan, BatteryFired, BattleEvent } from './events.ts'

type Narrate = {
  [K in BattleEvent['kind']]: (event: Of<BattleEvent, K>, before: State) => Message | null
}

export const narrateBattle: Narrate = {
  attackBegan: attackMessage,
  batteryFired: batteryMessage,
  /** When the battle is over nobody fires again, and its end is the last that is told. */
  attackCutShort: (event, before) =>
    before.outcome
      ? null
      : {
          key: 'sol.event.attackCutShort',
          values: { ship: nameIn(before, event.shooter), target: nameIn(before, event.target) },
        },
  attackEnded: (_, before) => unansweredMessage(before),
  fireHeld: (event, before) => of('sol.event.fireHeld', event.ship, before),
  hullHit: (event, before) => ({
    key: 'sol.event.hullHit',
    values: {
      ship: nameIn(before, event.ship),
      hits: event.hits,
      hull: event.hull,
      most: hullSinksAt,
    },
  }),
  sailLost: (event, before) => ({
    key: 'sol.event.sailLost',
    values: {
      ship: nameIn(before, event.ship),
      mast: { key: `sol.mast.${event.mast}` },
      sails: event.sails,
    },
  }),
  batteryLost: (event, before) => ({
    key: 'sol.event.batteryLost',
    values: {
      ship: nameIn(before, event.ship),
      side: sideName(event.side),
      battery: event.battery,
    },
  }),
  mastLost: (event, before) => ({
    key: 'sol.event.mastLost',
    values: { ship: nameIn(before, event.ship), mast: { key: `sol.mast.${event.mast}` } },
  }),
  rudderLost: (event, before) => of('sol.event.rudderLost', event.ship, before),
  shipSunk: (event, before) => of(`sol.event.shipSunk.${event.cause}`, event.ship, before),
}

function attackMessage(event: AttackBegan, before: State): Message {
  return {
    key: event.isRetaliation ? 'sol.event.attackAnswered' : `sol.event.attackBegan.${event.load}`,
    values: {
      ship: nameIn(before, event.shooter),
      target: nameIn(before, event.target),
      side: sideName(event.side),
      batteries: event.batteries.join(', '),
    },
  }
}

/** [SOL-065] Why the target has not been asked for an answer; nothing where it has. */
function unansweredMessage(before: State): Message | null {
  const because = before.outcome ? null : whyNoRetaliation(before)
  return because && { key: 'sol.event.noRetaliation', values: whyOf(because) }
}

function batteryMessage(event: BatteryFired): Message {
  return {
    key: 'sol.event.batteryFired',
    values: {
      side: sideName(event.side),
      battery: event.battery,
      shot: { key: `sol.chart.${event.shot}` },
      range: event.range,
      dice: event.dice,
      result: { key: `sol.result.${event.result}` },
    },
  }
}

const sideName = (side: Side): Message => ({ key: `sol.side.${side}` })

const nameIn = (state: State, id: string): Message => shipName(shipOf(state, id))

function of(key: string, ship: string, before: State): Message {
  return { key, values: { ship: nameIn(before, ship) } }
}
