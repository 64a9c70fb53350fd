import { bearing } from '@grognard/geometry/measured/angle.ts'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Message, Seat, Value } from '@grognard/umpire'
import { lightAt } from '../book/tables/rally.ts'
import { earnedBy, edgeAhead, sumOf } from '../chapters/ending/score.ts'
import { clockTime, inDegrees, inInches, joinList } from '../model/measures.ts'
import { cardName, cardOf, isActiveEnemy, isOnBoard, isOperational } from '../model/ships.ts'
import type { Player, Ship, State } from '../model/state.ts'
import { loneShip } from './faces.ts'
import { badgesOf } from './piece.ts'

/** The battle in words, for a log, a terminal or a screen reader; the seat's own ships first. */
export function status(view: State, seat: Seat): Message[] {
  const own = view.ships.filter(ship => ship.seat === seat)
  const others = view.ships.filter(ship => ship.seat !== seat)
  const ships = [...own, ...others]
  return [
    ...ownWords(view),
    timeAndWeather(view),
    ...convoyLine(view),
    ...ships.filter(isOnBoard).map(ship => shipLine(view, ship)),
    ...ships.filter(ship => !isOnBoard(ship)).map(goneLine),
    ...own.filter(isOperational).flatMap(ship => nearestEnemy(view, ship)),
    ...view.players.filter(hasStrokes).map(logbookLine),
    ...[0, 1].map(side => pointsLine(view, side)),
  ]
}

/** What a file of a player's own calls its battle and says of it. */
function ownWords({ title, about }: State): Message[] {
  return [title, about]
    .filter(text => text !== '')
    .map(name => ({ key: 'lob.face.name', values: { name } }))
}

function timeAndWeather(view: State): Message {
  return {
    key: 'lob.situation.time',
    values: {
      turn: view.turn,
      limit: view.rules.turnLimit,
      time: clockTime(view.clock),
      light: { key: `lob.light.${lightAt(view.clock)}` },
      level: view.weather,
      weather: { key: `lob.weather.${view.weather}` },
      wind: { key: `lob.wind.${view.windFrom}` },
    },
  }
}

/** [LOB-S-2] Where the convoy has to leave, once it is placed. */
function convoyLine(view: State): Message[] {
  if (view.rules.victory !== 'convoy' || view.options.convoyExit !== 'ahead') return []
  const edge = edgeAhead(view)
  if (edge === null) return []
  return [{ key: 'lob.situation.convoy', values: { edge: { key: `lob.edge.${edge}` } } }]
}

function shipLine(view: State, ship: Ship): Message {
  const card = cardOf(view, ship)
  return {
    key: 'lob.situation.ship',
    values: {
      ship: ship.name,
      of: isAlone(view, ship) ? cardName(card) : ofSide(ship, cardName(card)),
      x: inInches(ship.x),
      y: inInches(ship.y),
      degrees: inDegrees(ship.heading),
      hull: ship.hull,
      fullHull: card.hull,
      sails: ship.sails,
      fullSails: card.sails,
      crew: ship.crew,
      fullCrew: card.crew,
      marks: marksOf(view, ship),
    },
  }
}

/** A side that is called by its only ship is not named beside her. */
function isAlone(view: State, { seat, firstSeat }: Ship): boolean {
  const side = view.players.find(player => player.seat === seat)?.side
  return seat === firstSeat && side !== undefined && loneShip(view, side) !== null
}

function ofSide({ seat }: Ship, name: Value): Message {
  return { key: 'lob.situation.of', values: { seat: { key: `seat.${seat}` }, class: name } }
}

/** The badges as one phrase: "anchored, flagship". */
function marksOf(view: State, ship: Ship): Message {
  const labels = badgesOf(view, ship).map(badge => badge.label)
  if (labels.length === 0) return { key: 'lob.marks.none' }
  return { key: 'lob.marks.one', values: { marks: joinList(labels) } }
}

function goneLine(ship: Ship): Message {
  return {
    key: 'lob.situation.gone',
    values: {
      ship: ship.name,
      seat: { key: `seat.${ship.firstSeat}` },
      fate: { key: `lob.fate.${ship.status}` },
    },
  }
}

function nearestEnemy(view: State, ship: Ship): Message[] {
  const enemies = view.ships.filter(other => isActiveEnemy(view, ship, other))
  const [nearest] = enemies.toSorted((a, b) => hullDistance(ship, a) - hullDistance(ship, b))
  if (!nearest) return []
  const values = {
    ship: ship.name,
    enemy: nearest.name,
    distance: inInches(hullDistance(ship, nearest)),
    bearing: inDegrees(bearing(ship.x, ship.y, nearest.x, nearest.y)),
  }
  return [{ key: 'lob.situation.enemy', values }]
}

const hasStrokes = ({ strokes }: Player): boolean => Object.values(strokes).some(count => count > 0)

/** [LOB-012] The strokes of a player in the open log. */
function logbookLine({ seat, strokes }: Player): Message {
  return {
    key: 'lob.situation.strokes',
    values: {
      seat: { key: `seat.${seat}` },
      melee: strokes.melee,
      morale: strokes.morale,
      manoeuvre: strokes.manoeuvre,
      fullHit: strokes.fullHit,
      flag: strokes.flag,
    },
  }
}

/** [LOB-012] Victory points as they would be counted now. */
function pointsLine(view: State, side: number): Message {
  const points = sumOf(earnedBy(view, side))
  return { key: 'lob.situation.points', values: { side: { key: `lob.side.${side}` }, points } }
}
