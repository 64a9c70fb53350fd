import { languages } from '@grognard/umpire'
import type { Message, Value } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../../index.ts'
import { battleOf } from '../../model/fixtures.ts'
import { manoeuvreModifiers } from '../../model/rolled-test.ts'
import { speedModifiers } from '../../model/speed.ts'
import { boatsEvents } from '../boats/events.ts'
import { landRefusals } from '../boats/land.ts'
import { boatsDanish } from '../boats/messages.da.ts'
import { boatsGerman } from '../boats/messages.de.ts'
import { boatsEnglish } from '../boats/messages.en.ts'
import { transferRefusals } from '../boats/transfer.ts'
import { anchorRefusals, spinRefusals } from '../manoeuvres/anchor-and-spin.ts'
import { manoeuvresEvents } from '../manoeuvres/events.ts'
import { manoeuvresDanish } from '../manoeuvres/messages.da.ts'
import { manoeuvresGerman } from '../manoeuvres/messages.de.ts'
import { manoeuvresEnglish } from '../manoeuvres/messages.en.ts'
import { refloatRefusals } from '../manoeuvres/refloat.ts'
import { tackRefusals } from '../manoeuvres/tack.ts'
import { setupEvents } from '../setup/events.ts'
import { movementEvents } from './events.ts'
import { fleeRefusals } from './flee.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'
import { sailRefusals } from './path.ts'

const { messages } = lineOfBattle

const before = battleOf({
  ships: [
    { id: 'a', name: 'Ajax' },
    { id: 'b', name: 'Berwick' },
  ],
  objectives: [{ id: 'o', name: 'spy', x: 0, y: 0, priority: 1 }],
})

const rows = [
  ...anchorRefusals,
  ...fleeRefusals,
  ...landRefusals,
  ...refloatRefusals,
  ...sailRefusals,
  ...spinRefusals,
  ...tackRefusals,
  ...transferRefusals,
  ...speedModifiers,
  ...manoeuvreModifiers,
]

test.each(languages)('every refusal and modifier of movement has a sentence in %s', language => {
  const missing = rows.map(row => row.message).filter(key => !messages[language][key])
  expect(missing).toEqual([])
})

test.each([
  ['movement', movementEnglish, movementGerman, movementDanish],
  ['manoeuvres', manoeuvresEnglish, manoeuvresGerman, manoeuvresDanish],
  ['boats', boatsEnglish, boatsGerman, boatsDanish],
])('the three languages of %s have the same sentences with the same values', (_, en, de, da) => {
  const valuesIn = (sentence: string) =>
    new Set([...sentence.matchAll(/\{([a-z]+)[,}]/gi)].map(match => match[1]))
  for (const [key, sentence] of Object.entries(en))
    for (const other of [de, da])
      expect([key, valuesIn(new Map(Object.entries(other)).get(key) ?? '')]).toEqual([
        key,
        valuesIn(sentence),
      ])
  expect(Object.keys(de)).toEqual(Object.keys(en))
  expect(Object.keys(da)).toEqual(Object.keys(en))
})

const pose = { x: 1000, y: 2000, heading: 9000 }
const sailed = {
  kind: 'sailed' as const,
  ship: 'a',
  legs: [],
  poses: [pose],
  travelled: 2500,
  speed: 4000,
  isWeighed: false,
  isAnchored: false,
  met: null,
  isFlight: false,
}
const landing = {
  ship: 'a',
  seat: 'red',
  objective: 'o',
  landingX: 0,
  landingY: 0,
  pickUpX: 0,
  pickUpY: 0,
  dueIn: 7,
  outcome: 'ashore' as const,
  carrier: null,
}
const crew = {
  from: 'a',
  to: 'b',
  turn: 1,
  declared: 4,
  arrived: 2,
  lost: 0,
  fromCrew: 3,
  toCrew: 5,
}

const lines: (Message | null)[] = [
  setupEvents.shipEntered.describe({ seat: 'red', ship: 'a', ...pose }, before),
  movementEvents.sailed.describe(sailed, before),
  movementEvents.sailed.describe({ ...sailed, met: 'b' }, before),
  movementEvents.sailed.describe({ ...sailed, isFlight: true }, before),
  movementEvents.sailed.describe({ ...sailed, isAnchored: true }, before),
  movementEvents.sailed.describe({ ...sailed, isWeighed: true }, before),
  manoeuvresEvents.linkBroken.describe({ leader: 'a', follower: 'b', by: 'b' }, before),
  movementEvents.ranAground.describe({ ship: 'a', damage: 2, hull: 8, turn: 1 }, before),
  movementEvents.wrecked.describe({ ship: 'a' }, before),
  movementEvents.leftBoard.describe({ ship: 'a', edge: 0, byMorale: false }, before),
  movementEvents.leftBoard.describe({ ship: 'a', edge: 9000, byMorale: true }, before),
  movementEvents.reachedHarbour.describe({ ship: 'a', edge: 0, byMorale: false }, before),
  manoeuvresEvents.tackDeclared.describe({ ship: 'a' }, before),
  manoeuvresEvents.tackRolled.describe({ ship: 'a', die: 4, bonus: 1 }, before),
  manoeuvresEvents.tackJudged.describe({ ship: 'a', isPassed: true }, before),
  manoeuvresEvents.tackJudged.describe({ ship: 'a', isPassed: false }, before),
  manoeuvresEvents.anchored.describe({ ship: 'a' }, before),
  manoeuvresEvents.spun.describe({ ship: 'a', heading: 0, met: null }, before),
  manoeuvresEvents.spun.describe({ ship: 'a', heading: 0, met: 'b' }, before),
  manoeuvresEvents.refloatTried.describe(
    { ship: 'a', turn: 1, die: 5, isFree: true, ...pose },
    before,
  ),
  manoeuvresEvents.refloatTried.describe(
    { ship: 'a', turn: 1, die: 1, isFree: false, ...pose },
    before,
  ),
  boatsEvents.crewTransferred.describe({ ...crew, die: null }, before),
  boatsEvents.crewTransferred.describe({ ...crew, die: 3 }, before),
  boatsEvents.partyLanded.describe({ landing }, before),
  boatsEvents.landingEnded.describe(
    { place: 0, ship: 'a', outcome: 'succeeded', carrier: 'b' },
    before,
  ),
  boatsEvents.landingEnded.describe(
    { place: 0, ship: 'a', outcome: 'failed', carrier: null },
    before,
  ),
  manoeuvresEvents.lineFormed.describe({ seat: 'red', ships: ['a', 'b'] }, before),
  manoeuvresEvents.linesSeen.describe({ ships: ['a'] }, before),
]
const told = lines.filter(line => line !== null)

function keysOf(message: Message): string[] {
  const inner = Object.values(message.values ?? {}).flatMap((value: Value) =>
    typeof value === 'object' ? keysOf(value) : [],
  )
  return [message.key, ...inner]
}

test.each(languages)('whatever happens at sea is told in %s', language => {
  expect(told.flatMap(keysOf).filter(key => !messages[language][key])).toEqual([])
})

test('what is told names the ships and measures in inches and degrees', () => {
  expect(movementEvents.sailed.describe({ ...sailed, met: 'b' }, before)).toEqual({
    key: 'lob.event.sailedInto',
    values: { ship: 'Ajax', inches: 2.5, degrees: 90, other: 'Berwick' },
  })
})

test('[LOB-095] [LOB-101] an attempt that fails is told as one that fails', () => {
  const tried = { kind: 'refloatTried' as const, ship: 'a', turn: 1, die: 5, ...pose }
  const keys = [true, false].map(
    isFree => manoeuvresEvents.refloatTried.describe({ ...tried, isFree }, before)?.key,
  )
  expect(keys).toEqual(['lob.event.refloated', 'lob.event.stayedAground'])
})
