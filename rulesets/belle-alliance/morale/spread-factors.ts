import type { Factor } from '../factors.ts'
import { coverInMelee, isInObstacle } from '../ground/index.ts'
import type { State, Unit } from '../state.ts'
import { ratioClass, ratioRows } from '../tables/loss.ts'
import { spreadRows } from '../tables/spread-of-rout.ts'
import type { SpreadFactor } from '../tables/spread-of-rout.ts'
import type { Class } from '../terrain.ts'
import { isCavalry, staffOf } from '../units.ts'

/** One of the two in a contact of a rout, as table 9 looks at it. */
export interface SpreadSide {
  state: State
  own: Unit
  other: Unit
  /** Figures of all that rout in contact, or of the unit alone. */
  ownFigures: number
  otherFigures: number
}

/** A routing unit that has run into another. */
export interface Spread {
  carrier: SpreadSide
  second: SpreadSide
}

const applies: Record<SpreadFactor, (side: SpreadSide) => boolean> = {
  marchColumn: ({ own }) => own.formation.kind === 'marchColumn',
  cavalry: ({ own }) => isCavalry(own),
  obstacle: ({ state, own }) => isInObstacle(state, own),
  cover1: side => coverOfOther(side) === 'I',
  cover2: side => coverOfOther(side) === 'II',
  cover3: side => coverOfOther(side) === 'III',
  r50: side => superiority(side) >= ratioRows.r50,
  r100: side => superiority(side) >= ratioRows.r100,
  r200: side => superiority(side) >= ratioRows.r200,
  LU: ({ own }) => own.disorder === 'LU',
  U: ({ own }) => own.disorder === 'U',
  FU: ({ own }) => own.disorder === 'FU',
  chief: hasChief,
  valeur: ({ own }) => own.valeur !== 0,
}

/** [BA-T-09] A column of the table, as factors in their groups. */
function factorsOf(column: 'carrier' | 'second'): Factor<SpreadSide>[] {
  return spreadFactors.map(name => {
    const { group, [column]: value } = spreadRows[name]
    return {
      rule: 'BA-T-09',
      message: `ba.modifier.spread.${name}`,
      group,
      value: typeof value === 'number' ? value : ({ own }) => own.valeur,
      when: side => value !== 0 && applies[name](side),
    }
  })
}

function isFactor(name: string): name is SpreadFactor {
  return Object.hasOwn(spreadRows, name)
}

const spreadFactors = Object.keys(spreadRows).filter(isFactor)

export const carrierFactors = factorsOf('carrier')
export const secondFactors = factorsOf('second')

/** What the other one has for cover against this one. */
function coverOfOther({ state, own, other }: SpreadSide): Class | null {
  return coverInMelee(state, other, own)
}

/** [BA-Q-22] [BA-Q-73] Percent by which one outnumbers the other. */
function superiority({ ownFigures, otherFigures }: SpreadSide): number {
  return ratioClass(ownFigures, otherFigures)
}

function hasChief({ state, own: { id, chief } }: SpreadSide): boolean {
  return chief !== null && staffOf(state, chief).contact === id
}
