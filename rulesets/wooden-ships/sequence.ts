import { never } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import * as boarding from './chapters/boarding/index.ts'
import * as damage from './chapters/damage/index.ts'
import * as ending from './chapters/ending/index.ts'
import * as fire from './chapters/fire/index.ts'
import * as grappling from './chapters/grappling/index.ts'
import * as movement from './chapters/movement/index.ts'
import * as plots from './chapters/plots/index.ts'
import * as seamanship from './chapters/seamanship/index.ts'
import * as setup from './chapters/setup/index.ts'
import * as signals from './chapters/signals/index.ts'
import * as upkeep from './chapters/upkeep/index.ts'
import * as wind from './chapters/wind/index.ts'
import type { State } from './model/state.ts'
import { isInGrace, lateSeats } from './model/clock.ts'
import { seatsThat } from './model/ships.ts'
import { again, ask, phase, repeat, umpire } from './rules.ts'
import type { WsTable } from './rules.ts'

/** [WS-006] [WS-110] Anchors take hold with the new turn. */
function beginTurn(table: WsTable): void {
  setup.beginTurn(table)
  seamanship.tendAnchors(table)
}

/** [WS-031] [WS-112] [WS-246] */
function beginToMove(table: WsTable): void {
  for (const seat of lateSeats(table.state, 'plots')) plots.plotLate(table, seat)
  seamanship.weighAnchors(table)
  plots.showPlots(table)
}

/** [WS-100] [WS-250] */
function drift(table: WsTable): void {
  movement.drift(table)
  seamanship.driftAground(table)
}

/** [WS-116] [WS-108] */
function mayGrappleMore(state: State, seat: Seat): boolean {
  return grappling.mayGrappleMore(state, seat) || seamanship.mayTakeTow(state, seat)
}

function seatsToGrapple(state: State): readonly Seat[] {
  return seatsThat(state, mayGrappleMore)
}

/** [WS-170] [WS-251] [WS-246] */
function finishUpkeep(table: WsTable): void {
  for (const seat of lateSeats(table.state, 'upkeep')) upkeep.loadLate(table, seat)
  upkeep.finishUpkeep(table)
  seamanship.refloat(table)
}

/** [WS-063] [WS-024] Who comes on lies beyond the sheet, which is laid after her. */
function bringOn(table: WsTable): void {
  setup.bringOn(table)
  movement.shiftSheet(table)
}

/** [WS-250] What lies in a ship's way after a step of the plots, and [WS-024] the sheet that moves after the ships. */
function lookAtTheSea(table: WsTable): void {
  seamanship.runAground(table)
  movement.shiftSheet(table)
}

/** [WS-041] [WS-044] */
function blow(table: WsTable): void {
  wind.blow(table)
  ending.endInHurricane(table)
}

/** [WS-051] [WS-191] Signals come first: who hears that he commands has the signals of it. */
function readSignals(table: WsTable): void {
  signals.deliver(table)
  signals.findLeadersLost(table)
}

/** [WS-260] What the guns and a mishap at sea decide in a duel ends it before anybody goes on. */
function defend(table: WsTable): void {
  ending.endDuel(table)
  if (table.state.outcome) return
  boarding.lookAfterPrisoners(table)
  boarding.formAutomaticDefence(table)
}

/** [WS-260] [WS-233] */
function transferCrews(table: WsTable): void {
  boarding.transferCrews(table)
  ending.endDuel(table)
}

/** [WS-182] [WS-246] */
function openFire(table: WsTable): void {
  for (const seat of lateSeats(table.state, 'targets')) fire.fireLate(table, seat)
  fire.fireAll(table)
}

/** [WS-245] After a grace the seat goes on. */
const timeUp = again('timeUp', isInGrace)

/** [WS-030] A battle as the book tells it: a phase is over for both sides before the next begins. */
export const sequence = {
  battle: [
    phase(
      'setup',
      ask('muster', 'WS-S-7', setup.builders, 'muster'),
      umpire('mustered', 'WS-S-7', setup.showFleets),
      ask(
        'firstLoads',
        'WS-240',
        upkeep.seatsToLoadFirst,
        again(['load', 'loadMany'], upkeep.mayDoMore),
        'done',
      ),
    ),
    repeat(
      never,
      phase('wind', umpire('turnBegins', 'WS-006', beginTurn), umpire('wind', 'WS-041', blow)),
      phase(
        'signals',
        umpire('signalsArrive', 'WS-051', readSignals),
        ask('leaders', 'WS-191', signals.seatsWithoutLeader, 'takeLeader'),
        ask(
          'signals',
          'WS-047',
          signals.seatsToSignal,
          again(['signal', 'signalLoss', 'relay'], signals.maySignalMore),
          'done',
          timeUp,
        ),
      ),
      phase(
        'unfouling',
        umpire('doomed', 'WS-202', damage.rollForDoomed),
        ask(
          'unfouling',
          'WS-115',
          grappling.seatsToUnfoul,
          again(['unfoul', 'cutMast'], grappling.mayUnfoulMore),
          'done',
        ),
      ),
      phase(
        'movement',
        umpire('arrivals', 'WS-063', bringOn),
        ask(
          'plots',
          'WS-031',
          plots.seatsToPlot,
          again(['lead', 'plot', 'plotMany', 'anchor']),
          'seal',
          'unseal',
          timeUp,
        ),
        umpire('moveBegins', 'WS-090', beginToMove),
        repeat(
          movement.arePlotsDone,
          umpire('move', 'WS-090', movement.moveOneStep),
          umpire('aground', 'WS-250', lookAtTheSea),
        ),
        umpire('drift', 'WS-100', drift),
        umpire('moveEnds', 'WS-080', movement.endMovement),
      ),
      phase(
        'grappling',
        ask(
          'grapple',
          'WS-116',
          seatsToGrapple,
          again(['grapple', 'takeTow'], mayGrappleMore),
          'done',
        ),
        ask(
          'ungrapple',
          'WS-119',
          grappling.seatsToUngrapple,
          again('ungrapple', grappling.mayUngrappleMore),
          'done',
        ),
      ),
      phase(
        'boarding',
        ask(
          'parties',
          'WS-121',
          boarding.seatsToPrepare,
          again(['party', 'standDown', 'truce']),
          'seal',
          'unseal',
          timeUp,
        ),
        umpire('boardersReady', 'WS-122', boarding.showReady),
      ),
      phase(
        'combat',
        ask(
          'targets',
          'WS-182',
          fire.seatsToFire,
          again(['fire', 'fireMany', 'fireBlank', 'holdFire']),
          'seal',
          'unseal',
          timeUp,
        ),
        umpire('fire', 'WS-182', openFire),
      ),
      phase(
        'melee',
        umpire('defence', 'WS-124', defend),
        umpire('meleesBegin', 'WS-220', boarding.beginMelees),
        repeat(boarding.areMeleesOver, umpire('melee', 'WS-222', boarding.fightRound)),
        umpire('meleesEnd', 'WS-233', boarding.endMelees),
        umpire('transfers', 'WS-236', transferCrews),
      ),
      phase(
        'upkeep',
        ask(
          'upkeep',
          'WS-240',
          upkeep.seatsWithUpkeep,
          again(['load', 'loadMany', 'repair', 'setSails', 'setSailsMany'], upkeep.mayDoMore),
          'done',
          timeUp,
        ),
        umpire('repairs', 'WS-170', finishUpkeep),
        umpire('turnEnds', 'WS-262', ending.endTurn),
      ),
    ),
  ],
}
