import { openedFar } from '../commands/play-far.ts'
import type { Input } from '../terminal.ts'
import { playFar } from './play-far.ts'

/** Lines that come when the test types them. */
function keyboard(): Input & { type(...lines: string[]): void; end(): void } {
  const lines: (string | undefined)[] = []
  let waiting: ((line: string | undefined) => void) | null = null
  const come = (line: string | undefined): void => {
    lines.push(line)
    if (waiting) waiting(lines.shift())
    waiting = null
  }
  return {
    next: () =>
      lines.length > 0
        ? Promise.resolve(lines.shift())
        : new Promise(resolve => (waiting = resolve)),
    close: () => undefined,
    type: (...typed) => typed.forEach(come),
    end: () => come(undefined),
  }
}

/** A seat at a terminal, through a pipe: what is typed, and how the battle stood when it was left. */
export function seatAtTerminal(server: string, link: string, name = 'Anna') {
  const input = keyboard()
  const flags = { server, seat: [link], name, language: 'en' as const }
  const played = openedFar(flags, input).then(async ({ session, sitting }) => {
    await playFar(session, sitting).finally(() => sitting.client.close())
    return session.battle
  })
  return { input, played }
}
