import { exportBattle, give, seededDice } from '@grognard/umpire'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { duel } from './battles-for-tests.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { accessFaultsOf } from './axe-for-tests.ts'

const site = openedSite(launchBrowser)

/** The duel as a file, fought to its end by the computer players. */
function foughtOut(): Buffer {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 600; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return Buffer.from(exportBattle(battle))
}

async function opened(): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const looks = { locale: 'en-GB', reducedMotion: 'reduce' } as const
  const page = await (await site.browser.newContext({ viewport, ...looks })).newPage()
  await withoutPlayback(page)
  await page.goto(site.url)
  const file = { name: 'duel.json', mimeType: 'application/json', buffer: foughtOut() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'How it went' }).click()
  return page
}

test('how a battle went, its replay, a branch, and an order taken back', async () => {
  const page = await opened()
  await page.locator('.luck-scale').first().waitFor()
  await page.getByRole('heading', { name: 'Losses' }).waitFor()
  const proof = page.locator('.proof')
  await proof.getByText('Played by the rules, but:').waitFor()
  expect(await proof.innerText()).toMatch(/older version of Grognard[^]+Dice that match the seed/)
  expect(await accessFaultsOf(page)).toEqual([])
  await page.locator('.luck-moments button').first().click()

  const place = page.getByRole('slider')
  const at = async () => Number(await place.inputValue())
  expect(await at()).toBeGreaterThan(1)
  await page.keyboard.press('End')
  const last = await at()
  await page.keyboard.press('ArrowLeft')
  expect(await at()).toBe(last - 1)
  await page.keyboard.press('Home')
  expect(await at()).toBe(1)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Search the log').click()
  await page.getByLabel('Words').fill('no such words')
  await page.getByText(/Nothing in the log matches/).waitFor()
  expect(await accessFaultsOf(page)).toEqual([])

  const original = page.url()
  await place.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Start a new battle from here' }).click()
  await page.getByRole('button', { name: 'Start the new battle' }).click()
  const offers = page.locator('.offers button', { hasText: 'load' })
  await offers.first().waitFor()
  expect(page.url()).not.toBe(original)
  const back = page.getByRole('button', { name: /^Take back/ })
  await expect.poll(() => back.count()).toBe(0)
  await offers.first().click()
  await back.waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => back.count()).toBe(0)
  await page.keyboard.press('u')
  await page
    .getByRole('alert')
    .getByText(/take back|stands/)
    .waitFor()

  await page.goto(original)
  await page.getByRole('button', { name: 'How it went' }).waitFor()
  await page.context().close()
})
