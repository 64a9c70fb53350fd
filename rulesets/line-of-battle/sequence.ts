import { never, sequenceWords } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import * as command from './chapters/command/index.ts'
import * as fire from './chapters/fire/index.ts'
import * as melee from './chapters/melee/index.ts'
import * as movement from './chapters/movement/index.ts'
import * as points from './chapters/points/index.ts'
import * as rally from './chapters/rally/index.ts'
import * as setup from './chapters/setup/index.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

const { ask, again, umpire, each, when, repeat, phase } = sequenceWords<
  State,
  Order,
  Event,
  RuleId
>()

/** The turn as the book tells it, and what may interrupt it. */
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
      umpire('deployed', 'LOB-111', movement.lookAtLinesAsDeployed),
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
          movement.inInitiativeOrder,
          ask('reinforcement', 'LOB-S-2', movement.reinforcedSeat, 'enter'),
          ask(
            'move',
            'LOB-060',
            movement.seatWithShips,
            again('sail', movement.hasAnythingToDo),
            again('tack'),
            again(
              ['anchor', 'spin', 'flee', 'refloat', 'transfer', 'land'],
              movement.hasAnythingToDo,
            ),
            again('propose'),
            'done',
          ),
        ),
        umpire('pickUp', 'LOB-123', movement.checkLandings),
        umpire('lines', 'LOB-111', movement.lookAtLines),
        umpire('rudders', 'LOB-141', command.countRudders),
      ),
      phase(
        'combat',
        each(
          movement.inInitiativeOrder,
          repeat(
            fire.haveAllChosenGuns,
            ask('guns', 'LOB-150', fire.seatWithHalfCrews, 'chooseGuns'),
          ),
        ),
        each(
          movement.inInitiativeOrder,
          ask('target', 'LOB-132', fire.seatWithGuns, again('aim'), 'done'),
        ),
        each(
          movement.inInitiativeOrder,
          repeat(fire.hasFiredAll, ask('fire', 'LOB-135', fire.seatWithAims, 'fire')),
        ),
        each(
          movement.inInitiativeOrder,
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
        umpire('end', 'LOB-048', rally.countPoints),
      ),
    ),
  ],
  tacking: [
    umpire('tackRoll', 'LOB-102', movement.rollTack),
    umpire('tackJudged', 'LOB-101', movement.judgeTack),
  ],
  exchange: [
    umpire('rescueRoll', 'LOB-109', fire.rollRescue),
    umpire('rescueJudged', 'LOB-109', fire.judgeRescue),
    umpire('shotOpened', 'LOB-135', fire.openShot),
    ask('counter', 'LOB-155', fire.seatToAnswer, 'counterFire', 'holdFire'),
    umpire('damage', 'LOB-157', fire.applyDamage),
    ask('rescueMove', 'LOB-109', fire.seatToSailOn, 'sailOn', 'stay'),
    umpire('exchangeClosed', 'LOB-159', fire.closeExchange),
  ],
  shot: [umpire('hitRoll', 'LOB-135', fire.rollHit), umpire('hitJudged', 'LOB-140', fire.judgeHit)],
  round: [
    repeat(
      melee.isRoundDecided,
      umpire('meleeRoll', 'LOB-163', melee.rollRound),
      umpire('meleeJudged', 'LOB-164', melee.judgeRound),
    ),
    ask('prize', 'LOB-174', melee.captorToManPrize, 'manPrize'),
    ask('victor', 'LOB-169', melee.victoriousDefender, 'continueMelee', 'breakOff'),
  ],
  moraleTest: [
    umpire('moraleRoll', 'LOB-201', rally.rollMorale),
    umpire('moraleJudged', 'LOB-203', rally.judgeMorale),
  ],
  /** [LOB-262] Attribute points, after the die has been seen. */
  attributes: [
    each(points.seatsInTest, ask('points', 'LOB-262', points.seatWithPoints, 'spend', 'keep')),
  ],
  parley: [
    ask('answer', 'LOB-126', points.seatsToAgree, 'agree', 'decline'),
    umpire('agreed', 'LOB-126', points.executeProposal),
  ],
}
