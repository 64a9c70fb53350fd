import type { WebSocket } from '@fastify/websocket'
import { TableFault } from '../battles/faults.ts'

/** Looks after sockets: one whose other end has gone without a word is found and closed. */
export interface Pulse {
  /** A socket to look after until it closes. Throws TableFault where its address has too many. */
  keep(socket: WebSocket, address: string): void
  /** Asks each for a sign; who has given none since the last time is gone. */
  beat(): void
  /** Closes all that are still open. */
  end(): void
  count(): number
}

interface Kept {
  socket: WebSocket
  hasAnswered: boolean
}

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
      const kept: Kept = { socket, hasAnswered: true }
      all.add(kept)
      byAddress.set(address, open + 1)
      socket.on('pong', () => (kept.hasAnswered = true))
      socket.once('close', () => leave(kept, address))
    },
    beat() {
      for (const kept of all) {
        if (!kept.hasAnswered) kept.socket.terminate()
        else if (kept.socket.readyState === kept.socket.OPEN) {
          kept.hasAnswered = false
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
