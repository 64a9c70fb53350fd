import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'

const site = openedSite(launchBrowser)

test('a page that breaks down says so, and the battle is kept', async () => {
  const page = await site.page({ viewport: { width: 1280, height: 800 } })
  await withCountedSeeds(page)
  await page.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.order-bar').waitFor()
  await page.evaluate(() => {
    const real = document.createElement.bind(document)
    document.createElement = (name: string) => {
      // What is fetched ahead meanwhile is none of the page's own drawing.
      const isFetched = name === 'link' || name === 'script'
      if (!isFetched && document.querySelector('.battle')) throw new Error('torn')
      return real(name)
    }
  })
  await page.locator('.head .menu').click()
  await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('torn')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.order-bar').waitFor()
})
