import { never } from '@grognard/umpire'
import * as boats from './chapters/boats/index.ts'
import * as command from './chapters/command/index.ts'
import * as ending from './chapters/ending/index.ts'
import * as fire from './chapters/fire/index.ts'
import * as melee from './chapters/melee/index.ts'
import * as movement from './chapters/movement/index.ts'
import * as points from './chapters/points/index.ts'
import * as rally from './chapters/rally/index.ts'
import * as setup from './chapters/setup/index.ts'
import { hasAnythingToDo, seatWithShips } from './done.ts'
import { lookAtLines, lookAtLinesAsDeployed } from './model/lines.ts'
import { inInitiativeOrder } from './model/players.ts'
import { again, ask, each, phase, repeat, umpire, when } from './rules.ts'

/**
 * The turn as the book tells it, and the exchange of fire, which two chapters play between them: the
 * guns and, after a rescue, the ship that sails on. What interrupts within one chapter stands in its index.
 */
export const sequence = {
  turn: [
    phase(
      'setup',
      ask('conditions', 'LOB-S-3', setup.chooser, 'chooseConditions'),
      umpire('firstWeather', 'LOB-031', setup.rollFirstWeather),
      umpire('firstHour', 'LOB-033', setup.rollFirstHour),
      umpire('firstWind', 'LOB-035', setup.rollFirstWind),
      ask('muster', 'LOB-036', setup.builders, 'muster'),
      umpire('mustered', 'LOB-036', setup.showFleets),
      umpire('draw', 'LOB-036', setup.drawFleets),
      umpire('quarterDice', 'LOB-040', setup.rollForQuarters),
      each(
        setup.inDeploymentOrder,
        ask('quarter', 'LOB-040', setup.choosesQuarter, 'chooseQuarter'),
      ),
      repeat(
        setup.areAllPlaced,
        each(setup.inDeploymentOrder, ask('place', 'LOB-042', setup.hasToPlace, 'place')),
      ),
      ask('edge', 'LOB-S-2', setup.choosesEdge, 'chooseEdge'),
      repeat(setup.hasVanguardEntered, ask('vanguard', 'LOB-S-2', setup.placesVanguard, 'place')),
      umpire('deployed', 'LOB-111', lookAtLinesAsDeployed),
    ),
    repeat(
      never,
      phase(
        'command', // [LOB-047]
        umpire('newTurn', 'LOB-045', command.beginTurn),
        when(points.arePlayed, umpire('pools', 'LOB-020', points.fillPools)),
        umpire('initiative', 'LOB-050', command.rollInitiative),
        ask('shots', 'LOB-054', command.gunners, again('chooseShot'), 'done'),
        umpire('reveal', 'LOB-055', command.revealShots),
      ),
      phase(
        'movement',
        each(
          inInitiativeOrder,
          ask('reinforcement', 'LOB-S-2', setup.reinforcedSeat, 'enter'),
          ask(
            'move',
            'LOB-060',
            seatWithShips,
            again('sail', hasAnythingToDo),
            again('tack'),
            again(['anchor', 'spin', 'flee', 'refloat', 'transfer', 'land'], hasAnythingToDo),
            again('propose'),
            'done',
          ),
        ),
        umpire('pickUp', 'LOB-123', boats.checkLandings),
        umpire('lines', 'LOB-111', lookAtLines),
        umpire('rudders', 'LOB-141', movement.countRudders),
      ),
      phase(
        'combat',
        each(
          inInitiativeOrder,
          ask('guns', 'LOB-150', fire.seatWithHalfCrews, again('chooseGuns', fire.hasGunsToChoose)),
        ),
        each(inInitiativeOrder, ask('target', 'LOB-132', fire.seatWithGuns, again('aim'), 'done')),
        each(
          inInitiativeOrder,
          repeat(fire.hasFiredAll, ask('fire', 'LOB-135', fire.seatWithAims, 'fire')),
        ),
        each(
          inInitiativeOrder,
          ask('board', 'LOB-160', melee.seatBesideEnemies, again(['board', 'takeOver']), 'done'),
        ),
        umpire('meleesBegin', 'LOB-162', melee.gatherRounds),
        each(melee.roundsOfTurn, umpire('melee', 'LOB-163', melee.openRound)),
        repeat(melee.areMeleesManned, umpire('unmannedMelee', 'LOB-173', melee.endUnmannedMelee)),
        umpire('meleesEnd', 'LOB-167', melee.clearMelees),
      ),
      phase(
        'rally',
        umpire('shaken', 'LOB-200', rally.gatherShaken),
        each(rally.shakenShips, umpire('morale', 'LOB-201', rally.openMoraleTest)),
        umpire('weather', 'LOB-208', rally.rollWeather),
        umpire('clock', 'LOB-209', rally.advanceClock),
        umpire('wind', 'LOB-210', rally.rollWind),
        umpire('end', 'LOB-048', ending.countPoints),
      ),
    ),
  ],
  exchange: [
    umpire('rescueRoll', 'LOB-109', fire.rollRescue),
    umpire('rescueJudged', 'LOB-109', fire.resolveRescue),
    umpire('shotOpened', 'LOB-135', fire.openShot),
    ask('counter', 'LOB-155', fire.seatToAnswer, 'counterFire', 'holdFire'),
    umpire('damage', 'LOB-157', fire.applyDamage),
    ask('rescueMove', 'LOB-109', movement.seatToSailOn, 'sailOn', 'stay'),
    umpire('exchangeClosed', 'LOB-159', fire.closeExchange),
  ],
}
