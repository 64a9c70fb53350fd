import type { Page } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

/** A rows of the stores as a test finds or lays them. */
interface Laid {
  card?: Record<string, unknown>
  file?: unknown
  id: string
}

async function begunBattle(): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.saving.saved').waitFor()
  return page
}

/** Lays rows beside the whole battle that is kept; `card` and `file` change copies of its own. */
async function lay(page: Page, rows: readonly Laid[]): Promise<void> {
  await page.evaluate(async laid => {
    const opening = indexedDB.open('grognard', 1)
    const database = await new Promise<IDBDatabase>(resolve => {
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const stores = database.transaction(['cards', 'files'], 'readwrite')
    const [cards, files] = [stores.objectStore('cards'), stores.objectStore('files')]
    const whole = cards.getAll()
    whole.addEventListener('success', () => {
      for (const { id, card, file } of laid) {
        if (card) cards.put({ ...whole.result[0], ...card, id })
        if (file !== undefined) files.put(file, id)
      }
    })
    await new Promise(resolve => stores.addEventListener('complete', resolve))
    database.close()
  }, rows)
}

const file = (changes: Record<string, unknown>): string =>
  JSON.stringify({
    format: 'grognard-battle',
    version: 1,
    ruleset: 'tic-tac-toe',
    edition: '1',
    engine: '1',
    scenario: 'standard',
    options: {},
    papers: {},
    dice: { kind: 'typed' },
    start: {},
    entries: [{}],
    ...changes,
  })

test('a battle that cannot be read stays in the list with its reason, and hides no other', async () => {
  const page = await begunBattle()
  await lay(page, [
    { id: 'torn', card: {}, file: '{"format":"grognard-battle", "ver' },
    { id: 'newer', card: {}, file: file({ version: 99 }) },
    { id: 'stranger', card: { ruleset: 'chess' }, file: file({ ruleset: 'chess' }) },
    { id: 'no-card', file: file({}) },
    { id: 'no-file', card: {} },
    { id: 'no-text', card: {}, file: 7 },
    { id: 'wrong-card', card: { players: 'nobody', stood: null }, file: file({}) },
  ])
  await page.goto(site.url)
  await page.locator('.play-now a.main').waitFor()
  const unread = page.locator('.saved .unread')
  await expect.poll(() => unread.count()).toBe(7)
  const told = (await unread.allInnerTexts()).join('\n')
  for (const reason of [
    'damaged: it cannot be read from line 1, column 30',
    'This file is of version 99',
    'The ruleset chess is unknown here; there are line-of-battle',
    'Its details, such as who plays',
    'Its battle file is missing',
  ])
    expect(told).toContain(reason)

  const torn = unread.filter({ hasText: 'from line 1' })
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    torn.getByRole('button', { name: 'Download it as it is' }).click(),
  ])
  expect(readFileSync(await taken.path(), 'utf8')).toBe('{"format":"grognard-battle", "ver')
  page.on('dialog', dialog => void dialog.accept())
  await torn.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => unread.count()).toBe(6)

  await page.locator('.play-now a.main').click()
  await page.locator('.order-bar').waitFor()
  await page.context().close()
})

test('a battle that only its game finds damaged is told of where it is opened, and taken out or removed there', async () => {
  const page = await begunBattle()
  const damaged = file({ entries: [{ seq: 7 }] })
  await lay(page, [{ id: 'deep', card: {}, file: damaged }])
  await page.goto(`${site.url}#/battle/deep`)
  await page.reload()
  await page.getByText('Saved, but it cannot be read.').waitFor()
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download it as it is' }).click(),
  ])
  expect(readFileSync(await taken.path(), 'utf8')).toBe(damaged)
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.locator('.play-now').waitFor()
  expect(await page.locator('.saved li').count()).toBe(1)
  await page.context().close()
})

test('where the keeping cannot be reached, or the list breaks down, that is said and the shelf stands', async () => {
  const page = await begunBattle()
  const breaks: [() => void, RegExp][] = [
    [() => Object.defineProperty(globalThis, 'indexedDB', { value: null }), /could not be reached/],
    [() => Object.defineProperty(Intl, 'DateTimeFormat', { value: null }), /cannot be shown/],
  ]
  for (const [breaking, told] of breaks) {
    const other = await page.context().newPage()
    await other.addInitScript(breaking)
    await other.goto(site.url)
    await other.getByRole('alert').filter({ hasText: told }).waitFor()
    await other.getByRole('link', { name: 'The spy' }).waitFor()
    await other.close()
  }
  await page.context().close()
})

test('the browser is asked not to throw battles away, once one is kept', async () => {
  const page = await site.page()
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false
    navigator.storage.persist = async () => {
      document.documentElement.dataset['asked'] = 'yes'
      return true
    }
  })
  await page.goto(site.url)
  const asked = () => page.evaluate(() => document.documentElement.dataset['asked'])
  await page.getByRole('link', { name: 'The spy' }).waitFor()
  expect(await asked()).toBeUndefined()
  await page.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect.poll(asked).toBe('yes')
  await page.context().close()
})

test('an address that leads nowhere has a page, with the way home', async () => {
  const page = await site.page()
  for (const address of [
    '#/%zz',
    '#/battle/%',
    '#/nowhere',
    '#/new/chess/x',
    '#/rules/chess',
    '#/battle/none',
  ]) {
    await page.goto(site.url + address)
    await page.reload()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /not found|cannot be opened/i })
      .waitFor()
    await page.getByRole('link', { name: 'All battles' }).click()
    await page.getByRole('link', { name: 'The spy' }).waitFor()
  }
  await page.context().close()
})
