import { firstOf, lastOf } from '@grognard/umpire'
import type { BoxRow, Cell, PrintedCard, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import { unitCard } from '../picture/card.ts'
import type { Side, State, Unit } from '../state.ts'
import { rollsOfShortage } from '../tables/morale.ts'
import { valeurLost } from '../tables/valeur-loss.ts'
import { said } from './words.ts'

type Request = PrintRequest<State>

/** Units that are no part of the order of battle any more. */
const gone: readonly Unit['status'][] = ['joined', 'removed']

/** [BA-1.1.7-01] A card for each unit, side by side as the scenario names them. */
export function cardSheets({ state, condition }: Request): PrintedSheet[] {
  if (!state) return [{ title: said('cards'), parts: firstOf(BLANKS).map(blankCard) }]
  return state.sides.flatMap((side, index) => {
    const parts = unitsOf(state, side, condition).map(unit => cardOf(state, unit, index, condition))
    if (parts.length === 0) return []
    return [{ title: said('cards'), subtitle: { key: `seat.${side.seat}` }, parts }]
  })
}

/** As many as a page takes; our own measure. */
const BLANKS = 8
/** Figures of a battalion that may split, the largest that is usual; our own measure. */
const blankFigures = 40

function blankCard(): PrintedCard {
  return {
    part: 'card',
    title: said('card.blank'),
    subtitle: [said('card.blankArm')],
    side: null,
    facts: [],
    boxes: [figuresRow(blankFigures, 0, false), ...statesRows(null)],
  }
}

function unitsOf(state: State, { seat }: Side, condition: Request['condition']): Unit[] {
  const own = state.units.filter(unit => unit.seat === seat && !gone.includes(unit.status))
  if (condition === 'asItStands') return own
  return own.filter(unit => unit.partOf === null)
}

function cardOf(
  state: State,
  unit: Unit,
  side: number,
  condition: Request['condition'],
): PrintedCard {
  const stands = condition === 'asItStands'
  const [head, standing, ...more] = unitCard(state, stands ? unit : fresh(unit))
  const name = nameOf(unit)
  const full = Math.ceil(unit.original)
  const lost = stands ? Math.max(0, full - unit.figures) : 0
  return {
    part: 'card',
    title: name,
    subtitle: head ? [head] : [],
    side,
    facts: [],
    boxes: [figuresRow(full, lost, true), ...statesRows(stands ? unit : null)],
    lines: [...(stands && standing ? [standing] : []), ...more, ...arrivalOf(unit)],
  }
}

function fresh(unit: Unit): Unit {
  return { ...unit, figures: Math.ceil(unit.original), valeur: unit.startingValeur }
}

function arrivalOf({ arrival }: Unit): Cell[] {
  return arrival ? [said('card.arrives', { turn: arrival.turn })] : []
}

/** [BA-5.5.2-01] A heavy stroke stands where a point of valeur is lost with the box behind it. */
function figuresRow(full: number, lost: number, hasStrokes: boolean): BoxRow {
  const steps = firstOf(full).filter(count => valeurLost(full, count) > valeurLost(full, count - 1))
  return {
    name: said('card.figures'),
    of: full,
    struck: lastOf(full, lost),
    strokes: hasStrokes ? steps.map(count => full - count) : [],
  }
}

/** [BA-5.5.3-01] Rolls of a limited supply; [BA-Q-27] the first fire or melee. */
function statesRows(unit: Unit | null): BoxRow[] {
  const spent = unit?.supply === 'limited' ? rollsOfShortage - unit.supplyRolls : 0
  const isEmpty = unit?.supply === 'none'
  return [
    {
      name: said('card.supply'),
      of: rollsOfShortage,
      struck: firstOf(isEmpty ? rollsOfShortage : spent),
    },
    { name: said('card.first'), of: 1, struck: unit?.hasFought ? [1] : [] },
  ]
}
