import type { Metric, Of } from '@grognard/umpire'
import type { Event } from '../events.ts'
import { sideOf } from '../players.ts'
import { cardOf, shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { rowIds } from '../tables/damage.ts'
import { countedForSides, seatOfSide } from './sides.ts'

type Teller<K extends Event['kind']> = (event: Of<Event, K>, before: State) => readonly Metric[]
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
    { factor: 'ending', is: ending },
    ...countedForSides(before, 'points', side => points[side] ?? 0),
  ],
}

const lostIn = { hull: 'hullLost', sails: 'sailsLost', crew: 'crewLost' } as const

function once(count: string, before: State, ship: string): Metric[] {
  return [{ count, seat: shipOf(before, ship).seat }]
}

/** The side that was the first to do damage, told by its first seat. */
function firstBlood(before: State, ship: string): Metric[] {
  if (hasBeenHit(before)) return []
  const hurt = sideOf(before, shipOf(before, ship).seat)
  return [{ factor: 'firstBlood', seat: seatOfSide(before, 1 - hurt) }]
}

/** Boxes are gone; those of the crew are no sign once boarders have fought or a prize was manned. */
function hasBeenHit(before: State): boolean {
  const rows = rowIds.filter(row => row !== 'crew' || !hasBoarded(before))
  return before.ships.some(ship => {
    const card = cardOf(before, ship)
    return rows.some(row => ship[row] < card[row])
  })
}

function hasBoarded({ melees, players }: State): boolean {
  const hasFought = melees.some(melee => melee.attackerWins + melee.defenderWins > 0)
  return hasFought || players.some(({ strokes }) => strokes.melee + strokes.flag > 0)
}

/** What an event adds in the course of the battle; nothing for most of them. */
export function inAction(event: Event, before: State): readonly Metric[] {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): readonly Metric[] {
  const teller: Tellers[K] = tellers[kind]
  return teller?.(event as Of<Event, K>, before) ?? nothing
}

const nothing: readonly Metric[] = []
