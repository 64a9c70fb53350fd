import { firstOf, lastOf } from '@grognard/umpire'
import type {
  BoxRow,
  Cell,
  PrintedCard,
  PrintedForm,
  PrintedSheet,
  PrintRequest,
} from '@grognard/umpire'
import { clockTime } from '../../book/measures.ts'
import { orderliesOfChief } from '../../book/tables/command.ts'
import { rollsOfShortage, valeurLost } from '../../book/tables/morale.ts'
import { scale } from '../../book/tables/scale.ts'
import { nameOf } from '../../model/names.ts'
import type { Side, Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitCard } from '../pieces.ts'
import { said, tableOf } from './words.ts'

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

/** [BA-1.1.7-03] Turn by turn: the clock, the victory points, what has happened. */
export function logSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const sides: Cell[] = state?.sides.map(({ seat }) => ({ key: `seat.${seat}` })) ?? ['', '']
  return [
    {
      title: said('log'),
      parts: [
        {
          part: 'form',
          title: said('log.turns'),
          columns: [
            { head: said('log.turn'), share: 0.7 },
            { head: said('log.hour'), share: 0.9 },
            ...sides.map(head => ({ head, share: 1.2 })),
            { head: said('log.events'), share: 7 },
          ],
          rows: state ? turnRows(state) : [],
          empty: 'page',
        },
      ],
    },
  ]
}

function turnRows({ turn, lastTurn, clock }: State): Cell[][] {
  const first = Math.max(1, turn)
  return Array.from({ length: Math.max(0, lastTurn - first + 1) }, (_, index) => [
    first + index,
    clockTime(clock + index * scale.minutesPerTurn),
  ])
}

/** [BA-1.1.2-05] An order sheet for a turn of each side, under the list of its chiefs. */
export function orderSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  if (!state) return [sheetOf([ordersForm(null, null)])]
  return state.sides.flatMap(side => {
    const chiefs = state.staff.filter(({ seat, kind }) => seat === side.seat && kind === 'chief')
    const hasUnits = state.units.some(({ seat }) => seat === side.seat)
    if (!hasUnits) return []
    const list = chiefs.length > 0 ? [chiefsTable(chiefs)] : []
    return [
      { ...sheetOf([...list, ordersForm(state, side)]), subtitle: { key: `seat.${side.seat}` } },
    ]
  })
}

function sheetOf(parts: PrintedSheet['parts']): PrintedSheet {
  const blanks = {
    part: 'blanks' as const,
    blanks: [
      { name: said('log.turn'), share: 0.3 },
      { name: said('log.hour'), share: 0.3 },
      { name: said('orders.sealed'), share: 0.4 },
    ],
  }
  return { title: said('orders'), parts: [blanks, ...parts] }
}

/** [BA-1.1.4-01] Chiefs with what they are and whom they serve. */
function chiefsTable(chiefs: readonly Staff[]) {
  const nameById = new Map(chiefs.map(({ id, name }) => [id, name]))
  const table = tableOf({
    title: 'chiefs',
    rules: ['BA-1.1.4-01'],
    heads: [said('chief'), said('level'), said('quality'), said('superior'), said('orderlies')],
    rows: chiefs.map(({ name, level, quality, over }) => [
      name,
      { key: `ba.level.${level}` },
      { key: `ba.quality.${quality}` },
      (over !== null && nameById.get(over)) || null,
      orderliesOfChief,
    ]),
  })
  return { ...table, isWide: true as const }
}

function ordersForm(state: State | null, side: Side | null): PrintedForm {
  const chiefs = new Map(state?.staff.map(({ id, name }) => [id, name]))
  const units = state?.units.filter(
    ({ seat, status }) => seat === side?.seat && (status === 'onBoard' || status === 'waiting'),
  )
  return {
    part: 'form',
    title: said('orders.units'),
    columns: [
      { head: said('orders.unit'), share: 2.6 },
      { head: said('chief'), share: 1.7 },
      { head: said('orders.formation'), share: 1.7 },
      { head: said('orders.march'), share: 3 },
      { head: said('orders.attack'), share: 2.2 },
    ],
    rows: units?.map(unit => [nameOf(unit), chiefs.get(unit.chief ?? '') ?? '']) ?? [],
    empty: units ? FEW : 'page',
  }
}

/** Empty rows for units that split; our own measure. */
const FEW = 3
