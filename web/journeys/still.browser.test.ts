import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'

const site = openedSite(launchBrowser)

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

declare const window: { chartLooks: Set<string> }

async function begun(scenario: string, looks: BrowserContextOptions): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...looks })
  await withCountedSeeds(page)
  await page.goto(`${site.url}#/new/${scenario}`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.order-bar .main, .offers button').first().waitFor()
  return page
}

/** From now on every place and every view of the chart is noted, frame by frame. */
async function watchChart(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.chartLooks = new Set()
    const look = () => {
      const place = document.querySelector('.chart-host')?.getBoundingClientRect().toJSON()
      const view = document.querySelector('.board-sheet > g')?.getAttribute('transform')
      window.chartLooks.add(JSON.stringify([place, view]))
      requestAnimationFrame(look)
    }
    look()
  })
}

const looksOf = (page: Page) => page.evaluate(() => [...window.chartLooks])

/** How much of the window the chart has. */
async function shareOfChart(page: Page): Promise<number> {
  const place = await page.locator('.chart-host').boundingBox()
  const { width, height } = desktop.viewport
  return place ? (place.width * place.height) / (width * height) : 0
}

/** What is open for the piece in hand is unfolded and folded again, and advice is asked for once. */
async function lookAround(page: Page, told: Set<string>): Promise<void> {
  for (const list of ['.shut-orders', '.more-orders', '.suggestions']) {
    const summary = page.locator(`${list} > summary`)
    if (told.has(list) || !(await summary.isVisible())) continue
    await summary.click()
    await page.locator(`${list}[open]`).waitFor()
    await summary.click()
    told.add(list)
  }
  const advice = page.getByRole('button', { name: 'Advice', exact: true })
  if (told.has('advice') || !(await advice.isVisible())) return
  await advice.click()
  await page.locator('.advice-list').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Close the advice' }).click()
  told.add('advice')
}

/** One thing that a player would do now; what was met is told. */
async function act(page: Page, told: Set<string>): Promise<void> {
  const main = page.locator('.order-foot .main')
  if (await page.locator('.playback').isVisible()) {
    await page.keyboard.press('.')
    told.add('playback')
    return main.click()
  }
  const answer = page.locator('.question button').first()
  if (await answer.isVisible()) {
    told.add('question')
    return answer.click()
  }
  await lookAround(page, told)
  if (/choose where to go/.test(await page.locator('.prompt').innerText())) {
    for (const key of ['ArrowUp', 'Space', 'Enter']) await page.keyboard.press(key)
    return
  }
  const isOpen = (await main.isVisible()) && (await main.getAttribute('aria-disabled')) !== 'true'
  if (isOpen) return main.click()
  const offers = page.locator(
    '.offers button:not(.order-kind, .may-i-button, [aria-disabled=true])',
  )
  if (await offers.first().isVisible()) await offers.first().click()
}

/** Plays on until the headline tells of another turn and all that is waited for was met, or the battle is over. */
async function playUntil(
  page: Page,
  { next, meets }: { next: RegExp; meets: readonly string[] },
  told: Set<string>,
): Promise<void> {
  for (let step = 0; step < 150; step++) {
    const missed = meets.filter(one => !told.has(one))
    const isMet = missed.length === 0
    if (isMet && next.test(await page.locator('.headline').innerText())) return
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) {
      expect(missed, 'what the battle did not come to before it was over').toEqual([])
      return
    }
    await act(page, told)
    await page.waitForTimeout(150)
  }
  throw new Error(`The battle does not come to ${next} with ${meets.join()}.`)
}

/** Flag and officers are chosen before there is anything to see. */
async function setUpDuel(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Hoist the flag/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Officers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give the order' }).click()
  const isAtSea = () => page.locator('.way-ring').first().isVisible()
  for (let tries = 0; tries < 60 && !(await isAtSea()); tries++) {
    if (await page.locator('.playback').isVisible()) await page.locator('.order-foot .main').click()
    await page.waitForTimeout(250)
  }
}

const battles = [
  {
    battle: 'belle-alliance/crossroads-farm',
    next: /Turn 2 of/,
    piece: 'f2',
    meets: ['.shut-orders', '.suggestions', 'advice', 'question', 'playback'],
  },
  {
    battle: 'line-of-battle/constitution',
    next: /Turn 2 of/,
    piece: null,
    meets: ['.shut-orders', 'advice', 'playback'],
  },
  {
    battle: 'ship-of-the-line/duel',
    next: /Round [3-9]/,
    piece: null,
    meets: ['.shut-orders', '.more-orders', 'advice', 'playback'],
  },
]

test.each(
  battles.flatMap(one => [
    { ...one, looks: desktop },
    { ...one, looks: phone },
  ]),
)(
  'through a turn of $battle at $looks.viewport.width pixels the chart moves by no hand but the player’s',
  async ({ battle, next, piece, meets, looks }) => {
    const page = await begun(battle, looks)
    if (battle.endsWith('duel')) await setUpDuel(page)
    await page.waitForTimeout(500)
    await watchChart(page)
    const told = new Set<string>()
    if (piece) {
      await page.locator(`[data-piece="${piece}"]`).focus()
      await page.keyboard.press('Enter')
    }
    await playUntil(page, { next, meets }, told)
    expect(await looksOf(page)).toHaveLength(1)
    if (looks === desktop) expect(await shareOfChart(page)).toBeGreaterThanOrEqual(0.75)
    await page.context().close()
  },
)
