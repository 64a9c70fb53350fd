import type { Faces, Message, Seat } from '@grognard/umpire'
import type { NationId } from '../book/tables/cards.ts'
import type { State } from '../model/state.ts'
import { cardOf } from '../model/units.ts'

/** Whom each commander leads; said where there is no room for the commander. */
const navies = {
  holland: 'royalNavy',
  harwood: 'royalNavy',
  langsdorff: 'grafSpee',
  lutjens: 'kriegsmarine',
  fletcher: 'usNavy',
  takagi: 'japan',
  sherbrooke: 'royalNavy',
  kummetz: 'kriegsmarine',
  callaghan: 'usNavy',
  abe: 'japan',
} as const
type Face = keyof typeof navies

/** Who fought, scenario by scenario: the Allies, then the Axis. */
const commanders: Readonly<Record<string, readonly [allies: Face, axis: Face]>> = {
  'river-plate': ['harwood', 'langsdorff'],
  'denmark-strait': ['holland', 'lutjens'],
  'coral-sea': ['fletcher', 'takagi'],
  'barents-sea': ['sherbrooke', 'kummetz'],
  guadalcanal: ['callaghan', 'abe'],
}

/** Sides by their navy and commander where the scenario knows them, else by the nation of a fleet of one. */
export function faces(state: State): Faces {
  const named = commanders[state.scenario]
  const known = state.players.flatMap(({ seat }, side): [string, Message][] => {
    const name = named?.[side]
    if (name === undefined) return alike(seat, nationOf(state, seat))
    return [
      [`seat.${seat}`, { key: `was.face.${name}` }],
      [`was.side.${seat}`, { key: `was.navy.${navies[name]}` }],
    ]
  })
  return Object.fromEntries(known)
}

/** Where only the nation is known, the long name and the short one are the same. */
function alike(seat: Seat, face: Message | null): [string, Message][] {
  if (!face) return []
  return [
    [`seat.${seat}`, face],
    [`was.side.${seat}`, face],
  ]
}

/** Null before a fleet is shown, and for fleets of several nations. */
function nationOf(state: State, seat: Seat): Message | null {
  const nations = new Set<NationId>()
  for (const one of [...state.units, ...state.aircraft])
    if (one.seat === seat) nations.add(cardOf(state, one).nation)
  const [nation] = nations
  return nation && nations.size === 1 ? { key: `was.nation.${nation}` } : null
}
