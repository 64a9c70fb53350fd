import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where it is missing the tests that need it are left out, and say so. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0

if (!hasNats)
  process.stderr.write(
    'grognard: nats-server is missing, so the tests of runs at a broker are left out: apt-get install nats-server\n',
  )

export interface NatsForTests {
  readonly url: string
  /** Ends it at once, and starts it again on what it had on its disk, or with nothing. */
  killAndStart(disk: 'kept' | 'lost'): Promise<void>
  stop(): Promise<void>
}

/** A NATS server of its own, with JetStream in a folder of its own. */
export async function startNats(): Promise<NatsForTests> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-nats-'))
  const port = await freePort()
  const start = async () => {
    const child = spawn('nats-server', ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', `${port}`], {
      stdio: 'ignore',
    })
    await answering(port)
    return child
  }
  let child = await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    async killAndStart(disk) {
      await killed(child)
      if (disk === 'lost') rmSync(folder, { recursive: true, force: true })
      child = await start()
    },
    async stop() {
      await killed(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Without a chance to put anything in order. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

async function answering(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', () => resolve(false))
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
    })
  for (const end = Date.now() + 20_000; !(await isOpen());)
    if (Date.now() > end) throw new Error('nats-server does not answer.')
    else await new Promise(resolve => setTimeout(resolve, 20))
}
