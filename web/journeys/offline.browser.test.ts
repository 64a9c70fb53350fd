import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

test('once the page has been opened, every game is set up and begun without a network', async () => {
  const context = await site.browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  const links = await page
    .locator('.scenarios a')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  const firsts = links.filter((link, i) => gameIn(link) !== gameIn(links[i - 1] ?? ''))
  expect(firsts.length).toBeGreaterThan(2)
  for (const link of firsts) {
    await page.goto(`${site.url}${link}`)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.battle .chart .board-sheet').first().waitFor()
  }
  await context.close()
})

function gameIn(link: string): string {
  return link.split('/')[2] ?? ''
}
