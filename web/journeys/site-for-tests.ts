import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@grognard/server'
import type { OfferedHere } from '@grognard/server/offers.ts'
import type { Page } from 'playwright-core'
import { build } from 'vite'

/** The application built and served as players get it, or one that is shared; `close` when done. */
export interface Site {
  url: string
  /** In which its page was built. */
  folder: string
  close(): Promise<void>
}

/** Name the address of a site that stands already, and the folder in which its page was built. */
export const sharedSite = 'GROGNARD_TEST_SITE'
export const sharedPage = 'GROGNARD_TEST_PAGE'

/** With offers, such as mail, a server of one's own; the page may be the one that was built for all. */
export async function startSite(offers?: OfferedHere): Promise<Site> {
  const standing = process.env[sharedSite]
  const folder = process.env[sharedPage] ?? ''
  if (standing && !offers) return { url: standing, folder, close: async () => undefined }
  const built = folder || (await builtPage())
  const data = mkdtempSync(join(tmpdir(), 'grognard-data-'))
  const place = { host: '127.0.0.1', port: 0, folder: built, database: join(data, 'grognard.db') }
  const serving = await serve({ ...place, ...(offers && { offers }) })
  return {
    url: serving.address,
    folder: built,
    async close() {
      await serving.close()
      const made = process.env[sharedPage] === built && offers ? [data] : [built, data]
      for (const one of made) rmSync(one, { recursive: true, force: true })
    },
  }
}

async function builtPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-site-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const configFile = join(root, 'vite.config.ts')
  const output = { outDir: folder, emptyOutDir: true }
  await asPlayersGetIt(() => build({ root, configFile, logLevel: 'error', build: output }))
  return folder
}

/** The test runner's own environment would build a page for its makers. */
async function asPlayersGetIt(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    process.env['NODE_ENV'] = before
  }
}

/** Shows everything at once, for tests that are about something else. */
export async function withoutPlayback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('grognard.settings', JSON.stringify({ playback: 'off' }))
  })
}
