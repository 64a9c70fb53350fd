import { expect, test } from 'vitest'
import { goldenBattle } from '../../../../checks/golden.ts'
import { lineOfBattle } from '../../index.ts'
import { said } from '../../model/fixtures.ts'
import { seatToAnswer } from './counter-fire.ts'
import { abeam, exchange, fireAt } from './fixtures.ts'
import type { Pair } from './fixtures.ts'

/** What the log says of the shot of Ajax at Heros, here a miss, and whether anybody is asked. */
function toldOf(given: Pair, dice: readonly number[] = [1]) {
  const state = abeam(given)
  const event = fireAt(state, dice).events.find(({ kind }) => kind === 'hitJudged')
  const told = event ? lineOfBattle.display.describe(event, state) : null
  return { line: told ? said(told) : '', asked: seatToAnswer(state) }
}

const away = { hasCountered: { port: true, starboard: false } }
const points = {
  options: { actionPoints: true },
  players: [
    { seat: 'red', pool: 9 },
    { seat: 'blue', side: 1, pool: 1 },
  ],
}

test.each<[string, Pair, string]>([
  [
    'her guns do not bear',
    { heros: { heading: 9000 } },
    'ajax lies outside heros’s larboard or starboard arc (30° either side of the beam). (LOB-130)',
  ],
  [
    'that side has answered',
    { heros: away },
    'The larboard guns of heros have already fired back this turn. (LOB-156)',
  ],
  [
    'the ship has answered where one answer is agreed',
    {
      heros: { hasCountered: { port: false, starboard: true } },
      options: { counterFire: 'oncePerShip' },
    },
    'heros has already fired back this turn; you agreed on once for each ship. (LOB-156)',
  ],
  [
    'she is out of range',
    { heros: { shot: 'grape' } },
    'ajax is 8 in away; grape reaches 5 in, hull to hull. (LOB-128)',
  ],
  [
    'nobody is at the guns',
    { heros: { crew: 0 } },
    'heros cannot fire: only a ship that is afloat, manned and in her owner’s hands can. (LOB-151)',
  ],
  [
    'she flees',
    { heros: { isFleeing: true } },
    'heros is fleeing and cannot fire until she passes a morale test. (LOB-203)',
  ],
  ['no points are left', points, '(LOB-024)'],
])('[LOB-155] the log says in one line why nobody answers: %s', (_, given, why) => {
  const { line, asked } = toldOf(given)
  expect(asked).toEqual([])
  expect(line).toMatch(/^ajax misses heros\. No counter-fire is possible\. /)
  expect(line.endsWith(why)).toBe(true)
})

test('[LOB-155] a hit that cannot be answered says so too; one that can says when it counts', () => {
  const hit = toldOf({ heros: away }, [4, 1])
  expect(hit.line).toMatch(
    /^ajax hits heros: hull, \d+ damage\. No counter-fire is possible\. The larboard guns/,
  )
  expect(toldOf({}, [4, 1]).line).toMatch(/damage, applied after counter-fire\.$/)
  expect(toldOf({}).line).toBe('ajax misses heros.')
})

test('[LOB-158] of the answer itself nothing is said: no answer to it could be', () => {
  const state = abeam()
  const judged = exchange(state, [1, 1], 'port').events.filter(({ kind }) => kind === 'hitJudged')
  const told = judged[1] && lineOfBattle.display.describe(judged[1], state)
  expect(told && said(told)).toBe('heros misses ajax.')
})

/** Of each first shot of a battle: whether the log tells of no answer, and whether one was asked for. */
function answersIn(name: string): { isToldOff: boolean; isAsked: boolean }[] {
  const { game, file } = goldenBattle(new URL('../../playthroughs/', import.meta.url), name)
  let { start: state } = file
  return file.entries.flatMap(({ events }) => {
    const isAsked = JSON.stringify(events.at(-1)).includes('"at":"counter"')
    const told = events.flatMap(event => {
      const message = event.kind === 'hitJudged' ? game.describeEvent(event, state) : null
      const isAnswer = JSON.stringify(state).includes('"isAnswered":true')
      state = game.replay(state, [event])
      return message === null || isAnswer ? [] : [said(message)]
    })
    return told.map(line => ({
      isToldOff: line.includes('No counter-fire is possible. '),
      isAsked,
    }))
  })
}

test.each(['first-of-june', 'trafalgar'])(
  '[LOB-155] in the battle %s the log says so exactly where nobody was asked',
  name => {
    const answers = answersIn(name)
    expect(answers.filter(({ isAsked }) => isAsked).length).toBeGreaterThan(3)
    expect(answers.filter(({ isToldOff }) => isToldOff).length).toBeGreaterThan(3)
    expect(answers.filter(({ isToldOff, isAsked }) => isToldOff === isAsked)).toEqual([])
  },
)

test('[LOB-138] a row that is empty already loses nothing, and the log says that', () => {
  const state = abeam({ heros: { crew: 0 }, ajax: { shot: 'grape' }, apart: 4 })
  const damaged = exchange(state, [4]).events.find(({ kind }) => kind === 'shipDamaged')
  const told = damaged && lineOfBattle.display.describe(damaged, state)
  expect(damaged).toMatchObject({ lost: 0, left: 0 })
  expect(told && said(told)).toBe('No damage to heros: she has no crew left to lose.')
})

test('[LOB-155] [LOB-156] an attacker across both arcs may be answered over the side that has not fired', () => {
  const athwart = { x: 9600, y: 24_000 + 850 + 250 + 100, heading: 9000 }
  const heros = { x: 10_000, hasCountered: { port: true, starboard: false } }
  const { line, asked } = toldOf({ ajax: athwart, heros })
  expect(asked).toEqual(['blue'])
  expect(line).toBe('ajax misses heros.')
})
