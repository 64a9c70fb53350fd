import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portFrom, serve, ServeError, whereItIs } from './index.ts'

function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  writeFileSync(join(folder, 'index.html'), '<title>Grognard</title>')
  writeFileSync(join(folder, '.built'), '')
  return folder
}

async function takenPort(): Promise<number> {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  return (taken.address() as AddressInfo).port
}

test('the page is served on the loopback address', async () => {
  const serving = await serve({ host: '127.0.0.1', port: 0, folder: pageFolder() })
  onTestFinished(() => serving.close())
  expect(serving.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  expect(await (await fetch(serving.address)).text()).toContain('Grognard')
})

test('a given port that is taken is a fault; none given goes on to a free one', async () => {
  const port = await takenPort()
  const folder = pageFolder()
  await expect(serve({ host: '127.0.0.1', port, folder })).rejects.toThrow(ServeError)
  const first = await serve({ host: '127.0.0.1', port: undefined, folder })
  onTestFinished(() => first.close())
  const second = await serve({ host: '127.0.0.1', port: undefined, folder })
  onTestFinished(() => second.close())
  expect(second.address).not.toBe(first.address)
})

test('a port is a whole number from 0 to 65535', () => {
  expect(portFrom('8080')).toBe(8080)
  for (const text of ['', '-1', '65536', '80.5', 'http', '0x50', '100000'])
    expect(() => portFrom(text), text).toThrow(ServeError)
})

function run(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['boot.mjs', 'server/main.ts', ...args])
  let [out, err] = ['', '']
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

test('bad flags end with code 2 and one line', async () => {
  const bad = [
    ['--port', 'x'],
    ['--wind', '3'],
    ['stray'],
    ['--database', 'grognard.db'],
    ['--broker', 'nats://127.0.0.1'],
    ['--database', 'postgres://127.0.0.1/club', '--broker', 'http://127.0.0.1'],
  ]
  for (const args of bad) {
    const { code, out, err } = await run(args)
    expect(code, args.join(' ')).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^grognard: .+\n$/)
  }
  expect((await run(['--help'])).out).toContain('--port PORT')
})

test('a database that cannot be reached is told of without its password', async () => {
  const place = { host: '127.0.0.1', port: 0, folder: pageFolder() }
  const database = 'postgres://umpire:secret@127.0.0.1:1/club'
  const fault: unknown = await serve({ ...place, database }).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(ServeError)
  expect(String(fault)).toContain('postgres://127.0.0.1:1/club cannot be opened')
  expect(String(fault)).not.toContain('secret')
})

const v4 = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const }
const v6 = { ...v4, family: 'IPv6' as const }
const interfaces = {
  lo: [{ ...v4, address: '127.0.0.1', internal: true }],
  eth0: [
    { ...v4, address: '192.168.1.20', internal: false },
    { ...v6, address: 'fe80::1', internal: false, scopeid: 2 },
    { ...v6, address: 'fd00::20', internal: false, scopeid: 0 },
  ],
}
const places = (address: string) =>
  whereItIs(address, interfaces).map(line => line.match(/http\S+/)?.[0])

test('listening on every address tells those that a friend can type, never the one that stands for all', () => {
  expect(places('http://0.0.0.0:5392/')).toEqual([
    'http://localhost:5392/',
    'http://192.168.1.20:5392/',
  ])
  expect(places('http://[::]:5392/')).toEqual([
    'http://localhost:5392/',
    'http://192.168.1.20:5392/',
    'http://[fd00::20]:5392/',
  ])
  expect(places('http://0.0.0.0:80/')[0]).toBe('http://localhost:80/')
  expect(places('http://192.168.1.20:80/')).toEqual(['http://192.168.1.20:80/'])
})
