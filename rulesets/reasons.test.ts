import { umpireCatalogues } from '@grognard/board/words/umpire.ts'
import {
  chooserOf,
  importBattle,
  languages,
  nameFields,
  nameIn,
  nameOptions,
  shutKinds,
} from '@grognard/umpire'
import type { Battle, Chooser, Game, Playable, ShutKind } from '@grognard/umpire'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from './index.ts'

/** Each book, and which of its steps are looked at: a step of a land battle takes its time. */
const books = [
  { book: 'line-of-battle', every: 1 },
  { book: 'ship-of-the-line', every: 1 },
  { book: 'belle-alliance', every: 5 },
]

for (const { book, every } of books)
  test(`${book}: what is not open names no piece that the player did not choose`, () => {
    const found = new Set<string>()
    let steps = 0
    for (const chooser of choosersIn(book, every))
      for (const fault of faultsOf(chooser, steps++ % PIECES === 0)) found.add(fault)
    expect(steps).toBeGreaterThan(100)
    expect([...found]).toEqual([])
  })

/** At every such step it is asked of each piece of the seat as well. */
const PIECES = 10

function faultsOf(chooser: Chooser, withPieces: boolean): string[] {
  const own = chooser.picture.pieces.filter(({ seat }) => seat === chooser.seat)
  const chosen = withPieces ? [null, ...own.map(({ id }) => id)] : [null]
  return [
    ...misnamed(chooser),
    ...chosen.flatMap(piece =>
      shutKinds(chooser, piece).flatMap(shut => faultsIn(chooser, shut, piece)),
    ),
  ]
}

/** The seats that are asked, at every nth step of the golden battles. */
function* choosersIn(book: string, every: number): Generator<Chooser> {
  for (const { game, file } of battlesOf(book)) {
    const state = game.copy(file.start)
    for (const [step, { events }] of file.entries.entries()) {
      for (const event of events) game.applyEvent(state, event)
      if (step % every === 0) yield* choosersAt(game, state)
    }
  }
}

function battlesOf(book: string): Battle[] {
  const folder = new URL(`${book}/playthroughs/`, import.meta.url)
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  return names.map(name => importBattle(readFileSync(new URL(name, folder), 'utf8'), catalogue))
}

function choosersAt(game: Game, state: Playable): Chooser[] {
  return game.asks(state).map(({ seat }) => chooserOf(game, game.view(state, seat), seat))
}

function faultsIn(chooser: Chooser, { kind, because }: ShutKind, piece: string | null): string[] {
  const said = textsIn(because.map(({ values }) => values))
  const arbitrary = othersToChoose(chooser, kind, piece).filter(name => said.includes(name))
  const told = because.map(({ message }) => message).join()
  const { messages } = chooser.game
  return [
    ...(because.length === 0 ? [`${kind} is not open without a reason.`] : []),
    ...arbitrary.map(name => `${kind}: ${told} names ${name}.`),
    ...because.flatMap(({ rule, message }) => [
      ...(chooser.game.rulebook.rows[rule] ? [] : [`${kind}: ${message} cites no rule.`]),
      ...languages
        .filter(one => !(messages[one][message] ?? umpireCatalogues[one][message]))
        .map(one => `${message} is not told in ${one}.`),
    ]),
  ]
}

/** The names of pieces of which one could be chosen as well as another; a number is no name. */
function othersToChoose(chooser: Chooser, kind: string, piece: string | null): string[] {
  const { picture, game } = chooser
  const several = nameFields(game.shape(kind)).flatMap(field => {
    const options = nameOptions(chooser, kind, field)
      .map(({ id }) => id)
      .filter(id => id !== piece)
    const isChosen = field.role === 'piece' && piece !== null
    return isChosen || options.length < 2 ? [] : options
  })
  const nameOf = (id: string) => picture.pieces.find(one => one.id === id)?.name ?? id
  const names = new Set(several.map(nameOf).filter(name => Number.isNaN(Number(name))))
  return [...names].filter(name => piece === null || name !== nameOf(piece))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Names in orders of what is drawn, but not as the field says. */
function misnamed(chooser: Chooser): string[] {
  const { game, legalOrders, picture } = chooser
  const drawn = new Set(picture.pieces.map(({ id }) => id))
  const unlisted = { ...chooser, legalOrders: [] }
  return legalOrders.flatMap(order =>
    nameFields(game.shape(order.kind)).flatMap(field => {
      const name = nameIn(order, field.field)
      const isMeant = nameOptions(unlisted, order.kind, field).some(({ id }) => id === name)
      const isKnown = drawn.has(name) || field.role === 'place'
      return isMeant || !isKnown || name === (field.usual ?? '')
        ? []
        : [`${order.kind}.${field.field} is ${name}.`]
    }),
  )
}
