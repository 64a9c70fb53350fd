import type { CDPSession, Page } from 'playwright-core'
import { amongThirtyTwoShips, inHougoumont } from './mid-battle.ts'
import { countTime, printReactions, reactionTo, watchPaints } from './reactions.ts'
import type { Reaction } from './reactions.ts'

/** Inputs of each kind; the first few, while the engine compiles, are not left out. */
const INPUTS = 64

/** A page on which a battle in its middle lies open, and the clock of its main thread. */
interface Table {
  page: Page
  session: CDPSession
}

interface Point {
  x: number
  y: number
}

/** Opens a battle file as a player does, and takes the first seat. */
async function seated(page: Page, url: string, file: string): Promise<Table> {
  await watchPaints(page)
  await page.goto(url)
  const buffer = Buffer.from(file)
  const opened = { name: 'battle.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a battle file').setInputFiles(opened)
  await page.locator('form button.main[type=submit]').click({ timeout: 120_000 })
  await page.locator('.battle [data-piece]').first().waitFor()
  await page.waitForTimeout(1000)
  return { page, session: await countTime(page) }
}

/** The pieces on which something can be done. */
function readyPieces(page: Page): Promise<string[]> {
  return page
    .locator('[data-piece].ready')
    .evaluateAll(found => found.map(piece => piece.getAttribute('data-piece') ?? ''))
}

/** Where a press meets the piece; null where something else lies over it. */
function placeOf(page: Page, piece: string): Promise<Point | null> {
  return page.evaluate(id => {
    const frame = document.querySelector(`[data-piece="${id}"] .turned`)?.getBoundingClientRect()
    if (!frame) return null
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
    const hit = document.elementFromPoint(x, y)?.closest('[data-piece]')
    return hit?.getAttribute('data-piece') === id ? { x, y } : null
  }, piece)
}

/** Makes inputs until there are enough; `make` answers null where none could be made. */
async function enough(make: (turn: number) => Promise<Reaction | null>): Promise<Reaction[]> {
  const reactions: Reaction[] = []
  for (let turn = 0; reactions.length < INPUTS && turn < 5 * INPUTS; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one hand makes one input after the other
    const reaction = await make(turn)
    if (reaction) reactions.push(reaction)
  }
  return reactions
}

async function choosing({ page, session }: Table): Promise<Reaction[]> {
  const ready = await readyPieces(page)
  return enough(async turn => {
    const at = await placeOf(page, ready[turn % ready.length] ?? '')
    if (!at) return null
    await page.mouse.move(at.x, at.y)
    return reactionTo(page, session, () => page.mouse.click(at.x, at.y, { delay: 40 }))
  })
}

/** Movements of the pointer for each piece that is taken in hand, round about where it goes. */
const MOVEMENTS = 8

async function hovering({ page, session }: Table): Promise<Reaction[]> {
  const ready = await readyPieces(page)
  let at: Point | null = null
  return enough(async turn => {
    const movement = turn % MOVEMENTS
    if (movement === 0) at = await taken(page, ready[(turn / MOVEMENTS) % ready.length] ?? '')
    if (!at) return null
    const angle = (movement / MOVEMENTS) * 2 * Math.PI
    const [x, y] = [at.x + 70 * Math.cos(angle), at.y + 70 * Math.sin(angle)]
    return reactionTo(page, session, () => page.mouse.move(x, y))
  })
}

/** Takes a piece in hand, and waits until the chart has made room for it. */
async function taken(page: Page, piece: string): Promise<Point | null> {
  await page.keyboard.press('Escape')
  const at = await placeOf(page, piece)
  if (!at) return null
  await page.mouse.click(at.x, at.y)
  await page.waitForTimeout(600)
  return placeOf(page, piece)
}

async function middleOf(page: Page): Promise<Point> {
  const frame = await page.locator('.chart-host').boundingBox()
  if (!frame) throw new Error('There is no chart.')
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
}

async function panning({ page, session }: Table): Promise<Reaction[]> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'left' })
  await page.mouse.move(x + 20, y + 20)
  const reactions = await enough(turn =>
    reactionTo(page, session, () =>
      page.mouse.move(x + 160 * Math.sin(turn / 5), y + 90 * Math.cos(turn / 5)),
    ),
  )
  await page.mouse.up()
  return reactions
}

async function zooming({ page, session }: Table): Promise<Reaction[]> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  return enough(turn =>
    reactionTo(page, session, () => page.mouse.wheel(0, turn % 8 < 4 ? -100 : 100)),
  )
}

async function askingTheUmpire({ page, session }: Table): Promise<Reaction[]> {
  const ready = await readyPieces(page)
  return enough(async turn => {
    const at = await placeOf(page, ready[turn % ready.length] ?? '')
    if (!at) return null
    await page.mouse.click(at.x, at.y)
    const reaction = await reactionTo(page, session, () => page.keyboard.press('m', { delay: 40 }))
    await page.keyboard.press('Escape')
    return reaction
  })
}

type Visit = (visit: (page: Page) => Promise<void>) => Promise<void>

/** How soon the page answers the hand, in battles that have been fought for a while. */
export async function benchAtTheTable(url: string, visit: Visit): Promise<void> {
  await visit(async page => {
    const table = await seated(page, url, inHougoumont())
    printReactions('choosing a battalion at Hougoumont', await choosing(table))
    printReactions('May I? at Hougoumont', await askingTheUmpire(table))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    printReactions('zooming at Hougoumont', await zooming(table))
    printReactions('panning at Hougoumont', await panning(table))
  })
  await visit(async page => {
    const table = await seated(page, url, amongThirtyTwoShips())
    printReactions('hovering a course among 32 ships', await hovering(table))
    printReactions('choosing one of 32 ships', await choosing(table))
  })
}
