import { otherTack } from '@grognard/geometry/dots/wind.ts'
import { isAllowed } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { activeShip, activeTurn, shipName, tellInTurn } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { cableRefusals, judgeInOrder, maySail, rammingRefusals } from '../../model/under-way.ts'
import type { UnderWay } from '../../model/under-way.ts'
import { canComeAbout, canWear, downwind, mayCollide, wayOf } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
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
    {
      rule,
      message: 'sol.refuse.tackFrom',
      values: ({ ship }) => ({ ship: shipName(ship) }),
      stop: true,
      when: ({ state, ship }) => !canWear(state, ship),
    },
    {
      rule,
      message: 'sol.refuse.tackTo',
      values({ state, ship }) {
        const [one, other] = otherTack(ship.heading, state.windFrom)
        return { one: { key: `sol.heading.${one}` }, other: { key: `sol.heading.${other}` } }
      },
      when: ({ state, ship, heading }) =>
        !otherTack(ship.heading, state.windFrom).includes(heading),
    },
    ...cableRefusals,
  ]
}

const wearTables = [tackRefusals('SOL-035'), rammingRefusals]
const wearRefusals = wearTables.flat()

const aboutRefusals: SolRefusal<Tacking>[] = [
  ...tackRefusals('SOL-030'),
  {
    rule: 'SOL-032',
    message: 'sol.refuse.noForesails',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    when: ({ ship, turn }) => (ship.masts.fore ?? 0) === 0 && !turn.isClubHauling,
  },
  {
    rule: 'SOL-033',
    message: 'sol.refuse.twiceAbout',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    when: ({ ship, turn }) => ship.lastAction === 'comeAbout' && !turn.isClubHauling,
  },
]

/** [SOL-040] Onto a ship they are collisions, as a move is; boarding is none of their ways. */
const comeAboutTables = [aboutRefusals, rammingRefusals]
const comeAboutRefusals = comeAboutTables.flat()

/** [SOL-034] [SOL-031] A move that brings the ship a cable into the wind, on the other tack. */
export const comeAbout: SolOrderRules<'comeAbout'> = {
  shape: { heading: { type: 'integer', from: 0, to: 7 } },
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
  shape: { heading: { type: 'integer', from: 0, to: 7 } },
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
