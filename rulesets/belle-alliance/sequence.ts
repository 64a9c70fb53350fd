import { never } from '@grognard/umpire'
import * as command from './chapters/command/index.ts'
import * as encounter from './chapters/encounter/index.ts'
import * as ending from './chapters/ending/index.ts'
import * as fire from './chapters/fire/index.ts'
import * as formation from './chapters/formation/index.ts'
import * as melee from './chapters/melee/index.ts'
import * as recovery from './chapters/recovery/index.ts'
import * as setup from './chapters/setup/index.ts'
import * as works from './chapters/works/index.ts'
import { announceAttacks } from './model/attacks.ts'
import { rollOrders } from './model/order-rolls.ts'
import { seatsOf } from './model/units.ts'
import { again, ask, phase, repeat, umpire, when } from './rules.ts'
import type { BaTable } from './rules.ts'

/** [BA-1.3.6-01] Who is to rest forms up for it with the other changes of formation. */
function changeFormationsAndRest(table: BaTable): void {
  formation.changeFormations(table, recovery.beginRests)
}

/** [BA-4.1.4-01] [BA-4.1.4-05] Who comes to an empty building goes in. */
function advanceAndOccupy(table: BaTable): void {
  encounter.advanceAll(table)
  formation.occupyAdvancing(table)
}

/** [BA-5.1.1-03] Units come to order by themselves; then places and points are counted. */
function reorganiseAndCount(table: BaTable): void {
  recovery.reorganiseAtEnd(table)
  ending.endTurn(table)
}

const nameHelpers = again(['beNeighbour', 'support', 'takeBack'])
const goIntoRefuge = again('takeRefuge', melee.mayTakeRefuge)
const moveStaff = again('moveStaff', command.mayMoveStaff)

/**
 * [BA-T-01] A battle as the book tells it: every phase is over for both sides before the next begins.
 * Forced moves interrupt it (chapter morale).
 */
export const sequence = {
  battle: [
    phase(
      'setup',
      when(
        setup.isPlacedFreely,
        ask(
          'deploy',
          'BA-1.1.9-01',
          seatsOf,
          again(['deploy', 'deployAs', 'garrison', 'deployStaff']),
          'done',
        ),
      ),
    ),
    repeat(
      never,
      phase(
        'orders',
        umpire('turnBegins', 'BA-1.1.1-01', ending.beginTurn),
        ask(
          'orders',
          'BA-1.1.2-05',
          seatsOf,
          again([
            'march',
            'attack',
            'form',
            'sendOut',
            'recall',
            'split',
            'join',
            'occupy',
            'leave',
            'leaveGuns',
            'manGuns',
            'soutien',
            'canister',
            'work',
            'rest',
            'transfer',
            'transferBody',
            'strike',
            'erase',
          ]),
          'seal',
          'unseal',
        ),
        umpire('orderRolls', 'BA-1.1.3-03', rollOrders),
      ),
      phase(
        'announcement',
        umpire('attacksAnnounced', 'BA-4.1.1-03', announceAttacks),
        ask('refuge', 'BA-4.5.0-02', melee.seatsToTakeRefuge, goIntoRefuge, 'done'),
        umpire('worksProcured', 'BA-6.3.0-02', works.procure),
        umpire('transfers', 'BA-1.1.5-05', command.transferUnits),
        ask(
          'chiefs',
          'BA-1.1.4-10',
          command.seatsWithChoices,
          again(['replaceChief', 'reorganise'], command.mayChooseMore),
          'done',
        ),
        umpire('reorganised', 'BA-5.4.3-02', recovery.endAnnouncement),
      ),
      phase(
        'continuedFire',
        ask(
          'continuedFire',
          'BA-1.1.1-03',
          fire.seatsToContinue,
          again(['fire', 'range', 'support', 'takeBack']),
          'done',
        ),
        umpire('continuedFireEnds', 'BA-3.1.1-04', fire.resolve),
      ),
      phase(
        'movement',
        umpire('splits', 'BA-2.1.0-01', formation.splitAndJoin),
        umpire('formationChanges', 'BA-2.2.1-01', changeFormationsAndRest),
        umpire('worksBegin', 'BA-6.3.0-01', works.begin),
        umpire('march', 'BA-Q-14', encounter.marchAll),
        umpire('staffArrives', 'BA-Q-71', command.bringStaff),
        ask('staff', 'BA-1.1.4-12', command.seatsWithStaff, moveStaff, 'done'),
      ),
      phase(
        'fire',
        ask(
          'fire',
          'BA-3.1.1-05',
          fire.seatsToFire,
          again(['fire', 'range', 'beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        umpire('fireEnds', 'BA-3.1.1-04', fire.resolve),
      ),
      phase(
        'melee',
        ask('attackers', 'BA-4.1.6-01', melee.seatsWithFriends, nameHelpers, 'done'),
        ask('defenders', 'BA-4.1.6-03', melee.seatsWithFriends, nameHelpers, 'done'),
        umpire('melees', 'BA-4.1.3-01', melee.fight),
        ask('advance', 'BA-4.1.4-04', melee.seatsToAdvance, again(['advance', 'takeBack']), 'done'),
        umpire('advancesAnnounced', 'BA-4.1.4-04', melee.announceAdvances),
        ask('lastRefuge', 'BA-4.5.0-02', melee.seatsToTakeRefuge, goIntoRefuge, 'done'),
        umpire('advances', 'BA-4.1.4-01', advanceAndOccupy),
        ask('lastAttackers', 'BA-4.1.6-01', melee.seatsWithFriends, nameHelpers, 'done'),
        ask('lastDefenders', 'BA-4.1.6-03', melee.seatsWithFriends, nameHelpers, 'done'),
        umpire('continuedMelees', 'BA-4.1.4-03', melee.fight),
      ),
      phase(
        'end',
        umpire('worksEnd', 'BA-6.3.0-05', works.finish),
        umpire('captures', 'BA-4.5.0-05', melee.captureGuns),
        ask('lastStaff', 'BA-1.1.4-12', command.seatsWithStaff, moveStaff, 'done'),
        umpire('turnEnds', 'BA-5.1.1-03', reorganiseAndCount),
      ),
    ),
  ],
}
