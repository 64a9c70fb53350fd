import type { WebSocket } from '@fastify/websocket'
import { TableFault } from '../battles/faults.ts'

/** Calls everybody who takes part once in each interval, but never all at one moment. */
export interface Rounds {
  /** Returns what ends it. */
  join(act: () => void): () => void
  end(): void
}

/** Parts of an interval: ten thousand who are called at once would hold up every order for half a second. */
const MOST_PARTS = 60
/** Milliseconds: a part is at least so long. */
const LEAST_PART = 25

/** `interval` in milliseconds. */
export function createRounds(interval: number): Rounds {
  const count = Math.max(1, Math.min(MOST_PARTS, Math.floor(interval / LEAST_PART)))
  const parts = Array.from({ length: count }, () => new Set<() => void>())
  let now = 0
  let joined = 0
  const timer = setInterval(() => {
    now = (now + 1) % count
    for (const act of parts[now] ?? []) act()
  }, interval / count)
  timer.unref()
  return {
    join(act) {
      const part = parts[joined++ % count]
      part?.add(act)
      return () => void part?.delete(act)
    },
    end: () => clearInterval(timer),
  }
}

/** Looks after sockets: one whose other end has gone without a word is found and closed. */
export interface Pulse {
  /** A socket to look after until it closes. Throws TableFault where its address has too many. */
  keep(socket: WebSocket, address: string): void
  /** A stream counts as a socket does; returns what ends that. Throws TableFault where its address has too many. */
  hold(address: string): () => void
  /** Closes all that are still open. */
  end(): void
  count(): number
}

/**
 * After a long task of ours the signs wait unread when the next round comes:
 * only a second one without a sign in between means that nobody is there.
 */
const MOST_UNANSWERED = 2

/** `most` sockets may be open at once from one address; each is asked for a sign in every round. */
export function createPulse(most: number, rounds: Rounds): Pulse {
  const all = new Set<WebSocket>()
  const byAddress = new Map<string, number>()
  const hold = (address: string): (() => void) => {
    const open = byAddress.get(address) ?? 0
    if (open >= most) throw new TableFault('tooMany', 'Too many lines from one address.')
    byAddress.set(address, open + 1)
    return () => {
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    }
  }
  return {
    hold,
    keep(socket, address) {
      const leave = hold(address)
      all.add(socket)
      const stop = rounds.join(signsFrom(socket))
      socket.once('close', () => {
        stop()
        leave()
        all.delete(socket)
      })
    },
    end() {
      for (const socket of all) socket.terminate()
    },
    count: () => all.size,
  }
}

/** Asks for a sign each time; who has left two unanswered is gone. */
function signsFrom(socket: WebSocket): () => void {
  let unanswered = 0
  socket.on('pong', () => (unanswered = 0))
  return () => {
    if (unanswered >= MOST_UNANSWERED) return socket.terminate()
    if (socket.readyState !== socket.OPEN) return
    unanswered += 1
    socket.ping()
  }
}
