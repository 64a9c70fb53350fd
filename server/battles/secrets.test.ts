import { readTold, recordFrom } from '@grognard/umpire'
import type { Game, Options, SeatRecord, Telling, ToldLine } from '@grognard/umpire'
import { loadGame } from '@grognard/rulesets/library.ts'
import { expect, test } from 'vitest'
import { comparePairs } from './pairs-for-tests.ts'
import { walked } from './walks-for-tests.ts'

/** Two scenarios of each ruleset, whether its seats order anything in secret there, and the options. */
const battles: [ruleset: string, scenario: string, hasSecrets: boolean, options: Options][] = [
  ['line-of-battle', 'constitution', true, {}],
  ['line-of-battle', 'spy', true, {}],
  ['ship-of-the-line', 'duel', true, {}],
  ['ship-of-the-line', 'handicap', true, {}],
  ['belle-alliance', 'crossroads-farm', true, {}],
  ['belle-alliance', 'own', true, {}],
  ['wooden-ships', 'mars-hercule', true, {}],
  ['wooden-ships', 'open-battle', true, {}],
  ['war-at-sea', 'river-plate', false, {}],
  ['war-at-sea', 'free-battle', true, {}],
  // Several on a side, each with his own part of it.
  ['belle-alliance', 'bornhoved', true, { commandersA: 2, commandersB: 2 }],
  ['war-at-sea', 'guadalcanal', false, { commandersA: 2, commandersB: 2 }],
  ['line-of-battle', 'first-of-june', true, { players: '2v2' }],
  ['ship-of-the-line', 'standard', true, { commandersA: 3, commandersB: 2 }],
  // A fleet that several share, built in secret.
  ['war-at-sea', 'free-battle', true, { commandersA: 3, commandersB: 2 }],
  ['wooden-ships', 'open-battle', true, { fleets: 'built', commandersA: 3, commandersB: 2 }],
  ['line-of-battle', 'open-battle', true, { fleets: 'built', players: '2v2' }],
  ['tic-tac-toe', 'standard', false, {}],
]

/** Lines of a journal. */
const FOLLOWED = 60
const COMPARED = 24

test.each(battles)(
  '%s, %s: a client’s record is the view of its seat',
  async (id, scenario, _hasSecrets, options) => {
    const game = await loadGame(id)
    const clients = new Map<string, { record: SeatRecord; told: number }>()
    for (const { lines, battle, tellings } of walked(game, scenario, 'records', options)) {
      for (const [seat, telling] of tellings) {
        if (seat === null) continue
        const view = JSON.stringify(game.view(battle.state, seat))
        const { record, told } = clients.get(seat) ?? { record: begun(game, telling), told: 0 }
        const now = readTold(record, game, sent(telling.lines.slice(told)))
        expect(JSON.stringify(now.view)).toBe(view)
        clients.set(seat, { record: now, told: telling.lines.length })
        if (lines % 10 !== 0) continue
        const anew = readTold(begun(game, telling), game, sent(telling.lines))
        expect(JSON.stringify([anew.view, anew.entries])).toBe(
          JSON.stringify([now.view, now.entries]),
        )
      }
      if (lines === FOLLOWED) break
    }
  },
)

/** As it comes over a socket. */
function sent<Told extends readonly ToldLine[] | Telling['start']>(told: Told): Told {
  return JSON.parse(JSON.stringify(told)) as Told
}

function begun(game: Game, { start }: Telling): SeatRecord {
  return recordFrom(game, sent(start))
}

test.each(battles)(
  '%s, %s: what is told hangs on nothing that is hidden',
  async (id, scenario, hasSecrets, options) => {
    const { pairs, differences } = comparePairs(await loadGame(id), scenario, COMPARED, {
      options,
    })
    expect(differences).toEqual([])
    expect(pairs > 0).toBe(hasSecrets)
  },
)
