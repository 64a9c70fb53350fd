import { copyOutcome, copyPlace } from '@grognard/umpire'
import type {
  Bond,
  Command,
  Fire,
  FireResult,
  GrappleTried,
  LossChoice,
  Melee,
  Party,
  Player,
  Sheet,
  Ship,
  Signal,
  State,
  Tow,
  Wind,
} from './state.ts'

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
    cards: state.cards,
    ground: state.ground,
    sheet: copySheet(state.sheet),
    turn: state.turn,
    wind: copyWind(state.wind),
    moveStep: state.moveStep,
    players: state.players.map(copyPlayer),
    ships: state.ships.map(copyShip),
    bonds: state.bonds.map(copyBond),
    tows: state.tows.map(copyTow),
    grapplesTried: state.grapplesTried.map(copyTry),
    signals: state.signals.map(copySignal),
    commands: state.commands.map(copyCommand),
    fires: state.fires.map(copyFire),
    results: state.results.map(copyResult),
    choices: state.choices.map(copyChoice),
    melees: state.melees.map(copyMelee),
  }
}

function copySheet(sheet: Sheet): Sheet {
  return { q: sheet.q, row: sheet.row, columns: sheet.columns, rows: sheet.rows }
}

function copyWind(wind: Wind): Wind {
  return {
    direction: wind.direction,
    velocity: wind.velocity,
    change: wind.change,
    first: wind.first,
    next: wind.next && { direction: wind.next.direction, velocity: wind.next.velocity },
  }
}

function copyPlayer(player: Player): Player {
  return {
    seat: player.seat,
    fleet: player.fleet,
    nation: player.nation,
    flagship: player.flagship,
    graceAt: player.graceAt,
    lateAt: player.lateAt,
    leader: player.leader,
    isLeaderless: player.isLeaderless,
    enlisted: copyEnlisted(player.enlisted),
    hasSealed: player.hasSealed,
  }
}

export function copyEnlisted(enlisted: Player['enlisted']): Player['enlisted'] {
  if (enlisted === null || enlisted === 'hidden') return enlisted
  return enlisted.map(({ card, name, quality }) => ({ card, name, quality }))
}

function copyShip(ship: Ship): Ship {
  return {
    id: ship.id,
    index: ship.index,
    seat: ship.seat,
    status: ship.status,
    lostIn: ship.lostIn,
    actsAgainIn: ship.actsAgainIn,
    q: ship.q,
    r: ship.r,
    heading: ship.heading,
    sails: ship.sails,
    quality: ship.quality,
    turning: ship.turning,
    hull: ship.hull,
    crew: ship.crew.slice(),
    guns: ship.guns.slice(),
    carronades: ship.carronades.slice(),
    rigging: ship.rigging.slice(),
    load: { port: ship.load.port, starboard: ship.load.starboard },
    doubling: ship.doubling,
    isFresh: { port: ship.isFresh.port, starboard: ship.isFresh.starboard },
    hasFired: { port: ship.hasFired.port, starboard: ship.hasFired.starboard },
    duty: ship.duty,
    hasSetSails: ship.hasSetSails,
    speed: ship.speed,
    isTurnOpen: ship.isTurnOpen,
    wasIdle: ship.wasIdle,
    stillTurns: ship.stillTurns,
    driftClock: ship.driftClock,
    hasGotUnderWay: ship.hasGotUnderWay,
    runningFor: ship.runningFor,
    driftedTurns: ship.driftedTurns,
    hasMoved: ship.hasMoved,
    isFullSailBarred: ship.isFullSailBarred,
    plot: ship.plot,
    lastPlot: ship.lastPlot,
    made: ship.made,
    hasStopped: ship.hasStopped,
    startHeading: ship.startHeading,
    slowedBy: ship.slowedBy,
    trail: ship.trail.slice(),
    pledge: ship.pledge,
    hanging: { port: ship.hanging.port, starboard: ship.hanging.starboard },
    hasHacked: ship.hasHacked,
    obscuredUntil: { port: ship.obscuredUntil.port, starboard: ship.obscuredUntil.starboard },
    burnsUntil: ship.burnsUntil,
    fireNumber: ship.fireNumber,
    isSectionTied: ship.isSectionTied,
    parties: ship.parties.map(copyParty),
    isReady: ship.isReady,
    offersTruce: ship.offersTruce,
    anchor: ship.anchor,
    anchorNote: ship.anchorNote,
    weighing: ship.weighing,
    isCableCut: ship.isCableCut,
    hasWarped: ship.hasWarped,
    aground: ship.aground,
    afloatAt: ship.afloatAt && {
      q: ship.afloatAt.q,
      r: ship.afloatAt.r,
      heading: ship.afloatAt.heading,
    },
    doom: ship.doom,
    prize: ship.prize && {
      crew: ship.prize.crew,
      quality: ship.prize.quality,
      from: ship.prize.from,
      owner: ship.prize.owner,
    },
    repairs: {
      hull: ship.repairs.hull,
      guns: ship.repairs.guns,
      rigging: ship.repairs.rigging,
    },
    lastBold: ship.lastBold,
    engagedIn: ship.engagedIn,
    lostLeaders: ship.lostLeaders.slice(),
  }
}

function copyParty(party: Party | null): Party | null {
  return (
    party && {
      kind: party.kind,
      since: party.since,
      sentIn: party.sentIn,
      target: party.target,
      isShown: party.isShown,
    }
  )
}

function copyBond(bond: Bond): Bond {
  return {
    one: bond.one,
    other: bond.other,
    isFouled: bond.isFouled,
    grapples: bond.grapples,
    unfoulTried: bond.unfoulTried.slice(),
    ungrappleTried: bond.ungrappleTried.slice(),
  }
}

function copyTow(tow: Tow): Tow {
  return { tower: tow.tower, towed: tow.towed, q: tow.q, r: tow.r }
}

function copySignal(signal: Signal): Signal {
  return {
    seat: signal.seat,
    from: signal.from,
    to: signal.to,
    text: signal.text,
    sentIn: signal.sentIn,
    passedIn: signal.passedIn,
    path: signal.path.slice(),
    readers: signal.readers.slice(),
    seen: signal.seen.slice(),
    isRead: signal.isRead,
    hasArrived: signal.hasArrived,
  }
}

function copyCommand({ fleet, seat, isOwed }: Command): Command {
  return { fleet, seat, isOwed }
}

function copyFire(fire: Fire): Fire {
  return { ship: fire.ship, side: fire.side, target: fire.target, aim: fire.aim }
}

function copyResult(result: FireResult): FireResult {
  return {
    ship: result.ship,
    target: result.target,
    range: result.range,
    rake: result.rake,
    aim: result.aim,
    hull: result.hull,
    guns: result.guns,
    crew: result.crew,
    rigging: result.rigging,
    criticals: result.criticals.slice(),
    forces: result.forces,
    isTaken: result.isTaken,
  }
}

function copyChoice(choice: LossChoice): LossChoice {
  return { ship: choice.ship, side: choice.side, end: choice.end, squares: choice.squares }
}

function copyMelee(melee: Melee): Melee {
  return {
    ship: melee.ship,
    attackers: melee.attackers.slice(),
    isMutual: melee.isMutual,
    rounds: melee.rounds,
    turns: melee.turns,
    isOver: melee.isOver,
  }
}

function copyTry({ ship, target }: GrappleTried): GrappleTried {
  return { ship, target }
}
