import type { Finding, Of } from '@grognard/umpire'
import type { Event } from '../events.ts'
import { sideOf } from '../players.ts'
import { cardOf, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { rowIds } from '../tables/damage.ts'
import { seatOfSide } from './sides.ts'

type Teller<K extends Event['kind']> = (event: Of<Event, K>, before: State) => readonly Finding[]
type Tellers = { [K in Event['kind']]?: Teller<K> }

/** What each kind of event adds. A ship's luck is counted for the seat that has her at the time. */
const tellers: Tellers = {
  hitJudged: ({ shooter, result, critical }, before) => {
    const { seat } = shipOf(before, shooter)
    return [
      { count: 'broadsides', seat },
      ...(result === 'miss' ? [] : [{ count: 'hits', seat }]),
      ...(critical === 'none' ? [] : [{ count: 'criticals', seat }]),
    ]
  },
  crossed: ({ shooter }, before) => once('rakes', before, shooter),
  counterFired: ({ shooter }, before) => once('answers', before, shooter),
  shipDamaged: ({ ship, row, lost }, before) => [
    ...firstBlood(before, ship),
    { count: lostIn[row], seat: shipOf(before, ship).seat, times: lost },
  ],
  ranAground: ({ ship }, before) => once('groundings', before, ship),
  meleeBegun: ({ attacker }, before) => once('boardings', before, attacker),
  meleeDecided: ({ attacker, defender, winner }, before) =>
    winner === 'nobody' ? [] : once('melees', before, winner === 'attacker' ? attacker : defender),
  moraleFailed: ({ ship }, before) => once('shaken', before, ship),
  battleEnded: ({ ending, points }, before) => [
    { circumstance: 'ending', is: ending },
    ...points.map((times, side) => ({ count: 'points', seat: seatOfSide(before, side), times })),
  ],
}

const lostIn = { hull: 'hullLost', sails: 'sailsLost', crew: 'crewLost' } as const

function once(count: string, before: State, ship: string): Finding[] {
  return [{ count, seat: shipOf(before, ship).seat }]
}

/** The side that was the first to do damage, told by its first seat. */
function firstBlood(before: State, ship: string): Finding[] {
  if (!before.ships.every(row => isWhole(before, row))) return []
  const hurt = sideOf(before, shipOf(before, ship).seat)
  return [{ circumstance: 'firstBlood', seat: seatOfSide(before, 1 - hurt) }]
}

function isWhole(before: State, ship: Ship): boolean {
  const card = cardOf(before, ship)
  return rowIds.every(row => ship[row] === card[row])
}

/** What an event adds in the course of the battle; nothing for most of them. */
export function inAction(event: Event, before: State): readonly Finding[] {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): readonly Finding[] {
  const teller: Tellers[K] = tellers[kind]
  return teller?.(event as Of<Event, K>, before) ?? nothing
}

const nothing: readonly Finding[] = []
