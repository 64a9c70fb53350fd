import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { accessFaultsInBothLights, accessFaultsOf } from './axe-for-tests.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function somebody(options: object = {}): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...options })
  await withoutPlayback(page)
  return page
}

/** Lays a table for a friend far away; returns the link for him. */
async function laid(
  page: Page,
  address: string,
  name: string,
  agree = async () => {},
): Promise<string> {
  await page.goto(`${site.url}${address}`)
  await page.getByRole('radio', { name: 'A friend online' }).last().check()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await agree()
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Link to the table' }).inputValue()
}

async function seated(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: /^Take the seat/ }).click()
}

const prompt = (page: Page) => page.locator('.prompt').innerText()

/** Presses the first cell that is offered. */
async function markFirst(page: Page): Promise<void> {
  await expect.poll(() => prompt(page)).not.toMatch(/Waiting/)
  await page.locator('.offers').getByRole('button').first().click()
  await page.keyboard.press('Control+Enter')
}

async function pieces(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('.chart .board-sheet .piece').count()).toBe(count)
}

test('two people far apart lay a table, play to the end and prove the dice', async () => {
  const [anna, jens] = [await somebody(), await somebody({ viewport: { width: 390, height: 844 } })]
  const link = await laid(anna, '#/new/tic-tac-toe/standard', 'Anna')
  expect(await anna.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringMatching(/One seat is still free/),
  )
  await seated(jens, link, 'Jens')
  for (const page of [anna, jens])
    await page.locator('.battle .board-sheet .cell').first().waitFor()
  expect(await prompt(jens)).toMatch(/Waiting for/)
  await jens.locator('.company').getByText('Anna, Crosses: here, giving orders').waitFor()
  for (let turn = 0; turn < 9; turn++) {
    const [mover, other] = turn % 2 === 0 ? [anna, jens] : [jens, anna]
    if (/in a row|draw/i.test(await prompt(mover))) break
    await markFirst(mover)
    await pieces(mover, turn + 1)
    await pieces(other, turn + 1)
    if (turn === 2) {
      await other.reload()
      await pieces(other, turn + 1)
    }
  }
  for (const page of [anna, jens]) await expect.poll(() => prompt(page)).toMatch(/in a row|draw/i)
  // What was pressed last may open how it went once the whole battle has come; who comes back sees the chart.
  await anna.reload()
  await expect.poll(() => prompt(anna)).toMatch(/in a row|draw/i)
  await anna.locator('.head .menu').click()
  await anna.getByRole('button', { name: /file/i }).first().waitFor()
  for (const page of [anna, jens]) await page.context().close()
})

test('a table is found again from the shelf, and its seat is taken only once', async () => {
  const [anna, jens, third] = [await somebody(), await somebody(), await somebody()]
  const link = await laid(anna, '#/new/tic-tac-toe/standard', 'Anna')
  await third.goto(link)
  await third.getByRole('textbox', { name: 'Your name' }).fill('Mads')
  await seated(jens, link, 'Jens')
  await jens.locator('.battle').waitFor()
  await expect.poll(() => prompt(third)).toMatch(/You are watching/)
  await anna.goto(site.url)
  await anna.reload()
  await anna.locator('.tables').getByText('with Jens').waitFor()
  await anna.locator('.tables a').first().click()
  await anna.locator('.battle').waitFor()
  for (const page of [anna, jens, third]) await page.context().close()
})

test('an order is taken back, and who looks on far away sees it go', async () => {
  const [anna, jens] = [await somebody(), await somebody()]
  await seated(jens, await laid(anna, '#/new/tic-tac-toe/standard', 'Anna'), 'Jens')
  await expect.poll(() => anna.title()).toBe('● Your turn – Grognard')
  expect(await jens.title()).toBe('Grognard')
  await markFirst(anna)
  await pieces(jens, 1)
  await expect.poll(() => jens.title()).toBe('● Your turn – Grognard')
  await anna
    .getByRole('button', { name: /Take back/ })
    .first()
    .click()
  await pieces(jens, 0)
  await pieces(anna, 0)
  for (const page of [anna, jens]) await page.context().close()
})

test('an order is taken back by consent, the clock is shown, and the computer plays for who hands over', async () => {
  const [anna, jens] = [await somebody(), await somebody()]
  const link = await laid(anna, '#/new/tic-tac-toe/standard', 'Anna', async () => {
    await anna.getByRole('radio', { name: 'Days per turn' }).check()
  })
  await seated(jens, link, 'Jens')
  await markFirst(anna)
  await pieces(jens, 1)
  await markFirst(jens)
  await pieces(anna, 2)
  expect(await jens.locator('.table-clocks').innerText()).toMatch(/[23] d \d+ h/)
  await jens.locator('.head .menu').click()
  expect(await accessFaultsOf(jens)).toEqual([])
  await jens.getByRole('button', { name: /^Propose to take back: Mark/ }).click()
  await anna.getByRole('button', { name: 'Accept' }).click()
  for (const page of [anna, jens]) await pieces(page, 1)
  await jens.locator('.agreement-strip').getByText('Anna accepts').waitFor()
  await jens.locator('.head .menu').click()
  await jens.getByRole('button', { name: 'Let the computer play for me' }).click()
  await pieces(anna, 2)
  await jens.getByRole('button', { name: 'Take your seat back' }).click()
  await markFirst(anna)
  await markFirst(jens)
  await pieces(anna, 4)
  for (const page of [anna, jens]) await page.context().close()
})

test('a table stands in the lobby, friends talk at it, and who looks on sees the battle and its moments', async () => {
  const [anna, jens, mads] = [
    await somebody(),
    await somebody({ viewport: { width: 390, height: 844 } }),
    await somebody(),
  ]
  await laid(anna, '#/new/tic-tac-toe/standard', 'Anna', () =>
    anna.getByRole('checkbox', { name: 'Open to everyone' }).check(),
  )
  expect(await accessFaultsOf(anna)).toEqual([])
  await mads.goto(site.url)
  const open = mads.locator('.lobby li', { hasText: 'Anna' }).first()
  await open.getByText('1 free seat').waitFor()
  expect(await accessFaultsOf(mads)).toEqual([])
  const watch = await open.getByRole('link').getAttribute('href')
  await seated(jens, `${site.url}${watch}`, 'Jens')
  await jens.locator('.battle').waitFor()
  await mads.goto(`${site.url}${watch}`)
  await expect.poll(() => prompt(mads)).toMatch(/You are watching. Waiting for Crosses/)
  expect(await accessFaultsOf(mads)).toEqual([])
  await anna.locator('.talk-opener').click()
  await anna.getByRole('textbox', { name: 'Write a message' }).fill('<i>Good luck</i>')
  await anna.keyboard.press('Enter')
  await jens.locator('.talk-opener').getByText('1 new message').waitFor()
  await jens.locator('.talk-opener').click()
  await jens.getByText('<i>Good luck</i>').waitFor()
  expect(await accessFaultsInBothLights(jens)).toEqual([])
  await anna.keyboard.press('Escape')
  await markFirst(anna)
  await pieces(mads, 1)
  await anna.getByText('1 spectator').waitFor()
  expect(await mads.locator('.talk-opener').count()).toBe(0)
  await mads.goto(`${site.url}${watch}/at/1`)
  await mads.getByRole('region', { name: 'Replay' }).waitFor()
  for (const page of [anna, jens, mads]) await page.context().close()
})
