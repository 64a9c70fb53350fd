import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grognard/rulesets'
import { exportBattle, forecastOf, give, isByDice, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)
let file: string

beforeAll(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'grognard-odds-')), 'duel.json')
  writeFileSync(file, exportBattle(duelBeforeFire()))
})

/** The duel of two frigates, played on until the first seat can aim and dice will decide. */
function duelBeforeFire(): Battle {
  const game = gameById('line-of-battle')
  let battle = newBattle(game, { scenario: 'constitution', dice: { kind: 'seeded', seed: '1' } })
  const [first] = game.seats(battle.state)
  for (let step = 0; step < 200; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const view = game.view(battle.state, ask.seat)
    const aims = game.legalOrders(view, ask.seat).filter(({ kind }) => kind === 'aim')
    const isDecided = aims.some(order => isByDice(forecastOf(game, view, ask.seat, order)))
    if (ask.seat === first && isDecided) return battle
    battle = give(battle, ask.seat, game.choose(view, ask.seat, seededDice(`odds ${step}`))).battle
  }
  throw new Error('Nobody came to aim.')
}

async function opened(viewport: { width: number; height: number }): Promise<Page> {
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(site.url)
  await page.getByLabel('Open a battle file').setInputFiles(file)
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  return page
}

test('what an aim may come to is read beside the pointer before it is given', async () => {
  const page = await opened({ width: 1440, height: 900 })
  const aim = page.locator('.offers').getByRole('button', { name: /aim her/i })
  await aim.first().hover()
  await aim.first().hover({ position: { x: 5, y: 5 } })
  const slip = page.locator('.sketch-note')
  await slip.getByRole('img', { name: /^Chances/ }).waitFor()
  expect(await slip.innerText()).toMatch(/no effect\s+\d+\/\d+/)
  expect(await slip.innerText()).toMatch(/On average: hull −\d/)
  expect(await slip.getByRole('button', { name: /^Rule LOB-/ }).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'May I?' }).hover()
  await slip.waitFor({ state: 'detached' })
  await page.context().close()
})

test('the umpire is asked about any order, and each reason opens its rule', async () => {
  const page = await opened({ width: 1440, height: 900 })
  await page
    .locator('.offers')
    .getByRole('button', { name: /aim her/i })
    .first()
    .waitFor()
  await page.keyboard.press('m')
  const slip = page.getByRole('dialog', { name: 'May I?' })
  await slip.getByText('Allowed', { exact: true }).waitFor()
  await slip.getByLabel('Order').selectOption({ label: 'Sail' })
  await slip.getByText('Not allowed').waitFor()
  expect(await slip.locator('.reasons li').count()).toBeGreaterThan(1)
  await slip.getByRole('button', { name: 'Rule LOB-132' }).click()
  await page.getByRole('dialog', { name: 'Rule LOB-132' }).waitFor()
  await page.context().close()
})

test('the slip of the umpire keeps the focus, shuts the table off, and gives the focus back', async () => {
  const page = await opened({ width: 1440, height: 900 })
  const focus = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.closest('dialog') ? 'slip' : (activeElement?.className.toString() ?? '')
    })
  await page.locator('.offers').getByRole('button').first().waitFor()
  const before = await focus()
  await page.keyboard.press('m')
  const slip = page.getByRole('dialog', { name: 'May I?' })
  await slip.waitFor()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key)
      expect(await focus()).toBe('slip')
    }
  // What had the focus may be gone: the keys are still the slip's.
  const blur = () =>
    page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  await blur()
  await page.keyboard.press('Tab')
  expect(await focus()).toBe('slip')
  const step = await page.locator('.prompt').innerText()
  await page.keyboard.press('Control+Enter')
  expect(await page.locator('.prompt').innerText()).toBe(step)
  await blur()
  await page.keyboard.press('Escape')
  await slip.waitFor({ state: 'detached' })
  expect(await focus()).toBe(before)
  await page.keyboard.press('m')
  await slip.waitFor()
  await page.mouse.click(200, 800)
  await slip.waitFor({ state: 'detached' })
  await page.context().close()
})

test('on a phone an aim is read in the order sheet, then given by another tap', async () => {
  const page = await opened({ width: 390, height: 844 })
  const aim = page
    .locator('.offers')
    .getByRole('button', { name: /aim her/i })
    .first()
  await aim.click()
  await page
    .locator('.odds-card')
    .getByRole('img', { name: /^Chances/ })
    .waitFor()
  expect(await aim.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Give the order' }).click()
  await page.locator('.odds-card').waitFor({ state: 'detached' })
  await page.context().close()
})
