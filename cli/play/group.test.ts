import { percentText } from '@grognard/board/words/index.ts'
import { gameById } from '@grognard/rulesets'
import {
  forecastTogether,
  fractionText,
  give,
  isShortFraction,
  likelihood,
  newBattle,
  ordersToGive,
  seededDice,
  sharedOutAt,
} from '@grognard/umpire'
import type { Ask, Battle, Kind } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { tellerFor } from '../teller.ts'
import { wordsFor } from '../words.ts'
import { completionOf } from './completion.ts'
import { typing, written } from './fixtures.ts'
import { groupDesk, groupTyped } from './group-typed.ts'
import { newSession } from './session.ts'
import type { Session } from './session.ts'
import { playOn } from './turns.ts'

const words = wordsFor(null, 'en')

/** By the doctrine of all, until a seat is asked as it is wanted. */
function battleAt(
  [ruleset, scenario]: readonly [string, string],
  isWanted: (battle: Battle, ask: Ask) => boolean,
): { battle: Battle; ask: Ask } {
  const game = gameById(ruleset)
  let battle = newBattle(game, { scenario, dice: { kind: 'seeded', seed: 'group' } })
  const thoughts = seededDice('group')
  for (let played = 0; played < 600; played++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    if (isWanted(battle, ask)) return { battle, ask }
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, thoughts)
    battle = give(battle, ask.seat, order).battle
  }
  throw new Error('It never came to that.')
}

interface Sitting {
  battle: Battle
  ask: Ask
}

async function typed(at: Sitting, ...lines: readonly string[]): Promise<Session> {
  const session = newSession({
    teller: tellerFor(at.battle.game, 'en'),
    saveTo: undefined,
    battle: at.battle,
    input: typing(...lines),
    humans: [at.ask.seat],
  })
  await playOn(session)
  return session
}

/** What the seat has ordered since. */
function orderedSince({ battle, ask }: Sitting, session: Session): Kind[] {
  return session.battle.file.entries
    .slice(battle.file.entries.length)
    .flatMap(({ seat, order }) => (seat === ask.seat && order ? [order] : []))
}

/** The order for many as the umpire's tools share it out, to the largest formation. */
function sharedIn({ battle, ask: { seat } }: Sitting, id: string, piece: string) {
  const { game, state, file } = battle
  const view = game.view(state, seat)
  const pieces = game.formations(view, seat).at(-1)?.pieces ?? []
  const at = { game, view, seat, entries: file.entries }
  return sharedOutAt(at, { id, pieces, aim: { at: 'piece', piece } })
}

/** Fire of a whole formation at one target: each book's step, and its order. */
const fires = [
  [['war-at-sea', 'denmark-strait'], 'gunfire', 'fireAt'],
  [['line-of-battle', 'trafalgar'], 'target', 'fireAt'],
  [['wooden-ships', 'lissa'], 'targets', 'fireAt'],
  [['belle-alliance', 'crossroads-farm'], 'fire', 'fireAt'],
] as const

/** Whose fire at some target is two orders. */
function firing(scenario: readonly [string, string], step: string) {
  let target = ''
  const at = battleAt(scenario, (battle, ask) => {
    if (ask.step !== step) return false
    const { game, state } = battle
    const enemies = game.pieces(game.view(state, ask.seat)).filter(({ seat }) => seat !== ask.seat)
    const hit = enemies.find(({ id }) => {
      const { length } = ordersToGive(sharedIn({ battle, ask }, 'fireAt', id))
      return length === 2
    })
    target = hit?.id ?? ''
    return hit !== undefined
  })
  return { ...at, target, number: at.battle.game.formations(viewIn(at), at.ask.seat).length }
}

function viewIn({ battle, ask }: Sitting) {
  return battle.game.view(battle.state, ask.seat)
}

test.each(fires)(
  'in %s all of a formation fire at one target, with the odds of the whole before',
  async (scenario, step, id) => {
    const at = firing(scenario, step)
    const orders = ordersToGive(sharedIn(at, id, at.target))
    const line = `group ${at.number} ${id} ${at.target}`
    const view = viewIn(at)
    const { prospects, oddsHidden } = forecastTogether(at.battle.game, view, at.ask.seat, orders)
    const session = await typed(at, `odds ${line}`, line, 'quit')
    expect(orderedSince(at, session).slice(0, orders.length)).toEqual(orders)
    expect(written.out).toContain(`Given: ${orders.length} of ${orders.length}.`)
    const likeliest = prospects.toSorted((a, b) => likelihood(b.chance) - likelihood(a.chance))
    for (const { chance } of oddsHidden ? [] : likeliest.slice(0, 8))
      expect(written.out).toContain(
        isShortFraction(chance) ? fractionText(chance) : percentText(words, likelihood(chance)),
      )
  },
)

test('formations are told with what they can be ordered, and a move of some is taken back as one', async () => {
  const at = battleAt(['war-at-sea', 'guadalcanal'], (_, { step }) => step === 'move')
  const [one, two] = at.battle.game.formations(viewIn(at), at.ask.seat).at(-1)?.pieces ?? []
  const line = `group ${one},${two} follow 500/500`
  const session = await typed(at, 'group', `odds ${line}`, line, 'undo', 'quit')
  expect(written.out).toContain('Type “group” to order a whole formation at once.')
  expect(written.out).toMatch(/Formations:\n {2}1\. .*: .*, .*\n/)
  expect(written.out).toContain('  follow PLACE: Follow the leader')
  expect(written.out).toMatch(
    /The group’s orders:\n {2}.*: sail .*\n {2}.*: sail .*\nNo dice decide it\./,
  )
  expect(written.out).toContain('Given: 2 of 2.')
  expect(written.out.match(/Taken back: /g)).toHaveLength(2)
  expect(session.battle.state).toEqual(at.battle.state)
})

test('who is refused goes without, and it is told why by which rule', async () => {
  const at = battleAt(['war-at-sea', 'denmark-strait'], (battle, ask) => {
    if (ask.step !== 'gunfire') return false
    return ['prinz-eugen', 'bismarck', 'hood', 'prince-of-wales'].some(id => {
      const { members } = sharedIn({ battle, ask }, 'fireAt', id)
      const allowed = members.filter(({ ruling }) => ruling.allowed)
      return allowed.length > 0 && allowed.length < members.length
    })
  })
  const target = ['prinz-eugen', 'bismarck', 'hood', 'prince-of-wales'].find(id => {
    const { members } = sharedIn(at, 'fireAt', id)
    return new Set(members.map(({ ruling }) => ruling.allowed)).size === 2
  })
  const { length } = ordersToGive(sharedIn(at, 'fireAt', target ?? ''))
  const number = at.battle.game.formations(viewIn(at), at.ask.seat).length
  const session = await typed(
    at,
    `may group ${number} fire ${target}`,
    `group ${number} fire ${target}`,
    'quit',
  )
  expect(written.out).toMatch(
    / gets no order: .* \(WAS-\d+\)\n.*Allowed\. Nothing has been played\./s,
  )
  expect(orderedSince(at, session)).toHaveLength(length)
})

test('what is left once another has answered is given when the seat is asked again', async () => {
  const at = battleAt(['line-of-battle', 'trafalgar'], (battle, ask) => {
    if (ask.step !== 'fire') return false
    const orders = battle.game.plan(battle.game.view(battle.state, ask.seat), ask.seat)
    const [first, ...others] = orders
    if (!first || others.length === 0) return false
    const { state } = give(battle, ask.seat, first.order).battle
    return battle.game.asks(state).every(({ seat }) => seat !== ask.seat)
  })
  const plan = at.battle.game.plan(viewIn(at), at.ask.seat)
  const session = await typed(at, 'plan take', 'quit')
  const seats = session.battle.file.entries
    .slice(at.battle.file.entries.length)
    .map(one => one.seat)
  const first = seats.indexOf(at.ask.seat)
  const answer = seats.findIndex((seat, index) => index > first && seat !== at.ask.seat)
  expect(answer).toBeGreaterThan(first)
  expect(seats.lastIndexOf(at.ask.seat)).toBeGreaterThan(answer)
  expect(written.out).toMatch(new RegExp(`Given: \\d+ of ${plan.length}\\.`))
})

const lissa = battleAt(['wooden-ships', 'lissa'], (_, { step }) => step === 'plots')

const sessionAtLissa = () =>
  newSession({
    teller: tellerFor(lissa.battle.game, 'en'),
    saveTo: undefined,
    battle: lissa.battle,
    input: typing(),
    humans: [lissa.ask.seat],
  })

test('a hex is named as on the sheet, and a place by what stands there', () => {
  const session = sessionAtLissa()
  const { picture } = groupDesk(session, lissa.ask)
  const status = lissa.battle.game.status(viewIn(lissa), lissa.ask.seat)
  const told = status.map(message => session.teller.words.say(message)).join('\n')
  for (const { id, name, x, y } of picture.pieces) {
    const [, hex = ''] = new RegExp(`${name} .* in ([A-Z]+\\d+),`).exec(told) ?? []
    const [there, same] = [hex, id].map(place =>
      groupTyped(session, lissa.ask, `1 follow ${place}`),
    )
    expect(same).toMatchObject({ aim: { at: 'place', x: Math.round(x), y: Math.round(y) } })
    const aim = typeof there === 'object' && there.aim.at === 'place' ? there.aim : { x: 0, y: 0 }
    // The status tells the hex of the bow; the middle of the ship is half a hex from that.
    expect(Math.hypot(aim.x - x, aim.y - y), hex).toBeLessThan(picture.measure.size * 0.51)
  }
})

test.each([
  ['group 9 follow A1', 'There is no formation 9; there are'],
  ['group nobody follow A1', 'You command no piece with the id “nobody”.'],
  ['group 1 dance', 'There is no order “dance” for a group now. The orders are follow, together,'],
  ['group 1 follow', 'Say where follow should lead'],
  ['group 1 follow ZZ99', '“ZZ99” is no place'],
  ['group 1 ahead A1', 'The order ahead is aimed at nothing'],
  ['group ,', 'Say who:'],
])('what is typed wrong is told: %s', async (line, told) => {
  const session = await typed(lissa, line, 'quit')
  expect(written.out).toContain(told)
  expect(session.battle).toBe(lissa.battle)
})

test('Tab completes who, the order and what it is aimed at, also after “odds”', () => {
  const session = sessionAtLissa()
  const offered = (line: string): string[] => completionOf(session, lissa.ask, line)[0]
  const { own, picture } = groupDesk(session, lissa.ask)
  const [one = '', two = ''] = own
  expect(offered('gr')).toEqual(['group'])
  expect(offered('odds gr')).toEqual(['group'])
  expect(offered('group ')).toEqual(expect.arrayContaining(['1', one, two]))
  expect(offered(`group ${one},`)).toContain(`${one},${two}`)
  expect(offered(`group ${one},`)).not.toContain(`${one},${one}`)
  expect(offered('odds group 1 fo')).toEqual(['follow'])
  expect(offered('group 1 follow ')).toHaveLength(picture.pieces.length)
  expect(offered('group 1 ahead ')).toEqual([])
})

test('where a book has no groups, or the step no orders for them, that is said', async () => {
  const at = battleAt(['ship-of-the-line', 'squadrons'], () => true)
  await typed(at, 'group', 'group 1 follow', 'quit')
  expect(written.out).toContain('There are no orders for a group in this step.')
  expect(written.out).not.toContain('to order a whole formation')
})
