import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface FrontDoor {
  readonly url: string
  close(): Promise<void>
}

/** A door before several servers: each line leads to the next of them that answers, as a proxy would have it. */
export async function frontDoor(ports: () => readonly number[]): Promise<FrontDoor> {
  const open = new Set<Socket>()
  let next = 0
  const kept = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  /** Whoever does not answer is passed over; where none does the line is closed. */
  const lead = (client: Socket, left: readonly number[]): void => {
    const [port, ...others] = left
    if (port === undefined || client.destroyed) return void client.destroy()
    const there = kept(connect(port, '127.0.0.1'))
    const passOver = (): void => lead(client, others)
    there.once('error', passOver)
    there.once('connect', () => {
      there.off('error', passOver)
      there.once('close', () => client.destroy())
      client.once('close', () => there.destroy())
      client.pipe(there)
      there.pipe(client)
    })
  }
  const server = createServer({ pauseOnConnect: true }, client => {
    kept(client)
    const all = ports()
    const first = next++ % Math.max(1, all.length)
    lead(client, [...all.slice(first), ...all.slice(0, first)])
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      for (const socket of open) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
