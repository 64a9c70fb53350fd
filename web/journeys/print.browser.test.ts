import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

test('sheets are printed from the set-up, and the printer is fetched only then', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto(`${site.url}#/new/line-of-battle/constitution`)
  await page.getByText('Print for the table').click()
  const isPrinter = (url: string) => url.includes('print-sheets')
  expect(fetched.filter(isPrinter)).toEqual([])
  await page.getByLabel('Sheets').selectOption('Cards')
  const [sheets] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print', exact: true }).click(),
  ])
  expect(sheets.suggestedFilename()).toBe('line-of-battle-cards.pdf')
  const file = await readFile(await sheets.path(), 'latin1')
  expect(file.startsWith('%PDF-')).toBe(true)
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(fetched.some(isPrinter)).toBe(true)
})
