import { copyFileSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
})
