import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { give, importBattle, recordOf, seededDice } from '@grognard/umpire'
import type { Entry, Roll } from '@grognard/umpire'
import { duel, lineOf } from '../../journeys/battles-for-tests.ts'
import { readLog } from './log-rows.ts'
import { asSentences, telling, tellingLines, weighedSince, weightiest } from './weighty-lines.ts'
import type { Weighed } from './weighty-lines.ts'

const roll: Roll = { rule: 'T-1', sides: 6, count: 1, result: 4, tally: [] }

/** Ids begin with the first letter of their seat: r1 is a piece of red. */
function told(key: string, weight: number, look: Partial<Weighed['line']> = {}): Weighed {
  const grade = weight >= 12 ? 'disaster' : weight >= 1 ? 'hit' : 'routine'
  const line = { ...lineOf(key), ...look }
  return { line, weight, gain: -weight, pieces: [], grade, movers: [] }
}
const rolled = (key: string, weight: number, inPhase = '') =>
  about(['r1'], told(key, weight, { rolls: [roll], inPhase }))
const about = (ids: string[], line: Weighed): Weighed => ({
  ...line,
  pieces: ids.map(id => ({ id, seat: id.startsWith('r') ? 'red' : 'blue' })),
})
const keysFor = (isGood: boolean, ...lines: Weighed[]) =>
  telling(lines, { seat: 'red', isGood }).map(({ text }) => text.key)
const keysOf = (...lines: Weighed[]) => keysFor(false, ...lines)

test('the roll on which most hung is told, with what came of it', () => {
  const lines = [told('manoeuvre', 0), rolled('wear', 0), rolled('shot', 0), told('boxes', 8)]
  expect(keysOf(...lines)).toEqual(['shot', 'boxes'])
})

test('what changed by itself needs no other line', () => {
  expect(keysOf(rolled('shot', 3), told('after', 1))).toEqual(['shot'])
})

test('a later phase is not what the dice did', () => {
  const wind = told('wind', 9, { inPhase: 'command' })
  expect(keysOf(rolled('miss', 0, 'fire'), wind)).toEqual(['miss'])
})

test('a roll about nobody tells nothing where nothing changed', () => {
  const wind = about([], rolled('wind', 0))
  expect(keysOf(wind)).toEqual([])
  expect(keysOf(rolled('miss', 0), wind)).toEqual(['miss'])
})

/** Both sides fire at once: all rolls are made before any result is told. */
const volley = [
  about(['b1', 'r1'], rolled('b1 at r1', 0)),
  about(['r2', 'b2'], rolled('r2 at b2', 0)),
  about(['b3', 'r3'], rolled('b3 at r3', 0)),
  about(['r1'], told('r1 suffers', 4)),
  about(['b2'], { ...told('b2 suffers', 3), gain: 3 }),
]

test('of a volley a result is told with the roll at the piece that suffers it, to whom it was luck', () => {
  expect(keysFor(true, ...volley)).toEqual(['r2 at b2', 'b2 suffers'])
  expect(keysFor(false, ...volley)).toEqual(['b1 at r1', 'r1 suffers'])
})

test('where a volley brought nothing good, the luck was the enemy’s roll that did nothing', () => {
  const bad = volley.filter(({ line }) => line.text.key !== 'b2 suffers')
  expect(keysFor(true, ...bad)).toEqual(['b3 at r3'])
  const good = volley.filter(({ line }) => line.text.key !== 'r1 suffers')
  expect(keysFor(false, ...good.filter(({ line }) => line.text.key !== 'r2 at b2'))).toEqual([])
})

test('what befalls a piece at which nobody rolled is no roll’s result', () => {
  const lines = [...volley.slice(0, 2), about(['r9'], told('r9 leaves', 12))]
  expect(keysFor(false, ...lines)).toEqual(['r2 at b2'])
})

test('each line ends as a sentence', () => {
  expect(asSentences(['A fires at B: 13', 'B is in disorder.'])).toBe(
    'A fires at B: 13. B is in disorder.',
  )
})

test('in a whole battle by land a fire is told only with what befell those it was aimed at', () => {
  const path = 'rulesets/belle-alliance/playthroughs/training.json'
  const battle = importBattle(readFileSync(path, 'utf8'), catalogue)
  const [seat = ''] = battle.game.seats(battle.state)
  const ids = new Set(battle.game.picture(battle.state).pieces.map(({ id }) => id))
  const isFire = ({ events }: Entry) => events.some(({ kind }) => kind === 'fireRolled')
  const volleys = battle.file.entries.filter(isFire)
  let pairs = 0
  for (const gain of [1, -1]) {
    const gains = new Map(volleys.map(({ seq }) => [seq, gain]))
    for (const [fired, result] of tellingLines(recordOf(battle, null), seat, gains).values()) {
      const named = result?.words.find(word => ids.has(word))
      if (!fired?.text.key.startsWith('ba.event.fire') || named === undefined) continue
      expect(fired.words).toContain(named)
      pairs++
    }
  }
  expect(pairs).toBeGreaterThan(0)
})

const newsOf = (lines: readonly Weighed[], most: number) =>
  weightiest(lines, most).map(({ text }) => text.key)

test('of what happened the weightiest is told first, not what happened last', () => {
  const initiative = about([], rolled('initiative', 0))
  const sailed = about(['r1'], told('sailed', 0.1))
  const lines = [rolled('hit', 2), told('sunk', 12), sailed, initiative, initiative]
  expect(newsOf(lines, 3)).toEqual(['sunk', 'hit', 'sailed'])
  expect(newsOf([...lines, { ...told('over', 0), isEnd: true }], 1)).toEqual(['over'])
  expect(newsOf([told('one', 3), told('other', 3)], 1)).toEqual(['other'])
})

test('of what changed nothing a miss is told before its dice, and dice before a move', () => {
  const aimed = about(['r1', 'b1'], told('aimed', 0))
  const fired = about(['r1', 'b1'], rolled('fired', 0))
  const missed = about(['r1', 'b1'], told('missed', 0))
  const sailed = about(['b1'], told('sailed', 0.1))
  expect(newsOf([aimed, fired, missed, sailed], 3)).toEqual(['missed', 'fired', 'sailed'])
})

test('what became of one’s own fire is told before the second loss, the enemy’s move before the rest', () => {
  const bookkeeping = [about(['r1'], told('turn', 0)), about([], told('round', 5))].map(line => ({
    ...line,
    grade: 'routine' as const,
  }))
  const lines = [
    { ...about(['r1'], told('own sails', 0.1)), movers: ['red'] },
    { ...about([], told('enemies march', 0.1)), movers: ['blue'] },
    about(['b1', 'r1'], rolled('b1 fires', 0)),
    about(['r1', 'b1'], rolled('r1 fires', 0)),
    about(['r1'], told('r1 loses', 8)),
    about(['r1'], told('loses heart', 2)),
    about(['r1', 'b1'], told('no effect', 0)),
    ...bookkeeping,
  ]
  const order = weightiest(lines, 9, 'red').map(({ text }) => text.key)
  expect(order).toEqual([
    'r1 loses',
    'no effect',
    'r1 fires',
    'b1 fires',
    'loses heart',
    'enemies march',
    'own sails',
    'turn',
    'round',
  ])
})

test('a fleet that moves weighs no more than one ship', () => {
  const path = 'rulesets/belle-alliance/playthroughs/training.json'
  const battle = importBattle(readFileSync(path, 'utf8'), catalogue)
  const whole = recordOf(battle, null)
  const record = { ...whole, entries: whole.entries.slice(0, 30) }
  const marches = weighedSince(record, 0, readLog(null, record)).filter(
    ({ line, weight }) => line.rolls.length === 0 && weight > 0 && weight < 1,
  )
  expect(new Set(marches.map(({ weight }) => weight))).toEqual(new Set([0.1]))
})

test('what eyes saw of a battle is weighed from an entry on', () => {
  let battle = duel()
  const dice = seededDice('news')
  while (battle.file.entries.length < 40) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask) break
    const view = battle.game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, battle.game.choose(view, ask.seat, dice)).battle
  }
  const told = readLog(null, recordOf(battle, 'a'))
  const lines = weighedSince(recordOf(battle, 'a'), 10, told)
  expect(lines.every(({ line }) => line.seq >= 10)).toBe(true)
  expect(lines.length).toBe(told.rows.filter(row => 'text' in row && row.seq >= 10).length)
  expect(newsOf(lines, 1)).toEqual(['lob.event.shipDamaged'])
})
