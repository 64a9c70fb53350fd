import { copyEach, copyOutcome, copyPlace } from '@grognard/umpire'
import type {
  Aim,
  Enlisted,
  Exchange,
  Landing,
  Link,
  Melee,
  Player,
  Ship,
  Shot,
  State,
  Test,
  Transfer,
} from './state.ts'

/** What nothing changes in place; once hour and weather are chosen, other rules are put there. */
export const setting = [
  'options',
  'rules',
  'cards',
  'terrain',
  'objectives',
] as const satisfies (keyof State)[]

/** Fresh literals all the way down but for the setting; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    title: state.title,
    about: state.about,
    options: state.options,
    rules: state.rules,
    width: state.width,
    height: state.height,
    cards: state.cards,
    terrain: state.terrain,
    objectives: state.objectives,
    turn: state.turn,
    weather: state.weather,
    clock: state.clock,
    windFrom: state.windFrom,
    players: copyEach(state.players, copyPlayer),
    initiative: state.initiative.slice(),
    shotsRevealed: state.shotsRevealed,
    ships: copyEach(state.ships, copyShip),
    aims: copyEach(state.aims, copyAim),
    exchange: copyExchange(state.exchange),
    test: copyTest(state.test),
    melees: copyEach(state.melees, copyMelee),
    rounds: state.rounds.slice(),
    shaken: state.shaken.slice(),
    landings: copyEach(state.landings, copyLanding),
    brokenLinks: copyEach(state.brokenLinks, copyLink),
    transfers: copyEach(state.transfers, copyTransfer),
    proposal: state.proposal,
  }
}

function copyAim(aim: Aim): Aim {
  return { ship: aim.ship, battery: aim.battery, target: aim.target }
}

function copyLink(link: Link): Link {
  return { leader: link.leader, follower: link.follower }
}

function copyTransfer(row: Transfer): Transfer {
  return { from: row.from, to: row.to, turn: row.turn }
}

function copyPlayer(player: Player): Player {
  return {
    seat: player.seat,
    side: player.side,
    nation: player.nation,
    pool: player.pool,
    strokes: {
      melee: player.strokes.melee,
      morale: player.strokes.morale,
      manoeuvre: player.strokes.manoeuvre,
      fullHit: player.strokes.fullHit,
      flag: player.strokes.flag,
    },
    attributes: {
      melee: player.attributes.melee,
      bearing: player.attributes.bearing,
      navigation: player.attributes.navigation,
      gunnery: player.attributes.gunnery,
    },
    quarter: player.quarter,
    entryEdge: player.entryEdge,
    fleetHeading: player.fleetHeading,
    isMustered: player.isMustered,
    enlisted: copyEnlisted(player.enlisted),
    hasProposed: player.hasProposed,
  }
}

/** [LOB-036] What a player has built and the others may not have seen yet. */
export function copyEnlisted(enlisted: Player['enlisted']): Player['enlisted'] {
  return typeof enlisted === 'string' ? enlisted : enlisted && copyEach(enlisted, copyOneEnlisted)
}

function copyOneEnlisted(row: Enlisted): Enlisted {
  return { card: row.card, name: row.name, nation: row.nation, officer: row.officer }
}

export function copyShip(ship: Ship): Ship {
  return {
    id: ship.id,
    name: ship.name,
    card: ship.card,
    nation: ship.nation,
    seat: ship.seat,
    firstSeat: ship.firstSeat,
    officer: ship.officer,
    status: ship.status,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    length: ship.length,
    beam: ship.beam,
    hull: ship.hull,
    sails: ship.sails,
    crew: ship.crew,
    shot: ship.shot,
    isStruck: ship.isStruck,
    isAnchored: ship.isAnchored,
    isAnchorUsed: ship.isAnchorUsed,
    agroundSince: ship.agroundSince,
    refloatTriedIn: ship.refloatTriedIn,
    rudderTurns: ship.rudderTurns,
    isMainmastLost: ship.isMainmastLost,
    isDoubleLoaded: ship.isDoubleLoaded,
    hasMoved: ship.hasMoved,
    hasSpun: ship.hasSpun,
    travelled: ship.travelled,
    speed: ship.speed,
    manoeuvre: ship.manoeuvre,
    hasTransferred: ship.hasTransferred,
    halfCrew: ship.halfCrew,
    hasFired: { port: ship.hasFired.port, starboard: ship.hasFired.starboard },
    hasCountered: { port: ship.hasCountered.port, starboard: ship.hasCountered.starboard },
    isCrossingNoted: ship.isCrossingNoted,
    wasInLine: ship.wasInLine,
    moraleFails: ship.moraleFails,
    isFleeing: ship.isFleeing,
    left: ship.left ? { edge: ship.left.edge, byMorale: ship.left.byMorale } : null,
  }
}

function copyExchange(exchange: Exchange | null): Exchange | null {
  if (!exchange) return null
  return {
    rescue: exchange.rescue,
    shots: copyEach(exchange.shots, copyShot),
    isAnswered: exchange.isAnswered,
  }
}

function copyShot(shot: Shot): Shot {
  return {
    shooter: shot.shooter,
    battery: shot.battery,
    target: shot.target,
    crossing: shot.crossing,
    die: shot.die,
    modified: shot.modified,
    result: shot.result,
    critical: shot.critical,
    row: shot.row,
    damage: shot.damage,
  }
}

function copyTest(test: Test | null): Test | null {
  if (!test) return null
  return {
    kind: test.kind,
    ship: test.ship,
    other: test.other,
    die: test.die,
    otherDie: test.otherDie,
    bonus: test.bonus,
    otherBonus: test.otherBonus,
    spent: test.spent,
    otherSpent: test.otherSpent,
  }
}

function copyMelee(melee: Melee): Melee {
  return {
    id: melee.id,
    attacker: melee.attacker,
    defender: melee.defender,
    attackerBattery: melee.attackerBattery,
    defenderBattery: melee.defenderBattery,
    attackerWins: melee.attackerWins,
    defenderWins: melee.defenderWins,
    bonus: melee.bonus,
    startedIn: melee.startedIn,
    winner: melee.winner,
    isOpen: melee.isOpen,
  }
}

function copyLanding(landing: Landing): Landing {
  return {
    ship: landing.ship,
    seat: landing.seat,
    objective: landing.objective,
    landingX: landing.landingX,
    landingY: landing.landingY,
    pickUpX: landing.pickUpX,
    pickUpY: landing.pickUpY,
    dueIn: landing.dueIn,
    outcome: landing.outcome,
    carrier: landing.carrier,
  }
}
