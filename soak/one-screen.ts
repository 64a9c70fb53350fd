import type { Browser, Page } from 'playwright-core'

interface ScreenPlan {
  browser: Browser
  /** Where the page is served. */
  url: string
  ruleset: string
  scenario: string
  /** Two people at the screen, or one against the computer. */
  people: 1 | 2
  /** Where a picture is kept of what went wrong. */
  picture: string
  /** Told of each step anew, with the page as it stands. */
  watch?(page: Page, step: string): Promise<void>
}

interface ScreenRun {
  deeds: Record<string, number>
  orders: number
  seconds: number
  /** The head line at the end. */
  at: string
  end: string
  faults: string[]
}

/** Milliseconds in which something must change, and in which a step must be done with. */
const PATIENCE = 60_000
const LONGEST_STEP = 240_000

/**
 * A battle played on one page by what it offers: the staff’s plan, now and then the first advice, and the
 * main button. It ends with the page of the end, or with what was seen last when nothing changed any more.
 */
export async function playAtOneScreen(plan: ScreenPlan): Promise<ScreenRun> {
  const run: ScreenRun = { deeds: {}, orders: 0, seconds: 0, at: '', end: '', faults: [] }
  const begun = performance.now()
  const page = await opened(plan, run)
  try {
    await begin(page, plan)
    run.end = await played(page, plan, run)
  } catch (error) {
    const seen = await seenOn(page).catch(() => null)
    run.faults.push(`${String(error)} ${JSON.stringify(seen)}`)
    await page.screenshot({ path: plan.picture }).catch(() => undefined)
  }
  run.orders = await ordersKept(page)
  await page.context().close()
  run.seconds = Math.round((performance.now() - begun) / 1000)
  return run
}

async function opened({ browser }: ScreenPlan, { faults }: ScreenRun): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('dialog', dialog => void dialog.accept())
  await page.addInitScript(() => {
    const settings = { playback: 'off', motion: 'off' }
    localStorage.setItem('grognard.settings', JSON.stringify(settings))
  })
  return page
}

async function begin(page: Page, { url, ruleset, scenario, people }: ScreenPlan): Promise<void> {
  await page.goto(`${url}#/new/${ruleset}/${scenario}`)
  const go = page.getByRole('button', { name: 'Begin the battle' })
  await go.waitFor({ timeout: PATIENCE })
  if (people === 2)
    await page.getByRole('radio', { name: 'A friend on this screen' }).last().check()
  await go.click()
  await page.locator('.battle, .hand-over').first().waitFor({ timeout: PATIENCE })
}

/** What a person sees of the battle that matters for going on. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page, by itself
    const textOf = (place: string) => document.querySelector(place)?.textContent ?? ''
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page, by itself
    const has = (place: string) => document.querySelector(place) !== null
    const main = document.querySelector('.order-buttons button.main')
    return {
      isOver: has('.dispatch'),
      head: textOf('.headline'),
      prompt: textOf('.prompt'),
      desk: textOf('.order-desk'),
      handOver: textOf('.hand-over'),
      main: main?.textContent ?? '',
      isMainOpen: main !== null && main.getAttribute('aria-disabled') !== 'true',
      isQuestion: has('.objection.question'),
      isAsked: has('.advice'),
      isPlanShut: has('.plan-show'),
      isPlanning: textOf('.order-bar').includes('The staff is planning'),
      planned: textOf('.plan-take'),
      isPlayedBack: has('.order-foot .playback'),
    }
  })
}

type Seen = Awaited<ReturnType<typeof seenOn>>

/** What has been tried at the step that is asked. */
interface Tried {
  step: string
  plans: number
  presses: number
  advice: number
  since: number
}

async function played(page: Page, { watch }: ScreenPlan, run: ScreenRun): Promise<string> {
  let tried: Tried = triedNothing('')
  let last = { seen: '', at: performance.now() }
  for (;;) {
    const seen = await seenOn(page)
    if (seen.isOver) {
      await watch?.(page, 'end')
      return page.locator('.dispatch .verdict').innerText()
    }
    run.at = seen.head
    const text = JSON.stringify(seen)
    const now = performance.now()
    if (text !== last.seen) last = { seen: text, at: now }
    if (now - last.at > PATIENCE) throw new Error('Nothing changes any more.')
    const step = `${seen.head} ${seen.prompt.split('—')[0]}${seen.handOver}`
    if (step !== tried.step) {
      tried = triedNothing(step)
      await watch?.(page, step)
    }
    if (now - tried.since > LONGEST_STEP) throw new Error('A step goes on and on.')
    const deed = await did(page, seen, tried)
    if (deed === null) await page.waitForTimeout(100)
    else run.deeds[deed] = (run.deeds[deed] ?? 0) + 1
    if (deed !== null) await changed(page, text)
  }
}

function triedNothing(step: string): Tried {
  return { step, plans: 0, presses: 0, advice: 0, since: performance.now() }
}

/** Does one thing, and says what; null where there is nothing to do but to wait. */
async function did(page: Page, seen: Seen, tried: Tried): Promise<string | null> {
  if (seen.handOver) return pressed(page, '.hand-over button.main', 'handOver')
  if (seen.isQuestion) return pressed(page, '.objection.question button', 'yes')
  if (seen.isPlayedBack) return keyed(page, 'Escape', 'playback')
  if (!seen.isAsked) return seen.isMainOpen ? keyed(page, 'Control+Enter', 'resume') : null
  if (seen.isPlanShut) return pressed(page, '.plan-show', 'planShown')
  if (seen.isPlanning) return null
  if (seen.planned && tried.plans < 2) {
    tried.plans += 1
    return pressed(page, '.plan-take', 'plan')
  }
  if (seen.isMainOpen && tried.presses < 3) {
    tried.presses += 1
    return keyed(page, 'Control+Enter', 'main')
  }
  tried.advice += 1
  tried.presses = 0
  return (await advised(page)) ? 'advice' : 'noAdvice'
}

async function pressed(page: Page, place: string, deed: string): Promise<string | null> {
  const button = page.locator(place).first()
  return button.click({ timeout: 2_000 }).then(
    () => deed,
    () => null,
  )
}

async function keyed(page: Page, key: string, deed: string): Promise<string> {
  await page.keyboard.press(key)
  return deed
}

/** Takes the first that is advised; false where there is nothing. */
async function advised(page: Page): Promise<boolean> {
  const taken = async () => {
    const button = page.getByRole('button', { name: 'Advice', exact: true })
    if (await button.count()) await button.click({ timeout: 5_000 })
    await page.locator('.advice-list button').first().click({ timeout: 20_000 })
    await page.keyboard.press('Control+Enter')
  }
  return taken().then(
    () => true,
    () => false,
  )
}

/** Until the page shows something else; what changed nothing is tried again before long. */
async function changed(page: Page, before: string): Promise<void> {
  const end = performance.now() + 3_000
  while (performance.now() < end && JSON.stringify(await seenOn(page)) === before)
    await page.waitForTimeout(30)
}

/** How many orders the battle has that the browser keeps last. */
function ordersKept(page: Page): Promise<number> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page, by itself
  const count = () =>
    new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('grognard')
      opening.addEventListener('error', () => reject(new Error('The browser keeps nothing.')))
      opening.addEventListener('success', () => {
        const cards = opening.result.transaction('cards').objectStore('cards').getAll()
        cards.addEventListener('success', () => resolve(cards.result[0]?.orders ?? 0))
      })
    })
  return page.evaluate(count).catch(() => 0)
}
