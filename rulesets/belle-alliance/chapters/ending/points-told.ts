import type { Message, Seat, Value } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { disorders as allDisorders } from '../../book/tables/morale.ts'
import { arms as allArms } from '../../book/tables/troops.ts'
import { listed } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { BeyondRule, Edge, PointRule, VictoryLevel } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import type { Key } from '../../words.ts'
import { placesHeldBy, pointsFor } from './points.ts'

/** [BA-Q-34] How the battle is won, in words: what earns points, what it has earned, what they mean. */
export function pointsTold(state: State): Message[] {
  const { victory } = state
  return [
    ...victory.points.map(rule => ruleTold(state, rule)),
    ...standingTold(state),
    ...startTold(state),
    ...victory.levels.map(level => levelTold(state, level)),
    ...(victory.suddenEnd
      ? [{ key: 'ba.points.sudden', values: { percent: victory.suddenEnd.percent } }]
      : []),
  ]
}

/** The score goes up and down with what counts at the end, and nothing is told of it before. */
function standingTold({ victory, outcome }: State): Message[] {
  const mayChange = victory.points.some(({ when }) => when === 'end')
  return mayChange && !outcome ? [{ key: 'ba.points.standing' }] : []
}

function ruleTold(state: State, rule: PointRule): Message {
  const isBoth = rule.seats.length > 1
  return {
    key: 'ba.points.rule',
    values: {
      points: rule.points,
      who: isBoth ? { key: 'ba.points.either' } : seatName(rule.seats[0] ?? ''),
      what: whatTold(state, rule),
      when: rule.when,
      score: listed(scores(state, rule)),
    },
  }
}

/** What each side has got points for so far, the winner’s first, or that none has. */
export function scoredTold(state: State, first?: Seat): Message {
  const seats = state.sides.map(({ seat }) => seat)
  const ordered = seats.toSorted((one, other) => Number(other === first) - Number(one === first))
  const all = ordered.flatMap(seat => scoredBy(state, seat, seats.indexOf(seat)))
  if (all.length === 0) return { key: 'ba.outcome.nothing' }
  return { key: 'ba.outcome.scored', values: { list: listed(all) } }
}

function scoredBy(state: State, seat: Seat, at: number): Message[] {
  const rules = state.victory.points.filter(({ when }) => when !== 'eachTurnEnd')
  const won = rules.flatMap(rule => {
    const points = pointsFor(state, rule)[at] ?? 0
    const values = { seat: seatName(seat), points, what: wonBy(state, rule, seat) }
    return points === 0 ? [] : [{ key: 'ba.outcome.for', values }]
  })
  const points = state.score.points[at] ?? 0
  if (points === 0) return won
  return [...won, { key: 'ba.outcome.turnEnds', values: { seat: seatName(seat), points } }]
}

/** The rule in words, or the places that the side holds by name. */
function wonBy(state: State, rule: PointRule, seat: Seat): Value {
  const held = placesHeldBy(state, rule, seat)
  if (held.length === 0) return whatTold(state, rule)
  const places = listed(held.map(place => placeName(state, place)))
  return { key: 'ba.outcome.holds', values: { places } }
}

/** What each side that the rule is for has of it now. */
function scores(state: State, rule: PointRule): Message[] {
  const points = pointsFor(state, rule)
  return state.sides.flatMap(({ seat }, i) => {
    if (!rule.seats.includes(seat)) return []
    return [{ key: 'ba.points.score', values: { seat: seatName(seat), points: points[i] ?? 0 } }]
  })
}

function whatTold(state: State, rule: PointRule): Message {
  const key = `ba.points.${rule.kind}`
  switch (rule.kind) {
    case 'holdBuilding':
      return { key, values: { places: listed(rule.places.map(id => placeName(state, id))) } }
    case 'holdArea': {
      const areas = rule.area.length > 0 ? [areaTold(rule.area)] : []
      const places = [...rule.places.map(id => placeName(state, id)), ...areas]
      return { key, values: { places: listed(places), turn: rule.fromTurn } }
    }
    case 'unitInDisorder':
      return { key, values: { disorder: { key: `ba.disorder.${rule.disorder}` } } }
    case 'exited': {
      const { fromTurn, from, to } = rule
      const edge = { key: `ba.edge.${rule.edge}` }
      const untilTurn = rule.untilTurn >= state.lastTurn ? 0 : rule.untilTurn
      const stretch = { edge, from: from / CM, to: to / CM }
      return { key, values: { ...stretch, fromTurn, untilTurn, who: whoTold(rule) } }
    }
    case 'unitsBeyond':
      return {
        key,
        values: { of: seatName(rule.of), who: whoTold(rule), where: listed(limitsTold(rule)) },
      }
    case 'prisoners':
    case 'losses':
      return { key, values: { per: rule.per } }
    default:
      return { key }
  }
}

/** The ground of a rule's own by its corners, in cm. */
function areaTold(area: readonly number[]): Message {
  const along = (of: number) => area.filter((_, i) => i % 2 === of).map(value => value / CM)
  const [x, y] = [along(0), along(1)]
  const corners = { west: Math.min(...x), south: Math.min(...y) }
  return {
    key: 'ba.points.area',
    values: { ...corners, east: Math.max(...x), north: Math.max(...y) },
  }
}

/** The arms and degrees of disorder that count, where not all do. */
function whoTold({ arms, disorders }: Pick<BeyondRule, 'arms' | 'disorders'>): Message {
  const some = [
    ...(arms.length < allArms.length ? arms.map(arm => ({ key: `ba.arm.${arm}` })) : []),
    ...(disorders.length < allDisorders.length
      ? disorders.map(degree => ({ key: `ba.disorder.${degree}` }))
      : []),
  ]
  return some.length === 0
    ? { key: 'ba.points.all' }
    : { key: 'ba.points.only', values: { list: listed(some) } }
}

function limitsTold({ axis, below, above }: BeyondRule): Message[] {
  return [
    ...limitTold(axis === 'x' ? 'west' : 'south', below),
    ...limitTold(axis === 'x' ? 'east' : 'north', above),
  ]
}

function limitTold(side: Edge, at: number | null): Message[] {
  return at === null ? [] : [{ key: `ba.points.${side}`, values: { cm: at / CM } }]
}

/** Who holds what before anybody has moved. */
function startTold({ victory: { startOwners }, ...state }: State): Message[] {
  const seats = [...new Set(startOwners.map(({ seat }) => seat))]
  return seats.map(seat => {
    const places = startOwners.filter(owner => owner.seat === seat).map(({ place }) => place)
    const names = places.map(place => placeName(state, place))
    return { key: 'ba.points.start', values: { seat: seatName(seat), places: listed(names) } }
  })
}

/** What a difference of points comes to, as the winner sees it. */
export function levelTold({ sides }: Pick<State, 'sides'>, level: VictoryLevel): Message<Key> {
  const { seat, grade } = level
  if (seat === null) return drawTold(sides[0]?.seat ?? '', level)
  const lead = winnersLead({ sides }, level)
  return { key: 'ba.points.level', values: { grade, winner: seatName(seat), lead } }
}

/** What the winner had to be ahead by, or could be behind by. */
export function winnersLead({ sides }: Pick<State, 'sides'>, level: VictoryLevel): Message {
  return leadTold(level.seat === sides[0]?.seat ? level : turnedRound(level))
}

type Lead = Pick<VictoryLevel, 'least' | 'most'>

/** The same difference, counted by the other side. */
const turnedRound = ({ least, most }: Lead): Lead => ({
  least: most === null ? null : 0 - most,
  most: least === null ? null : 0 - least,
})

/** How far ahead or behind a side is. */
function leadTold({ least, most }: Lead): Message {
  if (least !== null && least > 0) return apartTold('ahead', least, most)
  if (most !== null && most < 0) return apartTold('behind', 0 - most, least && 0 - least)
  if (least === null) return { key: 'ba.lead.notAhead', values: { up: most ?? 0 } }
  if (most === null) return { key: 'ba.lead.notBehind', values: { down: 0 - least } }
  return { key: 'ba.lead.near', values: { up: most, down: 0 - least } }
}

function apartTold(way: 'ahead' | 'behind', from: number, to: number | null): Message {
  if (to === null) return { key: `ba.lead.${way}.from`, values: { from } }
  return { key: `ba.lead.${way}.${to === from ? 'by' : 'within'}`, values: { from, to } }
}

/** Neither side is far enough ahead. */
function drawTold(first: Seat, { least, most }: Lead): Message<Key> {
  if (least === null || most === null || least + most !== 0) {
    const values = { seat: seatName(first), lead: leadTold({ least, most }) }
    return { key: 'ba.points.drawOf', values }
  }
  return { key: 'ba.points.draw', values: { most } }
}

function seatName(seat: Seat): Message {
  return { key: `seat.${seat}` }
}
