import { AttachmentRefused, errorIn, judgeBy, together } from '@grognard/umpire'
import type { Json, Refusal, Shape } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { cardIds, cards, effectIds, effectLimits, officerIds } from '../book/tables/cards.ts'
import type { Card, OfficerId } from '../book/tables/cards.ts'
import { chartDice, chartRanges, charts, resultIds, shotKinds } from '../book/tables/charts.ts'
import type { Charts, ResultId, ShotKind } from '../book/tables/charts.ts'
import { refuse } from '../words.ts'

type Attachments = Record<string, Json>

/** A chart as it is read off paper: by range 1 to 3, then by the sum of the dice 2 to 12. */
type ChartPaper = Record<ShotKind, Record<string, Record<string, ResultId>>>
/** A card as it is read off paper; name and text may be left out. */
type CardPaper = Omit<Card, 'name' | 'text'> & Partial<Pick<Card, 'name' | 'text'>>

const resultShape: Shape = { type: 'text', values: resultIds }
const rowShape: Shape = { type: 'record', fields: fieldsOf(chartDice, resultShape) }
const chartShape: Shape = { type: 'record', fields: fieldsOf(chartRanges, rowShape) }

/** [SOL-064] Three charts, each with three rows, each with all eleven columns. */
export const chartsShape: Shape = { type: 'record', fields: fieldsOf(shotKinds, chartShape) }

const wordsShape = (longest: number): Shape => ({
  type: 'oneOf',
  of: [{ type: 'text', longest }, { type: 'nothing' }],
})

/** [SOL-048] Ten cards with effects that the umpire knows. */
export const cardsShape: Shape = {
  type: 'list',
  fewest: cardIds.length,
  most: cardIds.length,
  of: {
    type: 'record',
    fields: {
      id: { type: 'text', values: cardIds },
      officer: { type: 'text', values: officerIds },
      effect: { type: 'text', values: effectIds },
      amount: { type: 'integer', from: 1 },
      name: wordsShape(60),
      text: wordsShape(600),
    },
    optional: ['name', 'text'],
  },
}

/** What players may bring: the charts and the cards of their own copy. */
export const attachmentsShape: Record<string, Shape> = { charts: chartsShape, cards: cardsShape }

interface Brought {
  card: CardPaper
  /** Ids of the cards before it. */
  taken: readonly string[]
}

/** [SOL-048] What the shape cannot tell of a card. */
const cardRefusals: Refusal<Brought, RuleId>[] = [
  refuse(
    'SOL-048',
    'sol.refuse.cardIdTwice',
    ({ card, taken }) => taken.includes(card.id),
    ({ card }) => ({ card: card.id }),
  ),
  refuse(
    'SOL-048',
    'sol.refuse.cardNameless',
    ({ card }) => card.name?.trim() === '',
    ({ card }) => ({ card: card.id }),
  ),
  refuse(
    'SOL-048',
    'sol.refuse.cardAmount',
    ({ card }) => card.amount > effectLimits[card.effect],
    ({ card }) => ({
      card: card.id,
      effect: card.effect,
      amount: card.amount,
      most: effectLimits[card.effect],
    }),
  ),
]

interface Hand {
  officer: OfficerId
  count: number
}

/** [SOL-045] Of each officer two cards. */
const handRefusals: Refusal<Hand, RuleId>[] = [
  refuse(
    'SOL-045',
    'sol.refuse.notTwoCards',
    ({ count }) => count !== cardsPerOfficer,
    ({ officer, count }) => ({ officer: { key: `sol.officer.${officer}` }, count }),
  ),
]

const cardsPerOfficer = cardIds.length / officerIds.length

/** [SOL-064] The charts of a battle: the players' own, or ours. A fresh copy. */
export function chartsOf(attachments: Attachments): Charts {
  const { charts: brought } = attachments
  const given = isChartPaper(brought) ? brought : null
  const chartOf = (kind: ShotKind) =>
    given
      ? chartRanges.map(range => chartDice.map(dice => columnOf(given, kind, range, dice)))
      : charts[kind].map(row => row.slice())
  return { broadside: chartOf('broadside'), bow: chartOf('bow'), stern: chartOf('stern') }
}

function columnOf(given: ChartPaper, kind: ShotKind, range: number, dice: number): ResultId {
  const result = given[kind][range]?.[dice]
  if (result === undefined) throw new RangeError(`No ${kind} chart has ${dice} at range ${range}.`)
  return result
}

/** [SOL-048] The cards of a battle: the players' own, or ours. AttachmentRefused with all that is wrong. */
export function cardsOf(attachments: Attachments): Card[] {
  const { cards: brought } = attachments
  if (!isCardPaper(brought)) return cards.map(card => ({ ...card }))
  const ids = brought.map(card => card.id)
  const ruling = together(
    ...brought.map((card, index) => judgeBy(cardRefusals, { card, taken: ids.slice(0, index) })),
    ...officerIds.map(officer =>
      judgeBy(handRefusals, {
        officer,
        count: brought.filter(card => card.officer === officer).length,
      }),
    ),
  )
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return brought.map(({ id, officer, effect, amount, name = null, text = null }) => ({
    id,
    officer,
    effect,
    amount,
    name,
    text,
  }))
}

function isChartPaper(value: unknown): value is ChartPaper {
  return value !== undefined && errorIn(chartsShape, value) === null
}

function isCardPaper(value: unknown): value is CardPaper[] {
  return value !== undefined && errorIn(cardsShape, value) === null
}

function fieldsOf(names: readonly (string | number)[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(names.map(name => [String(name), shape]))
}
