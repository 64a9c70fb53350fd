import { firstOf, lastOf } from '@grognard/umpire'
import type { Cell, PrintedCard, PrintedSheet, PrintedText, PrintRequest } from '@grognard/umpire'
import { nationIds } from '../../book/tables/command.ts'
import { allLost, halfLost, rowIds, rudderTurns } from '../../book/tables/fire.ts'
import type { RowId } from '../../book/tables/fire.ts'
import { attributeIds, rankThresholds, rankTitle } from '../../book/tables/points.ts'
import { failsToStrike, shakenBeyond } from '../../book/tables/rally.ts'
import { cards as classes } from '../../book/tables/ships.ts'
import type { Card } from '../../book/tables/ships.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { sideOf } from '../../model/players.ts'
import { cardName, cardOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { said, tableOf } from './words.ts'

type Request = PrintRequest<State>

/** [LOB-008] A card for every ship of the battle, or for every class of the book. */
export function cardSheets({ state, condition }: Request): PrintedSheet[] {
  if (!state || state.ships.length === 0)
    return [
      {
        title: said('cards'),
        subtitle: said('cards.classes'),
        parts: [...classes.map(ofClass), legend],
      },
    ]
  const parts = state.players.flatMap(({ seat }) =>
    state.ships.filter(ship => ship.seat === seat).map(ship => ofShip(state, ship, condition)),
  )
  return [{ title: said('cards'), parts: [...parts, legend] }]
}

/** [LOB-148] [LOB-150] [LOB-200] What the heavy strokes between boxes are. */
const legend: PrintedText = {
  part: 'text',
  text: said('cards.strokes'),
  rules: ['LOB-148', 'LOB-150', 'LOB-200'],
}

function ofClass(card: Card): PrintedCard {
  return {
    part: 'card',
    title: cardName(card),
    subtitle: [said('card.blank')],
    side: null,
    facts: factsOf(card),
    boxes: boxesOf(card, card),
  }
}

function ofShip(state: State, ship: Ship, condition: Request['condition']): PrintedCard {
  const card = cardOf(state, ship)
  const stands = condition === 'asItStands'
  return {
    part: 'card',
    title: ship.name,
    subtitle: [
      { key: `seat.${ship.seat}` },
      cardName(card),
      ...(ship.nation === 'none' ? [] : [{ key: `lob.nation.${ship.nation}` }]),
      ...(ship.officer ? [{ key: `lob.officer.${ship.officer}` }] : []),
      ...(stands ? fateOf(ship) : []),
    ],
    side: sideOf(state, ship.seat),
    facts: factsOf(card),
    boxes: boxesOf(card, stands ? ship : card, stands ? ship : undefined),
  }
}

function fateOf(ship: Ship): Cell[] {
  const fate = ship.status === 'afloat' ? [] : [{ key: `lob.fate.${ship.status}` }]
  return ship.isStruck ? [...fate, { key: 'lob.badge.struck' }] : fate
}

function factsOf(card: Card): PrintedCard['facts'] {
  const facts: [string, Cell][] = [
    ['move', said('inches', { inches: inInches(card.move) })],
    ['turning', said('degrees', { degrees: inDegrees(card.turning) })],
    ['firepower', card.firepower],
    ['morale', card.morale],
    ['draught', card.draught],
    ['size', { key: `lob.size.${card.size}` }],
    ['points', card.points],
    ['actionPoints', card.actionPoints],
  ]
  return facts.map(([name, value]) => ({ name: said(`card.${name}`), value }))
}

type Rows = Record<RowId, number>

/** [LOB-009] The rows of boxes, then what is struck off one by one: mainmast, rudder, failures. */
function boxesOf(full: Rows, left: Rows, ship?: Ship): PrintedCard['boxes'] {
  const rows = rowIds.map(row => ({
    name: { key: `lob.row.${row}` },
    of: full[row],
    struck: lastOf(full[row], full[row] - left[row]),
    strokes: strokesOf(row, full[row]),
  }))
  return [
    ...rows,
    { name: said('card.mainmast'), of: 1, struck: ship?.isMainmastLost ? [1] : [] },
    { name: said('card.rudder'), of: rudderTurns, struck: firstOf(ship?.rudderTurns ?? 0) },
    { name: said('card.fails'), of: failsToStrike, struck: firstOf(ship?.moraleFails ?? 0) },
  ]
}

/** [LOB-148] [LOB-150] Half is lost; [LOB-200] more than half, when all boxes after it are struck. */
function strokesOf(row: RowId, full: number): number[] {
  const half = full - Math.ceil((full * halfLost) / allLost)
  const shaken = full - Math.floor((full * shakenBeyond) / allLost) - 1
  if (row === 'sails') return [half]
  return row === 'hull' ? [shaken] : [half, shaken]
}

/** Boxes for points of an attribute; our own measure. */
const pointBoxes = 10

/** [LOB-250] The commander's sheet of each player, to go on with from battle to battle. */
export function commanderSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  if (!state) return [sheetOf({ title: said('commander') }, null)]
  return state.players.map(({ seat, nation }) => {
    const titled = { title: said('commander'), subtitle: { key: `seat.${seat}` } }
    return sheetOf(titled, nation === 'none' ? null : { key: `lob.nation.${nation}` })
  })
}

type Titled = Omit<PrintedSheet, 'parts'>

function sheetOf(titled: Titled, nation: Cell): PrintedSheet {
  return {
    ...titled,
    parts: [
      {
        part: 'blanks',
        blanks: [
          { name: said('commander.name'), share: 0.6 },
          { name: said('commander.nation'), value: nation ?? '', share: 0.4 },
          { name: said('commander.rank'), share: 0.6 },
          { name: said('commander.points'), share: 0.4 },
        ],
      },
      {
        part: 'card',
        title: said('commander.attributes'),
        subtitle: ['LOB-260', 'LOB-262'],
        side: null,
        facts: [],
        boxes: attributeIds.map(id => ({
          name: { key: `lob.attribute.${id}` },
          of: pointBoxes,
          struck: [],
        })),
      },
      ranksTable(),
      {
        part: 'form',
        title: said('commander.battles'),
        columns: [
          { head: said('commander.battle'), share: 4 },
          { head: said('commander.result'), share: 1.6 },
          { head: said('commander.victoryPoints'), share: 1.3 },
          { head: said('commander.missionPoints'), share: 1.3 },
          { head: said('commander.change'), share: 1.3 },
          { head: said('commander.rank'), share: 2 },
        ],
        rows: [],
        empty: 'page',
      },
    ],
  }
}

/** [LOB-255] Titles by nation. */
function ranksTable() {
  const nations = nationIds.filter(nation => nation !== 'none')
  const table = tableOf({
    title: 'ranks',
    rules: ['LOB-255'],
    heads: [said('ranks.from'), ...nations.map(nation => ({ key: `lob.nation.${nation}` }))],
    rows: rankThresholds.map((points, index) => [
      points,
      ...nations.map(nation => {
        const key = rankTitle(nation, index + 1)
        const before = rankTitle(nation, index)
        return key === undefined || key === before ? null : { key }
      }),
    ]),
  })
  return { ...table, isWide: true as const }
}
