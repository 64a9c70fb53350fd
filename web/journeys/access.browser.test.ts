import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { accessFaultsInBothLights } from './axe-for-tests.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('home, setup and table can be used by everyone, by day and by night', async () => {
  for (const viewport of sizes) {
    const page = await site.browser.newPage({ viewport, locale: 'en-GB' })
    await page.goto(site.url)
    await page.locator('.scenarios a').first().waitFor()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.goto(`${site.url}#/new/line-of-battle/constitution`)
    await page.getByText('Optional rules').click()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.battle [data-piece]').first().waitFor()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.close()
  }
})

test('a slip of choices, dots and cards can be used by everyone, by day and by night', async () => {
  for (const viewport of sizes) {
    const page = await site.browser.newPage({ viewport, locale: 'en-GB' })
    await page.goto(`${site.url}#/new/ship-of-the-line/duel`)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.offers').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Officers' }).click()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Give the order' }).click()
    await page.locator('.way-ring').first().waitFor()
    if (viewport.width < 500) await page.getByRole('button', { name: /^Play a card/ }).click()
    const card = page.locator('.offers').getByRole('button', { name: /Hold the weather gauge/ })
    await card.click()
    if (viewport.width < 500) await page.locator('.margin-handle').click()
    await page.getByRole('tab', { name: 'Forces' }).click()
    await page.locator('.play-cards .down').first().waitFor()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.close()
  }
})

test('a land battle and its playback can be used by everyone, by day and by night', async () => {
  for (const viewport of sizes) {
    const looks = { locale: 'en-GB', reducedMotion: 'reduce' } as const
    const page = await site.browser.newPage({ viewport, ...looks })
    await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await page.locator('.battle [data-piece="f1"]').focus()
    await page.keyboard.press('Enter')
    if (viewport.width < 500) await page.locator('.margin-handle').click()
    await page.getByRole('tab', { name: 'Orders' }).click()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.getByRole('button', { name: 'Seal the orders' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.getByRole('button', { name: 'Seal the orders anyway' }).click()
    await page.locator('.playback').waitFor()
    await page.getByRole('tab', { name: 'Log' }).click()
    expect(await accessFaultsInBothLights(page)).toEqual([])
    await page.close()
  }
})
