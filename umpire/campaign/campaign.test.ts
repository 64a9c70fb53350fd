import { catalogue } from '@grognard/rulesets'
import { expect, test } from 'vitest'
import {
  CampaignFileError,
  campaignMessages,
  carriedOf,
  errorInFought,
  exportCampaign,
  give,
  importCampaign,
  isJson,
  newBattle,
  newCampaign,
  nextBattle,
  withFought,
} from '../index.ts'
import type { Battle, Campaign, CampaignRules, Game, Playable } from '../index.ts'

const plain: Game = catalogue['tic-tac-toe'] ?? raise()

function raise(): never {
  throw new Error('There is no tic-tac-toe.')
}

/** Two boards; who won the first begins the second, and the wins are carried on. */
const league: CampaignRules<Playable> = {
  title: 'league',
  battles: [1, 2].map(number => ({ title: `${number}`, scenario: 'standard', seat: 'crosses' })),
  carried: { type: 'record', fields: { wins: { type: 'integer', from: 0, to: 2 } } },
  begin: () => ({ wins: 0 }),
  prepare: carried => ({
    options: { first: winsIn(carried) > 0 ? 'crosses' : 'noughts' },
    papers: {},
  }),
  briefing: (_carried, number) => [{ key: 'board', values: { number } }],
  carryOn: (carried, _number, end) => ({
    wins: winsIn(carried) + Number(end.outcome?.winners.includes('crosses') ?? false),
  }),
  report: () => [],
  standing: carried => [{ key: 'wins', values: { wins: winsIn(carried) } }],
  verdict: () => ({ key: 'over' }),
}

function winsIn(carried: unknown): number {
  const { wins } = JSON.parse(JSON.stringify(carried))
  return Number(wins)
}

const game: Game = { ...plain, campaigns: { league } }
const games = { ...catalogue, 'tic-tac-toe': game }

const begun = () => newCampaign(game, { campaign: 'league', commander: 'Ada' })

/** The campaign's next battle with marks on these cells. */
function played(campaign: Campaign, ...cells: number[]): Battle {
  const next = nextBattle(campaign) ?? { scenario: 'standard' }
  const start = newBattle(game, { ...next, dice: { kind: 'seeded', seed: 'a' } })
  return cells.reduce((battle, cell) => {
    const seat = game.asks(battle.state)[0]?.seat ?? ''
    return give(battle, seat, { kind: 'mark', cell }).battle
  }, start)
}

/** Noughts begin, crosses make the middle row. */
const wonByCrosses = (campaign: Campaign) => played(campaign, 0, 3, 1, 4, 8, 5)

test('a battle that is over goes into the campaign and bears on the next', () => {
  const before = begun()
  expect(nextBattle(before)).toMatchObject({ number: 0, options: { first: 'noughts' } })
  const after = withFought(before, wonByCrosses(before))
  expect(carriedOf(after)).toEqual({ wins: 1 })
  expect(nextBattle(after)).toMatchObject({ number: 1, options: { first: 'crosses' } })
  expect(before.file.battles).toEqual([])
  const whole = withFought(after, played(after, 0, 3, 1, 4, 2))
  expect([nextBattle(whole), carriedOf(whole)]).toEqual([null, { wins: 2 }])
})

test('no battle is entered that is not over, not the next, or after the last', () => {
  const campaign = begun()
  const key = (battle: Battle, of = campaign) => errorInFought(of, battle)?.key ?? null
  expect(key(played(campaign, 0, 3))).toBe('campaign.notOver')
  expect(key(wonByCrosses(campaign))).toBeNull()
  const after = withFought(campaign, wonByCrosses(campaign))
  expect(errorInFought(after, wonByCrosses(campaign))).toEqual({
    key: 'campaign.otherBattle',
    values: { at: 'options.first' },
  })
  const whole = withFought(after, played(after, 0, 3, 1, 4, 2))
  expect(key(wonByCrosses(campaign), whole)).toBe('campaign.allFought')
  expect(() => withFought(campaign, played(campaign, 0))).toThrow(RangeError)
})

test('a campaign goes into a file and comes back the same', () => {
  const campaign = withFought(begun(), wonByCrosses(begun()))
  const text = exportCampaign(campaign)
  const again = importCampaign(text, games)
  expect(again.file).toEqual(campaign.file)
  expect(exportCampaign(again)).toBe(text)
  expect(isJson(JSON.parse(text))).toBe(true)
})

function errorAfter(change: (file: Record<string, unknown>) => void): string {
  const campaign = withFought(begun(), wonByCrosses(begun()))
  const file = JSON.parse(exportCampaign(campaign))
  change(file)
  try {
    importCampaign(JSON.stringify(file), games)
  } catch (error) {
    if (error instanceof CampaignFileError) return error.message
    throw error
  }
  throw new Error('The file was read.')
}

const faults: [(file: Record<string, unknown>) => void, string][] = [
  [file => (file.format = 'letter'), 'but is letter'],
  [file => (file.version = 9), 'of version 9'],
  [file => (file.ruleset = 'chess'), 'ruleset chess is unknown'],
  [file => (file.campaign = 'cup'), 'tic-tac-toe has no campaign cup; it has league'],
  [file => (file.commander = 7), 'commander: expected text, found 7'],
  [file => delete file.start, 'start: expected a value; it is missing'],
  [file => (file.start = { wins: 3 }), 'start.wins: expected a whole number from 0 to 2, found 3'],
  [file => (file.crew = 1), 'crew: expected only the fields'],
  [file => (file.options = { wind: 1 }), 'options.wind: expected'],
  [file => (file.battles = [1]), 'battles[0]: expected a record, found 1'],
  [
    file => (file.battles = [file.battles, file.battles, file.battles].flat()),
    'battles: expected at most 2 entries',
  ],
]

test.each(faults)('a file that does not hold says where: %#', (change, text) => {
  expect(errorAfter(change)).toContain(text)
})

test('a battle of another scenario than the campaign’s is found', () => {
  expect(
    errorAfter(file => {
      const [one] = JSON.parse(JSON.stringify(file.battles))
      file.battles = [{ ...one, scenario: 'large' }]
    }),
  ).toContain('battles[0].scenario: expected "standard", found "large"')
})

test('a text that is no JSON says where it ends, and every error has its sentence', () => {
  expect(() => importCampaign('{"a": 1,\n"b": }', games)).toThrow('line 2, column 6')
  const [en, de, da] = [campaignMessages.en, campaignMessages.de, campaignMessages.da].map(one =>
    Object.keys(one),
  )
  expect(de).toEqual(en)
  expect(da).toEqual(en)
})

test('a campaign or options that the game does not have are refused', () => {
  const plan = { campaign: 'cup', commander: 'Ada' }
  expect(() => newCampaign(game, plan)).toThrow('has no campaign "cup"; it has league')
  expect(() => newCampaign(game, { ...plan, campaign: 'league', options: { wind: 1 } })).toThrow(
    RangeError,
  )
})
