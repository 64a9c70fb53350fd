import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

test('a battle is given up from its menu, once it is confirmed, and told to its end', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/line-of-battle/constitution`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.saving.saved').waitFor()
  const answers = ['dismiss', 'accept'] as const
  const asked: string[] = []
  page.on('dialog', dialog => {
    const answer = answers[asked.length] ?? 'dismiss'
    asked.push(dialog.message())
    void dialog[answer]()
  })
  await page.locator('.head .menu').click()
  const resigns = page.getByRole('button', { name: 'Concede the battle' })
  await resigns.click()
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toMatch(/: concede the battle\? Your side loses/)
  await resigns.click()
  await expect.poll(() => page.locator('.prompt').innerText()).toContain('concedes the battle')
  await page.getByRole('heading', { name: 'Losses' }).waitFor()
  await page.locator('dialog .close').click()
  await page.locator('.head .menu').click()
  await page.locator('.menu-deeds').waitFor()
  expect(await resigns.count()).toBe(0)

  await page.reload()
  await expect.poll(() => page.locator('.prompt').innerText()).toContain('concedes the battle')
  await page.context().close()
})
