import { memo } from 'react'
import { drawLook } from '@grognard/board'
import { isRecord } from '@grognard/umpire'
import type { Choice, Game, Look, Shape, Stock, StockCard } from '@grognard/umpire'
import { capital, useWords } from '../../shared/sentences.ts'
import { FormFields } from '../forms/form-fields.tsx'
import { SavedFleets } from './saved-fleets.tsx'
import type { Row } from './saved-fleets.tsx'

interface Props {
  game: Game
  shape: Record<string, Shape>
  choices: Record<string, Choice[]>
  stock: Stock
  order: Record<string, unknown>
  change(order: Record<string, unknown>): void
}

/** A fleet is put together from cards: how many of each, and beside them what has been taken. */
export function FleetBuilder({ game, shape, choices, stock, order, change }: Props) {
  const list = shape[stock.list]
  const rows = rowsOf(order[stock.list])
  if (list?.type !== 'list' || list.of.type !== 'record') return null
  const { card: _card, ...fields } = list.of.fields
  const replaced = (next: readonly Row[]) => change({ ...order, [stock.list]: next })
  return (
    <div className="fleet-builder">
      <StockCards {...{ game, stock, rows }} most={list.most ?? Infinity} change={replaced} />
      <div className="fleet-taken">
        <Spent game={game} stock={stock} />
        <Taken {...{ game, stock, rows, fields, choices }} change={replaced} />
        <SavedFleets game={game} shape={list} rows={rows} load={replaced} />
      </div>
    </div>
  )
}

function rowsOf(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function without(rows: readonly Row[], index: number): readonly Row[] {
  return rows.filter((_, at) => at !== index)
}

/** The row at a place said otherwise, of the same card. */
function alike(rows: readonly Row[], index: number, next: Row): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...next, card: row.card } : row))
}

interface StockProps {
  game: Game
  stock: Stock
  rows: readonly Row[]
  /** Rows that the list has room for. */
  most: number
  change(rows: readonly Row[]): void
}

/** All that can be taken, under the headings of their kinds. */
function StockCards({ game, stock, rows, most, change }: StockProps) {
  const words = useWords(game)
  const kinds = Object.entries(Object.groupBy(stock.cards, ({ kind }) => words.say(kind)))
  const longest = Math.max(...stock.cards.map(({ look }) => lengthInScale(look)))
  const left = stock.limit - stock.spent
  const take = ({ row }: StockCard) => change([...rows, { ...row }])
  const putBack = ({ id }: StockCard) => change(without(rows, rows.findLastIndex(isOf(id))))
  return (
    <div className="fleet-stock">
      {kinds.map(([kind, cards = []]) => (
        <section key={kind}>
          <h3>{capital(kind)}</h3>
          {cards.map(card => {
            const count = rows.filter(isOf(card.id)).length
            const isDear = card.points > left || rows.length >= most
            return (
              <div key={card.id} className="stock-card" data-taken={count > 0 || undefined}>
                <LookPicture look={card.look} longest={longest} />
                <p className="stock-name">
                  <b>{capital(words.say(card.name))}</b>
                  <span className="stock-points">
                    {words.say({ key: 'web.fleet.points', values: { points: card.points } })}
                  </span>
                </p>
                <p className="stock-note">{words.say(card.note)}</p>
                <Stepper
                  {...{ game, count, isDear }}
                  name={words.say(card.name)}
                  take={() => take(card)}
                  putBack={() => putBack(card)}
                />
              </div>
            )
          })}
        </section>
      ))}
    </div>
  )
}

const isOf =
  (id: string) =>
  ({ card }: Row): boolean =>
    card === id

/** Flights stand in a scale of their own. */
function lengthInScale({ shape, length }: Look): number {
  return shape === 'mark' ? 0 : length
}

interface LookProps {
  look: Look
  longest: number
}

/** Drawn once: what one more adds changes with each that is taken, what it looks like does not. */
const LookPicture = memo(
  ({ look, longest }: LookProps) => (
    <div className="stock-look" ref={holder => holder?.replaceChildren(drawLook(look, longest))} />
  ),
  (before, now) =>
    before.longest === now.longest && JSON.stringify(before.look) === JSON.stringify(now.look),
)

interface StepperProps {
  game: Game
  name: string
  count: number
  /** There is no room or there are not points enough for another. */
  isDear: boolean
  take(): void
  putBack(): void
}

function Stepper({ game, name, count, isDear, take, putBack }: StepperProps) {
  const words = useWords(game)
  return (
    <div className="stepper" role="group" aria-label={name}>
      <button
        type="button"
        aria-label={words.say({ key: 'web.fleet.fewer', values: { name } })}
        aria-disabled={count === 0}
        onClick={() => count > 0 && putBack()}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={words.say({ key: 'web.fleet.more', values: { name } })}
        aria-disabled={isDear}
        onClick={() => !isDear && take()}
      >
        +
      </button>
    </div>
  )
}

/** What has been spent, of how much. */
function Spent({ game, stock: { spent, limit } }: Pick<Props, 'game' | 'stock'>) {
  const words = useWords(game)
  const told = words.say({ key: 'web.fleet.spent', values: { spent, limit } })
  return (
    <p className="fleet-spent" data-over={spent > limit || undefined}>
      <span>{told}</span>
      <meter min={0} max={Math.max(limit, 1)} value={Math.min(spent, limit)} aria-label={told} />
    </p>
  )
}

interface TakenProps extends Omit<StockProps, 'most'> {
  /** Of a row, without its card. */
  fields: Record<string, Shape>
  choices: Record<string, Choice[]>
}

/** What has been taken, each with what can be said of it; sisters alike have their row each. */
function Taken({ game, stock, rows, fields, choices, change }: TakenProps) {
  const words = useWords(game)
  if (rows.length === 0) return <p className="quiet">{words.say({ key: 'web.fleet.none' })}</p>
  const cardOf = (row: Row) => stock.cards.find(({ id }) => id === row.card)
  const nameOf = (row: Row): string => {
    const card = cardOf(row)
    return card ? capital(words.say(card.name)) : String(row.card)
  }
  const fieldsOf = (row: Row): Record<string, Shape> => {
    const told = cardOf(row)?.fields
    if (!told) return fields
    return Object.fromEntries(Object.entries(fields).filter(([name]) => told.includes(name)))
  }
  return (
    <ol className="taken-rows">
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of an order are told apart by place
        <li key={index}>
          <b>{nameOf(row)}</b>
          <button
            type="button"
            className="plain"
            aria-label={words.say({ key: 'web.fleet.out', values: { name: nameOf(row) } })}
            onClick={() => change(without(rows, index))}
          >
            ×
          </button>
          <div className="fleet-row-fields">
            <FormFields
              {...{ game, choices }}
              shape={fieldsOf(row)}
              value={row}
              change={next => change(alike(rows, index, next))}
              isInRow
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
