import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Kind, Shape } from '@grognard/umpire'
import { capital, lengthIn, toldMeasure } from '../../shared/sentences.ts'
import { fieldName } from '../forms/first-order.ts'
import { pieceName } from '../state/turn-view.ts'
import { isSameOrder } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'

interface Naming {
  words: Words
  game: Game
  turnView: TurnView
  /** The piece in hand, which need not be named again and again. */
  selected: string | null
}

/** Each order once, however often it is offered. */
export function eachOnce(orders: readonly Kind[]): Kind[] {
  return orders.filter((order, at) => orders.findIndex(other => isSameOrder(other, order)) === at)
}

/** What orders are called in a list: those that are told alike begin with what tells them apart, or are numbered. */
export function orderNames(orders: readonly Kind[], naming: Naming): string[] {
  const { words, game, turnView, selected } = naming
  const ownName = selected === null ? '' : (nameIn(naming, selected) ?? '')
  const told = orders.map(order => words.say(game.describeOrder(turnView.view, order)))
  const named = orders.map((order, at) => {
    const alike = orders.filter((_, other) => told[other] === told[at])
    const name = withoutName(told[at] ?? '', ownName)
    const difference = alike.length > 1 ? differenceIn(order, alike, naming) : ''
    return difference === '' ? name : `${capital(difference)}: ${name}`
  })
  return named.map((name, at) => {
    const before = named.slice(0, at).filter(other => other === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

function withoutName(told: string, name: string): string {
  const rest = told.slice(name.length)
  return name !== '' && told.startsWith(name) && /^[ ,:]+\S/.test(rest)
    ? capital(rest.replace(/^[ ,:]+/, ''))
    : told
}

/** The field that tells an order from those told alike: where it looks, whom it names, how much of something. */
function differenceIn(order: Kind, alike: readonly Kind[], naming: Naming): string {
  const shapes = Object.entries(naming.game.shape(order.kind))
  const fields = shapes
    .map(([name, shape]) => ({ name, shape, values: alike.map(one => valueOf(one, name)) }))
    .filter(({ values }) => new Set(values.map(value => JSON.stringify(value))).size > 1)
    .toSorted((one, other) => rankOf(one.shape) - rankOf(other.shape))
  const distinct = fields.filter(({ values }) => new Set(values).size === values.length)
  const [field] = distinct.length > 0 ? distinct : fields
  if (!field) return ''
  return valueText(field.name, field.shape, valueOf(order, field.name), naming)
}

function valueOf(order: Kind, name: string): unknown {
  return Object.entries(order).find(([field]) => field === name)?.[1]
}

/** Headings say most, then names, then numbers; what is made of parts says nothing. */
function rankOf(shape: Shape): number {
  if (shape.type === 'integer' && shape.unit === 'angle') return 0
  if (shape.type === 'text') return 1
  return shape.type === 'integer' || shape.type === 'number' || shape.type === 'yesNo' ? 2 : 3
}

function valueText(name: string, shape: Shape, value: unknown, naming: Naming): string {
  const { words, turnView } = naming
  if (typeof value === 'string') return textOf(value, naming)
  if (typeof value !== 'number') return ''
  if (shape.type === 'integer' && shape.unit === 'angle') return `${value / 100}°`
  if (shape.type === 'integer' && shape.unit)
    return lengthIn(words, { measure: toldMeasure(turnView.picture) }, value)
  const [field = name] = fieldName(words, name, true).split(/[,.:]/)
  return `${field} ${value}`
}

/** Only what has a name is named. */
function textOf(value: string, naming: Naming): string {
  const { words } = naming
  return words.has(`value.${value}`) ? words.name('value', value) : (nameIn(naming, value) ?? '')
}

function nameIn({ words, turnView }: Naming, piece: string): string | null {
  const name = pieceName(turnView, piece)
  if (typeof name !== 'string') return words.say(name)
  return name === piece ? null : name
}
