import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startSite } from './site-for-tests.ts'
import type { Site } from './site-for-tests.ts'

/** The application and a browser to open it in. */
export interface OpenedSite {
  readonly url: string
  /** Where the application was built. */
  readonly folder: string
  readonly browser: Browser
  /** A page with nothing kept from before, in English; what goes wrong in it fails the test. */
  page(looks?: BrowserContextOptions): Promise<Page>
}

/** Both stand while the tests of a file run; `launch` starts the browser. */
export function openedSite(launch: () => Promise<Browser>, start = () => startSite()): OpenedSite {
  let site: Site | undefined
  let browser: Browser | undefined
  const faults: string[] = []
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([start(), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  afterEach(() => {
    // Taken out, so that a test that is tried again is judged by itself.
    expect(faults.splice(0)).toEqual([])
  })
  return {
    get url() {
      return standing(site).url
    },
    get folder() {
      return standing(site).folder
    },
    get browser() {
      return standing(browser)
    },
    async page(looks = {}) {
      const context = await standing(browser).newContext({ locale: 'en-GB', ...looks })
      const page = await context.newPage()
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      return page
    },
  }
}

function standing<One>(one: One | undefined): One {
  if (one === undefined) throw new Error('The site stands only while tests run.')
  return one
}

/** Dice and the computer's choices fall the same way each time: every seed is counted, not drawn. */
export async function withCountedSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let drawn = 0
    crypto.getRandomValues = array => {
      drawn += 1
      const digits = String(drawn).padStart(32, '0').match(/../g) ?? []
      if (array instanceof Uint8Array) array.set(digits.map(two => Number.parseInt(two, 16)))
      return array
    }
  })
}
