import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import type { State } from '../state.ts'
import {
  afterCampaignBattle,
  newCampaign,
  nextBattle,
  papersFor,
  readCampaign,
} from './campaign.ts'
import { blankSheet, readSheet } from './sheet.ts'

const orders = [
  { scenario: 'open', options: { turnLimit: 12 }, missionPoints: 0 },
  { scenario: 'spy', options: {}, missionPoints: 20 },
]

function campaign() {
  return newCampaign('The Channel', orders, {
    red: blankSheet('Horatio', 'england'),
    blue: blankSheet('Pierre', 'france'),
  })
}

function wonBy(seat: string): State {
  const strokes = { melee: 10, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 }
  return battleOf({
    ships: [{ seat: 'red', firstSeat: 'blue', status: 'fled' }],
    players: [{ strokes }, { seat: 'blue', side: 1 }],
    outcome: { winners: [seat], message: { key: 'over' } },
  })
}

test('[LOB-256] a campaign is scenarios in order, and the heroes carry over what they earned', () => {
  const start = campaign()
  expect(nextBattle(start)?.scenario).toBe('open')
  const second = afterCampaignBattle(start, wonBy('red'))
  expect(nextBattle(second)?.scenario).toBe('spy')
  expect(second.results).toEqual([0])
  expect(second.heroes.red).toMatchObject({ points: 5, attributes: { melee: 1 } })
  expect(second.heroes.blue).toMatchObject({ points: -5 })
  expect(readSheet(JSON.parse(JSON.stringify(papersFor(second)['commander-red'])))).toEqual(
    second.heroes.red,
  )
})

test('[LOB-256] [LOB-254] the winners earn the mission points of their orders', () => {
  const second = afterCampaignBattle(campaign(), wonBy('red'))
  const end = afterCampaignBattle(second, wonBy('red'))
  expect(end.heroes.red?.points).toBe(5 + 5 + 20)
  expect(end.heroes.blue?.points).toBe(-10)
  expect(nextBattle(end)).toBeNull()
  expect(() => afterCampaignBattle(end, wonBy('red'))).toThrow(RangeError)
})

test('[LOB-256] a campaign is kept as a file', () => {
  const kept = JSON.parse(JSON.stringify(afterCampaignBattle(campaign(), wonBy('blue'))))
  expect(readCampaign(kept)).toEqual(kept)
  expect(() => readCampaign({ ...kept, fought: 'once' })).toThrow(/fought/)
})

test('[LOB-256] a campaign from a file has fought no fewer than no battles', () => {
  const read = (fought: number) =>
    readCampaign(JSON.parse(JSON.stringify({ ...campaign(), fought }))).fought
  expect(read(0)).toBe(0)
  expect(() => read(-1)).toThrow(RangeError)
  expect(() => read(51)).toThrow(RangeError)
})
