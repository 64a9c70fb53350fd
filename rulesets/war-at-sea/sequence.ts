import { never } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import * as airAttack from './chapters/air-attack/index.ts'
import * as airDefense from './chapters/air-defense/index.ts'
import * as airMission from './chapters/air-mission/index.ts'
import * as airReturn from './chapters/air-return/index.ts'
import * as ending from './chapters/ending/index.ts'
import * as gunnery from './chapters/gunnery/index.ts'
import * as movement from './chapters/movement/index.ts'
import * as setup from './chapters/setup/index.ts'
import * as submarines from './chapters/submarines/index.ts'
import * as turn from './chapters/turn/index.ts'
import * as weather from './chapters/weather/index.ts'
import { applyLosses } from './model/hits.ts'
import type { State } from './model/state.ts'
import { again, ask, each, phase, repeat, umpire, when } from './rules.ts'
import type { WasTable } from './rules.ts'

/** [WAS-046] [WAS-064] The first player's whole step, then the second's. */
function inOrder(state: State): readonly Seat[] {
  return state.order
}

/** [WAS-045] [WAS-172] */
function beginTurn(table: WasTable): void {
  turn.beginTurn(table)
  weather.changeLight(table)
}

/** [WAS-162] [WAS-165] [WAS-173] */
function endTurn(table: WasTable): void {
  ending.endTurn(table)
  if (!table.state.outcome) weather.clearAndDrift(table)
}

/** [WAS-095] [WAS-S-5] */
function mayFireMore(state: State, seat: Seat): boolean {
  return (
    gunnery.mayFireMore(state, seat) ||
    gunnery.mayBombard(state, seat) ||
    gunnery.maySmoke(state, seat)
  )
}

function seatToFire(state: State, seat: Seat): readonly Seat[] {
  return mayFireMore(state, seat) ? [seat] : []
}

/** [WAS-045] A turn as the book tells it: in each phase the first player acts, then the second. */
export const sequence = {
  battle: [
    phase(
      'setup',
      when(
        setup.hasFleetsToBuild,
        umpire('layout', 'WAS-035', setup.rollLayout),
        ask('fleets', 'WAS-025', setup.builders, 'muster', 'takeFleet'),
        umpire('fleetsShown', 'WAS-030', setup.showFleets),
        umpire('sides', 'WAS-036', setup.rollSides),
        ask('chooseSide', 'WAS-036', setup.seatToChooseSide, 'chooseSide'),
        each(
          inOrder,
          ask('deploy', 'WAS-036', setup.seatToDeploy, again('deploy', setup.hasMoreToDeploy)),
        ),
      ),
      umpire('weather', 'WAS-173', weather.rollWeather),
    ),
    repeat(
      never,
      phase(
        'initiative',
        umpire('turnBegins', 'WAS-045', beginTurn),
        umpire('initiative', 'WAS-047', turn.rollInitiative),
      ),
      phase(
        'movement',
        umpire('arrivals', 'WAS-005', movement.bringOn),
        each(
          inOrder,
          umpire('moveBegins', 'WAS-063', movement.rollSlowUnits),
          ask(
            'move',
            'WAS-055',
            movement.seatToMove,
            again(['sail', 'lead', 'pivot', 'runFast'], movement.mayMoveMore),
            'done',
          ),
        ),
        umpire('moveEnds', 'WAS-A15', movement.steadyUnits),
      ),
      phase(
        'airMission',
        each(
          inOrder,
          ask(
            'airBegins',
            'WAS-A16',
            airMission.seatToEndure,
            again('endure', airMission.mayEndureMore),
            'done',
          ),
        ),
        repeat(
          airMission.areAllSent,
          each(inOrder, ask('fly', 'WAS-105', airMission.seatToFly, 'fly', 'flyLow', 'toBase')),
        ),
        each(
          inOrder,
          ask(
            'scramble',
            'WAS-110',
            airMission.seatToScramble,
            again(['patrol', 'vector'], airMission.mayScrambleMore),
            'done',
          ),
        ),
      ),
      phase(
        'airDefense',
        each(
          inOrder,
          ask(
            'antiair',
            'WAS-115',
            seatsInDefense,
            again(['shootDown', 'dogfight', 'barrage', 'patrol'], mayDefendMore),
            'done',
          ),
        ),
        umpire('antiairEnds', 'WAS-049', applyLosses),
      ),
      phase(
        'airAttack',
        each(
          inOrder,
          ask(
            'strikeBegins',
            'WAS-A49',
            airAttack.seatToSpot,
            again('spot', airAttack.maySpotMore),
            'done',
          ),
          ask(
            'strike',
            'WAS-120',
            airAttack.seatToStrike,
            again(['strike', 'strikeTogether'], airAttack.mayStrikeMore),
            'done',
          ),
        ),
        umpire('strikeEnds', 'WAS-049', applyLosses),
      ),
      phase(
        'surface',
        each(
          inOrder,
          ask(
            'gunfire',
            'WAS-095',
            seatToFire,
            again(['fire', 'fireMany', 'bombard', 'laySmoke'], mayFireMore),
            'done',
          ),
        ),
        umpire('gunfireEnds', 'WAS-049', applyLosses),
      ),
      phase(
        'submarines',
        each(
          inOrder,
          ask(
            'submarines',
            'WAS-135',
            submarines.seatToLaunch,
            again('launch', submarines.mayLaunchMore),
            'done',
          ),
        ),
        umpire('submarinesEnd', 'WAS-049', applyLosses),
      ),
      phase(
        'airReturn',
        umpire('returnBegins', 'WAS-151', airReturn.beginReturn),
        each(
          inOrder,
          ask(
            'land',
            'WAS-150',
            airReturn.seatToLand,
            again(['landAt', 'landAll'], airReturn.mayLandMore),
          ),
        ),
        umpire('landed', 'WAS-153', airReturn.loseHomeless),
      ),
      phase(
        'turnEnd',
        each(inOrder, ask('cargo', 'WAS-A59', ending.seatToUnload, 'unload', 'done')),
        umpire('turnEnds', 'WAS-162', endTurn),
      ),
    ),
  ],
}

/** [WAS-115] [WAS-182] A patrol may still move just before it attacks. */
function mayDefendMore(state: State, seat: Seat): boolean {
  return airDefense.mayDefendMore(state, seat) || airMission.mayPatrolMore(state, seat)
}

function seatsInDefense(state: State, seat: Seat): readonly Seat[] {
  return mayDefendMore(state, seat) ? [seat] : []
}
