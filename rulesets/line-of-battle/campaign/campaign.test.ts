import { gameOf, newCampaign, nextBattle } from '@grognard/umpire'
import type { Campaign, Json } from '@grognard/umpire'
import { errorIn } from '@grognard/umpire/shape.ts'
import { expect, test } from 'vitest'
import { fleetStep, leastFleet } from '../book/tables/campaign.ts'
import { lineOfBattle } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import { blankSheet } from '../model/sheet.ts'
import type { Ship, State } from '../model/state.ts'
import {
  carriedOut,
  mostMissionPoints,
  ownCommand,
  pointsLostBy,
  spare,
  take,
  win,
} from './admiralty.ts'
import { plans } from './campaigns.ts'
import { campaigns } from './index.ts'
import { ledgerShape, newLedger, readLedger, written } from './ledger.ts'
import type { Ledger } from './ledger.ts'

const game = gameOf(lineOfBattle)

/** A battle that is over: who won, and how many frigates each side has lost. */
function fought(winners: string[], ownLost = 0, enemyLost = 0): State {
  const lost = (seat: string, count: number): Partial<Ship>[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${seat}${index}`,
      seat,
      firstSeat: seat,
      card: 'frigate5',
      status: 'sunk',
    }))
  const players = [{ seat: 'a' }, { seat: 'b', side: 1 }]
  const afloat = [
    { id: 'own', seat: 'a', firstSeat: 'a' },
    { id: 'foe', seat: 'b', firstSeat: 'b' },
  ]
  const ships = [...afloat, ...lost('a', ownLost), ...lost('b', enemyLost)]
  return battleOf({ players, ships, outcome: { winners, message: { key: 'over' } } })
}

function begun(id = 'frigate-to-flag'): Campaign {
  return newCampaign(game, { campaign: id, commander: 'Horatio' })
}

const rules = campaigns['frigate-to-flag'] ?? raise()

function raise(): never {
  throw new Error('The campaign is gone.')
}

/** What is carried on from the first battle. */
function after(winners: string[], ownLost = 0, enemyLost = 0): Json {
  return rules.carryOn(rules.begin('Horatio'), 0, fought(winners, ownLost, enemyLost))
}

test('[LOB-256] every battle of every campaign can be set up, with both commanders’ sheets', () => {
  for (const [id, { battles, needed }] of Object.entries(plans)) {
    expect(needed).toBeLessThanOrEqual(battles.length)
    const own = campaigns[id] ?? raise()
    const carried = own.begin('Horatio')
    for (const [number, { scenario, seat }] of battles.entries()) {
      const { options, papers } = own.prepare(carried, number)
      const state = game.prepare(scenario, options, papers)
      expect(game.seats(state), scenario).toEqual(['a', 'b'])
      expect(Object.keys(papers).toSorted()).toEqual(['commander-a', 'commander-b'])
      expect(papers[`commander-${seat}`]).toMatchObject({ name: 'Horatio' })
    }
  }
})

test('[LOB-250] [LOB-256] the hero goes on with the battle on his sheet, and so does his enemy', () => {
  const { own, enemy, battles } = readLedger(after(['a'], 0, 1))
  expect(own).toMatchObject({ name: 'Horatio', nation: 'usa', rank: 1 })
  expect(own.battles).toMatchObject([{ result: 'won', missionPoints: 500, points: 505 }])
  expect(enemy.battles).toMatchObject([{ result: 'lost', missionPoints: 0, change: -5 }])
  expect(battles).toEqual([
    { result: 'won', tasks: [true, true], missionPoints: 500, ownLost: 0, enemyLost: 250 },
  ])
})

test('[LOB-254] mission points come from the tasks done, and never more than was fixed before', () => {
  const tasks = [win(400), spare(1, 100), take(2, 50)]
  const done = (state: State) => carriedOut(tasks, state, 'a')
  expect(done(fought(['a'], 1, 2))).toEqual([true, true, true])
  expect(done(fought(['b'], 2, 1))).toEqual([false, false, false])
  expect(done(fought([], 1, 1))).toEqual([false, true, false])
  expect(mostMissionPoints(tasks)).toBe(550)
  expect(readLedger(after([], 0, 1)).battles[0]?.missionPoints).toBe(100)
})

test('[LOB-254] the orders tell beforehand how many mission points can be had', () => {
  const most = rules.briefing(rules.begin('Horatio'), 0).find(({ key }) => key.endsWith('.most'))
  expect(most?.values).toMatchObject({ points: 500 })
})

test('[LOB-256] rank adds to the fleet that a commander is given, and losses take from it', () => {
  const fleet = { option: 'pointsA', points: 2500 }
  const ledger = (rank: number, ownLost: number): Ledger => ({
    ...newLedger('', 'usa', 'england'),
    own: { ...blankSheet('', 'usa'), rank },
    battles: [{ result: 'lost', tasks: [], missionPoints: 0, ownLost, enemyLost: 0 }],
  })
  expect(ownCommand(fleet, ledger(0, 0)).total).toBe(2500)
  expect(ownCommand(fleet, ledger(2, 0)).total).toBe(3500)
  expect(ownCommand(fleet, ledger(1, 1250)).total).toBe(2350)
  expect(ownCommand(fleet, ledger(1, 1250)).total % fleetStep).toBe(0)
  expect(ownCommand(fleet, ledger(0, 20_000)).total).toBe(leastFleet)
})

test('[LOB-256] a victory loads the own guns alone in the next battle, anything else both', () => {
  const loaded = (winners: string[]) => rules.prepare(after(winners), 1).options.doubleLoad
  expect([loaded(['a']), loaded([]), loaded(['b'])]).toEqual(['b', 'both', 'both'])
})

test('[LOB-256] ships sunk, struck and taken are lost; a frigate counts 250', () => {
  const state = fought(['a'], 1, 2)
  expect([pointsLostBy(state, 0), pointsLostBy(state, 1)]).toEqual([250, 500])
  const struck = battleOf({ ships: [{ card: 'frigate5', isStruck: true }] })
  expect(pointsLostBy(struck, 0)).toBe(250)
})

test('[LOB-256] the admiralty’s terms decide whether the campaign succeeds', () => {
  const verdict = (wins: number) => {
    const entry = { result: 'won', missionPoints: 0, ownLost: 0, enemyLost: 0 } as const
    const battles = Array.from({ length: 5 }, (_, i) => ({ ...entry, tasks: [i < wins] }))
    return rules.verdict(written({ ...newLedger('', 'usa', 'england'), battles })).key
  }
  expect(verdict(2)).toBe('lob.campaign.notSucceeded')
  expect(verdict(3)).toBe('lob.campaign.succeeded')
})

test('[LOB-256] a ledger is read back as it was written, and anything else is refused', () => {
  const carried = after(['a'], 1, 1)
  expect(written(readLedger(carried))).toEqual(carried)
  expect(errorIn(ledgerShape, { ...readLedger(carried), crew: 3 })?.at).toBe('crew')
  expect(() => readLedger({ own: null })).toThrow(RangeError)
})

test('[LOB-256] everything that is told of a campaign has its sentence', () => {
  const carried = after(['a'], 1, 1)
  const lines = [
    ...rules.report(carried),
    ...rules.standing(carried),
    ...Object.values(campaigns).flatMap(one =>
      one.battles.flatMap(({ title }, number) => [
        { key: title },
        ...one.briefing(one.begin('Horatio'), number),
      ]),
    ),
    rules.verdict(carried),
  ]
  for (const { key } of lines) expect(lineOfBattle.messages.en, key).toHaveProperty([key])
  expect(rules.report(carried).map(({ key }) => key)).toContain('lob.campaign.promoted')
})

test('[LOB-256] a new campaign orders its first battle', () => {
  const next = nextBattle(begun('road-to-trafalgar'))
  expect(next).toMatchObject({ number: 0, scenario: 'spy', seat: 'a' })
})
