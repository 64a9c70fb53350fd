import { everyWay } from './branching-dice.ts'
import { chanceOf, chanceOfBoth, chanceOfEither, chanceWithout } from './chance.ts'
import type { Chance } from './chance.ts'
import type { Dice, Roll } from './dice.ts'
import type { Kind } from './kind.ts'
import type { Playable } from './playable.ts'
import { recordingTable } from './recording.ts'
import type { Recorded, RecordingTable } from './recording.ts'
import type { Further, Ruleset } from './ruleset.ts'

/** One way in which it may go. */
export interface Way<State, Event extends Kind> {
  chance: Chance
  /** One way to it: others that lead to the same state may tell of other dice. */
  events: Recorded<Event>[]
  /** How it stands then; the sequence of play rests where it was. */
  state: State
}

/** A way that may not be at its end. */
interface Course<State, Event extends Kind> extends Way<State, Event> {
  further: Further<State, Event>
}

/** By what comes next, and by what has happened. */
type Known<Value> = Map<unknown, Map<string, Value>>

export type OnRolls = (rolls: readonly Roll[]) => void

/** What comes of it for each way the dice can fall, by state. Throws TooManyWays beyond `limit` runs. */
export function everyCourse<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  start: State,
  first: Further<State, Event>,
  { limit, onRolls }: { limit: number; onRolls: OnRolls },
): Way<State, Event>[] {
  const ended: Course<State, Event>[] = []
  let open: Course<State, Event>[] = [startingAt(start, first)]
  let left = limit
  while (open.length > 0) {
    const reached = open.flatMap(course => {
      const { ways, runs } = oneStep(ruleset, course, left, onRolls)
      left -= runs
      return ways
    })
    const different = mergedByState(reached)
    ended.push(...different.filter(course => !course.further))
    open = different.filter(course => course.further)
  }
  return mergedByState(ended)
}

/** The same with these dice, to its end. */
export function oneCourse<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  start: State,
  first: Further<State, Event>,
  { dice, onRolls }: { dice: Dice; onRolls: OnRolls },
): Omit<Way<State, Event>, 'chance'> {
  let course = startingAt(start, first)
  while (course.further) course = { ...course, ...goOn(ruleset, course, dice, onRolls) }
  return course
}

function startingAt<State, Event extends Kind>(
  state: State,
  further: Further<State, Event>,
): Course<State, Event> {
  return { chance: chanceOf(1n, 1n), events: [], state, further }
}

function oneStep<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  from: Course<State, Event>,
  limit: number,
  onRolls: OnRolls,
): { ways: Course<State, Event>[]; runs: number } {
  const known: Known<Omit<Course<State, Event>, 'chance'>> = new Map()
  const branches = everyWay(dice => {
    const course = goOn(ruleset, from, dice, onRolls)
    return kept(known, course.further, keyOfEvents(course), course)
  }, limit)
  const runs = branches.map(({ result, ways, of }) => ({ ...result, chance: chanceOf(ways, of) }))
  const ways = mergedByState(mergedBy(runs, keyOfEvents)).map(way => ({
    ...way,
    chance: chanceOfBoth(from.chance, way.chance),
  }))
  return { ways: withoutReturn(from, ways), runs: branches.length }
}

function goOn<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  { state, events, further }: Course<State, Event>,
  dice: Dice,
  onRolls: OnRolls,
): Omit<Course<State, Event>, 'chance'> {
  const table = foreseeingTable(ruleset, ruleset.copy(state), dice)
  const next = further?.(table)
  onRolls([...table.events.flatMap(event => event.rolls ?? []), ...table.loose()])
  return { state: table.state, events: [...events, ...table.events], further: next }
}

function foreseeingTable<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  state: State,
  dice: Dice,
): RecordingTable<State, Event> {
  return { ...recordingTable(ruleset, state, dice), isForeseen: true }
}

/** What leads back to where it came from is thrown again: it is as likely as all the others together. */
function withoutReturn<State, Event extends Kind>(
  from: Course<State, Event>,
  ways: readonly Course<State, Event>[],
): Course<State, Event>[] {
  const here = JSON.stringify(from.state)
  const isReturn = ({ further, state }: Course<State, Event>) =>
    further !== undefined && further === from.further && JSON.stringify(state) === here
  const back = ways.find(isReturn)
  if (!back) return [...ways]
  const again = chanceWithin(back.chance, from.chance)
  return ways
    .filter(way => way !== back)
    .map(way => ({ ...way, chance: chanceWithout(way.chance, again) }))
}

/** How likely a part is where the whole has come about. */
function chanceWithin(part: Chance, whole: Chance): Chance {
  return chanceOf(part.ways * whole.of, part.of * whole.ways)
}

/** The first of its kind, so that the states of thousands of runs need not be held. */
function kept<Value>(known: Known<Value>, further: unknown, key: string, value: Value): Value {
  const alike = known.get(further) ?? new Map<string, Value>()
  known.set(further, alike)
  const first = alike.get(key) ?? value
  alike.set(key, first)
  return first
}

/** Where the same happened it stands the same: cheaper to see than by the whole state. */
function keyOfEvents<State, Event extends Kind>({
  events,
}: Pick<Course<State, Event>, 'events'>): string {
  return JSON.stringify(events.map(withoutRolls))
}

function mergedByState<State, Event extends Kind>(
  courses: readonly Course<State, Event>[],
): Course<State, Event>[] {
  return mergedBy(courses, ({ state }) => JSON.stringify(state))
}

function withoutRolls<Event extends Kind>(event: Recorded<Event>): object {
  return { ...event, rolls: undefined }
}

/** Courses that go on in another way are kept apart. */
function mergedBy<State, Event extends Kind>(
  courses: readonly Course<State, Event>[],
  keyOf: (course: Course<State, Event>) => string,
): Course<State, Event>[] {
  const merged: Known<Course<State, Event>> = new Map()
  for (const course of courses) {
    const alike = merged.get(course.further) ?? new Map<string, Course<State, Event>>()
    merged.set(course.further, alike)
    const key = keyOf(course)
    const same = alike.get(key)
    const chance = same ? chanceOfEither(same.chance, course.chance) : course.chance
    alike.set(key, { ...(same ?? course), chance })
  }
  return [...merged.values()].flatMap(alike => [...alike.values()])
}

/** Ways to the same state are one. */
export function mergedWays<State, Event extends Kind>(
  ways: readonly Way<State, Event>[],
): Way<State, Event>[] {
  return mergedByState(ways.map(way => ({ ...way, further: undefined })))
}
