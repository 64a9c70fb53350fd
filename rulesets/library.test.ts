import { languages } from '@grognard/umpire'
import type { Game, Options, Seat } from '@grognard/umpire'
import { summaryKeys } from '@grognard/umpire/manifest.ts'
import { describe, expect, test } from 'vitest'
import { bookById, loadGame, library } from './library.ts'

/** The seats of a scenario by its own options, each of them changed alone. */
function seatsOf(game: Game, scenario: string): (readonly Seat[])[] {
  const card = game.scenarios[scenario]
  const specs = Object.entries(card?.options ?? {})
  const plain: Options = Object.fromEntries(specs.map(([name, spec]) => [name, spec.default]))
  const changed = specs.flatMap(([name, { values = [] }]) =>
    values.map(value => ({ ...plain, [name]: value })),
  )
  const most: Options = Object.fromEntries(
    specs.map(([name, spec]) => [name, spec.to ?? spec.default]),
  )
  return [plain, most, ...changed].map(options => card?.seats(options) ?? [])
}

describe.each(Object.values(library))('the manifest of $manifest.id', ({ manifest, load }) => {
  test('bears the title page of its game', async () => {
    const { id, isExample, title, rulebook } = await load()
    const { edition, authors } = rulebook
    expect(manifest).toMatchObject({ id, isExample, title, edition, authors })
  })

  test('lists the scenarios of its game in the same order, and one to begin with', async () => {
    const game = await load()
    expect(Object.keys(manifest.scenarios)).toEqual(Object.keys(game.scenarios))
    for (const [id, { title }] of Object.entries(manifest.scenarios))
      expect(title).toBe(game.scenarios[id]?.title)
    expect(manifest.scenarios[manifest.first]?.difficulty).toBe(1)
  })

  test.each(Object.keys(manifest.scenarios))('says how many play %s, and how long', async id => {
    const game = await load()
    const seats = seatsOf(game, id).map(all => all.length)
    const { players, turns } = manifest.scenarios[id] ?? {}
    expect(players).toEqual([Math.min(...seats), Math.max(...seats)])
    const limit = game.scenarios[id]?.options['turnLimit']
    if (limit && turns !== null) expect(turns).toBe(limit.default)
  })

  test.each(languages)('has its sentences in %s, and the game has the same', async language => {
    const game = await load()
    const titles = Object.values(manifest.scenarios).map(({ title }) => title)
    const keys = [
      'book.edition',
      'book.authors',
      'book.about',
      'book.begin',
      ...titles.flatMap(summaryKeys),
    ]
    expect(keys.filter(key => !manifest.messages[language][key])).toEqual([])
    expect(game.messages[language]).toMatchObject(manifest.messages[language])
  })

  test('has a picture of 2 to 10 kilobytes without colours of its own', () => {
    expect(manifest.cover.length).toBeGreaterThan(2_000)
    expect(manifest.cover.length).toBeLessThan(10_000)
    expect(manifest.cover).not.toMatch(/#[0-9a-f]{3,6}\b/i)
  })
})

test('a game is loaded once, and an unknown one is refused by name', async () => {
  expect(await loadGame('tic-tac-toe')).toBe(await bookById('tic-tac-toe')?.load())
  expect(bookById('chess')).toBeUndefined()
  await expect(loadGame('chess')).rejects.toThrow(RangeError)
})
