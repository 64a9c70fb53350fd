import type { Battle } from '@grognard/umpire'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { landBattleAt } from './battles-for-tests.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOfPiece } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

async function opened(looks: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, ...looks })
  await withoutPlayback(page)
  return page
}

/** The training scenario at its first orders. */
async function begun(looks: BrowserContextOptions = {}): Promise<Page> {
  const page = await opened(looks)
  await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle [data-piece]').first().waitFor()
  return page
}

const main = (page: Page) => page.locator('.order-buttons .main')
const prompt = (page: Page) => page.locator('.prompt')

async function takeUp(page: Page, piece: string): Promise<void> {
  await page.locator(`[data-piece="${piece}"]`).focus()
  await page.keyboard.press('Enter')
}

test('an attack that is aimed stays until it is given or taken back, wherever the mouse goes', async () => {
  const page = await begun()
  await takeUp(page, 'f2')
  const { x, y } = await middleOfPiece(page, 'p2')
  await page.mouse.click(x, y)
  await expect.poll(() => prompt(page).innerText()).toContain('attack')
  for (const x of [300, 500, 700]) await page.mouse.move(x, 400, { steps: 3 })
  expect(await main(page).innerText()).toBe('Give the order')
  await page.getByRole('tab', { name: 'Orders' }).click()
  const row = page.locator('.order-sheet button', { hasText: '5e léger' })
  await row.click()
  const question = page.getByRole('alertdialog')
  expect(await question.innerText()).toContain('Not given yet')
  await question.getByRole('button', { name: 'Go back to it' }).click()
  expect(await main(page).innerText()).toBe('Give the order')
  await row.click()
  await question.getByRole('button', { name: 'Give the order' }).click()
  await prompt(page).filter({ hasText: '5e léger' }).waitFor()
  expect(await page.locator('.order-sheet').innerText()).toContain('attack')
  await page.context().close()
})

test('Enter gives what is drawn and never seals; sealing asks about those that have no orders', async () => {
  const page = await begun()
  await takeUp(page, 'f2')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('alert').innerText()).toContain('Ctrl')
  expect(await main(page).innerText()).toBe('Seal the orders')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('alertdialog')
  expect(await question.innerText()).toMatch(
    /^6 units still without orders: .+; .+; .+ and 3 more\./,
  )
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await main(page).innerText()).toBe('Seal the orders')
  await main(page).click()
  await question.getByRole('button', { name: 'Seal the orders anyway' }).click()
  await expect.poll(() => main(page).innerText()).not.toContain('Seal')
  await page.context().close()
})

test('a unit taken from the order sheet is marched by keys alone', async () => {
  const page = await begun()
  await page.getByRole('tab', { name: 'Orders' }).click()
  await page.locator('.order-sheet button', { hasText: '5e léger' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.cursor').waitFor()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.locator('.path-march').waitFor()
  expect(await page.locator('.order-sheet').innerText()).toContain('5e léger, I: march')
  await page.context().close()
})

test('the ruler stays away while orders are written, and says why', async () => {
  const page = await begun()
  const ruler = page.getByRole('button', { name: 'Ruler' })
  expect(await ruler.getAttribute('aria-disabled')).toBe('true')
  await ruler.click({ force: true })
  expect(await page.getByRole('alert').innerText()).toContain('BA-1.1.1-11')
  await page.context().close()
})

test.each([
  [1440, 900],
  [390, 844],
])('the orders of a unit can be read at %i by %i', async (width, height) => {
  const page = await begun({ viewport: { width, height } })
  await takeUp(page, 'f2')
  const foot = await page.locator('.order-foot').boundingBox()
  const isAboveFoot = async (line: Locator): Promise<void> => {
    await line.waitFor()
    const frame = await line.boundingBox()
    expect((frame?.y ?? height) + (frame?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }
  const kinds = page.locator('.order-kind')
  await isAboveFoot(kinds.last())
  await kinds.filter({ hasText: 'Attack' }).click()
  await isAboveFoot(page.locator('.orders-of-kind').locator('select, button').first())
  expect(foot?.height).toBeLessThanOrEqual(120)
  await page.context().close()
})

/** A page on which a battle goes on that was played elsewhere. */
async function goneOn(battle: Battle, looks: BrowserContextOptions = {}): Promise<Page> {
  const page = await opened(looks)
  await page.goto(site.url)
  const buffer = Buffer.from(JSON.stringify(battle.file))
  const file = { name: 'battle.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a battle file').setInputFiles(file)
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  return page
}

test('Done names the units that could still fire; back leads to the first of them, skipping goes on', async () => {
  const page = await goneOn(landBattleAt('fire', 'france'))
  await prompt(page).filter({ hasText: 'Fire' }).waitFor()
  await main(page).click()
  const question = page.getByRole('alertdialog')
  const asked = await question.innerText()
  expect(asked).toContain(
    '12e ligne, II; 5e léger, I and Batterie Duval can still fire. Skip them?',
  )
  await question.getByRole('button', { name: 'Go back' }).click()
  await page.locator('.piece.selected[data-piece="f2"]').waitFor()
  await page.locator('.offers button').first().click()
  await main(page).filter({ hasText: 'Give the order' }).click()
  await main(page).filter({ hasText: 'Done' }).click()
  expect(await question.innerText()).toContain('5e léger, I and Batterie Duval can still fire.')
  expect(await question.innerText()).not.toContain('12e ligne, II')
  await question.getByRole('button', { name: 'Skip anyway' }).click()
  await prompt(page).filter({ hasText: 'Fire' }).waitFor({ state: 'detached' })
  await page.context().close()
})

test('a continued advance is given and done with; a unit that is only chosen is no trap', async () => {
  const battle = landBattleAt('advance', 'france')
  const [offer] = battle.game
    .legalOrders(battle.game.view(battle.state, 'france'), 'france')
    .filter(({ kind }) => kind === 'advance')
  const unit = offer && 'unit' in offer ? String(offer.unit) : ''
  const page = await goneOn(battle)
  await page.locator(`[data-piece="${unit}"]`).waitFor()
  await takeUp(page, unit)
  expect(await main(page).innerText()).toBe('Done')
  await page.locator('.suggestions summary').click()
  await page.locator('.suggestions button').first().click()
  await main(page).filter({ hasText: 'Continue the advance' }).click()
  await expect.poll(() => main(page).innerText()).toBe('Done')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.piece.selected').count()).toBe(0)
  await main(page).click()
  await prompt(page).filter({ hasText: 'Continued advance' }).waitFor({ state: 'detached' })
  await page.context().close()
})
