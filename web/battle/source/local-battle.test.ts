import { expect, test } from 'vitest'
import { exportBattle, give, resignation } from '@grognard/umpire'
import { duel, landBattle, smallBattle } from '../../journeys/battles-for-tests.ts'
import { playedHere, settled } from '../../journeys/page-for-tests.ts'

const mark = (cell: number) => ({ kind: 'mark', cell })
const alone = { crosses: 'me', noughts: 'captain' } as const
const friends = { crosses: 'me', noughts: 'friend', france: 'me', prussia: 'friend' } as const

test('an order is played, told before its ruling comes, and kept', async () => {
  const { source, saved } = playedHere(smallBattle(), friends)
  const told: number[] = []
  source.subscribe(() => told.push(source.now().record?.entries.length ?? 0))
  const ruled = source.give('crosses', mark(4)).then(ruling => ({ ruling, told: told.at(-1) }))
  expect(await ruled).toMatchObject({ ruling: { allowed: true }, told: 2 })
  await settled()
  expect(saved.map(({ file }) => file.entries.length)).toEqual([2])
  expect(source.now().saving).toBe('saved')
  expect(JSON.parse(await source.archive())).toMatchObject({ entries: [{}, { order: mark(4) }] })
})

test('a refused order changes nothing and says why', async () => {
  const { source, saved } = playedHere(smallBattle(), friends)
  const before = source.now().record
  const ruling = await source.give('crosses', mark(9))
  expect(ruling?.allowed).toBe(false)
  expect(source.now().record).toBe(before)
  expect(saved).toEqual([])
})

test('the computer thinks where it is asked, from its seat’s view, and its order is played', async () => {
  const { source, computer } = playedHere(smallBattle(), alone)
  expect(computer.asked).toEqual([])
  await source.give('crosses', mark(4))
  await settled()
  expect(source.now().thinking).toBe('noughts')
  expect(computer.asked).toHaveLength(1)
  expect(computer.asked[0]?.question).toMatchObject({ seat: 'noughts', level: 'captain' })
  computer.asked[0]?.answer(mark(0))
  await settled()
  expect(source.now()).toMatchObject({ thinking: null, isHalted: false })
  expect(source.now().record?.entries.map(({ seat }) => seat)).toEqual([null, 'crosses', 'noughts'])
  expect(source.now().record?.entries[2]?.order).toBeNull()
})

test('a computer that fails, or orders what may not be, halts until it is told to go on', async () => {
  const { source, computer } = playedHere(smallBattle(), alone)
  await source.give('crosses', mark(4))
  await settled()
  computer.asked[0]?.fail()
  await settled()
  expect(source.now()).toMatchObject({ isHalted: true, fault: { key: 'web.fault.computer' } })
  source.resume()
  expect(source.now()).toMatchObject({ isHalted: false, thinking: 'noughts', fault: null })
  computer.asked[1]?.answer(mark(4))
  await settled()
  expect(source.now()).toMatchObject({ isHalted: true, thinking: null, fault: null })
  expect(computer.asked).toHaveLength(2)
})

test('the computer waits while much of what it did is still to be shown', async () => {
  const { source, computer } = playedHere(smallBattle(), alone)
  source.waitFor(40)
  await source.give('crosses', mark(4))
  await settled()
  expect(computer.asked).toEqual([])
  source.waitFor(12)
  expect(computer.asked).toHaveLength(1)
})

test('the last order is undone, and the computer stops thinking about it', async () => {
  const { source, computer } = playedHere(smallBattle(), alone)
  await source.give('crosses', mark(4))
  await expect.poll(() => source.now().undoable).not.toBeNull()
  expect(await source.undo()).toBeNull()
  expect(computer.stops()).toBe(1)
  expect(source.now()).toMatchObject({ thinking: null, viewer: 'crosses' })
  expect(source.now().record?.entries).toHaveLength(1)
  expect(await source.undo()).toEqual({ key: 'web.undo.nothing' })
})

test('resigning ends the battle while the computer thinks, and then all of it is open', async () => {
  const { source, computer } = playedHere(smallBattle(), alone)
  await source.give('crosses', mark(4))
  await settled()
  expect(source.now().ended).toBeNull()
  await source.give('crosses', resignation)
  expect(computer.stops()).toBe(1)
  expect(source.now().ended?.state.outcome?.winners).toEqual(['noughts'])
  expect(source.now().ended && exportBattle(source.now().ended ?? duel())).toBe(
    await source.archive(),
  )
})

test('two at one screen agree on a draw, and it is kept', async () => {
  const { source, saved } = playedHere(smallBattle(), friends)
  await source.give('crosses', mark(4))
  source.agree('draw')
  await settled()
  expect(source.now().ended?.state.outcome?.winners).toEqual([])
  expect(saved.at(-1)?.file.entries.at(-1)?.order).toEqual({ kind: 'conclude', on: 'draw' })
  source.agree('draw')
  expect(source.now().record?.entries).toHaveLength(3)
})

test('two who write in secret never see the same screen', async () => {
  const { source } = playedHere(landBattle(), friends)
  expect(source.now()).toMatchObject({ viewer: null, next: 'france', record: null })
  source.look('france')
  expect(source.now()).toMatchObject({ viewer: 'france', isPassing: false })
  await source.give('france', { kind: 'seal' })
  expect(source.now()).toMatchObject({ viewer: 'france', isPassing: true })
  source.pass()
  expect(source.now()).toMatchObject({ viewer: null, next: 'prussia', record: null })
  source.look('prussia')
  expect(source.now().record?.viewpoint).toBe('prussia')
})

test('an answer can be taken back while the screen goes from hand to hand', async () => {
  const { source } = playedHere(landBattle(), friends)
  source.look('france')
  await source.give('france', { kind: 'seal' })
  source.pass()
  const retracts = source.now().retracts.filter(({ seat }) => seat === 'france')
  for (const { order } of retracts.slice(0, 1)) {
    expect((await source.give('france', order))?.allowed).toBe(true)
    source.look('france')
    expect(source.now()).toMatchObject({ viewer: 'france', isPassing: false })
  }
  expect(retracts.length).toBeGreaterThan(0)
})

test('a window that looks on follows, and nothing is told once it is closed', () => {
  const start = smallBattle()
  const { source } = playedHere(start, friends)
  let told = 0
  source.subscribe(() => (told += 1))
  source.follow(give(start, 'crosses', mark(4)).battle, alone)
  expect(source.now().players).toBe(alone)
  expect(source.now().record?.entries).toHaveLength(2)
  const before = told
  source.close()
  source.setPlayers(friends)
  expect(told).toBe(before)
})

test('nothing that the page is told hangs on what another has written in secret', async () => {
  const toldAfter = async (from: 'first' | 'last') => {
    const { source } = playedHere(landBattle(), friends)
    source.look('france')
    for (let given = 0; given < 3; given++) {
      const { game, view } = source.now().record ?? {}
      const open = game?.legalOrders(view ?? duel().state, 'france') ?? []
      const free = open.filter(({ kind }) => kind !== 'seal')
      // oxlint-disable-next-line no-await-in-loop -- one order after the other
      await source.give('france', (from === 'first' ? free[0] : free.at(-1)) ?? resignation)
    }
    const own = source.now().record
    await source.give('france', { kind: 'seal' })
    source.pass()
    const handed = source.now()
    source.look('prussia')
    return { own, told: [handed, source.now()] }
  }
  const asText = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) => (key === 'game' ? undefined : part))
  const [one, other] = [await toldAfter('first'), await toldAfter('last')]
  expect(asText(one.own) === asText(other.own)).toBe(false)
  expect(asText(one.told) === asText(other.told)).toBe(true)
})
