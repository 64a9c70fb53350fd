import { otherTack } from '@grognard/geometry/dots/wind.ts'
import { isAllowed } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { heading } from '../../model/fields.ts'
import { activeShip, activeTurn, shipName, tellInTurn } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { cableRefusals, judgeInOrder, maySail, rammingRefusals } from '../../model/under-way.ts'
import type { UnderWay } from '../../model/under-way.ts'
import { canComeAbout, canWear, downwind, mayCollide, wayOf } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { leadsOf, sail, tellCable } from './cable.ts'
import type { Cable } from './cable.ts'

type Tack = Of<Order, 'comeAbout' | 'wear'>

/** A ship about to change its tack. */
interface Tacking extends UnderWay {
  heading: number
}

/** [SOL-007] [SOL-030] [SOL-035] Where both manoeuvres begin and end. */
function tackRefusals(rule: 'SOL-030' | 'SOL-035'): SolRefusal<Tacking>[] {
  return [
    stop(
      rule,
      'sol.refuse.tackFrom',
      ({ state, ship }) => !canWear(state, ship),
      ({ ship }) => ({ ship: shipName(ship) }),
    ),
    refuse(
      rule,
      'sol.refuse.tackTo',
      ({ state, ship, heading }) => !otherTack(ship.heading, state.windFrom).includes(heading),
      ({ state, ship }) => {
        const [one, other] = otherTack(ship.heading, state.windFrom)
        return { one: { key: `sol.heading.${one}` }, other: { key: `sol.heading.${other}` } }
      },
    ),
    ...cableRefusals,
  ]
}

const wearTables = [tackRefusals('SOL-035'), rammingRefusals]
const wearRefusals = wearTables.flat()

const aboutRefusals: SolRefusal<Tacking>[] = [
  ...tackRefusals('SOL-030'),
  refuse(
    'SOL-032',
    'sol.refuse.noForesails',
    ({ ship, turn }) => (ship.masts.fore ?? 0) === 0 && !turn.isClubHauling,
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
  refuse(
    'SOL-033',
    'sol.refuse.twiceAbout',
    ({ ship, turn }) => ship.lastAction === 'comeAbout' && !turn.isClubHauling,
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
]

/** [SOL-040] Onto a ship they are collisions, as a move is; boarding is none of their ways. */
const comeAboutTables = [aboutRefusals, rammingRefusals]
const comeAboutRefusals = comeAboutTables.flat()

export const tackShape = { heading }

/** [SOL-034] [SOL-031] A move that brings the ship a cable into the wind, on the other tack. */
export const comeAbout: SolOrderRules<'comeAbout'> = {
  shape: tackShape,
  judge: (state, _seat, order) => judgeInOrder(comeAboutTables, tackingOf(state, order)),
  execute(table, _seat, order) {
    sail(table, activeShip(table.state), cableOf(table.state, order))
  },
  legalOrders: state =>
    headingsAfter(state)
      .map(heading => ({ kind: 'comeAbout' as const, heading }))
      .filter(order => isAllowed(comeAboutRefusals, tackingOf(state, order))),
  sample(state, _seat, dice) {
    const ship = activeShip(state)
    const turn = activeTurn(state)
    if (!canComeAbout(state, ship, turn) || !maySail(ship, turn)) return undefined
    if (!isOpen(state, ship, state.windFrom)) return undefined
    return { kind: 'comeAbout', heading: pickOf(headingsAfter(state), dice.roll(2)) }
  },
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    leads: (state, _seat, order) =>
      state.turn ? leadsOf(state, activeShip(state), cableOf(state, order)) : [],
  },
  describe: (state, order) =>
    tellInTurn(state, order, ship => tellCable(state, ship, cableOf(state, order))),
}

/** [SOL-039] [SOL-036] A move that costs the ship a cable downwind, to the other tack. */
export const wear: SolOrderRules<'wear'> = {
  shape: tackShape,
  judge: (state, _seat, order) => judgeInOrder(wearTables, tackingOf(state, order)),
  execute(table, _seat, order) {
    sail(table, activeShip(table.state), cableOf(table.state, order))
  },
  legalOrders: state =>
    headingsAfter(state)
      .map(heading => ({ kind: 'wear' as const, heading }))
      .filter(order => isAllowed(wearRefusals, tackingOf(state, order))),
  sample(state, _seat, dice) {
    const ship = activeShip(state)
    if (!canWear(state, ship) || !maySail(ship, activeTurn(state))) return undefined
    if (!isOpen(state, ship, downwind(state))) return undefined
    return { kind: 'wear', heading: pickOf(headingsAfter(state), dice.roll(2)) }
  },
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    leads: (state, _seat, order) =>
      state.turn ? leadsOf(state, activeShip(state), cableOf(state, order)) : [],
  },
  describe: (state, order) =>
    tellInTurn(state, order, ship => tellCable(state, ship, cableOf(state, order))),
}

/** [SOL-031] [SOL-036] Into the wind or with it. */
function cableOf(state: State, { kind, heading }: Tack): Cable {
  const direction = kind === 'comeAbout' ? state.windFrom : downwind(state)
  return { action: kind, direction, heading, alongside: null }
}

function tackingOf(state: State, order: Tack): Tacking {
  const { direction } = cableOf(state, order)
  const [ship, turn] = [activeShip(state), activeTurn(state)]
  return { state, ship, turn, direction, heading: order.heading }
}

function headingsAfter(state: State): readonly number[] {
  return otherTack(activeShip(state).heading, state.windFrom)
}

/** No reason against that cable for a ship that may sail. */
function isOpen(state: State, ship: Ship, direction: number): boolean {
  const turn = activeTurn(state)
  const way = wayOf(state, ship, turn, direction)
  if (way === 'collides') return mayCollide(state, ship, turn)
  return way !== 'barred'
}

function pickOf(headings: readonly number[], die: number): number {
  const heading = headings[die - 1]
  if (heading === undefined) throw new RangeError(`There is no tack ${die}.`)
  return heading
}
