import { say } from '../teller.ts'
import type { Sitting } from './sitting.ts'

/** How a battle that is left can be gone on with, by the same players. */
export function wayBack(sitting: Sitting): string {
  const { teller, saved, battle } = sitting
  if (!saved) return say(teller, 'notSaved')
  const command = `grognard play --resume ${shellWord(saved.file)}${seatFlags(sitting)}`
  return say(teller, saved.battle === battle ? 'resume' : 'resumeOlder', { command })
}

function seatFlags({ battle: { game, state }, humans, levels }: Sitting): string {
  const flags = game.seats(state).map(seat => {
    const player = humans.includes(seat) ? 'human' : (levels.get(seat) ?? 'computer')
    return ` --seat ${seat}=${player}`
  })
  return flags.join('')
}

/** As a shell takes it for one word. */
function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
