import { never, sequenceWords } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import * as boarding from './chapters/boarding/index.ts'
import * as ending from './chapters/ending/index.ts'
import * as battle from './chapters/fire/index.ts'
import * as round from './chapters/round/index.ts'
import * as sailing from './chapters/sailing/index.ts'
import * as setup from './chapters/setup/index.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

const { ask, umpire, each, repeat, phase } = sequenceWords<State, Order, Event, RuleId>()

/** The game as the book tells it: ship by ship, and the other seat's answer in the middle of a turn. */
export const sequence = {
  game: [
    phase(
      'setup',
      umpire('wind', 'SOL-015', setup.rollWind),
      umpire('firstPlayer', 'SOL-017', setup.rollForFirst),
      each(setup.playersInOrder, ask('nation', 'SOL-012', setup.choosesNation, 'chooseNation')),
      ask('officers', 'SOL-045', setup.choosesOfficers, 'chooseOfficers'),
      umpire('officersShown', 'SOL-045', setup.showOfficers),
      repeat(
        setup.areAllBerthed,
        umpire('lastBerths', 'SOL-013', setup.berthLastShips),
        each(setup.playersInOrder, ask('berth', 'SOL-013', setup.hasToBerth, 'berth')),
      ),
    ),
    repeat(
      never,
      phase(
        'round',
        umpire('roundBegins', 'SOL-018', round.beginRound),
        repeat(
          round.isRoundOver,
          umpire('nextShip', 'SOL-018', round.callNextShip),
          ask('dotOfReturn', 'SOL-127', round.seatToChooseDot, 'chooseDot'),
          repeat(
            round.isTurnOver,
            ask(
              'captain',
              'SOL-020',
              round.captain,
              'return',
              'repair',
              'move',
              'fire',
              'board',
              'comeAbout',
              'wear',
              'playCard',
              'surrender',
              'offerDraw',
              'endTurn',
            ),
          ),
          umpire('drift', 'SOL-094', sailing.giveUpIfAdrift),
          umpire('turnEnds', 'SOL-081', round.finishTurn),
        ),
        umpire('roundEnds', 'SOL-135', ending.endRound),
      ),
    ),
  ],
  attack: [
    repeat(battle.isAttackSpent, umpire('battery', 'SOL-062', battle.fireBattery)),
    ask('retaliation', 'SOL-065', battle.seatToRetaliate, 'retaliate', 'holdFire'),
    umpire('attackEnds', 'SOL-066', battle.endAttack),
  ],
  answer: [
    repeat(battle.isAttackSpent, umpire('answeringBattery', 'SOL-065', battle.fireBattery)),
    umpire('retaliationEnds', 'SOL-070', battle.endAttack),
  ],
  boarding: [
    ask('marines', 'SOL-C10', boarding.defenderWithMarines, 'callMarines', 'keepMarines'),
    ask('grape', 'SOL-103', boarding.defenderWithGuns, 'grape', 'holdFire'),
    repeat(boarding.isVolleySpent, umpire('grapeShot', 'SOL-103', boarding.fireGrape)),
    repeat(boarding.isResolved, umpire('boarders', 'SOL-104', boarding.resolve)),
    ask('secondGrape', 'SOL-109', boarding.defenderWithSecondVolley, 'grape', 'holdFire'),
    repeat(boarding.isVolleySpent, umpire('secondGrapeShot', 'SOL-109', boarding.fireGrape)),
    umpire('boardingEnds', 'SOL-109', boarding.end),
  ],
  parley: [ask('answerDraw', 'SOL-135', ending.seatToAnswer, 'agree', 'decline')],
}
