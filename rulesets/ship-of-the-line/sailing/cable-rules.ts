import { allowed, judgeBy } from '@grognard/umpire'
import type { Ruling } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import type { SolRefusal } from '../rules.ts'
import { fewestMoves } from '../tables/ship.ts'
import { sailorRefusals } from './sailor.ts'
import type { Sailing } from './sailor.ts'
import { mayCollide, struckBy, wayOf } from './ways.ts'

/** A ship about to sail a cable in some direction. */
export interface UnderWay extends Sailing {
  direction: number
}

/** What any cable meets: no moves left, the edge in the turn of return. */
export const cableRefusals: SolRefusal<UnderWay>[] = [
  ...sailorRefusals,
  {
    rule: 'SOL-134',
    message: 'sol.refuse.leaveAgain',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    when: ({ state, ship, turn, direction }) => wayOf(state, ship, turn, direction) === 'barred',
  },
]

/** [SOL-133] Another ship, into which nobody sails without need. */
export const rammingRefusals: SolRefusal<UnderWay>[] = [
  {
    rule: 'SOL-133',
    message: 'sol.refuse.ramming',
    values: ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
    when: under => under.turn.moves < fewestMoves && rams(under),
  },
  {
    rule: 'SOL-133',
    message: 'sol.refuse.rammingFurther',
    values: ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
    when: under => under.turn.moves >= fewestMoves && rams(under),
  },
]

/** [SOL-133] Into another ship without need. */
function rams({ state, ship, turn, direction }: UnderWay): boolean {
  return wayOf(state, ship, turn, direction) === 'collides' && !mayCollide(state, ship, turn)
}

/** What the first table to refuse has against it; what stands in the later ones would be beside the point. */
export function judgeInOrder<Context>(
  tables: readonly (readonly SolRefusal<Context>[])[],
  context: Context,
): Ruling {
  for (const rows of tables) {
    const ruling = judgeBy(rows, context)
    if (!ruling.allowed) return ruling
  }
  return allowed
}
