import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { battleFaultsIn } from './audit.ts'
import { startServer } from './server-process.ts'

interface BrowsersPlan {
  browser: Browser
  /** The folder of the page as it is built. */
  folder: string
  ruleset: string
  scenario: string
  /** Once both have done so much, whoever is asked gives the battle up; undefined for as long as it takes. */
  most?: number
}

interface BrowsersRun {
  deeds: number
  seconds: number
  end: string
  faults: string[]
}

/** After so many deeds the line of the second is cut, and the server is killed. */
const CUTS = [2, 6]
const KILL = 4
/** Milliseconds: how long a line stays cut, and how long may pass without a deed. */
const CUT = 1_500
const PATIENCE = 90_000

/**
 * Two people play a battle in two browsers through a server of their own: the second on a phone, whose
 * line is cut twice; the server is killed in between. What was wrong.
 */
export async function playInBrowsers(plan: BrowsersPlan): Promise<BrowsersRun> {
  const { browser, folder, ruleset, scenario, most = Infinity } = plan
  const server = await startServer(folder)
  const line = await cuttableLine(server.port)
  const run: BrowsersRun = { deeds: 0, seconds: 0, end: '', faults: [] }
  const begun = performance.now()
  const desk = await person(browser, run, { viewport: { width: 1280, height: 800 } })
  const phone = await person(browser, run, { viewport: { width: 390, height: 844 } })
  try {
    const link = await laid(desk, `${server.url}#/new/${ruleset}/${scenario}`)
    await seated(phone, link.replace(server.url, line.url))
    let last = performance.now()
    while (!(await isOver(desk)) || !(await isOver(phone))) {
      const page = run.deeds % 2 === 0 ? [desk, phone] : [phone, desk]
      const hasMoved =
        (await moved(page[0], run.deeds, most)) || (await moved(page[1], run.deeds, most))
      if (!hasMoved && performance.now() - last > PATIENCE) throw new Error('Nobody goes on.')
      if (!hasMoved) continue
      last = performance.now()
      run.deeds += 1
      if (CUTS.includes(run.deeds)) await line.cut(CUT)
      if (run.deeds === KILL) await server.killAndStart()
    }
    run.end = await promptOf(phone)
  } catch (error) {
    const prompts = await Promise.all([desk, phone].map(promptOf))
    run.faults.push(`${String(error)} ${JSON.stringify(prompts)}`)
  }
  for (const page of [desk, phone]) await page.context().close()
  await line.close()
  await server.stop()
  run.faults.push(...(await battleFaultsIn(server.database)))
  run.seconds = Math.round((performance.now() - begun) / 1000)
  return run
}

async function person(browser: Browser, { faults }: BrowsersRun, looks: object): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...looks })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('dialog', dialog => void dialog.accept())
  await page.addInitScript(() => {
    localStorage.setItem('grognard.settings', JSON.stringify({ playback: 'off' }))
  })
  return page
}

async function laid(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.getByRole('radio', { name: 'A friend online' }).last().check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Link to the table' }).inputValue()
}

async function seated(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jens')
  await page.getByRole('button', { name: /^Take the seat/ }).click()
}

const promptOf = (page: Page): Promise<string> =>
  page
    .locator('.prompt')
    .innerText({ timeout: 2_000 })
    .catch(() => '')

/** What a person sees of the battle that matters for going on. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('.order-buttons button.main')
    return {
      prompt: document.querySelector('.prompt')?.textContent ?? '',
      main: main ? main.getAttribute('aria-disabled') !== 'true' : null,
      isAsked: document.querySelector('.objection.question button') !== null,
      hasAdvice: document.querySelector('.advice-list button') !== null,
    }
  })
}

async function isOver(page: Page): Promise<boolean> {
  const after = page.getByRole('button', { name: 'How it went' })
  const isTold = page.locator('dialog.slip')
  return (await after.count()) + (await isTold.count()) > 0
}

/** Does one thing where it is this person’s turn; whether anything was done. */
async function moved(page: Page | undefined, deeds: number, most: number): Promise<boolean> {
  if (!page) return false
  const before = await seenOn(page)
  if (before.prompt === '' || before.prompt.startsWith('Waiting') || (await isOver(page)))
    return false
  if (deeds >= most) await resigned(page)
  else if (before.isAsked) await page.locator('.objection.question button').first().click()
  else if (before.main === true && deeds % 4 !== 3) await page.keyboard.press('Control+Enter')
  else if (!(await advised(page))) return false
  const end = Date.now() + 3_000
  const seen = JSON.stringify(before)
  while (Date.now() < end && JSON.stringify(await seenOn(page)) === seen)
    await page.waitForTimeout(30)
  return true
}

async function resigned(page: Page): Promise<void> {
  await page.locator('.head .menu').click()
  await page.getByRole('button', { name: 'Concede the battle' }).click()
  await page.keyboard.press('Escape')
}

/** Asks for advice and takes the first that is given; false where what is asked has changed meanwhile. */
async function advised(page: Page): Promise<boolean> {
  return taken(page).then(
    () => true,
    () => false,
  )
}

async function taken(page: Page): Promise<void> {
  const unfold = page.locator('.desk-fold[aria-expanded=false]')
  if (await unfold.count()) await unfold.click()
  const button = page.getByRole('button', { name: 'Advice', exact: true })
  if (await button.count()) await button.click({ timeout: 5_000 })
  await page.locator('.advice-list button').first().click({ timeout: 20_000 })
  await page.keyboard.press('Control+Enter')
}

/** A line to the port that can be cut: all that goes over it ends, and nothing comes through for a while. */
async function cuttableLine(port: number) {
  const open = new Set<Socket>()
  let isCut = false
  const kept = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer(client => {
    if (isCut) return void client.destroy()
    const there = kept(connect(port, '127.0.0.1'))
    kept(client).pipe(there).pipe(client)
    client.on('close', () => there.destroy())
    there.on('close', () => client.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}/`,
    async cut(wait: number) {
      isCut = true
      for (const socket of open) socket.destroy()
      await new Promise(resolve => setTimeout(resolve, wait))
      isCut = false
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
