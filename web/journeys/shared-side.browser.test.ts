import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function somebody(): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  await withoutPlayback(page)
  return page
}

/** Two share the Allies far away, the computer has the Axis. */
async function laid(page: Page, scenario: string): Promise<string> {
  await page.goto(`${site.url}#/new/war-at-sea/${scenario}`)
  await page.getByRole('spinbutton', { name: /Allied commanders/ }).fill('2')
  await page.getByRole('radio', { name: 'A friend online' }).nth(1).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Link to the table' }).inputValue()
}

async function seated(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bo')
  await page.getByRole('button', { name: /^Take the seat/ }).click()
}

const ready = (page: Page) =>
  page
    .locator('[data-piece].ready')
    .evaluateAll(found => found.map(piece => piece.getAttribute('data-piece')))

/** Ends the steps before the ships move. */
async function upToTheShips(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const prompt = await page.locator('.prompt').innerText()
      if (/Move/.test(prompt)) return true
      const done = page.getByRole('button', { name: /^Done/ }).first()
      if (await done.isVisible()) await done.click()
      return false
    })
    .toBe(true)
}

/** The first ship that is ready sails as is suggested. */
async function sail(page: Page): Promise<void> {
  const [first] = await ready(page)
  await page.locator(`[data-piece="${first}"]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('.suggestions summary').click()
  await page.locator('.suggestions button').first().click()
  await page.keyboard.press('Control+Enter')
}

async function drawArrow(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Draw arrows (drag) and circles (press)' }).click()
  const chart = await page.locator('.chart').boundingBox()
  const [x, y] = [(chart?.x ?? 0) + 420, (chart?.y ?? 0) + 260]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 50, { steps: 4 })
  await page.mouse.up()
}

const arrows = (page: Page) => page.locator('.chart .of-others').count()

async function showToSide(page: Page): Promise<void> {
  await page.locator('.talk-opener').click()
  await page.getByRole('radio', { name: 'Only my side' }).check()
  await page.getByRole('checkbox', { name: 'Show my arrows and circles too' }).check()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Fire at the leader')
  await page.keyboard.press('Enter')
}

test('two people share a side: each orders his own ships, and sees what the other draws for him', async () => {
  const [anna, bo] = [await somebody(), await somebody()]
  await seated(bo, await laid(anna, 'guadalcanal'))
  for (const page of [anna, bo]) await page.locator('.battle [data-piece]').first().waitFor()
  await Promise.all([upToTheShips(anna), upToTheShips(bo)])
  const [hers, his] = [await ready(anna), await ready(bo)]
  expect(hers.length).toBeGreaterThan(2)
  expect(his.length).toBeGreaterThan(2)
  expect(hers.filter(piece => his.includes(piece))).toEqual([])
  await sail(anna)
  // Who has sailed can do no more here: Bo sees it on his chart, and his own ships wait for him.
  await expect.poll(async () => (await ready(anna)).length).toBeLessThan(hers.length)
  expect(await ready(bo)).toEqual(his)
  await drawArrow(anna)
  expect(await arrows(bo)).toBe(0)
  await showToSide(anna)
  await expect.poll(() => arrows(bo)).toBe(1)
  await bo.locator('.talk-opener').click()
  await bo.getByText('Fire at the leader').waitFor()
  for (const page of [anna, bo]) await page.context().close()
})

/** Chooses a side of the table where she is asked. */
async function upToDeployment(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const side = page.getByRole('button', { name: /^Take the/ }).first()
        if (await side.isVisible()) await side.click()
        return page.locator('.prompt').innerText()
      },
      { timeout: 30_000 },
    )
    .toMatch(/Deploy your fleet/)
}

test('the senior builds the fleet that two share, and each deploys the ships that the form gave him', async () => {
  const [anna, bo] = [await somebody(), await somebody()]
  await seated(bo, await laid(anna, 'free-battle'))
  await expect.poll(() => bo.locator('.prompt').innerText()).toMatch(/^Waiting for/)
  await anna.getByRole('button', { name: 'Build a fleet' }).click()
  const foot = anna.locator('.form-foot')
  const line = await foot.getByText(/^Allies, commander 2: /).innerText()
  const [his = ''] = line.replace('Allies, commander 2: ', '').split(/, | and /)
  await anna.getByRole('button', { name: 'Give the order' }).click()
  await upToDeployment(anna)
  await expect.poll(() => bo.locator('.prompt').innerText()).toContain(`${his}: choose the place`)
  expect(await anna.locator('.prompt').innerText()).not.toContain(`${his}:`)
  for (const page of [anna, bo]) await page.context().close()
})
