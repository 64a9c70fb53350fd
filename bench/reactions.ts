import type { CDPSession, Page } from 'playwright-core'
import { digits, print } from './harness.ts'

/** One input of a hand, and what came of it until the next picture stood on the screen. */
export interface Reaction {
  /** Milliseconds from the input until the picture after it was painted. */
  paint: number
  /** Milliseconds of the main thread's own time on the processor, with all that followed the picture. */
  cpu: number
  script: number
  style: number
  layout: number
}

/** Milliseconds in which nothing more follows an input. */
const SETTLED = 250

declare global {
  interface Window {
    /** Milliseconds from input to paint, the longest since it was last read. */
    longestPaint: number
  }
}

/**
 * Notes of every input how long it took to be painted. Clicks and keys as INP counts them, by the
 * browser's own Event Timing; movements, wheel and drags, of which it tells nothing, from the event's
 * own time to the first task after the frame in which it was handled.
 */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longestPaint = 0
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page, by itself
    const note = (milliseconds: number): void => {
      window.longestPaint = Math.max(window.longestPaint, milliseconds)
    }
    const timing: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    }
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointer(down|up)|mouse(down|up)|click|key(down|up))$/.test(name)) note(duration)
    }).observe(timing)
    const painted = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => note(performance.now() - timeStamp), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
    for (const type of ['pointermove', 'wheel'])
      addEventListener(type, painted, { capture: true, passive: true })
  })
}

/** Counts the time of the main thread from now on. */
export async function countTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** What comes of an input, waited for until nothing more does. */
export async function reactionTo(
  page: Page,
  session: CDPSession,
  input: () => Promise<void>,
): Promise<Reaction> {
  await page.waitForTimeout(SETTLED)
  await page.evaluate(() => void (window.longestPaint = 0))
  const before = await spent(session)
  await input()
  await page.waitForTimeout(SETTLED)
  const after = await spent(session)
  const paint = await page.evaluate(() => window.longestPaint)
  const cost = (name: string): number => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000
  return {
    paint,
    cpu: cost('TaskDuration'),
    script: cost('ScriptDuration'),
    style: cost('RecalcStyleDuration'),
    layout: cost('LayoutDuration'),
  }
}

async function spent(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Milliseconds in which nineteen of twenty inputs must be painted. */
const LIMIT = 100

export function printReactions(measured: string, reactions: readonly Reaction[]): void {
  const share = (part: keyof Reaction, of: number): number => {
    const sorted = reactions.map(one => one[part]).toSorted((one, other) => one - other)
    return digits(sorted[Math.ceil(sorted.length * of) - 1] ?? Number.NaN)
  }
  const p95 = share('paint', 0.95)
  print({
    measured,
    inputs: reactions.length,
    p50: share('paint', 0.5),
    p95,
    max: share('paint', 1),
    limit: LIMIT,
    reached: p95 <= LIMIT,
    cpu: share('cpu', 0.5),
    cpu95: share('cpu', 0.95),
    script: share('script', 0.5),
    style: share('style', 0.5),
    layout: share('layout', 0.5),
  })
}
