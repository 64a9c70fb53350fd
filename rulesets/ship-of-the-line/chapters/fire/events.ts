import { whyOf } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { listed, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { ResultId, ShotKind } from '../../book/tables/charts.ts'
import { hullSinksAt } from '../../book/tables/ship.ts'
import { endTurnOf, stir } from '../../model/defeat.ts'
import { shipName, shipOf } from '../../model/ships.ts'
import { battery, mast, resultId, ship, side } from '../../model/state-shape.ts'
import type { Attack, MastId, Side, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { whyNoRetaliation } from './retaliation.ts'

export type BattleEvent =
  | AttackBegan
  | BatteryFired
  /** [SOL-079] The target is gone: the batteries left stay loaded. */
  | { kind: 'attackCutShort'; shooter: string; target: string }
  | { kind: 'attackEnded' }
  /** [SOL-065] [SOL-103] The ship lets its chance of an answer go by. */
  | { kind: 'fireHeld'; ship: string }
  /** `hull` is what stands on the counter now. */
  | { kind: 'hullHit'; ship: string; hits: number; hull: number }
  /** `sails` are left on the mast. */
  | { kind: 'sailLost'; ship: string; mast: MastId; sails: number }
  | { kind: 'batteryLost'; ship: string; side: Side; battery: number }
  | { kind: 'mastLost'; ship: string; mast: MastId }
  | { kind: 'rudderLost'; ship: string }
  | { kind: 'shipSunk'; ship: string; cause: 'hull' | 'magazine' }

export interface AttackBegan extends Omit<Attack, 'isCutShort'> {
  kind: 'attackBegan'
}

/** One battery, its two dice and what the chart says. */
export interface BatteryFired {
  kind: 'batteryFired'
  shooter: string
  target: string
  side: Side
  /** 1 at the bow to 5 at the stern. */
  battery: number
  shot: ShotKind
  range: number
  dice: number
  result: ResultId
  isRetaliation: boolean
}

export const battleEventShapes: EventShapes<BattleEvent> = {
  attackBegan: {
    shooter: ship,
    target: ship,
    side: side,
    batteries: listed(battery),
    isRetaliation: yesNo,
    hasBroadside: yesNo,
    load: { type: 'text', values: ['round', 'doubleShotted', 'chain'] },
  },
  batteryFired: {
    shooter: ship,
    target: ship,
    side: side,
    battery: battery,
    shot: { type: 'text', values: ['broadside', 'bow', 'stern'] },
    range: number,
    dice: number,
    result: resultId,
    isRetaliation: yesNo,
  },
  attackCutShort: { shooter: ship, target: ship },
  attackEnded: {},
  fireHeld: { ship: ship },
  hullHit: { ship: ship, hits: number, hull: number },
  sailLost: { ship: ship, mast: mast, sails: number },
  batteryLost: { ship: ship, side: side, battery: battery },
  mastLost: { ship: ship, mast: mast },
  rudderLost: { ship: ship },
  shipSunk: { ship: ship, cause: { type: 'text', values: ['hull', 'magazine'] } },
}

/** [SOL-083] [SOL-084] [SOL-085] A mast that falls costs the next turn to begin, however many fall before it. */
export const battleEvolve: Evolve<BattleEvent> = {
  attackBegan(state, event) {
    state.attacks.push({
      shooter: event.shooter,
      target: event.target,
      side: event.side,
      batteries: event.batteries.slice(),
      isRetaliation: event.isRetaliation,
      hasBroadside: event.hasBroadside,
      load: event.load,
      isCutShort: false,
    })
  },
  batteryFired(state, event) {
    state.attacks[state.attacks.length - 1]?.batteries.shift()
    if (event.isRetaliation) return
    shipOf(state, event.shooter).fired[event.side][event.battery - 1] = true
  },
  attackCutShort(state) {
    const attack = state.attacks[state.attacks.length - 1]
    if (!attack) return
    attack.batteries = []
    attack.isCutShort = true
  },
  attackEnded(state) {
    state.attacks.pop()
  },
  fireHeld() {},
  hullHit(state, event) {
    shipOf(state, event.ship).hull = event.hull
    stir(state)
  },
  sailLost(state, event) {
    shipOf(state, event.ship).masts[event.mast] = event.sails
    stir(state)
  },
  batteryLost(state, event) {
    shipOf(state, event.ship).batteries[event.side][event.battery - 1] = false
    stir(state)
  },
  mastLost(state, event) {
    const ship = shipOf(state, event.ship)
    ship.masts[event.mast] = null
    ship.isWreckFallen = true
    stir(state)
  },
  rudderLost(state, event) {
    shipOf(state, event.ship).hasRudder = false
    stir(state)
  },
  shipSunk(state, event) {
    shipOf(state, event.ship).status = 'sunk'
    endTurnOf(state, event.ship)
    stir(state)
  },
}

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
