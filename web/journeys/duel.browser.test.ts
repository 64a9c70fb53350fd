import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { skipIfAsked } from './marches.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOf } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

/** The duel of two frigates, set up and begun. */
async function begun(prepare: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/line-of-battle/constitution`)
  await prepare(page)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  return page
}

const bar = (page: Page) => page.locator('.order-bar')
const offer = (page: Page, name: RegExp) =>
  page.locator('.offers').getByRole('button', { name }).first()

/** What the player is asked, once the computer has answered. */
async function asked(page: Page): Promise<string> {
  const prompt = page.locator('.prompt')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).not.toMatch(/is thinking/)
  return prompt.innerText()
}

const isOver = (prompt: string) => /Points: \d+ to \d+/.test(prompt)

/** Orders that are taken when they are offered, the first of them first. */
const liked = [/load round shot/i, /aim her/i, /fire her/i, /fire back/i, /: board|take over/i]

test('the duel is played to its end by pointing and clicking', async () => {
  const page = await begun()
  await page.locator('[data-piece]').first().waitFor()
  let prompt = await asked(page)
  for (let step = 0; step < 400 && !isOver(prompt); step++) {
    const before = await bar(page).innerText()
    await act(page, prompt)
    await expect.poll(() => bar(page).innerText(), { timeout: 20_000 }).not.toBe(before)
    prompt = await asked(page)
  }
  expect(prompt).toMatch(/Points: \d+ to \d+/)
  await page.locator('.dispatch').waitFor()
  await page.locator('dialog .close').click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log details').nth(20).waitFor()
  await page.context().close()
})

/** One thing that a player would do now. */
async function act(page: Page, prompt: string): Promise<void> {
  if (await skipIfAsked(page)) return
  if (/choose where to go/.test(prompt)) return pointAhead(page)
  const hasChosen = /Order set/.test(prompt)
  for (const name of hasChosen ? [] : liked) {
    const button = offer(page, name)
    if (await button.isVisible()) return button.click()
  }
  const main = page.locator('.order-buttons .main')
  if ((await main.isVisible()) && (await main.isEnabled())) return main.click()
  await page.locator('.offers button').first().click()
}

/** Draws a course that closes with the enemy, an inch and more to one side of her. */
async function pointAhead(page: Page): Promise<void> {
  await page.keyboard.press('0')
  const own = await middleOf(page.locator('.piece.selected .turned'))
  const enemy = await middleOf(page.locator('.piece:not(.selected) .turned').first())
  const away = Math.hypot(enemy.x - own.x, enemy.y - own.y)
  const ahead = { x: (enemy.x - own.x) / away, y: (enemy.y - own.y) / away }
  await page.mouse.click(own.x + ahead.x * 150 - ahead.y * 90, own.y + ahead.y * 150 + ahead.x * 90)
}

/** To the first movement step: shot chosen, the computer's move made if it goes first. */
async function toMovement(page: Page): Promise<void> {
  await offer(page, /load round shot/i).click()
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await page.locator('.prompt', { hasText: 'choose where to go' }).waitFor()
}

test('a refusal says why and names its rule, and the rule can be read', async () => {
  const page = await begun()
  await toMovement(page)
  await bar(page).getByRole('button', { name: 'Done' }).click({ force: true })
  const alert = page.getByRole('alert')
  expect(await alert.innerText()).toContain('USS Constitution')
  await alert.getByRole('button', { name: 'Rule LOB-061' }).click()
  expect(await page.getByRole('dialog').innerText()).toMatch(/1 in/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.context().close()
})

test('a course drawn with keys is measured, shortened and given', async () => {
  const page = await begun()
  await toMovement(page)
  await page.locator('.chart-host').focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
  await page.locator('.sketch-note', { hasText: /[1-9].* in/ }).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('Backspace')
  await page.locator('.prompt', { hasText: 'choose where to go' }).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.prompt').innerText()).not.toContain('its path')
  expect(await page.locator('.log').innerText()).toContain('USS Constitution sails')
  await page.context().close()
})

test('two friends choose in secret: the screen is handed over with nothing on it', async () => {
  const page = await begun(async setup => {
    await setup
      .getByRole('radiogroup', { name: 'HMS Guerriere' })
      .getByLabel('A friend on this screen')
      .check()
  })
  await page.getByRole('button', { name: 'Ready: USS Constitution' }).click()
  await offer(page, /load grape/i).click()
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Hand over to HMS Guerriere' }).waitFor()
  expect(await page.locator('.board-sheet, .log').count()).toBe(0)
  await page.getByRole('button', { name: 'Ready: HMS Guerriere' }).click()
  expect(await page.locator('.log').innerText()).not.toContain('grape')
  await page.context().close()
})

test('real dice are asked for one by one, and a wrong result is not taken', async () => {
  const page = await begun(async setup => {
    await setup.getByLabel('I roll real dice').check()
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('9')
  await dialog.getByRole('button', { name: 'Enter the result' }).click()
  expect(await dialog.getByRole('alert').innerText()).toContain('9')
  await dialog.getByRole('button', { name: '5', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click()
  await page.locator('.prompt', { hasText: 'Choose shot' }).waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log summary', { hasText: 'rolls 5 for initiative' }).first().waitFor()
  await page.context().close()
})

test('a line of the log opens its ruling: dice, modifiers and rules', async () => {
  const page = await begun()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log summary', { hasText: 'for initiative' }).first().click()
  const ruling = page.locator('.ruling').first()
  expect(await ruling.innerText()).toMatch(/six-sided die/)
  expect(await ruling.getByRole('button').first().innerText()).toBe('LOB-050')
  await page.context().close()
})
