import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

/** What the shelf may weigh as it travels, without its letters; bytes. */
const MOST_FOR_SHELF = 130_000

/** The name of a file without its path and hash. */
const nameOf = (url: string): string => url.replace(/^.*\//, '').replace(/-[\w-]{8}\./, '.')

test('the shelf stands on little, and what lies behind it is fetched ahead when nothing is to be done', async () => {
  const page = await site.page({ serviceWorkers: 'block' })
  let bytes = 0
  const fetched: string[] = []
  page.on('requestfinished', async request => {
    fetched.push(nameOf(request.url()))
    // What is still on its way when the page closes is not asked for its size.
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    if (request.resourceType() !== 'font') bytes += responseBodySize
  })
  await page.goto(site.url)
  await page.locator('.scenarios a').first().waitFor()
  const parts = () => fetched.filter(name => /\.(?:js|css)$/.test(name)).toSorted()
  expect(parts().filter(name => !/^(?:before-paint|index|rolldown-runtime)\./.test(name))).toEqual(
    [],
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MOST_FOR_SHELF)
  await expect
    .poll(parts)
    .toEqual(expect.arrayContaining(['battle-gate.js', 'setup-page.js', 'table.css']))
  expect(parts().filter(name => name.includes('belle-alliance'))).toEqual([])
  await page.context().close()
})

/** Opened by somebody with these settings, where the application itself never comes. */
async function beforeTheApplication(settings: unknown, hash = ''): Promise<Page> {
  const page = await site.page({ serviceWorkers: 'block', colorScheme: 'light' })
  const kept = JSON.stringify(settings)
  await page.addInitScript(text => localStorage.setItem('grognard.settings', text), kept)
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(site.url + hash, { waitUntil: 'load' })
  return page
}

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('before the application is there the page bears its name, in the light that was chosen', async () => {
  const day = await beforeTheApplication({})
  expect(await day.getByRole('heading', { name: 'Grognard' }).isVisible()).toBe(true)
  const night = await beforeTheApplication({ light: 'night', language: 'de' })
  expect(await night.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(await groundOf(night)).not.toBe(await groundOf(day))
  const odd = await beforeTheApplication({ light: 7, language: ['xx'] })
  expect(await odd.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await groundOf(odd)).toBe(await groundOf(day))
  for (const page of [day, night, odd]) await page.context().close()
})

test('on the way to a battle nothing of the shelf flashes up', async () => {
  for (const hash of ['#/battle/1', '#/new/line-of-battle/trafalgar', '#/rules/line-of-battle']) {
    const page = await beforeTheApplication({}, hash)
    const isSeen = await page.locator('h1').isVisible()
    expect([hash, isSeen]).toEqual([hash, false])
    await page.context().close()
  }
})

test('the heading stays where it was when the application comes', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 412, height: 823 },
  ]) {
    const page = await site.page({ serviceWorkers: 'block', viewport })
    let go = (): void => undefined
    const held = new Promise<void>(resolve => (go = resolve))
    await page.route('**/assets/*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto(site.url, { waitUntil: 'commit' })
    // Asked for its place before the sheet has come, a page is laid out without it.
    await page.waitForFunction(() => document.styleSheets.length > 0)
    const heading = page.getByRole('heading', { name: 'Grognard' })
    const before = await heading.boundingBox()
    go()
    await page.locator('.scenarios a').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const after = await heading.boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2)
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
    await page.context().close()
  }
})

test('the shelf has all its sentences with it, in every language, with a battle that is kept and at no place', async () => {
  const page = await site.page({ serviceWorkers: 'block' })
  await page.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle .chart .board-sheet').first().waitFor()
  await page.locator('.saving.saved').waitFor()
  for (const language of ['en', 'de', 'da']) {
    const setting = JSON.stringify({ language })
    await page.evaluate(text => localStorage.setItem('grognard.settings', text), setting)
    for (const hash of ['', '#/nowhere']) {
      await page.goto('about:blank')
      await page.goto(site.url + hash)
      await page
        .locator(hash === '' ? '.play-now' : 'main:not(.ahead) h1')
        .first()
        .waitFor()
      const said = await page.locator('body').evaluate(body => body.textContent)
      expect([language, hash, said?.match(/\b(?:web|book)\.[a-z][\w.]*/g)]).toEqual([
        language,
        hash,
        null,
      ])
    }
  }
  await page.context().close()
})
