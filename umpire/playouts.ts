import { ceaseAsking, moveOn, openSequences } from './advance.ts'
import { everyWay } from './branching-dice.ts'
import type { Branch } from './branching-dice.ts'
import { compiledOf } from './compiled.ts'
import { copyPlace, topOf } from './cursor.ts'
import type { Frame } from './cursor.ts'
import type { Dice } from './dice.ts'
import type { Roll } from './recorded.ts'
import { differenceFrom } from './json.ts'
import type { Kind } from './kind.ts'
import { rulesOfAnyKind } from './order-rules.ts'
import { replay } from './play.ts'
import type { Playable } from './playable.ts'
import { chanceOf, chanceOfBoth, chanceOfEither, chanceWithout } from './probability.ts'
import type { Chance } from './probability.ts'
import type { Program } from './program.ts'
import { recordingTable } from './recording.ts'
import type { Recorded } from './recorded.ts'
import type { RecordingTable } from './recording.ts'
import type { Continuation, Plays, Ruleset } from './ruleset.ts'

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
  further: Continuation<State, Event>
  /** Two ways with one key came to the same state. */
  key: string
}

/** What one step leads to. */
interface Leg<State, Event extends Kind> {
  /** Of this step alone. */
  events: Recorded<Event>[]
  state: State
  further: Continuation<State, Event>
}

/** By what comes next, and by what has happened. */
type Known<Value> = Map<unknown, Map<string, Value>>

export type OnRolls = (rolls: readonly Roll[]) => void

/** What one forecast is worked out with. */
interface Outlook<State extends Playable, Event extends Kind> {
  ruleset: Ruleset<State, Kind, Event>
  start: State
  onRolls: OnRolls
}

/** What comes of it for each way the dice can fall, by state. Throws TooManyWays beyond `limit` runs. */
export function everyPlayout<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  start: State,
  first: Continuation<State, Event>,
  { limit, onRolls }: { limit: number; onRolls: OnRolls },
): Way<State, Event>[] {
  const outlook = { ruleset, start, onRolls }
  const ended: Course<State, Event>[] = []
  let open: Course<State, Event>[] = [startingAt(start, first)]
  let left = limit
  while (open.length > 0) {
    const reached = open.flatMap(course => {
      const { ways, runs } = oneStep(outlook, course, left)
      left -= runs
      return ways
    })
    const different = mergedByState(reached)
    ended.push(...different.filter(course => !course.further))
    open = different.filter(course => course.further)
  }
  return mergedByState(ended).map(wayOf)
}

function wayOf<State, Event extends Kind>({ chance, events, state }: Way<State, Event>) {
  return { chance, events, state }
}

/** What comes of it with these dice, to its end. */
export function onePlayout<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  start: State,
  first: Continuation<State, Event>,
  { dice, onRolls }: { dice: Dice; onRolls: OnRolls },
): Omit<Way<State, Event>, 'chance'> {
  const outlook = { ruleset, start, onRolls }
  const events: Recorded<Event>[] = []
  let leg: Leg<State, Event> = { events: [], state: start, further: first }
  while (leg.further) {
    leg = goOn(outlook, leg, dice)
    events.push(...leg.events)
  }
  return { events, state: leg.state }
}

function startingAt<State, Event extends Kind>(
  state: State,
  further: Continuation<State, Event>,
): Course<State, Event> {
  return { chance: chanceOf(1n, 1n), events: [], state, further, key: '' }
}

function oneStep<State extends Playable, Event extends Kind>(
  outlook: Outlook<State, Event>,
  from: Course<State, Event>,
  limit: number,
): { ways: Course<State, Event>[]; runs: number } {
  const known: Known<Leg<State, Event>> = new Map()
  const branches = everyWay(dice => {
    const leg = goOn(outlook, from, dice)
    return kept(known, leg.further, keyOfEvents(leg), leg)
  }, limit)
  const ways = togetherBy(branches).map(({ leg, chance }) => ({
    chance: chanceOfBoth(from.chance, chance),
    events: [...from.events, ...leg.events],
    state: leg.state,
    further: leg.further,
    key: differenceFrom(outlook.start, leg.state),
  }))
  return { ways: withoutReturn(from, mergedByState(ways)), runs: branches.length }
}

/** Where the same happened it stands the same: each such leg once, with the chance of all. */
function togetherBy<One>(branches: readonly Branch<One>[]): { leg: One; chance: Chance }[] {
  const chances = new Map<One, Chance>()
  for (const { result, ways, of } of branches) {
    const chance = chanceOf(ways, of)
    const same = chances.get(result)
    chances.set(result, same ? chanceOfEither(same, chance) : chance)
  }
  return [...chances].map(([leg, chance]) => ({ leg, chance }))
}

function goOn<State extends Playable, Event extends Kind>(
  outlook: Outlook<State, Event>,
  { state, further }: Pick<Leg<State, Event>, 'state' | 'further'>,
  dice: Dice,
): Leg<State, Event> {
  const { ruleset, onRolls } = outlook
  const table = foreseeingTable(ruleset, ruleset.rules.copy(state), dice)
  const reached =
    typeof further === 'object'
      ? playOn(outlook, table, { start: state, plays: further })
      : { state: table.state, further: further?.(table) }
  if (typeof reached.further === 'object') openSequences(reached.state, withoutStop(table.opened))
  onRolls([...table.events.flatMap(event => event.rolls ?? []), ...table.loose()])
  return { ...reached, events: table.events }
}

/** A table for odds; where a sequence is played on, it stops where the ways part. */
interface ForeseeingTable<State, Event extends Kind> extends RecordingTable<State, Event> {
  /** A step has been played; where dice would fall in another, the next leg begins. */
  isPlayed: boolean
}

function foreseeingTable<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  state: State,
  dice: Dice,
): ForeseeingTable<State, Event> {
  const table = recordingTable(ruleset, state, dice)
  const stop = () => {
    if (!table.opened.includes(STOP)) table.opened.push(STOP)
  }
  return {
    ...table,
    isForeseen: true,
    isPlayed: false,
    emit(event) {
      stop()
      table.emit(event)
    },
    roll(...asked) {
      if (this.isPlayed) throw new NextRoll()
      stop()
      return table.roll(...asked)
    },
    sum(...asked) {
      if (this.isPlayed) throw new NextRoll()
      stop()
      return table.sum(...asked)
    },
  }
}

/** Among the sequences that are opened: the umpire stops after this step, for something has happened. */
const STOP = ''

/** Dice would fall that are the next leg's. */
class NextRoll extends Error {}

function withoutStop(opened: string[]): string[] {
  return opened.splice(0).filter(sequence => sequence !== STOP)
}

/**
 * Plays the sequence up to the next step that rolls dice, or to its end; the first step may roll them. So
 * what comes before dice is played once, and a roll that decides nothing leads back to where it was made.
 */
function playOn<State extends Playable, Event extends Kind>(
  outlook: Outlook<State, Event>,
  table: ForeseeingTable<State, Event>,
  { start, plays }: { start: State; plays: Plays<State, Event> },
): { state: State; further: Continuation<State, Event> } {
  const { program } = compiledOf(outlook.ruleset)
  const { state, opened, events } = table
  while (!state.outcome && isOpen(program, outlook, state, plays.sequence)) {
    if (plays.until?.(state)) return atRest(outlook, state)
    const before = { count: events.length, place: copyPlace(state.place) }
    try {
      if (!playStep(outlook.ruleset, program, table, plays)) return atRest(outlook, state)
    } catch (error) {
      if (!(error instanceof NextRoll)) throw error
      events.length = before.count
      opened.length = 0
      const back = replay(outlook.ruleset, start, events)
      return { state: { ...back, place: before.place }, further: plays }
    }
    openSequences(state, withoutStop(opened))
    table.isPlayed = true
  }
  return { ...atRest(outlook, state), further: state.outcome ? undefined : plays.next }
}

/** The next step of the umpire, or the answer of a seat that is asked; false where it has none. */
function playStep<State extends Playable, Event extends Kind>(
  ruleset: Ruleset<State, Kind, Event>,
  program: Program<State, Kind, Event>,
  table: ForeseeingTable<State, Event>,
  plays: Plays<State, Event>,
): boolean {
  const frame = topOf(table.state)
  const [seat] = frame.waiting
  if (seat === undefined) {
    moveOn(program, table, frame)
    return true
  }
  const order = plays.answer(table.state, seat, frame.at)
  if (!order) return false
  rulesOfAnyKind(ruleset, order.kind).execute(table, seat, order)
  ceaseAsking(table.state, seat)
  return true
}

/** The sequence of play rests where the order was given. */
function atRest<State extends Playable, Event extends Kind>(
  { start }: Outlook<State, Event>,
  state: State,
): { state: State; further: undefined } {
  state.place = copyPlace(start.place)
  return { state, further: undefined }
}

/** The sequence is played, be it opened by the order or the one in which the order was given. */
function isOpen<State extends Playable, Event extends Kind>(
  { standings }: Program<State, Kind, Event>,
  { start }: Outlook<State, Event>,
  { place }: State,
  sequence: string,
): boolean {
  return place.some(
    (frame, depth) =>
      standings.get(frame.at)?.sequence === sequence && !isAsBefore(start.place[depth], frame),
  )
}

/** The step that asked when the order was given asks the same seats still. */
function isAsBefore(before: Frame | undefined, { at, waiting }: Frame): boolean {
  return waiting.length > 0 && before?.at === at && before.waiting.length === waiting.length
}

/** What leads back to where it came from is rolled again: it is as likely as all the others together. */
function withoutReturn<State, Event extends Kind>(
  from: Course<State, Event>,
  ways: readonly Course<State, Event>[],
): Course<State, Event>[] {
  const isReturn = ({ further, key }: Course<State, Event>) =>
    further !== undefined && further === from.further && key === from.key
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

/** Cheaper to see than by the whole state. */
function keyOfEvents<State, Event extends Kind>({ events }: Leg<State, Event>): string {
  return JSON.stringify(events.map(withoutRolls))
}

function withoutRolls<Event extends Kind>(event: Recorded<Event>): object {
  return event.rolls === undefined ? event : { ...event, rolls: undefined }
}

/** Ways to the same state are one; those that go on in another way are kept apart. */
function mergedByState<State, Event extends Kind>(
  courses: readonly Course<State, Event>[],
): Course<State, Event>[] {
  if (courses.length < 2) return [...courses]
  const merged: Known<Course<State, Event>> = new Map()
  for (const course of courses) {
    const alike = merged.get(course.further) ?? new Map<string, Course<State, Event>>()
    merged.set(course.further, alike)
    const same = alike.get(course.key)
    const chance = same ? chanceOfEither(same.chance, course.chance) : course.chance
    alike.set(course.key, same ? { ...same, chance } : course)
  }
  return [...merged.values()].flatMap(alike => [...alike.values()])
}

/** Ways that were drawn from a start, those to the same state as one. */
export function mergedWays<State, Event extends Kind>(
  start: State,
  ways: readonly Way<State, Event>[],
): Way<State, Event>[] {
  const courses = ways.map(way => ({
    ...way,
    further: undefined,
    key: differenceFrom(start, way.state),
  }))
  return mergedByState(courses).map(wayOf)
}
