import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

/** The place on the chart's host at these shares of its width and height. */
async function placeOn(page: Page, across: number, down: number): Promise<[number, number]> {
  const box = await page.locator('.edit-chart-host').boundingBox()
  if (!box) throw new Error('The chart is on the page.')
  return [box.x + box.width * across, box.y + box.height * down]
}

async function clickAt(page: Page, across: number, down: number): Promise<void> {
  await page.mouse.click(...(await placeOn(page, across, down)))
}

async function dragFrom(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await placeOn(page, ...from)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOn(page, ...to)), { steps: 4 })
  await page.mouse.up()
}

const wood: readonly [number, number][] = [
  [0.3, 0.4],
  [0.38, 0.4],
  [0.38, 0.5],
  [0.3, 0.5],
]

test('a scenario is drawn with the mouse, checked as it grows, and begun', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}#/edit/belle-alliance`)
  const pieces = page.locator('.edit-chart [data-piece]')
  await pieces.nth(9).waitFor()

  await page.getByRole('button', { name: 'Wood', exact: true }).click()
  for (const corner of wood) await clickAt(page, ...corner)
  await page.keyboard.press('Enter')
  const thing = page.getByRole('region', { name: 'Selected' })
  expect(await thing.getByRole('heading').first().innerText()).toMatch(/^Wood \d+$/)

  const troops = page.getByRole('combobox', { name: 'Choose: Units: France' })
  const lancers = await troops
    .getByRole('option', { name: /lancers/i })
    .first()
    .innerText()
  await troops.selectOption(lancers)
  await clickAt(page, 0.5, 0.55)
  await pieces.nth(10).waitFor()
  const north = thing.getByLabel('North (y)')
  const before = Number(await north.inputValue())
  await page.getByRole('button', { name: 'Stop placing' }).click()
  await dragFrom(page, [0.5, 0.55], [0.5, 0.45])
  expect(Number(await north.inputValue())).toBeGreaterThan(before + 3)
  await page.keyboard.press('q')
  expect(await thing.getByLabel('Heading').inputValue()).toBe('345')

  const play = page.getByRole('button', { name: 'Play it' })
  await thing.getByLabel('Quality', { exact: true }).fill('9')
  await page.getByText('sides[0].units[2].valeur: expected').waitFor()
  expect(await play.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('ready to be played').waitFor()

  await page.getByLabel('Title').fill('The copse')
  await play.click()
  await page.getByRole('heading', { level: 1, name: 'The copse' }).waitFor()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.order-bar .main, .offers button').first().waitFor()
})

test('in Ship of the Line ships are put to sea on their dots as they have suffered, and sail from there', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}#/edit/ship-of-the-line`)
  const pieces = page.locator('.edit-chart [data-piece]')
  await pieces.nth(1).waitFor()
  await page.getByRole('button', { name: 'A battered ship' }).first().click()
  await clickAt(page, 0.4, 0.6)
  await pieces.nth(2).waitFor()
  await page.getByRole('button', { name: 'Stop placing' }).click()
  const thing = page.getByRole('region', { name: 'Selected' })
  expect(await thing.getByLabel('Hull hits').inputValue()).toBe('10')
  await thing.getByLabel('Column').fill('16')
  await thing.getByLabel('Row').fill('10')
  await page.getByText('would begin on the same dot').first().waitFor()
  await thing.getByLabel('Row').fill('12')
  await page.getByText('ready to be played').waitFor()
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.prompt', { hasText: 'Choose one card per officer' }).waitFor()
  expect(await page.locator('.chart [data-piece]').count()).toBe(3)
})
