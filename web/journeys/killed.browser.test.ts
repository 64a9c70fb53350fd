import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { playInBrowsers } from '../../soak/two-browsers.ts'
import { openedSite } from './opened-site.ts'

const site = openedSite(launchBrowser)

test('two browsers play to the end, though a line is cut twice and the server is killed in between', async () => {
  const { browser, folder } = site
  const plan = { browser, folder, ruleset: 'line-of-battle', scenario: 'constitution', most: 7 }
  const { faults, end, deeds } = await playInBrowsers(plan)
  expect(faults).toEqual([])
  expect(deeds).toBeGreaterThanOrEqual(7)
  expect(end).toMatch(/concedes the battle/)
})
