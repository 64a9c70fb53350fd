import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { seededDice } from '@grognard/umpire'

/** What happened on the line, each by how often. */
interface Mishaps {
  delayed: number
  /** Closed in the middle of what was said. */
  cut: number
  /** Left open and silent. */
  dropped: number
  /** Said again on a line of its own, later than what came after it. */
  doubled: number
}

export interface BadLine {
  readonly url: string
  readonly mishaps: Mishaps
  /** From now on all goes well. */
  mend(): void
  close(): Promise<void>
}

/** Milliseconds: the longest delay, and how long a line stays silent before it is closed. */
const DELAY = 60
const SILENT = 4_000

/** One time in so many, of what is sent at once. */
const CUT = 25
const DROPPED = 60
const DOUBLED = 4

/** A bad line to the port: it delays, cuts, drops and says twice. */
export async function badLine(port: number): Promise<BadLine> {
  const dice = seededDice('line')
  const mishaps: Mishaps = { delayed: 0, cut: 0, dropped: 0, doubled: 0 }
  const open = new Set<Socket>()
  let isMended = false
  const happens = (one: number): boolean => !isMended && dice.roll(one) === 1

  const kept = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const double = (question: Buffer): void => {
    mishaps.doubled += 1
    const again = kept(connect(port, '127.0.0.1'))
    setTimeout(() => again.write(question), dice.roll(5 * DELAY))
    setTimeout(() => again.destroy(), 40 * DELAY)
    again.resume()
  }
  const carry = (from: Socket, to: Socket, isQuestion: boolean): void => {
    let isSilent = false
    let last = Promise.resolve()
    const end = (): void => void (from.destroy(), to.destroy())
    const said = async (data: Buffer): Promise<void> => {
      if (isSilent) return
      if (!isMended) {
        mishaps.delayed += 1
        await new Promise(resolve => setTimeout(resolve, dice.roll(DELAY)))
      }
      if (isQuestion && data.subarray(0, 5).toString() === 'POST ' && happens(DOUBLED)) double(data)
      if (happens(DROPPED)) {
        mishaps.dropped += 1
        isSilent = true
        setTimeout(end, SILENT)
      } else if (happens(CUT)) {
        mishaps.cut += 1
        to.write(data.subarray(0, dice.roll(data.length)))
        setImmediate(end)
        isSilent = true
      } else if (!to.destroyed) to.write(data)
    }
    from.on('data', (data: Buffer) => (last = last.then(() => said(data))))
    from.on('close', () => void last.then(() => isSilent || to.destroy()))
  }
  const server = createServer(client => {
    const there = kept(connect(port, '127.0.0.1'))
    carry(kept(client), there, true)
    carry(there, client, false)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}/`,
    mishaps,
    mend: () => void (isMended = true),
    close() {
      for (const socket of open) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
