import type { TableClient } from '@grognard/remote/index.ts'
import { gameById } from '@grognard/rulesets'
import { give, newBattle, recordOf } from '@grognard/umpire'
import type { Battle, Kind, Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { openRemoteBattle } from './remote-battle.ts'
import type { Hand } from './remote-battle.ts'

/** A table on this page at which each seat has a client of its own. */
function tableOf(first: Battle) {
  let battle = first
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach(told => told())
  const handOf = (seat: Seat): Hand => {
    const now = () => ({
      connection: 'open' as const,
      card: null,
      holder: { seat },
      record: recordOf(battle, seat),
      running: { now: null, clocks: [], bookUntil: null, proposal: null },
      ahead: 0,
      told: battle.file.entries.length,
      said: [],
      waiting: [],
      fault: null,
    })
    const client: TableClient = {
      now,
      subscribe(told) {
        listeners.add(told)
        return () => listeners.delete(told)
      },
      async give(order) {
        const given = give(battle, seat, order)
        battle = given.battle
        tell()
        return given.ruling
      },
      takeBack: () => Promise.reject(new Error('It is not asked for.')),
      propose: () => Promise.resolve(null),
      answer: () => Promise.resolve(),
      say: () => Promise.resolve({ waits: false }),
      close() {},
    }
    return { client, seat }
  }
  return { handOf }
}

const mark = (cell: number): Kind => {
  const order = { kind: 'mark', cell }
  return order
}

test('who holds several seats looks from the one that is asked, and plays each', async () => {
  const dice = { kind: 'seeded' as const, seed: 'hands' }
  const battle = newBattle(gameById('tic-tac-toe'), { scenario: 'standard', dice })
  const { handOf } = tableOf(battle)
  const fetchFile = () => Promise.reject(new Error('It is not over.'))
  const hands: [Hand, Hand] = [handOf('crosses'), handOf('noughts')]
  const source = openRemoteBattle({ hands, seen: undefined, fetchFile })
  expect(source.now()).toMatchObject({ viewer: 'crosses', isPassing: false })
  await source.give('crosses', mark(4))
  expect(source.now()).toMatchObject({ viewer: 'crosses', isPassing: true })
  source.pass()
  expect(source.now()).toMatchObject({ viewer: 'noughts', isPassing: false })
  expect(await source.give('noughts', mark(4))).toMatchObject({ allowed: false })
  expect(await source.give('noughts', mark(0))).toMatchObject({ allowed: true })
  expect(source.now().isPassing).toBe(true)
  source.close()
})
