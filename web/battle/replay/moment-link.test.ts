import { loadGame } from '@grognard/rulesets/library.ts'
import { give, newBattle, recordOf } from '@grognard/umpire'
import type { Viewpoint } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Route } from '../../shared/routes.ts'
import { readLog } from '../record/log-rows.ts'
import { replayOf } from '../record/replay.ts'
import type { EndedBattle } from '../source/battle-source.ts'
import { linkTo } from './moment-link.tsx'

async function played() {
  const game = await loadGame('tic-tac-toe')
  let battle = newBattle(game, {
    scenario: 'standard',
    dice: { kind: 'hmac-sha256', seed: 'links' },
  })
  for (const cell of [0, 1, 3, 4, 6]) {
    const [ask] = game.asks(battle.state)
    battle = give(battle, ask?.seat ?? '', { kind: 'mark', cell }).battle
  }
  if (!battle.state.outcome) throw new Error('It is not over.')
  return battle as EndedBattle
}

function replayed(battle: EndedBattle, viewpoint: Viewpoint, at: number) {
  const record = recordOf(battle, viewpoint)
  return replayOf(record, readLog(null, record), at)
}

const here: Route = { at: 'table', id: 't-1', invite: '' }

test('a moment of a battle that is over has a link for everybody, whoever’s eyes it is seen by', async () => {
  const ended = await played()
  for (const viewpoint of [null, 'crosses', 'noughts'])
    expect(linkTo({ id: 't-1', ended }, replayed(ended, viewpoint, 3), here)).toBe(
      '#/watch/t-1/at/3',
    )
})

test('before the end a link leads to where it was copied; a battle of this page has none', async () => {
  const battle = await played()
  const playback = replayed(battle, 'crosses', 2)
  const standing = { id: 't-1', ended: null }
  expect(linkTo(standing, playback, here)).toBe('#/table/t-1/at/2')
  expect(linkTo(standing, playback, { at: 'watch', id: 't-1', token: 'x' })).toBe(
    '#/watch/t-1/x/at/2',
  )
  expect(linkTo(standing, playback, { at: 'battle', id: 't-1' })).toBeNull()
})
