import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

test('[LOB-256] a campaign is begun on the shelf, a battle fought for it, and its result goes in by itself', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  page.on('dialog', dialog => void dialog.accept())
  await withoutPlayback(page)
  await page.goto(site.url)
  await page.getByRole('link', { name: 'From frigate to flag' }).click()
  await page.getByLabel('Your commander’s name').fill('Ada')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await page.getByText('Lieutenant Ada: 0 career points.').waitFor()
  await page.getByText('At most 500 mission points in this battle.').waitFor()

  await page.getByRole('button', { name: 'Fight the battle' }).click()
  await page.locator('.saving.saved').waitFor()
  const campaign = 'From frigate to flag: Ada'
  await page.goto(site.url)
  await page.getByRole('link', { name: campaign }).click()
  await page.getByRole('button', { name: 'Continue the battle' }).click()
  await page.locator('.head .menu').click()
  await page.getByRole('button', { name: 'Concede the battle' }).click()
  await expect.poll(() => page.locator('.prompt').innerText()).toContain('concedes the battle')
  await page.locator('.saving.saved').waitFor()
  await page.getByRole('link', { name: 'Back to the campaign' }).click()

  await page.getByRole('heading', { name: 'Next: battle 2, The homeward convoy' }).waitFor()
  await page.getByText('Defeat.').waitFor()
  await page.getByText('Your fleet: 1,500 points.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the campaign as a file' }).click(),
  ])
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(kept).toMatchObject({ format: 'grognard-campaign', commander: 'Ada', version: 1 })
  expect(kept.battles).toHaveLength(1)
  await page.getByRole('link', { name: 'All battles' }).click()
  await page.getByText('1 of 5 battles fought').waitFor()
  const openFile = async (name: string, text: string) => {
    const buffer = Buffer.from(text)
    await page
      .locator('.open-file input')
      .setInputFiles({ name, mimeType: 'application/json', buffer })
  }
  await openFile('bad.json', JSON.stringify({ ...kept, crew: 3 }))
  await page.getByText('bad.json').getByText('crew: expected only the fields').waitFor()
  await openFile('good.json', JSON.stringify(kept))
  await page.getByRole('heading', { name: 'Next: battle 2, The homeward convoy' }).waitFor()
  await page.context().close()
})
