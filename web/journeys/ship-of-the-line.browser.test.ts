import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { skipIfAsked } from './marches.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function begun(scenario: string, isWithFriend = false): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/ship-of-the-line/${scenario}`)
  const second = page.getByRole('radiogroup', { name: 'Player two' })
  if (isWithFriend) await second.getByLabel('A friend on this screen').check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  return page
}

const offer = (page: Page, name: RegExp): Locator =>
  page.locator('.offers').getByRole('button', { name }).first()

/** What the player is asked, once the computer has answered. */
async function asked(page: Page): Promise<string> {
  const prompt = page.locator('.prompt')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).not.toMatch(/is thinking/)
  return prompt.innerText()
}

const isOver = (prompt: string) => / wins: |^A draw/.test(prompt)

async function chooseFlag(page: Page): Promise<void> {
  await offer(page, /Hoist the flag/).click()
}

/** Each officer brings the second of his cards. */
async function chooseOfficers(page: Page): Promise<void> {
  await offer(page, /Choose officers/).click()
  const slip = page.getByRole('dialog')
  for (const card of ['Bend new canvas', 'Jury rudder']) await slip.getByLabel(card).check()
  await slip.getByRole('button', { name: 'Give the order' }).click()
}

type Place = { x: number; y: number }

/** The middles of all that a selector finds, as they are at one moment. */
async function middlesOf(page: Page, selector: string): Promise<Place[]> {
  return page.locator(selector).evaluateAll(found =>
    found.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
}

/** Of the dots that lie open the one nearest to an enemy. */
async function nearestDot(page: Page): Promise<Place> {
  const [enemy] = await middlesOf(page, '.piece:not(.selected)[tabindex="-1"] .turned')
  const dots = await middlesOf(page, '.way-ring')
  const away = ({ x, y }: Place) => (enemy ? Math.hypot(x - enemy.x, y - enemy.y) : 0)
  const [nearest] = dots.toSorted((one, other) => away(one) - away(other))
  if (!nearest) throw new Error('No dot lies open.')
  return nearest
}

/** The chart may still be coming to rest under the pointer: it points anew until the ghost is there. */
async function pointedDot(page: Page): Promise<{ x: number; y: number }> {
  for (let tries = 0; tries < 10; tries++) {
    const dot = await nearestDot(page)
    await page.mouse.move(dot.x + 40, dot.y + 40)
    await page.mouse.move(dot.x, dot.y, { steps: 2 })
    const ghost = page.locator('.sketch .ghost').first()
    const isThere = await ghost.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (isThere) return dot
  }
  throw new Error('No way is shown under the pointer.')
}

/** Sails to a dot: at once where one order leads there, else the first of them is confirmed. */
async function sail(page: Page): Promise<void> {
  const dot = await pointedDot(page)
  await page.mouse.click(dot.x, dot.y)
  const give = page.locator('.order-buttons .main', { hasText: 'Give the order' })
  if (await give.isVisible()) await give.click()
}

/** Orders that are given whenever they are open, the first of them first. */
const liked = [
  { kind: /^Card/, name: /Play “Jury rudder”/ },
  { kind: /^Fire(?! back)/, name: /^Fire at/ },
  { kind: /^Board/, name: /^Board/ },
]

/** One thing that a player would do now. */
async function act(page: Page): Promise<void> {
  if (await skipIfAsked(page)) return
  for (const { kind, name } of liked) {
    const fold = page.locator('.offers > .order-kind', { hasText: kind })
    if (await fold.isVisible()) await fold.click()
    const button = page.locator('.offers button:not(.order-kind)', { hasText: name }).first()
    if (await button.isVisible()) return button.click()
  }
  if ((await page.locator('.way-ring').count()) > 0) return sail(page)
  await page.locator('.order-buttons .main').click()
}

/** What is asked, and where the pieces stand. */
async function looksOf(page: Page): Promise<string> {
  const places = await page
    .locator('[data-piece]')
    .evaluateAll(pieces => pieces.map(piece => piece.getAttribute('style')).join())
  return `${await page.locator('.order-bar').innerText()} ${places}`
}

/** Acts, and waits until something else is asked or shown. */
async function acted(page: Page): Promise<string> {
  const before = await looksOf(page)
  await act(page)
  await expect.poll(() => looksOf(page), { timeout: 20_000 }).not.toBe(before)
  return asked(page)
}

test('a duel with the computer is fought to its end by pointing and clicking', async () => {
  const page = await begun('duel')
  await asked(page)
  await chooseFlag(page)
  await chooseOfficers(page)
  await page.locator('[data-piece]').first().waitFor()
  let prompt = await asked(page)
  for (let step = 0; step < 300 && !isOver(prompt); step++) prompt = await acted(page)
  expect(prompt).toMatch(/ wins: |^A draw/)
  await page.locator('.dispatch').waitFor()
  await page.locator('dialog .close').click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log', { hasText: 'Battery 1' }).waitFor()
  await page.context().close()
})

/** What the screen says: who is asked for what, or who is to take it over. */
async function saying(page: Page): Promise<string> {
  const said = page.locator('.hand-over h1, .prompt').first()
  await said.waitFor()
  return said.innerText()
}

/** The same with the orders that are open, which tell two questions of one kind apart. */
async function saidAnew(page: Page): Promise<string> {
  return `${await saying(page)} ${(await page.locator('.offers').allInnerTexts()).join()}`
}

/** One step of setting up, by whoever is asked. */
async function setUpStep(page: Page): Promise<void> {
  const said = await saying(page)
  if (/Hand over/.test(said)) return page.getByRole('button', { name: /^Ready: / }).click()
  if (/flag/.test(said)) return chooseFlag(page)
  if (/officer/.test(said)) return chooseOfficers(page)
  return offer(page, /take berth/).click()
}

test('two people on one screen: officers in secret, and an answer asked from the other seat', async () => {
  const page = await begun('standard', true)
  const handed: string[] = []
  for (let said = await saying(page); !/Sail and fight/.test(said); said = await saying(page)) {
    handed.push(said)
    const before = await saidAnew(page)
    await setUpStep(page)
    await expect.poll(() => saidAnew(page), { timeout: 5000 }).not.toBe(before)
  }
  expect(handed.filter(said => /Hand over/.test(said)).length).toBeGreaterThan(0)
  const prompts = [await asked(page)]
  while (prompts.length < 200 && !/Fired upon/.test(prompts[0] ?? ''))
    prompts.unshift(await acted(page))
  const [answering = '', shooting = ''] = prompts.map(prompt => prompt.split(' ·')[0])
  expect(prompts[0]).toMatch(/Fired upon/)
  expect(answering).not.toBe(shooting)
  await page.locator('.order-buttons .main', { hasText: /^Fire back/ }).click()
  await expect.poll(() => asked(page)).toContain(`${shooting} · Sail and fight`)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await page.locator('.log').innerText()).toMatch(/fires back/)
  await page.context().close()
})
