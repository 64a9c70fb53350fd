import { AttachmentRefused, errorIn, judgeBy, together } from '@grognard/umpire'
import type { Json, Refusal, Seat, Shape } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import type { Card, SizeId } from '../book/tables/ships.ts'
import { inInches } from '../model/measures.ts'
import { attributesFrom, sheetName, sheetShape } from '../model/sheet.ts'
import { isOfTheBook } from '../model/ships.ts'
import type { Attachments, Player } from '../model/state.ts'
import { refuse } from '../words.ts'

const sizes: readonly SizeId[] = ['small', 'medium', 'large']

/** [LOB-013] A ship card of a player's own design. Lengths in 1/1000 in, turning in 1/100 degree. */
export const cardShape: Shape = {
  type: 'record',
  fields: {
    id: { type: 'text', longest: 40 },
    name: { type: 'text', longest: 40 },
    points: { type: 'integer', from: 1, to: 5000 },
    actionPoints: { type: 'integer', from: 0, to: 10 },
    move: { type: 'integer', from: 1000, to: 12_000 },
    turning: { type: 'integer', from: 500, to: 18_000 },
    draught: { type: 'integer', from: 1, to: 6 },
    morale: { type: 'integer', from: 1, to: 12 },
    firepower: { type: 'integer', from: 0, to: 12 },
    size: { type: 'text', values: sizes },
    hull: { type: 'integer', from: 1, to: 40 },
    sails: { type: 'integer', from: 1, to: 40 },
    crew: { type: 'integer', from: 1, to: 40 },
    isShipOfTheLine: { type: 'yesNo' },
    canCross: { type: 'yesNo' },
    length: { type: 'integer', from: 300, to: 6000 },
    beam: { type: 'integer', from: 100, to: 2000 },
  },
}

/** What players may bring: own ship cards, and a commander's sheet for each seat. */
export const attachmentsShape: Record<string, Shape> = {
  cards: { type: 'list', of: cardShape, most: 40 },
  'commander-a': sheetShape,
  'commander-b': sheetShape,
  'commander-c': sheetShape,
  'commander-d': sheetShape,
}

interface Design {
  card: Card
  /** Ids of the cards before it. */
  taken: readonly string[]
}

/** [LOB-013] What the shape cannot tell of a card. */
const cardRefusals: Refusal<Design, RuleId>[] = [
  refuse(
    'LOB-013',
    'lob.refuse.cardIdOfTheBook',
    ({ card }) => isOfTheBook(card.id),
    ({ card }) => ({ card: card.id }),
  ),
  refuse(
    'LOB-013',
    'lob.refuse.cardIdTwice',
    ({ card, taken }) => taken.includes(card.id),
    ({ card }) => ({ card: card.id }),
  ),
  refuse(
    'LOB-013',
    'lob.refuse.cardNameless',
    ({ card }) => card.name.trim() === '',
    ({ card }) => ({ card: card.id }),
  ),
  refuse(
    'LOB-015',
    'lob.refuse.cardTooWide',
    ({ card }) => card.beam > card.length,
    ({ card }) => ({
      card: card.id,
      length: inInches(card.length),
      beam: inInches(card.beam),
    }),
  ),
]

/** [LOB-013] The scenario's cards and the players' own. AttachmentRefused with all that is wrong. */
export function cardsWith(given: readonly Card[], attachments: Attachments): Card[] {
  const { cards } = attachments
  if (!areCards(cards)) return [...given]
  const own: readonly Card[] = cards
  const all = [...given, ...own]
  const ids = all.map(card => card.id)
  const ruling = together(
    ...own.map((card, index) =>
      judgeBy(cardRefusals, { card, taken: ids.slice(0, given.length + index) }),
    ),
  )
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return all
}

function areCards(value: unknown): value is Card[] {
  return value !== undefined && errorIn({ type: 'list', of: cardShape }, value) === null
}

/** [LOB-263] The attribute points of a seat's commander; none without a sheet. */
export function attributesOf(attachments: Attachments, seat: Seat): Player['attributes'] {
  const sheet: Json | undefined = attachments[sheetName(seat)]
  if (sheet === undefined) return { melee: 0, bearing: 0, navigation: 0, gunnery: 0 }
  return attributesFrom(sheet)
}
