import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grognard/rulesets'
import { exportBattle, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

/** The training battle of the land, when orders are written. */
async function begunLand(width: number, height: number): Promise<Page> {
  const page = await site.page({ viewport: { width, height }, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  return page
}

/** Advice is asked for as soon as a battle has begun, while the computer may still be thinking. */
async function advised(battle: string, width: number, height: number): Promise<Page> {
  const page = await site.page({ viewport: { width, height }, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/${battle}`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.getByRole('button', { name: 'Advice', exact: true }).click()
  await page.locator('.advice-list').waitFor({ timeout: 30_000 })
  return page
}

test.each([
  [1280, 800],
  [360, 640],
])('advice at %i by %i gives its reasons, and an order of it is taken in hand', async (...size) => {
  const page = await advised('belle-alliance/crossroads-farm', ...size)
  const first = page.locator('.advice-list li').first()
  expect(await first.innerText()).toMatch(/brigades.+trial/s)
  const [list, line] = [await page.locator('.order-slip').boundingBox(), await first.boundingBox()]
  expect(line?.y).toBeGreaterThanOrEqual(list?.y ?? Infinity)
  await first.getByRole('button').click()
  const main = page.locator('.order-buttons button.main')
  expect(await main.innerText()).toBe('Give the order')
  await main.click()
  await page.locator('.advice-list').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Advice', exact: true }).waitFor()
})

test('advice lies where it was asked for, and no other part of the desk comes under the pointer', async () => {
  const page = await begunLand(1440, 900)
  const button = page.getByRole('button', { name: 'Advice', exact: true })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.mouse.click(at.x, at.y)
  await page.locator('.advice-list').waitFor({ timeout: 30_000 })
  const isUnder = await page.evaluate(
    ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.advice')),
    at,
  )
  expect(isUnder).toBe(true)
})

test('with a unit in hand advice is for that unit', async () => {
  const page = await begunLand(1440, 900)
  const line = page.locator('.unordered-line button').last()
  const name = await line.innerText()
  await line.click()
  await page.getByRole('button', { name: 'Advice', exact: true }).click()
  const first = page.locator('.advice-list button').first()
  await first.waitFor({ timeout: 30_000 })
  expect(await first.innerText()).toContain(name)
})

test('where nothing speaks for one order more than for another, advice says so', async () => {
  const page = await advised('ship-of-the-line/duel', 390, 844)
  const lone = page.locator('.advice-list li')
  expect(await lone.count()).toBe(1)
  expect(await lone.innerText()).toContain(
    'The computer would do this; it compares no other orders here.',
  )
})

test('advice bears a heading and can be closed by keys, which leaves the focus where it is asked for', async () => {
  const page = await advised('belle-alliance/crossroads-farm', 390, 844)
  const advice = page.locator('.advice')
  await advice.getByRole('heading', { name: 'Advice', exact: true }).waitFor()
  await advice.getByRole('button', { name: 'Close the advice' }).press('Enter')
  expect(await page.locator('.advice-list').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Advice')
})

/** A duel of the first seat at the moment when a broadside is what it would give. */
function duelInRange(): Battle {
  const game = gameById('ship-of-the-line')
  let battle = newBattle(game, { scenario: 'duel', dice: { kind: 'seeded', seed: '1' } })
  const [first] = game.seats(battle.state)
  for (let step = 0; step < 200; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice(`odds ${step}`))
    if (ask.seat === first && order.kind === 'fire') return battle
    battle = give(battle, ask.seat, order).battle
  }
  throw new Error('Nobody came to fire.')
}

test.each([
  [390, 844],
  [360, 640],
])('at %i by %i advice gives way to the odds of an order in hand', async (width, height) => {
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-advice-')), 'duel.json')
  writeFileSync(file, exportBattle(duelInRange()))
  const page = await site.page({ viewport: { width, height }, reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(site.url)
  await page.getByLabel('Open a battle file').setInputFiles(file)
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  await page.getByRole('button', { name: 'Advice', exact: true }).click()
  await page.locator('.advice-list button').first().click({ timeout: 30_000 })
  const bar = await page.locator('.odds-card .odds-bar').boundingBox()
  const lines = await page.locator('.odds-card .odds-effects li').nth(1).boundingBox()
  const slip = await page.locator('.order-slip').boundingBox()
  const foot = (box: typeof slip) => (box ? box.y + box.height : Number.NaN)
  expect(bar?.y).toBeGreaterThanOrEqual(slip?.y ?? Infinity)
  expect(foot(lines)).toBeLessThanOrEqual(foot(slip))
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.locator('.advice-list').waitFor()
})
