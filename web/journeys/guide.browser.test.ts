import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

test('a newcomer finds how to play, the turn, each rule and each word from the table', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}#/new/line-of-battle/constitution`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.hint').waitFor()
  await page.locator('.hint .term').first().hover()
  expect(await page.getByRole('tooltip').innerText()).toMatch(/^Iron balls/)
  await page.locator('.primer-note').getByRole('button', { name: 'Do not show again' }).click()
  expect(await page.locator('.primer-note').count()).toBe(0)
  await page.getByRole('button', { name: 'Combat: what happens here' }).click()
  expect(await page.locator('.phase-told[aria-current]').innerText()).toMatch(/^Combat/)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.locator('.chart-host').focus()
  await page.keyboard.press('b')
  await page.getByLabel('Search the rules').fill('lob-129')
  await page.getByText('1 rule', { exact: true }).waitFor()
  const battle = page.url()
  for (const address of [site.url, battle]) {
    await page.goto(address)
    await page.locator(address === battle ? '.battle .order-bar' : '.home').waitFor()
    expect(await page.locator('dialog').count()).toBe(0)
  }
  await page.goto(`${site.url}#/rules/line-of-battle/LOB-129`)
  await page.locator('.guide-page .rule[aria-current]').waitFor()
  await page.close()
})
