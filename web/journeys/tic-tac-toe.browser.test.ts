import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { exportBattle, give, newBattle } from '@grognard/umpire'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { frameOf } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

/** A page with nothing kept from before, at the beginning of the small game. */
async function begun(prepare: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce' })
  await page.goto(site.url)
  await page.getByRole('link', { name: 'The standard game' }).click()
  await prepare(page)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle .board-sheet .cell').first().waitFor()
  return page
}

/** Points at a cell of the board, numbered row by row from the top left. */
async function pointAt(page: Page, cell: number): Promise<void> {
  const frame = await frameOf(page.locator('.board-sheet .sheet'))
  const x = frame.x + ((cell % 3) + 0.5) * (frame.width / 3)
  const y = frame.y + (Math.floor(cell / 3) + 0.5) * (frame.height / 3)
  await page.mouse.click(x, y)
}

async function marks(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('.board-sheet .piece').count()).toBe(count)
}

const prompt = (page: Page) => page.locator('.prompt').innerText()

test('a game against the computer is played to its end by pointing', async () => {
  const page = await begun()
  for (let turn = 0; turn < 5; turn++) {
    const before = await page.locator('.board-sheet .piece').count()
    if (/in a row|draw/i.test(await prompt(page))) break
    const free = await freeCell(page)
    await pointAt(page, free)
    await expect
      .poll(async () => {
        const now = await page.locator('.board-sheet .piece').count()
        return now >= before + 2 || /in a row|draw/i.test(await prompt(page))
      })
      .toBe(true)
  }
  expect(await prompt(page)).toMatch(/in a row|draw/i)
  await page.locator('.dispatch').waitFor()
  await page.locator('dialog .close').click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log .log-line').nth(5).waitFor()
  await page.context().close()
})

/** The first cell of the list of offered orders, found by its name. */
async function freeCell(page: Page): Promise<number> {
  const names = ['top left', 'top middle', 'top right', 'middle left', 'centre', 'middle right']
  const all = [...names, 'bottom left', 'bottom middle', 'bottom right']
  const offered = await page.locator('.offers option, .offers button').allInnerTexts()
  const free = all.findIndex(name => offered.some(text => text.endsWith(`: ${name}`)))
  if (free < 0) throw new Error(`No cell is offered: ${offered.join(', ')}`)
  return free
}

test('a mark on a taken cell is not a dead click', async () => {
  const page = await begun()
  await pointAt(page, 4)
  await marks(page, 2)
  await pointAt(page, 4)
  expect(await page.getByRole('alert').innerText()).toMatch(/centre/)
  await marks(page, 2)
  await page.context().close()
})

test('every order is kept, and a reload resumes the battle', async () => {
  const page = await begun()
  await pointAt(page, 4)
  await marks(page, 2)
  await page.locator('.saving.saved').waitFor()
  await page.reload()
  await marks(page, 2)
  await page.getByRole('link', { name: 'Noughts and crosses' }).click()
  await page.locator('.saved li').waitFor()
  expect(await page.locator('.saved li').innerText()).toContain('2 orders')
  await page.context().close()
})

test('an exported battle is opened again where it stood', async () => {
  const page = await begun()
  await pointAt(page, 0)
  await marks(page, 2)
  await page.getByRole('button', { name: 'Battle' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the battle as a file' }).click(),
  ])
  const path = await download.path()
  const file: { entries: unknown[] } = JSON.parse(await readFile(path, 'utf8'))
  expect(file.entries).toHaveLength(3)
  await page.goto(site.url)
  const text = (await readFile(path, 'utf8')).replace('"engine": "', '"engine": "99.')
  const buffer = Buffer.from(text)
  const newer = { name: 'newer.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a battle file').setInputFiles(newer)
  await page.getByText('Played by the rules, but:').waitFor()
  await page.getByText('The battle was begun with version 99.').waitFor()
  const second = page.getByRole('radiogroup', { name: 'Noughts' })
  expect(await second.getByLabel('The computer').isChecked()).toBe(true)
  expect(await page.locator('.board-sheet').count()).toBe(0)
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  const notice = page.getByRole('dialog', { name: 'Before you play on' })
  expect(await notice.innerText()).toContain('begun with version 99.')
  await notice.getByRole('button', { name: 'Continue the battle' }).click()
  await marks(page, 2)
  await page.context().close()
})

test('a file that the rules do not lead to is only looked at', async () => {
  const battle = newBattle(gameById('tic-tac-toe'), {
    scenario: 'standard',
    dice: { kind: 'seeded', seed: 'false' },
  })
  const { battle: marked } = give(battle, 'crosses', { kind: 'mark', cell: 4 })
  const text = exportBattle(marked).replace(
    '"order":{"kind":"mark","cell":4}',
    '"order":{"kind":"mark","cell":5}',
  )
  const page = await site.browser.newPage({ locale: 'en-GB' })
  await page.goto(site.url)
  const file = { name: 'false.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a battle file').setInputFiles(file)
  await page.getByRole('alert').filter({ hasText: 'Entry 1' }).waitFor()
  await page.getByRole('button', { name: 'Open to view only' }).click()
  await marks(page, 1)
  expect(await prompt(page)).toContain('View only')
  await pointAt(page, 0)
  await marks(page, 1)
  await page.close()
})

test('a file that is no battle is refused with its reason', async () => {
  const page = await site.browser.newPage({ locale: 'en-GB' })
  await page.goto(site.url)
  const buffer = Buffer.from('{"format":"shopping list"}')
  const file = { name: 'list.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a battle file').setInputFiles(file)
  expect(await page.getByRole('alert').innerText()).toContain(
    'list.json is not a Grognard battle file: its format should be grognard-battle, but is shopping',
  )
  await page.close()
})

/** Choosing from a list gives no order yet. */
async function takeFromList(page: Page, label: string): Promise<void> {
  const before = await page.locator('.board-sheet .piece').count()
  await page.locator('.order-group.long').getByRole('button', { name: label }).press('Enter')
  expect(await page.locator('.board-sheet .piece').count()).toBe(before)
  await page.getByRole('button', { name: 'Give the order' }).press('Enter')
}

test('two friends play on one screen with the keyboard alone', async () => {
  const page = await begun(async setup => {
    await setup
      .getByRole('radiogroup', { name: 'Noughts' })
      .getByLabel('A friend on this screen')
      .check()
  })
  await takeFromList(page, 'Mark: top left')
  await marks(page, 1)
  expect(await prompt(page)).toContain('Noughts')
  await takeFromList(page, 'Mark: centre')
  await marks(page, 2)
  expect(await prompt(page)).toContain('Crosses')
  await page.context().close()
})

test('without room in the browser the battle goes on, and says so', async () => {
  const page = await begun(async setup => {
    await setup.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
  })
  expect(await page.getByRole('alert').innerText()).toContain('no room left')
  await pointAt(page, 4)
  await marks(page, 2)
  await page.context().close()
})
