import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOf } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

async function begun(scenario: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/wooden-ships/${scenario}`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  return page
}

/** What the player is asked, once the computer has answered. */
async function asked(page: Page): Promise<string> {
  const prompt = page.locator('.prompt')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).not.toMatch(/is thinking/)
  return prompt.innerText()
}

const logText = (page: Page) => page.locator('.log').innerText()

async function goOn(page: Page): Promise<void> {
  const before = await looksOf(page)
  await page.keyboard.press('Control+Enter')
  await changed(page, before)
}

async function looksOf(page: Page): Promise<string> {
  const places = await page
    .locator('[data-piece]')
    .evaluateAll(pieces => pieces.map(piece => piece.getAttribute('style')).join())
  return `${await page.locator('.order-bar').innerText()} ${places}`
}

async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => looksOf(page), { timeout: 20_000 }).not.toBe(before)
}

/** Points beside a ship: the selected one sails there, or towards it. */
async function sailTowards(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(`[data-piece="${piece}"]`))
  await page.locator('.within').first().waitFor({ state: 'attached' })
  await page.mouse.move(x + 25, y - 25, { steps: 3 })
  await page.mouse.click(x + 25, y - 25)
  const give = page.locator('.order-buttons .main', { hasText: 'Plot' })
  await give.waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Take back/ }).waitFor()
}

/** One thing that a captain who closes with the enemy would do. */
async function act(page: Page, enemy: string): Promise<string> {
  const question = await asked(page)
  if (/Plot your ships/.test(question)) await sailTowards(page, enemy)
  if (/guns you lose/.test(question)) {
    const before = await looksOf(page)
    await page.locator('.offers button:not(.order-kind)').first().click()
    await changed(page, before)
    return question
  }
  if (/Choose targets/.test(question)) return question
  await goOn(page)
  return question
}

test('a plot is typed or pointed out, sealed by a key, and told with the enemy’s', async () => {
  const page = await begun('constitution')
  expect(await asked(page)).toMatch(/^Load your broadsides/)
  await page.getByRole('button', { name: 'Starboard: load double shot' }).click()
  await goOn(page)
  expect(await asked(page)).toMatch(/Plot your ships/)
  const field = page.getByRole('textbox', { name: 'Plot' })
  await field.fill('9')
  await field.press('Enter')
  await page
    .getByText(/only 3 movement points/)
    .first()
    .waitFor()
  await field.fill('1r1')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Take back: Constitution: plot 1R1' }).waitFor()
  expect(await page.locator('.path-march .ghost-face').count()).toBeGreaterThan(0)
  await sailTowards(page, 'guerriere')
  const before = await middleOf(page.locator('[data-piece="constitution"]'))
  await page.locator('.chart-host').focus()
  await goOn(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await logText(page)).toMatch(/Plots: Constitution \S+, Guerriere \S+\./)
  expect(await middleOf(page.locator('[data-piece="constitution"]'))).not.toEqual(before)
  await page.context().close()
})

test('a frigate closes with the enemy, sees the odds, fires at what is pointed at and loads again', async () => {
  const page = await begun('nymphe-cleopatre')
  let question = ''
  for (let step = 0; step < 60 && !/Choose targets/.test(question); step++)
    question = await act(page, 'cleopatre')
  const { x, y } = await middleOf(page.locator('[data-piece="cleopatre"]'))
  await page.mouse.click(x, y)
  await page.locator('.odds', { hasText: 'hull' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Take back: Nymphe, .*: fire at the/ }).waitFor()
  await goOn(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await logText(page)).toMatch(/Nymphe (hits|misses|fires at) Cléopâtre/)
  for (let step = 0; step < 9 && !/Load, repair/.test(question); step++)
    question = await act(page, 'cleopatre')
  await page.context().close()
})

test('at Trafalgar the weather column follows Victory by one order, and the rest go on by another', async () => {
  const page = await begun('trafalgar')
  await goOn(page)
  expect(await asked(page)).toMatch(/Plot your ships/)
  const victory = await middleOf(page.locator('[data-piece="victory"]'))
  await page.mouse.click(victory.x, victory.y)
  const field = page.getByRole('textbox', { name: 'Plot for the division' })
  await field.fill('2')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Take back: Division of Victory in line: 2' }).waitFor()
  expect(await page.locator('.path-contact').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: /^All your ships: straight ahead/ }).click()
  await expect.poll(() => page.getByText(/without orders/).count()).toBe(0)
  await page.context().close()
})

test('a first duel is told step by step, points out what to press, and is put away for good', async () => {
  const page = await begun('constitution')
  const note = page.locator('.lesson-note')
  await note.getByText(/Your guns hold round shot/).waitFor()
  expect(await page.locator('.order-buttons .taught').innerText()).toMatch(/Done/)
  await goOn(page)
  await note.getByText(/Choose one of the lit hexes/).waitFor()
  await sailTowards(page, 'guerriere')
  await note.getByText(/Seal your orders/).waitFor()
  expect(await page.locator('.order-buttons .taught').innerText()).toMatch(/Seal/)
  await note.getByRole('button', { name: 'Hide this hint' }).click()
  expect(await note.count()).toBe(0)
  await page.reload()
  await asked(page)
  expect(await note.count()).toBe(0)
  await page.context().close()
})

test('a fleet is built for its points, no ship more than they pay for, and comes on the sea', async () => {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/wooden-ships/open-battle`)
  await page.getByLabel('Fleets', { exact: true }).selectOption('built')
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  expect(await asked(page)).toMatch(/fleet/i)
  await page.keyboard.press('Control+Enter')
  const rows = page.locator('.taken-rows > li')
  await rows.first().waitFor()
  const ships = await rows.count()
  const dearest = page.getByRole('button', { name: /^One more: 110 guns/ }).first()
  expect(await dearest.getAttribute('aria-disabled')).toBe('true')
  await dearest.click({ force: true })
  expect(await rows.count()).toBe(ships)
  await rows.first().locator('input').first().fill('Daring')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => asked(page), { timeout: 30_000 }).not.toMatch(/Build/)
  expect(await page.locator('[data-piece]').count()).toBeGreaterThan(ships)
  await page.getByRole('tab', { name: 'Forces' }).click()
  await page.locator('.fleet').getByText('Daring').first().waitFor()
  await page.context().close()
})

test('the handbook has the tables that are printed', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}#/rules/wooden-ships`)
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  const hits = page.locator('.guide-table', { hasText: 'Fire at the rigging' }).first()
  await hits.waitFor()
  expect(await page.locator('.guide-table caption').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Critical hits/)]),
  )
  await page.context().close()
})

test('between friends a clock runs for a step, and its end is an order', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.clock.install()
  await page.goto(`${site.url}#/new/wooden-ships/constitution`)
  await page
    .getByRole('radiogroup', { name: 'Guerriere' })
    .getByLabel('A friend on this screen')
    .check()
  await page.locator('.rules-options summary').click()
  await page.getByLabel('Time limits', { exact: true }).check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  for (const ship of ['Constitution', 'Guerriere']) {
    await page.getByRole('button', { name: `Ready: ${ship}` }).click()
    await page.locator('.order-buttons .main', { hasText: 'Done' }).waitFor()
    expect(await page.getByRole('timer').count()).toBe(0)
    await page.keyboard.press('Control+Enter')
  }
  await page.getByRole('timer').getByText('1:00 left').waitFor()
  await page.clock.runFor(52_000)
  expect(await page.locator('.step-clock.soon').innerText()).toMatch(/^0:0[789] left$/)
  await page.clock.runFor(12_000)
  await page
    .getByRole('timer')
    .getByText(/^0:[23]\d left$/)
    .waitFor()
  await page.clock.runFor(35_000)
  await page.getByRole('heading', { name: 'Hand over to Constitution' }).waitFor()
  await page.getByRole('button', { name: 'Ready: Constitution' }).click()
  await page.getByRole('timer').waitFor()
  await page.clock.runFor(40_000)
  await page.reload()
  await page.getByRole('button', { name: 'Ready: Constitution' }).click()
  await page.getByRole('timer').waitFor()
  expect(await page.getByRole('timer').innerText()).toMatch(/^0:[012]\d left$/)
  await page.context().close()
})
