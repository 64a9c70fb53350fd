import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

async function opened(address: string): Promise<Page> {
  const context = await site.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(site.url + address)
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the shelf fetches no game; the one that is chosen is fetched and its field shown', async () => {
  const page = await opened('')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const isAsked = (name: string) => asked.some(url => url.includes(`/${name}-`))
  await page.reload()
  await page.getByRole('link', { name: 'The spy' }).waitFor()
  expect(['line-of-battle', 'ship-of-the-line', 'belle-alliance'].filter(isAsked)).toEqual([])
  await page.getByRole('link', { name: 'The spy' }).click()
  await page.locator('.battlefield [data-piece]').nth(4).waitFor()
  expect(['ship-of-the-line', 'belle-alliance'].filter(isAsked)).toEqual([])
  await page.context().close()
})

test('a game that cannot be fetched is told of kindly, and may be tried again', async () => {
  const page = await opened('')
  await page.route('**/ship-of-the-line-*.js', route => route.abort())
  await page.getByRole('link', { name: 'A duel' }).click()
  const told = await page.getByRole('alert').innerText()
  expect(told).toContain('Ship of the Line could not be loaded')
  await page.unroute('**/ship-of-the-line-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor()
  await page.context().close()
})

test('a battle of a file bears its title everywhere, and is gone on with from the shelf', async () => {
  const page = await opened('#/new/belle-alliance/own')
  await expect.poll(() => heading(page).innerText()).toBe('A scenario of your own')
  const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') }
  await page.getByLabel('Scenario file').setInputFiles(broken)
  expect(await page.getByRole('alert').innerText()).toContain('broken.json cannot be read')
  await page.getByRole('button', { name: 'Begin the battle' }).click({ force: true })
  expect(page.url()).toContain('#/new/')
  const file = fileURLToPath(new URL('../../docs/scenario-example.json', import.meta.url))
  await page.getByLabel('Scenario file').setInputFiles(file)
  const title = 'The mill on the Aar'
  await expect.poll(() => heading(page).innerText()).toBe(title)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.saving.saved').waitFor()
  expect(await heading(page).innerText()).toBe(title)
  await page.goto(site.url)
  const latest = await page.locator('.play-now').innerText()
  expect(latest).toContain(title)
  expect(latest).toMatch(/Turn 1 of \d+.*: .* to move/)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.locator('.battle [data-piece]').first().waitFor()
  await page.context().close()
})

test('real dice for the opening are asked for over the field alone; laid down, the form is as it was', async () => {
  const page = await opened('#/new/line-of-battle/constitution')
  const begins = page.getByRole('button', { name: 'Begin the battle' })
  await page.getByLabel('I roll real dice and type the results').check()
  await begins.click()
  await page.locator('dialog .dice-rule').waitFor()
  expect(await page.locator('.setup form').isVisible()).toBe(false)
  await page.getByText('Roll the dice for the start of the battle').waitFor()
  await page.locator('dialog .close').click()
  await begins.waitFor()
  expect(await page.getByLabel('I roll real dice and type the results').isChecked()).toBe(true)
  await begins.click()
  await page.locator('dialog .dice-rule').waitFor()
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.getByRole('link', { name: 'The spy' }).waitFor()
  expect(await page.locator('dialog').count()).toBe(0)
  await page.context().close()
})

test('where nothing may move by itself a playback says why it waits', async () => {
  const page = await opened('#/new/line-of-battle/constitution')
  await page.getByLabel('The computer', { exact: true }).first().check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  const still = page.getByText('Automatic playback is off')
  await still.waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => still.isVisible()).toBe(false)
  await page.context().close()
})
