import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameById } from '@grognard/rulesets'
import { exportBattle, give, newBattle, seededDice } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

/** What a player sees on the way through each game; kept to be looked at. */
const pictures = fileURLToPath(new URL('../../reports/screens/', import.meta.url))

const looks = [
  { name: 'desk', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'tablet', width: 820, height: 1180, colorScheme: 'dark' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
] as const

const journeys: { ruleset: string; scenario: string; options: Options }[] = [
  { ruleset: 'line-of-battle', scenario: 'constitution', options: {} },
  { ruleset: 'ship-of-the-line', scenario: 'duel', options: {} },
  { ruleset: 'belle-alliance', scenario: 'crossroads-farm', options: { turns: 2 } },
  { ruleset: 'tic-tac-toe', scenario: 'standard', options: {} },
]

const site = openedSite(launchBrowser)

beforeAll(() => void mkdirSync(pictures, { recursive: true }))

/** A battle that the computer players have fought to its end, as a file. */
function foughtOut({ ruleset, scenario, options }: (typeof journeys)[number]): Buffer {
  const game = gameById(ruleset)
  const dice = { kind: 'seeded' as const, seed: 'journey' }
  let battle = newBattle(game, { scenario, options, dice })
  for (let step = 0; !battle.state.outcome; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) throw new Error('Nobody is asked, and yet the battle goes on.')
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice('journey', step))
    battle = give(battle, ask.seat, order).battle
  }
  return Buffer.from(exportBattle(battle))
}

/** Nothing sticks out to the side, where a finger would have to look for it. */
async function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

for (const journey of journeys)
  test(`${journey.ruleset}: from the shelf to the battle, and from a battle fought out to its replay`, async () => {
    const buffer = foughtOut(journey)
    for (const { name, width, height, colorScheme } of looks) {
      const context = await site.browser.newContext({
        viewport: { width, height },
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        hasTouch: name === 'phone',
      })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      await withoutPlayback(page)
      const keep = async (what: string): Promise<void> => {
        expect([what, (await sticksOut(page)) > 0]).toEqual([what, false])
        await page.screenshot({ path: `${pictures}${journey.ruleset}-${what}-${name}.png` })
      }

      await page.goto(site.url)
      const address = `#/new/${journey.ruleset}/${journey.scenario}`
      await page.locator(`a[href="${address}"]`).first().click()
      await page.getByRole('button', { name: 'Begin the battle' }).waitFor()
      await keep('set-up')
      await page.getByRole('button', { name: 'Begin the battle' }).click()
      await page.locator('.battle .prompt').first().waitFor()
      await page.locator('.battle .chart .board-sheet').first().waitFor()
      await keep('battle')

      await page.goto(site.url)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'fought.json', mimeType: 'application/json', buffer })
      await page.getByRole('button', { name: 'How it went' }).click()
      await page.getByRole('dialog').waitFor()
      await keep('result')
      expect(faults).toEqual([])
      await context.close()
    }
  })
