import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@grognard/server'
import type { Page } from 'playwright-core'
import { build } from 'vite'

/** The application built and served as players get it, or one that is shared; `close` when done. */
export interface Site {
  url: string
  close(): Promise<void>
}

/** Names the address of a site that stands already. */
export const sharedSite = 'GROGNARD_TEST_SITE'

export async function startSite(): Promise<Site> {
  const standing = process.env[sharedSite]
  if (standing) return { url: standing, close: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'grognard-site-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const configFile = join(root, 'vite.config.ts')
  const output = { outDir: folder, emptyOutDir: true }
  await asPlayersGetIt(() => build({ root, configFile, logLevel: 'error', build: output }))
  const serving = await serve({ host: '127.0.0.1', port: 0, folder })
  return {
    url: serving.address,
    async close() {
      await serving.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
