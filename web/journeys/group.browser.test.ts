import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentText } from '@grognard/board/words/index.ts'
import { gameById } from '@grognard/rulesets'
import {
  chanceOfNothing,
  exportBattle,
  forecastOf,
  forecastTogether,
  give,
  groupsIn,
  likelihood,
  newBattle,
  ordersToGive,
  seededDice,
  sharedOutAt,
} from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { wordsFor } from '../shared/sentences.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOfPiece } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

/** A battle in which the first seat can fire a whole formation at one target, and one of its ships is hurt. */
interface Volley {
  battle: Battle
  seat: string
  target: string
  orders: readonly Kind[]
}

function volley(): Volley {
  const game = gameById('war-at-sea')
  const dice = { kind: 'seeded' as const, seed: 'volley' }
  let battle = newBattle(game, { scenario: 'denmark-strait', dice })
  const [seat = ''] = game.seats(battle.state)
  for (let step = 0; step < 200; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const found = ask.seat === seat && ask.step === 'gunfire' ? volleyIn(battle, seat) : null
    if (found) return found
    const view = game.view(battle.state, ask.seat)
    battle = give(
      battle,
      ask.seat,
      game.choose(view, ask.seat, seededDice(`volley ${step}`)),
    ).battle
  }
  throw new Error('Nobody came to fire together.')
}

function volleyIn(battle: Battle, seat: string): Volley | null {
  const { game, state, file } = battle
  const view = game.view(state, seat)
  const isHurt = game.pieces(view).some(({ rows }) => rows.some(({ left, of }) => left < of))
  const pieces = game.formations(view, seat).at(-1)?.pieces ?? []
  const at = { game, view, seat, entries: file.entries }
  for (const { id, seat: other } of game.pieces(view)) {
    if (other === seat) continue
    const aim = { at: 'piece' as const, piece: id }
    const orders = ordersToGive(sharedOutAt(at, { id: 'fireAt', pieces, aim }))
    if (isHurt && orders.length > 1) return { battle, seat, target: id, orders }
  }
  return null
}

let fight: Volley
let file: string
const words = wordsFor('en', gameById('war-at-sea'))
const percent = (p: number): string => percentText(words, p)

beforeAll(() => {
  fight = volley()
  file = join(mkdtempSync(join(tmpdir(), 'grognard-group-')), 'volley.json')
  writeFileSync(file, exportBattle(fight.battle))
})

async function opened(viewport: { width: number; height: number }): Promise<Page> {
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(site.url)
  await page.getByLabel('Open a battle file').setInputFiles(file)
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  await page.locator('.formations').waitFor()
  return page
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.each([
  ['a wide window', desktop],
  ['a phone', phone],
])(
  'the odds of a group are those of all its guns together, before they fire: in %s',
  async (_, viewport) => {
    const { battle, seat, target, orders } = fight
    const { game, state } = battle
    const view = game.view(state, seat)
    const page = await opened(viewport)
    await page.locator('.formations button').last().click()
    const { x, y } = await middleOfPiece(page, target)
    await page.mouse.click(x, y)
    const card = page.locator('.group-odds')
    await card.getByRole('img', { name: /^Chances/ }).waitFor()
    const shown = await card.locator('.odds-effects .percent').allInnerTexts()
    const whole = forecastTogether(game, view, seat, orders)
    const { groups, rest } = groupsIn(whole, 8)
    const chances = [...groups.map(({ chance }) => chance), ...(rest ? [rest] : [])]
    expect(shown).toEqual(chances.map(chance => percent(likelihood(chance))))

    // All miss as often as each of them does, one after the other.
    const misses = orders.map(order =>
      likelihood(chanceOfNothing(forecastOf(game, view, seat, order))),
    )
    const allMiss = misses.reduce((product, p) => product * p, 1)
    const quiet = card.locator('.odds-effects li', { hasText: 'no effect' })
    expect(await quiet.locator('.percent').innerText()).toBe(percent(allMiss))
    expect(misses.map(percent)).not.toContain(percent(allMiss))

    await page.getByRole('button', { name: `Give ${orders.length} orders` }).click()
    await card.waitFor({ state: 'detached' })
    await page.context().close()
  },
)

test('what a ship has lost stands beneath her name, and her weapons in a table on her card', async () => {
  const page = await opened(desktop)
  const { game, state } = fight.battle
  const pieces = game.pieces(game.view(state, fight.seat))
  const hurt = pieces.filter(({ rows }) => rows.some(({ left, of }) => left < of))
  const told = await page.locator('.piece-state.damage-state').allTextContents()
  expect(told.toSorted()).toEqual(
    hurt.flatMap(({ rows }) => rows.map(({ left, of }) => `hull ${left} of ${of}`)).toSorted(),
  )
  const own = pieces.find(({ seat }) => seat === fight.seat)
  const { x, y } = await middleOfPiece(page, own?.id ?? '')
  await page.mouse.click(x, y)
  const table = page.getByRole('table').filter({ hasText: 'Dice at range' })
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Dice at range',
    ...(own?.table?.columns ?? []),
  ])
  for (const { label, cells } of own?.table?.rows ?? []) {
    const row = table.getByRole('row', { name: words.say(label) })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(cells.map(cell => cell || '–'))
  }
  await page.context().close()
})
