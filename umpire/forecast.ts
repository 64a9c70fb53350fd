import type { Game } from './game.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import type { ExpectedRoll, Odds, OddsLimits, OddsOutcome } from './odds.ts'
import { changesBetween } from './picture-changes.ts'
import type { Change } from './picture-changes.ts'
import type { Picture } from './picture.ts'
import type { Outcome, Playable } from './playable.ts'
import { chanceOf, chanceOfEither } from './probability.ts'
import type { Chance } from './probability.ts'
import type { Recorded } from './recorded.ts'
import type { Ruling } from './ruling.ts'
import { isRecord } from './shape.ts'

/** What may come of an order, told apart by what will be different on the table. Plain data. */
export interface Forecast {
  ruling: Ruling
  /** False where some ways of the dice were drawn at random. */
  isExact: boolean
  rolls: ExpectedRoll[]
  /** From the best to the worst for whom it befalls. */
  prospects: Prospect[]
  /** What changes however the dice fall. */
  certain: Change[]
  /** What the pieces are called that the changes are about. */
  labels: Record<string, Message | string>
  /** Why the rules do not let the odds be known yet, where it is so. */
  oddsHidden?: Message
}

export interface Prospect {
  chance: Chance
  changes: Change[]
  /** Of the changes those that do not happen in any case. */
  own: Change[]
  /** The log's sentences, or the order's own, where the table shows no difference; else empty. */
  told: Message[]
  /** How the battle ends, where it does. */
  ends?: Outcome
}

/** Odds of an order as the given state, a seat's view, lets them be known. */
export function forecastOf(
  game: Game,
  view: Playable,
  seat: Seat,
  order: unknown,
  limits?: OddsLimits,
): Forecast {
  return forecastFrom(game, view, order, game.odds(view, seat, order, limits))
}

/** The same of several orders that are given one after the other. */
export function forecastTogether(
  game: Game,
  view: Playable,
  seat: Seat,
  orders: readonly Kind[],
  limits?: OddsLimits,
): Forecast {
  return forecastFrom(game, view, null, game.oddsTogether(view, seat, orders, limits))
}

/** The order is named where nothing else can be told of it. */
function forecastFrom(
  game: Game,
  view: Playable,
  order: unknown,
  { ruling, outcomes, rolls, isExact, oddsHidden }: Odds<Playable, Kind>,
): Forecast {
  const before = game.picture(view)
  const pictures = outcomes.map(({ state }) => game.picture(state))
  const seen = outcomes.map(({ chance, state: { outcome } }, i): Prospect => {
    const changes = toldOnce(changesBetween(before, pictures[i] ?? before))
    return { chance, changes, own: changes, told: [], ...(outcome && { ends: outcome }) }
  })
  const shown = mergedBy(seen, ({ changes, ends }) => JSON.stringify([changes, ends]))
  const isUnseen = shown.length === 1 && outcomes.length > 1
  const deeds = ruling.allowed && rolls.length === 0 ? deedsOf(game, view, order, outcomes) : []
  const merged = isUnseen
    ? toldProspects(game, view, outcomes, seen)
    : shown.map(one => (one.changes.length === 0 ? { ...one, told: deeds } : one))
  const certain = certainIn(merged)
  const prospects = merged.map(one => withOwn(one, certain)).toSorted(byHarm)
  const labels = labelsFor(prospects, [before, ...pictures])
  const known = { ruling, isExact, rolls, prospects, certain, labels }
  return oddsHidden ? { ...known, oddsHidden } : known
}

/** Whether the dice make any difference that can be told. */
export function isByDice({ prospects }: Forecast): boolean {
  return prospects.length > 1
}

/** How much worse it is than before: boxes lost, a mark like a few of them, a piece like all; less than 0 is better. */
export function harmOf({ changes }: Prospect): number {
  return changes.reduce((sum, change) => sum + harmIn(change), 0)
}

const MARK = 3
const WHOLE = 100

function harmIn(change: Change): number {
  switch (change.kind) {
    case 'row':
      return -change.by
    case 'disorder':
      return change.to - change.from
    case 'marked':
      return MARK
    case 'went':
      return WHOLE
    case 'unmarked':
    case 'came':
    case 'moved':
      return 0
  }
}

function byHarm(one: Prospect, other: Prospect): number {
  return harmOf(one) - harmOf(other)
}

/** Disorder is told once: with the label of its mark, which is left out itself. */
function toldOnce(changes: readonly Change[]): Change[] {
  const marks = changes.filter(change => 'badge' in change && change.badge === 'disorder')
  return changes.flatMap((change): Change[] => {
    const isDisorder = (other: Change) => other.kind === 'disorder' && other.piece === change.piece
    if (marks.includes(change) && changes.some(isDisorder)) return []
    const mark = marks.find(({ kind, piece }) => kind === 'marked' && piece === change.piece)
    const hasLabel = change.kind === 'disorder' && mark && 'label' in mark && mark.label
    return hasLabel ? [{ ...change, label: hasLabel }] : [change]
  })
}

function withOwn(prospect: Prospect, certain: readonly Change[]): Prospect {
  const always = new Set(certain.map(change => JSON.stringify(change)))
  return { ...prospect, own: prospect.changes.filter(one => !always.has(JSON.stringify(one))) }
}

function toldProspects(
  game: Game,
  view: Playable,
  outcomes: readonly OddsOutcome<Playable, Kind>[],
  seen: readonly Prospect[],
): Prospect[] {
  const told = seen.map((prospect, i) => ({
    ...prospect,
    told: narrated(game, view, outcomes[i]),
  }))
  const merged = mergedBy(told, one => JSON.stringify(one.told))
  if (merged.length === 1) return merged.map(one => ({ ...one, told: [] }))
  const always = (message: Message) =>
    merged.every(one => one.told.some(other => JSON.stringify(other) === JSON.stringify(message)))
  const own = merged.map(one => ({ ...one, told: one.told.filter(message => !always(message)) }))
  return withoutDice(own, new Set(outcomes.flatMap(one => rolledIn(game, view, one))))
}

/** Other dice may lead there too, so the sentence of the dice is left out where others tell enough. */
function withoutDice(prospects: Prospect[], rolled: ReadonlySet<string>): Prospect[] {
  const short = prospects.map(one => {
    const told = one.told.filter(message => !rolled.has(JSON.stringify(message)))
    return told.length === 0 ? one : { ...one, told }
  })
  const distinct = new Set(short.map(({ told }) => JSON.stringify(told)))
  return distinct.size === short.length ? short : prospects
}

/** What an order without dice does that is not to be seen on the table, such as which shot is loaded. */
function deedsOf(
  game: Game,
  view: Playable,
  order: unknown,
  outcomes: readonly OddsOutcome<Playable, Kind>[],
): Message[] {
  const told = narrated(game, view, outcomes[0])
  return told.length === 0 && isOrder(order) ? [game.describeOrder(view, order)] : told
}

/** What the umpire has allowed has a kind; the type of what came from outside does not say so yet. */
function isOrder(order: unknown): order is Kind {
  return isRecord(order) && typeof order['kind'] === 'string'
}

/** The sentences of the events that dice led to, to be looked up. */
function rolledIn(game: Game, view: Playable, outcome: OddsOutcome<Playable, Kind>): string[] {
  const told = narrated(game, view, outcome, ({ rolls }) => rolls !== undefined)
  return told.map(message => JSON.stringify(message))
}

function narrated(
  game: Game,
  view: Playable,
  outcome: OddsOutcome<Playable, Kind> | undefined,
  isTold: (event: Recorded<Kind>) => boolean = () => true,
): Message[] {
  const state = game.copy(view)
  return (outcome?.events ?? []).flatMap(event => {
    const message = game.describeEvent(event, state)
    game.applyEvent(state, event)
    return message && isTold(event) ? [message] : []
  })
}

function mergedBy(prospects: readonly Prospect[], keyOf: (one: Prospect) => string): Prospect[] {
  const merged = new Map<string, Prospect>()
  for (const one of prospects) {
    const key = keyOf(one)
    const same = merged.get(key)
    merged.set(key, same ? { ...same, chance: chanceOfEither(same.chance, one.chance) } : one)
  }
  return [...merged.values()]
}

function certainIn([first, ...others]: readonly Prospect[]): Change[] {
  if (!first) return []
  const known = others.map(({ changes }) => new Set(changes.map(change => JSON.stringify(change))))
  return first.changes.filter(change => known.every(set => set.has(JSON.stringify(change))))
}

function labelsFor(
  prospects: readonly Prospect[],
  pictures: readonly Picture[],
): Record<string, Message | string> {
  const wanted = new Set(prospects.flatMap(({ changes }) => changes.map(({ piece }) => piece)))
  const labels: Record<string, Message | string> = {}
  for (const { pieces } of pictures)
    for (const { id, name, label } of pieces) if (wanted.has(id)) labels[id] ??= name || label
  return labels
}

/** One thing that may change, over all prospects: how likely it is, and by how much. */
export interface Effect {
  /** One of the changes it stands for. */
  change: Change
  chance: Chance
  /** Of a row of boxes: the least and the greatest change where there is one, and the mean over all. */
  least: number
  greatest: number
  mean: number
}

/** Each thing that the dice decide, the likeliest first. */
export function effectsIn(forecast: Forecast): Effect[] {
  const found = new Map<string, Effect>()
  for (const prospect of forecast.prospects)
    for (const change of prospect.own) {
      const key = keyOfEffect(change)
      const before = found.get(key)
      found.set(key, before ? both(before, effectOf(change, prospect)) : effectOf(change, prospect))
    }
  return [...found.values()].toSorted((a, b) => Number(isLess(a, b)) - Number(isLess(b, a)))
}

/** Of the prospects that change nothing beside what happens in any case. */
export function chanceOfNothing(forecast: Forecast): Chance {
  const idle = forecast.prospects.filter(({ told, own }) => told.length === 0 && own.length === 0)
  return idle.reduce((sum, { chance }) => chanceOfEither(sum, chance), chanceOf(0n, 1n))
}

/** What changes, whatever the amount. */
export function keyOfEffect(change: Change): string {
  const { kind, piece } = change
  if (change.kind === 'row') return JSON.stringify([kind, piece, change.row])
  if (change.kind === 'disorder') return JSON.stringify([kind, piece, change.to])
  const mark = 'badge' in change ? [change.badge, change.label] : []
  return JSON.stringify([kind, piece, ...mark])
}

function effectOf(change: Change, { chance }: Prospect): Effect {
  const by = change.kind === 'row' ? change.by : 0
  const mean = (by * Number(chance.ways)) / Number(chance.of)
  return { change, chance, least: by, greatest: by, mean }
}

function both(one: Effect, other: Effect): Effect {
  const [least, greatest] = [one.least, one.greatest, other.least, other.greatest]
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .filter((_, i) => i === 0 || i === 3)
  return {
    change: one.change,
    chance: chanceOfEither(one.chance, other.chance),
    least: least ?? 0,
    greatest: greatest ?? 0,
    mean: one.mean + other.mean,
  }
}

function isLess({ chance: one }: Effect, { chance: other }: Effect): boolean {
  return one.ways * other.of < other.ways * one.of
}
