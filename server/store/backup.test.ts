import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  clientOf,
  noughtsAndCrosses,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from '../battles/tables-for-tests.ts'
import { backUp } from './backup.ts'

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'grognard-')), 'copy.db')

test.skipIf(process.platform === 'win32')(
  'what is kept, and a copy of it, nobody else on the machine may read',
  async () => {
    const server = await serverForTests()
    onTestFinished(server.close)
    await seatedAt(server.server, noughtsAndCrosses)
    const file = freshFile()
    backUp(server.database, file)
    const kept = readdirSync(dirname(server.database)).map(name =>
      join(dirname(server.database), name),
    )
    expect(kept.length).toBeGreaterThan(1)
    expect([file, ...kept].filter(path => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  },
)

test('a copy that is made while orders are given is whole, and battles go on from it', async () => {
  const server = await serverForTests()
  const opened = await seatedAt(server.server, noughtsAndCrosses)
  const clients = new Map(
    Object.keys(opened.seats).map(seat => [seat, clientOf(server.server, opened, seat)]),
  )
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  const file = freshFile()
  const played = playOut(clients, 3)
  expect(backUp(server.database, file)).toEqual({ tables: 1 })
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
  await played
  for (const client of clients.values()) client.close()
  await server.close()
  const restored = freshFile()
  copyFileSync(file, restored)
  const again = await serverForTests(restored)
  onTestFinished(() => again.close())
  const back = new Map(
    Object.keys(opened.seats).map(seat => [seat, clientOf(again.server, opened, seat)]),
  )
  onTestFinished(() => [...back.values()].forEach(client => client.close()))
  await until(() => [...back.values()].every(({ now }) => now().record), 'the battle stands again')
  await playOut(back)
  expect([...back.values()].map(({ now }) => now().record?.view.outcome)).not.toContain(null)
})

test('nothing is written over, and what is no database is not copied', () => {
  const file = freshFile()
  expect(() => backUp('/nowhere/grognard.db', file)).toThrow('there is no database')
  copyFileSync(new URL(import.meta.url).pathname, file)
  expect(() => backUp(file, file)).toThrow('already exists')
  expect(() => backUp(file, `${file}.2`)).toThrow('could not be copied')
  expect(existsSync('/nowhere')).toBe(false)
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
})

test('what is broken is not copied, and of a copy that failed nothing is left', async () => {
  const server = await serverForTests()
  await seatedAt(server.server, noughtsAndCrosses)
  await server.close()
  const bytes = readFileSync(server.database)
  // From its middle on the database is overwritten.
  bytes.fill(0xab, bytes.length / 2)
  const file = freshFile()
  const broken = freshFile()
  writeFileSync(broken, bytes)
  expect(() => backUp(broken, file)).toThrow('could not be copied')
  expect(readdirSync(dirname(file))).toEqual([])
})
