import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { launchBrowser } from '../checks/browser.ts'
import { serve } from '../server/serve.ts'
import { benchAtTheTable } from './at-the-table.ts'
import { print } from './harness.ts'

/** Each journey is made so often, each time in a browser profile that knows nothing. */
const ROUNDS = 5
const VIEW = { width: 1440, height: 900 }
const DESK: BrowserContextOptions = { viewport: VIEW }
const PAN_MILLISECONDS = 3_000

/**
 * The mobile preset of Lighthouse (1.6 Mbit/s, 150 ms to and fro, a processor four times as slow), applied as
 * Lighthouse applies it: to whole requests, so with 3.75 times the wait, for greetings come before a request.
 */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOW_LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (0.9 * 1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.9 * 750 * 1024) / 8,
}
const TIMES_SLOWER = 4

interface Served {
  url: string
  close(): Promise<void>
}

/** Built and served as players get it. */
async function served(root: string): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-bench-'))
  const output = { outDir, emptyOutDir: true, target: 'es2024' as const }
  await build({ root, base: './', logLevel: 'error', build: output })
  const serving = await serve({ host: '127.0.0.1', port: 0, folder: outDir })
  return {
    url: serving.address,
    async close() {
      await serving.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

function folder(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

async function fresh<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
  looks = DESK,
): Promise<Result> {
  const context = await browser.newContext({
    ...looks,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Bytes that the first page needs, as they travel. */
async function firstLoad(page: Page, url: string): Promise<{ code: number; fonts: number }> {
  const sizes = { code: 0, fonts: 0 }
  const read: Promise<void>[] = []
  page.on('requestfinished', request => {
    const kind = request.resourceType()
    const add = async (): Promise<void> => {
      const { responseBodySize } = await request.sizes()
      sizes[kind === 'font' ? 'fonts' : 'code'] += responseBodySize
    }
    if (['document', 'script', 'stylesheet', 'font'].includes(kind)) read.push(add())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(read)
  return sizes
}

/** Milliseconds from the start of the visit to the first picture, and until there is a game to choose. */
async function home(page: Page, url: string): Promise<{ picture: number; choice: number }> {
  const before = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('.scenarios a').first().waitFor()
  const choice = performance.now() - before
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const picture = Number(await paint.jsonValue())
  return { picture, choice }
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}

/** Milliseconds to the first picture on a slow phone. */
function pictureOnPhone(browser: Browser, url: string): Promise<number> {
  const visit = async (page: Page): Promise<number> => {
    await slowed(page)
    return (await home(page, url)).picture
  }
  return fresh(browser, visit, PHONE)
}

/** Milliseconds from opening a kept battle at its own address until its pieces can be ordered. */
async function battle(page: Page, url: string, scenario: string): Promise<number> {
  await page.goto(`${url}#/new/${scenario}`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await playable(page)
  const address = page.url()
  await page.goto('about:blank')
  const before = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await playable(page)
  return performance.now() - before
}

/** The chart is drawn, and the page says who must do what. */
async function playable(page: Page): Promise<void> {
  await page.locator('.battle .chart .board-sheet').first().waitFor()
  await page.locator('.battle .prompt').first().waitFor()
}

/** Frames a second while sixty ships are dragged to and fro. */
async function panning(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.locator('[data-piece]').nth(59).waitFor()
  await page.mouse.move(VIEW.width / 2, VIEW.height / 2 + 300)
  await page.mouse.down()
  const frames = page.evaluate(
    milliseconds =>
      new Promise<number>(resolve => {
        const begun = performance.now()
        let count = 0
        const next = (): void => {
          const now = performance.now()
          if (now - begun >= milliseconds) return resolve((count * 1000) / (now - begun))
          count += 1
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    PAN_MILLISECONDS,
  )
  const until = performance.now() + PAN_MILLISECONDS
  for (let step = 0; performance.now() < until; step++)
    // oxlint-disable-next-line no-await-in-loop -- one movement of the hand after the other
    await page.mouse.move(
      VIEW.width / 2 + 200 * Math.sin(step / 9),
      VIEW.height / 2 + 300 + 60 * Math.cos(step / 7),
    )
  const found = await frames
  await page.mouse.up()
  return found
}

async function rounds(measure: () => Promise<number>): Promise<number> {
  const found: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
  for (let round = 0; round < ROUNDS; round++) found.push(await measure())
  return found.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

const [site, chart] = await Promise.all([served(folder('../web')), served(folder('./page'))])
const browser = await launchBrowser()

async function benchLoading(): Promise<void> {
  const sizes = await fresh(browser, page => firstLoad(page, site.url))
  print({ measured: 'first load: page, script and style', bytes: sizes.code, limit: 120_000 })
  print({ measured: 'first load: fonts', bytes: sizes.fonts, limit: 150_000 })
  print({ measured: 'first load: all', bytes: sizes.code + sizes.fonts, limit: 300_000 })
  const picture = await rounds(() =>
    fresh(browser, async page => (await home(page, site.url)).picture),
  )
  print({ measured: 'first picture', milliseconds: Math.round(picture), limit: 1000 })
  const onPhone = await rounds(() => pictureOnPhone(browser, site.url))
  print({ measured: 'first picture, slow phone', milliseconds: Math.round(onPhone), limit: 1800 })
  const choice = await rounds(() =>
    fresh(browser, async page => (await home(page, site.url)).choice),
  )
  print({ measured: 'a game can be chosen', milliseconds: Math.round(choice), limit: 2000 })
  for (const scenario of [
    'line-of-battle/trafalgar',
    'ship-of-the-line/standard',
    'belle-alliance/sehested',
    'wooden-ships/trafalgar',
  ]) {
    const milliseconds = await rounds(() =>
      fresh(browser, page => battle(page, site.url, scenario)),
    )
    print({
      measured: `playable: ${scenario}`,
      milliseconds: Math.round(milliseconds),
      limit: 2000,
    })
  }
  const frames = await rounds(() => fresh(browser, page => panning(page, chart.url)))
  print({ measured: 'panning sixty ships', framesASecond: Math.round(frames), atLeast: 30 })
}

/** Names on the command line choose some. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  loading: benchLoading,
  reactions: () => benchAtTheTable(site.url, visit => fresh(browser, visit)),
}

const wanted = process.argv.slice(2)
try {
  for (const [name, bench] of Object.entries(benches))
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
    if (wanted.length === 0 || wanted.includes(name)) await bench()
} finally {
  await browser.close()
  await Promise.all([site.close(), chart.close()])
}
