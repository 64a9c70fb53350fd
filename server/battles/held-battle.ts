import { battleOf, beginTelling, tellerOf, withNames } from '@grognard/umpire'
import type {
  Battle,
  BattleDice,
  BattleFile,
  Entry,
  Faces,
  Game,
  Moment,
  Playable,
  Seat,
  Telling,
  Viewpoint,
} from '@grognard/umpire'
import { proposalAfter } from './proposal.ts'
import type { Proposal, ProposalLine } from './proposal.ts'

/** A line of a battle’s journal. Lines are chained by their hashes, and none is ever changed. */
export type JournalLine =
  | { kind: 'began'; file: Omit<BattleFile, 'entries'>; entry: Entry }
  | { kind: 'gave'; entry: Entry }
  /** Entry `seq` does not stand any more; those after it do, as they are here. The dice go on as these say. */
  | { kind: 'tookBack'; seq: number; again: Entry[]; dice: BattleDice }
  /** By consent nothing stands from entry `seq` on. The dice go on as these say. */
  | { kind: 'wentBack'; seq: number; dice: BattleDice }
  | ProposalLine
  /** The computer plays the seat at this level, or its person does again; by whose will. */
  | { kind: 'handed'; seat: Seat; level: string | null; by: 'seat' | 'host' | 'clock' }

/** A battle as its journal tells it, and what each seat has been told of it, or who else looks on. */
export interface HeldBattle {
  readonly battle: Battle
  readonly tellings: ReadonlyMap<Viewpoint, Telling>
  /** What was proposed last, until another order is played. */
  readonly proposal: Proposal | null
  /** Lines of the journal, and the hash of the last. */
  readonly lines: number
  readonly head: string
}

/** How a battle stands, and with which of its lines each who is told learnt new names. */
export interface Standing {
  stateFrom(start: Playable): Playable
  names: ReadonlyMap<Viewpoint, readonly (readonly [number, Faces])[]>
}

/** Reads on in a battle; what is read in one go is put together once. */
export interface Reader {
  read(line: JournalLine, hash: string): void
  /** The last that is asked of a reader: it stands so, where that is known and was not looked at. */
  held(known?: Standing): HeldBattle
}

/** The battle after one more line. `before` is null before the first; it is told to all seats, or to these eyes alone. */
export function withLine(
  game: Game,
  before: HeldBattle | null,
  line: JournalLine,
  hash: string,
  viewpoints?: readonly Viewpoint[],
): HeldBattle {
  if (line.kind === 'began') return begun(game, line, hash, viewpoints)
  if (!before) throw new Error('A journal that does not begin with the beginning.')
  const reader = readerOf(before)
  reader.read(line, hash)
  return reader.held()
}

function begun(
  game: Game,
  { file, entry }: JournalLine & { kind: 'began' },
  head: string,
  viewpoints: readonly Viewpoint[] = game.seats(file.start),
): HeldBattle {
  const start = battleOf(game, { ...file, entries: [] }, file.start)
  const state = game.replay(file.start, entry.events)
  const battle = battleOf(game, { ...file, entries: [entry] }, state)
  const tellings = viewpoints.map((viewpoint): [Viewpoint, Telling] => {
    const teller = tellerOf(beginTelling(start, viewpoint), battle)
    teller.tell({ entry, before: undefined, state })
    return [viewpoint, teller.told()]
  })
  return { battle, tellings: new Map(tellings), proposal: null, lines: 1, head }
}

/** `isBlind`: how the battle stands is known and need not be looked at. */
export function readerOf(before: HeldBattle, isBlind = false): Reader {
  let { proposal, lines, head } = before
  let course: Course | null = null
  return {
    read(line, hash) {
      lines += 1
      head = hash
      if (line.kind === 'proposed' || line.kind === 'answered')
        proposal = proposalAfter(proposal, line)
      if (line.kind === 'gave' || line.kind === 'tookBack') proposal = null
      if (!changesBattle(line)) return
      course ??= courseFrom(before, isBlind)
      goOn(course, line)
    },
    held: known => ({ ...before, ...course?.upTo(known), proposal, lines, head }),
  }
}

type ChangingLine = JournalLine & { kind: 'gave' | 'tookBack' | 'wentBack' }

function changesBattle(line: JournalLine): line is ChangingLine {
  return line.kind === 'gave' || line.kind === 'tookBack' || line.kind === 'wentBack'
}

function goOn(course: Course, line: ChangingLine): void {
  if (line.kind === 'gave') course.gave(line.entry)
  else if (line.kind === 'tookBack') course.tookBack(line)
  else course.wentBack(line)
}

/** A battle on its way from one line to a later one. */
interface Course {
  gave(entry: Entry): void
  tookBack(line: JournalLine & { kind: 'tookBack' }): void
  wentBack(line: JournalLine & { kind: 'wentBack' }): void
  upTo(known?: Standing): Pick<HeldBattle, 'battle' | 'tellings'>
}

function courseFrom({ battle, tellings }: HeldBattle, isBlind: boolean): Course {
  const { game, file } = battle
  const entries = [...file.entries]
  const tellers = new Map([...tellings].map(([who, telling]) => [who, tellerOf(telling, battle)]))
  let { dice } = file
  let state = isBlind ? null : game.copy(battle.state)
  const backTo = (seq: number): void => {
    entries.length = seq
    const events = () => entries.flatMap(entry => entry.events)
    state = state && game.replay(file.start, events())
  }
  const enter = (entry: Entry): Moment => {
    const before = entries.at(-1)
    entries.push(entry)
    return { entry, before, state }
  }
  return {
    gave(entry) {
      if (state) for (const event of entry.events) game.applyEvent(state, event)
      const moment = enter(entry)
      for (const teller of tellers.values()) teller.tell(moment)
    },
    tookBack({ seq, again, dice: then }) {
      dice = then
      backTo(seq)
      const moments = again.map(entry => {
        state = state && game.replay(state, entry.events)
        return enter(entry)
      })
      for (const teller of tellers.values()) teller.takeBack(seq, moments)
    },
    wentBack({ seq, dice: then }) {
      dice = then
      backTo(seq)
      for (const teller of tellers.values()) teller.backTo(seq)
    },
    upTo(known) {
      const stands = known?.stateFrom(file.start) ?? state ?? battle.state
      const told = [...tellers].map(([who, teller]): [Viewpoint, Telling] => {
        const names = known?.names.get(who)
        return [who, names ? withNames(teller.told(), names) : teller.told()]
      })
      return {
        battle: battleOf(game, { ...file, dice, entries }, stands),
        tellings: new Map(told),
      }
    },
  }
}
