import type { WebSocket } from '@fastify/websocket'
import { TableFault } from '../battles/faults.ts'

/** Looks after sockets: one whose other end has gone without a word is found and closed. */
export interface Pulse {
  /** A socket to look after until it closes. Throws TableFault where its address has too many. */
  keep(socket: WebSocket, address: string): void
  /** Asks each for a sign; who has left two unanswered is gone. */
  beat(): void
  /** Closes all that are still open. */
  end(): void
  count(): number
}

interface Kept {
  socket: WebSocket
  /** Signs asked for since the last one came. */
  unanswered: number
}

/**
 * After a long task of ours the signs wait unread when the next beat comes:
 * only a second one without a sign in between means that nobody is there.
 */
const MOST_UNANSWERED = 2

/** `most` sockets may be open at once from one address. */
export function createPulse(most: number): Pulse {
  const all = new Set<Kept>()
  const byAddress = new Map<string, number>()
  const leave = (kept: Kept, address: string): void => {
    all.delete(kept)
    const left = (byAddress.get(address) ?? 1) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
  return {
    keep(socket, address) {
      const open = byAddress.get(address) ?? 0
      if (open >= most) throw new TableFault('tooMany', 'Too many lines from one address.')
      const kept: Kept = { socket, unanswered: 0 }
      all.add(kept)
      byAddress.set(address, open + 1)
      socket.on('pong', () => (kept.unanswered = 0))
      socket.once('close', () => leave(kept, address))
    },
    beat() {
      for (const kept of all) {
        if (kept.unanswered >= MOST_UNANSWERED) kept.socket.terminate()
        else if (kept.socket.readyState === kept.socket.OPEN) {
          kept.unanswered += 1
          kept.socket.ping()
        }
      }
    },
    end() {
      for (const { socket } of all) socket.terminate()
    },
    count: () => all.size,
  }
}
