import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Attack, Boarding, Player, Ship, State, Turn } from './state.ts'
import type { Card } from './tables/cards.ts'
import type { Charts, ResultId } from './tables/charts.ts'

/** Fresh literals all the way down; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    options: {
      windNamesAre: state.options.windNamesAre,
      shipsBlockFire: state.options.shipsBlockFire,
      rammingAllowed: state.options.rammingAllowed,
      returningShipMayLeaveAgain: state.options.returningShipMayLeaveAgain,
      prizeCountsAsLost: state.options.prizeCountsAsLost,
      turnLimit: state.options.turnLimit,
      quietRoundsForDraw: state.options.quietRoundsForDraw,
    },
    columns: state.columns,
    rows: state.rows,
    charts: copyCharts(state.charts),
    cards: state.cards.map(copyCard),
    windFrom: state.windFrom,
    round: state.round,
    lastStir: state.lastStir,
    order: state.order.slice(),
    players: state.players.map(copyPlayer),
    queue: state.queue.slice(),
    arePrizesCalled: state.arePrizesCalled,
    ships: state.ships.map(copyShip),
    turn: copyTurn(state.turn),
    attacks: state.attacks.map(copyAttack),
    boarding: copyBoarding(state.boarding),
    areOfficersShown: state.areOfficersShown,
  }
}

const copyRows = (rows: readonly ResultId[][]) => rows.map(row => row.slice())

function copyCharts(charts: Charts): Charts {
  return {
    broadside: copyRows(charts.broadside),
    bow: copyRows(charts.bow),
    stern: copyRows(charts.stern),
  }
}

function copyCard(card: Card): Card {
  return {
    id: card.id,
    officer: card.officer,
    effect: card.effect,
    amount: card.amount,
    name: card.name,
    text: card.text,
  }
}

function copyPlayer(player: Player): Player {
  return {
    seat: player.seat,
    nation: player.nation,
    officers: player.officers.slice(),
    areUsed: player.areUsed.slice(),
  }
}

function copyShip(ship: Ship): Ship {
  return {
    id: ship.id,
    number: ship.number,
    firstSeat: ship.firstSeat,
    seat: ship.seat,
    isPrize: ship.isPrize,
    captureNumber: ship.captureNumber,
    status: ship.status,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    masts: { fore: ship.masts.fore, main: ship.masts.main, mizzen: ship.masts.mizzen },
    batteries: {
      starboard: ship.batteries.starboard.slice(),
      port: ship.batteries.port.slice(),
    },
    fired: { starboard: ship.fired.starboard.slice(), port: ship.fired.port.slice() },
    hasRudder: ship.hasRudder,
    hull: ship.hull,
    isWreckHolding: ship.isWreckHolding,
    isWreckFallen: ship.isWreckFallen,
    lastAction: ship.lastAction,
    turnsAway: ship.turnsAway,
    hasRepaired: ship.hasRepaired,
  }
}

function copyTurn(turn: Turn | null): Turn | null {
  if (!turn) return null
  return {
    ship: turn.ship,
    moves: turn.moves,
    extraMoves: turn.extraMoves,
    isMovingOver: turn.isMovingOver,
    isOver: turn.isOver,
    wasAdrift: turn.wasAdrift,
    isExcused: turn.isExcused,
    hasReturned: turn.hasReturned,
    isClubHauling: turn.isClubHauling,
    hasOfferedDraw: turn.hasOfferedDraw,
  }
}

function copyAttack(attack: Attack): Attack {
  return {
    shooter: attack.shooter,
    target: attack.target,
    side: attack.side,
    batteries: attack.batteries.slice(),
    isRetaliation: attack.isRetaliation,
    hasBroadside: attack.hasBroadside,
    load: attack.load,
    isCutShort: attack.isCutShort,
  }
}

function copyBoarding(boarding: Boarding | null): Boarding | null {
  if (!boarding) return null
  return {
    attacker: boarding.attacker,
    defender: boarding.defender,
    attackerMarines: boarding.attackerMarines,
    defenderMarines: boarding.defenderMarines,
    volley: boarding.volley,
    grape: boarding.grape.map(gun => ({ side: gun.side, battery: gun.battery })),
    result: boarding.result,
  }
}
