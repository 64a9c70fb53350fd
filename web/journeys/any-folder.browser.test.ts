import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

const FOLDER = '/games/old wars/'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** A web server that knows nothing of the game: it gives out files, all below one folder of its own. */
async function plainServer(files: string) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://here').pathname)
    asked.push(path)
    const name = path.startsWith(FOLDER) ? normalize(path.slice(FOLDER.length) || 'index.html') : ''
    const file = join(files, name)
    if (name === '' || !existsSync(file) || statSync(file).isDirectory())
      return answer.writeHead(404).end('not found')
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${encodeURI(FOLDER)}`, asked }
}

test('from any folder of any web server a battle is begun, ordered, and gone on with offline', async () => {
  const { url, asked } = await plainServer(site.folder)
  const page = await site.page({ reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${url}#/new/line-of-battle/constitution`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page
    .locator('.offers')
    .getByRole('button', { name: /load round shot/i })
    .first()
    .click()
  await page.keyboard.press('Control+Enter')
  const prompt = () => page.locator('.prompt').innerText()
  await expect.poll(prompt).toMatch(/Sail your ship/i)
  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = page.locator('.log .log-line')
  await lines.first().waitFor()
  const said = await lines.allInnerTexts()
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(prompt).toMatch(/Sail your ship/i)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect.poll(() => lines.allInnerTexts()).toEqual(said)
  // Without a network another book is begun as well.
  await page.goto(`${url}#/new/ship-of-the-line/duel`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle .chart .board-sheet').first().waitFor()
  expect(asked.filter(path => !path.startsWith(FOLDER))).toEqual([])
  await page.context().close()
})
