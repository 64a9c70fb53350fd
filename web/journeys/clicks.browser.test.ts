import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOfPiece } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

type Counted = Awaited<ReturnType<typeof counted>>

/** A battle that counts what is clicked in it. */
async function counted(ruleset: string, scenario: string) {
  const page = await site.page({ viewport: { width: 1440, height: 900 } })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/${ruleset}/${scenario}`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle [data-piece]').first().waitFor()
  let clicks = 0
  const click = async (name: string | RegExp): Promise<void> => {
    await page.locator('.order-desk, .order-buttons').getByRole('button', { name }).first().click()
    clicks += 1
  }
  /** On the chart, so many pixels from the middle of a piece. */
  const point = async (piece: string, dx = 0, dy = 0): Promise<void> => {
    const { x, y } = await middleOfPiece(page, piece)
    await page.mouse.click(x + dx, y + dy)
    clicks += 1
  }
  const main = async (): Promise<void> => {
    await page.locator('.order-buttons .main').click()
    clicks += 1
  }
  return { page, click, point, main, count: () => clicks }
}

const asked = async (page: Page, step: RegExp): Promise<void> => {
  await expect.poll(() => page.locator('.prompt').innerText(), { timeout: 20_000 }).toMatch(step)
}
const headline = (page: Page) => page.locator('.headline').innerText()

/** Whatever is still asked is gone on from, and what is asked before that, until the head line tells a new turn. */
async function goOnTo(turn: string, { page, click, main }: Counted): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await headline(page)).includes(turn)) return true
        const answer = /anyway$|^End the step$/
        if (await page.getByRole('button', { name: answer }).isVisible()) await click(answer)
        else if (await page.locator('.order-buttons .main').isVisible()) await main()
        return false
      },
      { timeout: 60_000, interval: 400 },
    )
    .toBe(true)
}

test('a whole turn of Hougoumont', async () => {
  const table = await counted('belle-alliance', 'hougoumont')
  const { page, click, point, count } = table
  await click(/^Bauduin’s brigade/)
  await point('f3', 150, -60)
  await click(/^Give \d+ orders/)
  await click(/^The staff’s plan/)
  await click(/^Accept the plan/)
  await page.locator('.plan-take').waitFor({ state: 'detached' })
  await goOnTo('Turn 2', table)
  expect(count()).toBeLessThanOrEqual(15)
  await page.context().close()
})

test('a column at Trafalgar in inches: shot for all, and one line that follows its leader', async () => {
  const { page, click, point, main, count } = await counted('line-of-battle', 'trafalgar')
  await click(/^HMS Victory’s column/)
  await click(/^All round shot/)
  await page.locator('.formations').waitFor()
  await main()
  await page.getByRole('button', { name: /^Follow the leader/ }).waitFor()
  await point('victory', 60, -40)
  await click('Give 6 orders')
  await asked(page, /Name targets/)
  await main()
  expect(count()).toBeLessThanOrEqual(6)
  await page.context().close()
})

test('a fleet on hexes: loads, plots in the wake, and a whole turn', async () => {
  const table = await counted('wooden-ships', 'trafalgar')
  const { page, click, point, main, count } = table
  await click(/^The whole fleet/)
  await click(/^All double shot/)
  await page.locator('.formations').waitFor()
  await main()
  await page.getByRole('button', { name: /^Follow the leader/ }).waitFor()
  await point('victory', 30, -40)
  await click(/^Give \d+ orders/)
  await goOnTo('Turn 2', table)
  expect(count()).toBeLessThanOrEqual(10)
  await page.context().close()
})

test('a task force at the River Plate', async () => {
  const table = await counted('war-at-sea', 'river-plate')
  const { page, click, point, count } = table
  await click(/^The whole fleet/)
  await point('ajax', 120, -120)
  await click('Give 3 orders')
  await click('End the step')
  await asked(page, /Attack with/)
  await goOnTo('Turn 2', table)
  expect(count()).toBeLessThanOrEqual(6)
  await page.context().close()
})
