import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOnce } from '@grognard/remote/index.ts'
import type { LinkRenewed, RematchAnswer, TableCard } from '@grognard/remote/index.ts'
import { hashOfSecret } from '@grognard/umpire'
import { timeHere } from '../time.ts'
import { atTable, serverInTime } from './agreements-for-tests.ts'
import { clientOf, until } from './tables-for-tests.ts'

let server: Awaited<ReturnType<typeof serverInTime>>

beforeAll(async () => {
  server = await serverInTime(timeHere)
})
afterAll(() => server.close())

async function table(question: object = {}) {
  const found = await atTable(server.server, question)
  onTestFinished(found.close)
  return found
}

test('one’s own seat is given to the computer, and played on with the same link', async () => {
  const { at, ask, opened } = await table()
  await ask('hand-over', opened.seats['crosses'], { seat: 'crosses', level: 'ensign' })
  await until(() => at('noughts').now().told === 2, 'the computer plays')
  expect(at('noughts').now().card?.seats[0]?.standIn).toBe('ensign')
  await ask('take-seat-back', opened.seats['crosses'], {})
  await until(() => at('noughts').now().card?.seats[0]?.standIn === null, 'the person is back')
})

test('a new link shuts out who has the old one, at once', async () => {
  const { at, ask, opened } = await table()
  const question = { seat: 'crosses' }
  await expect(ask('new-link', opened.seats['noughts'], question)).rejects.toThrow('no seat')
  const { token } = await ask<LinkRenewed>('new-link', opened.host, question)
  await until(() => at('crosses').now().fault !== null, 'the door is shut')
  expect(at('crosses').now().fault?.fault).toBe('noSeat')
  expect(at('noughts').now().fault).toBeNull()
  await expect(at('crosses').give({ kind: 'resign' })).rejects.toThrow('no seat')
  const again = clientOf(server.server, { ...opened, seats: { crosses: token } }, 'crosses')
  onTestFinished(again.close)
  await until(() => again.now().record !== null, 'the new link opens the seat')
})

test('it is fought again with sides changed, by the same links', async () => {
  const clock = { kind: 'days', days: 2, whenOver: 'wait' }
  const { at, ask, opened } = await table({ clock, watchDelay: 30 })
  const [crosses, noughts] = [opened.seats['crosses'] ?? '', opened.seats['noughts'] ?? '']
  await expect(ask('rematch', crosses, {})).rejects.toThrow('not over')
  await at('crosses').give({ kind: 'resign' })
  const { table: fresh, seat, host } = await ask<RematchAnswer>('rematch', crosses, {})
  expect([seat, typeof host]).toEqual(['noughts', 'string'])
  expect(await ask('rematch', noughts, {})).toEqual({ table: fresh, seat: 'crosses' })
  await until(() => at('noughts').now().card?.rematch === fresh, 'the other is told')
  const url = `${server.server}api/tables/${fresh}`
  const card = await askOnce<TableCard>(fetch, url, {})
  expect(card).toMatchObject({
    stage: 'waiting',
    clock: { kind: 'days' },
    watchDelay: 30,
    seats: [
      { seat: 'crosses', name: 'Player of noughts' },
      { seat: 'noughts', name: 'Player of crosses' },
    ],
  })
  for (const [token, share] of [
    [crosses, 'a'.repeat(64)],
    [noughts, 'b'.repeat(64)],
  ] as const)
    await askOnce(fetch, `${url}/hash`, { token, question: { hash: hashOfSecret(share) } })
  await askOnce(fetch, `${url}/share`, { token: crosses, question: { share: 'a'.repeat(64) } })
  await askOnce(fetch, `${url}/share`, { token: noughts, question: { share: 'b'.repeat(64) } })
  const changed = clientOf(
    server.server,
    { ...opened, table: fresh, seats: { noughts: crosses } },
    'noughts',
  )
  onTestFinished(changed.close)
  await until(() => changed.now().record !== null, 'the battle begins')
  expect(changed.now().holder).toEqual({ seat: 'noughts' })
})

test('sides of two seats each are changed as pairs: who was together is together again', async () => {
  const { at, ask, opened } = await table({
    ruleset: 'line-of-battle',
    scenario: 'trafalgar',
    options: { players: '2v2' },
  })
  const [first = '', ...others] = Object.keys(opened.seats)
  const game = at(first).now().record
  const alliesOf = (seat: string) => (game ? game.game.allies(game.view, seat) : [])
  expect(await at(first).propose({ about: 'end' })).toBeNull()
  for (const seat of others) {
    await until(() => at(seat).now().running.proposal !== null, 'the proposal')
    await at(seat).answer(at(seat).now().running.proposal?.id ?? '', 'accept')
  }
  await until(() => at(first).now().card?.stage === 'ended', 'the end')
  const again = new Map<string, string>()
  for (const [seat, own] of Object.entries(opened.seats))
    again.set(seat, (await ask<RematchAnswer>('rematch', own, {})).seat)
  for (const [seat, changed] of again) {
    expect(alliesOf(seat)).not.toContain(changed)
    const fresh = alliesOf(seat).map(ally => again.get(ally) ?? '')
    expect(fresh.toSorted()).toEqual([...alliesOf(changed)].toSorted())
  }
})

test('where one side has more seats than the other, everybody keeps his own', async () => {
  const { at, ask, opened } = await table({
    ruleset: 'line-of-battle',
    scenario: 'trafalgar',
    options: { players: '2v1' },
  })
  const [first = '', ...others] = Object.keys(opened.seats)
  expect(others).toHaveLength(2)
  expect(await at(first).propose({ about: 'end' })).toBeNull()
  for (const seat of others) {
    await until(() => at(seat).now().running.proposal !== null, 'the proposal')
    await at(seat).answer(at(seat).now().running.proposal?.id ?? '', 'accept')
  }
  await until(() => at(first).now().card?.stage === 'ended', 'the end')
  for (const [seat, own] of Object.entries(opened.seats))
    expect(await ask<RematchAnswer>('rematch', own, {})).toMatchObject({ seat })
})
