import { nameOfHex } from '@grognard/geometry/hex/names.ts'
import type { Message, Seat } from '@grognard/umpire'
import { joined } from '../model/names.ts'
import { areEnemies, cardOf, distanceBetween, isFighting, isOnSea } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { badgesOf } from './piece.ts'
import { windWords } from '../chapters/wind/index.ts'

/** The battle in words, for a terminal or a screen reader; the seat's own ships first. */
export function status(view: State, seat: Seat): Message[] {
  const own = view.ships.filter(ship => ship.seat === seat)
  const others = view.ships.filter(ship => ship.seat !== seat)
  const ships = [...own, ...others]
  return [
    ...ownWords(view),
    timeAndWind(view),
    ...ships.filter(isOnSea).map(ship => shipLine(view, ship)),
    ...ships.filter(ship => !isOnSea(ship)).map(ship => goneLine(view, ship)),
    ...own.filter(isFighting).flatMap(ship => nearestEnemy(view, ship)),
  ]
}

/** What a file of a player's own calls its battle and says of it. */
function ownWords({ title, about }: State): Message[] {
  return [title, about]
    .filter(text => text !== '')
    .map(name => ({ key: 'file.words', values: { name } }))
}

function timeAndWind({ turn, rules, wind }: State): Message {
  const key = rules.turnLimit > 0 ? 'ws.status.turnOf' : 'ws.status.turn'
  return { key, values: { turn: Math.max(1, turn), limit: rules.turnLimit, wind: windWords(wind) } }
}

function shipLine(view: State, ship: Ship): Message {
  const { log, name, rating, nation } = cardOf(view, ship)
  return {
    key: 'ws.status.ship',
    values: {
      name,
      rating,
      nation: { key: `ws.nation.${nation}` },
      hex: nameOfHex(ship),
      heading: { key: `ws.heading.${ship.heading}` },
      hull: ship.hull,
      fullHull: log.hull,
      crew: sum(ship.crew),
      fullCrew: sum(log.crew),
      guns: sum(ship.guns) + sum(ship.carronades),
      fullGuns: 2 * (log.guns + log.carronades),
      rigging: sum(ship.rigging),
      fullRigging: sum(log.rigging),
      marks: marksOf(view, ship),
    },
  }
}

/** The badges as one phrase: "anchored, on fire". */
function marksOf(view: State, ship: Ship): Message {
  const labels = badgesOf(view, ship).map(({ label }) => label)
  if (labels.length === 0) return { key: 'ws.status.noMarks' }
  return { key: 'ws.status.marks', values: { marks: joined(labels) } }
}

function goneLine(view: State, ship: Ship): Message {
  const values = {
    name: cardOf(view, ship).name,
    fate: { key: `ws.fate.${ship.status}` },
    turn: ship.status === 'waiting' ? cardOf(view, ship).enters : ship.lostIn,
  }
  return { key: 'ws.status.gone', values }
}

/** [WS-015] */
function nearestEnemy(view: State, ship: Ship): Message[] {
  const enemies = view.ships.filter(other => areEnemies(view, ship, other) && isFighting(other))
  const [nearest] = enemies.toSorted((a, b) => distanceBetween(ship, a) - distanceBetween(ship, b))
  if (!nearest) return []
  const values = {
    name: cardOf(view, ship).name,
    enemy: cardOf(view, nearest).name,
    distance: distanceBetween(ship, nearest),
  }
  return [{ key: 'ws.status.enemy', values }]
}

function sum(squares: readonly number[]): number {
  return squares.reduce((all, each) => all + each, 0)
}
