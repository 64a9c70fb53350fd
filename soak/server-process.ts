import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = new URL('./bare-server.ts', import.meta.url).pathname

export interface ServerProcess {
  readonly port: number
  /** As http://127.0.0.1:8080/ */
  readonly url: string
  readonly database: string
  readonly pid: number
  /** What it has said on its outputs. */
  said(): string
  /** Ends it at once, in the middle of whatever it does, and starts it again. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

/** A server of its own, as a child process, with its database in a folder of its own; with the page where its folder is named. */
export async function startServer(
  folder = '',
  database = freshDatabase(),
  broker?: string,
): Promise<ServerProcess> {
  let said = ''
  const hear = (text: string): void => void (said += text)
  const start = (at: number) =>
    startedScript(
      script,
      [database, String(at), folder, ...(broker === undefined ? [] : [broker])],
      hear,
    )
  let { child, port } = await start(0)
  return {
    get port() {
      return port
    },
    get url() {
      return `http://127.0.0.1:${port}/`
    },
    database,
    get pid() {
      return child.pid ?? 0
    },
    said: () => said,
    async killAndStart() {
      await ended(child, 'SIGKILL')
      ;({ child, port } = await start(port))
    },
    stop: () => ended(child, 'SIGTERM'),
  }
}

export function freshDatabase(): string {
  return join(mkdtempSync(join(tmpdir(), 'grognard-')), 'grognard.db')
}

/** Another server, that says on which port it listens, as a child process. */
export async function startScript(path: string, args: readonly string[]) {
  const { child, port } = await startedScript(path, args, () => undefined)
  return { port, pid: child.pid ?? 0, stop: () => ended(child, 'SIGTERM') }
}

function startedScript(
  path: string,
  args: readonly string[],
  hear: (text: string) => void,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
    child.stderr.setEncoding('utf8').on('data', hear)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      hear(text)
      const [, own] = /^listening (\d+)/m.exec(text) ?? []
      if (own !== undefined) resolve({ child, port: Number(own) })
    })
  })
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
