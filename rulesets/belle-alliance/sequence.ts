import { never } from '@grognard/umpire'
import * as command from './chapters/command/index.ts'
import * as encounter from './chapters/encounter/march-all.ts'
import * as ending from './chapters/ending/index.ts'
import { continuedFirePhase, firePhase } from './chapters/fire/index.ts'
import * as formation from './chapters/formation/index.ts'
import { occupyAdvancing } from './chapters/formation/occupy.ts'
import * as melee from './chapters/melee/index.ts'
import * as morale from './chapters/morale/forced.ts'
import { endAnnouncement } from './chapters/recovery/reorganise.ts'
import { beginRests, reorganiseAtEnd } from './chapters/recovery/rest.ts'
import * as setup from './chapters/setup/index.ts'
import * as works from './chapters/works/progress.ts'
import { announceAttacks } from './model/attacks.ts'
import { rollOrders } from './model/order-rolls.ts'
import { again, ask, phase, repeat, umpire, when } from './rules.ts'
import type { BaTable } from './rules.ts'

/** [BA-1.3.6-01] Who is to rest forms up for it with the other changes of formation. */
function changeFormations(table: BaTable): void {
  formation.changeFormations(table, beginRests)
}

/** [BA-4.1.4-01] [BA-4.1.4-05] Who comes to an empty building goes in. */
function advanceAll(table: BaTable): void {
  encounter.advanceAll(table)
  occupyAdvancing(table)
}

/** [BA-5.1.1-03] Units come to order by themselves; then places and points are counted. */
function endTurn(table: BaTable): void {
  reorganiseAtEnd(table)
  ending.endTurn(table)
}

/** [BA-T-01] A battle as the book tells it: every phase is over for both sides before the next begins. */
export const sequence = {
  battle: [
    phase(
      'setup',
      when(
        setup.isPlacedFreely,
        ask(
          'deploy',
          'BA-1.1.9-01',
          setup.seatsToDeploy,
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
          command.bothSeats,
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
        ask(
          'refuge',
          'BA-4.5.0-02',
          melee.seatsToTakeRefuge,
          again('takeRefuge', melee.mayTakeRefuge),
          'done',
        ),
        umpire('worksProcured', 'BA-6.3.0-02', works.procure),
        umpire('transfers', 'BA-1.1.5-05', command.transferUnits),
        ask(
          'chiefs',
          'BA-1.1.4-10',
          command.seatsWithChoices,
          again(['replaceChief', 'reorganise'], command.mayChooseMore),
          'done',
        ),
        umpire('reorganised', 'BA-5.4.3-02', endAnnouncement),
      ),
      continuedFirePhase,
      phase(
        'movement',
        umpire('splits', 'BA-2.1.0-01', formation.splitAndJoin),
        umpire('formationChanges', 'BA-2.2.1-01', changeFormations),
        umpire('worksBegin', 'BA-6.3.0-01', works.begin),
        umpire('march', 'BA-Q-14', encounter.marchAll),
        umpire('staffArrives', 'BA-Q-71', command.bringStaff),
        ask(
          'staff',
          'BA-1.1.4-12',
          command.seatsWithStaff,
          again('moveStaff', command.mayMoveStaff),
          'done',
        ),
      ),
      firePhase,
      phase(
        'melee',
        ask(
          'attackers',
          'BA-4.1.6-01',
          melee.attackersWithFriends,
          again(['beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        ask(
          'defenders',
          'BA-4.1.6-03',
          melee.defendersWithFriends,
          again(['beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        umpire('melees', 'BA-4.1.3-01', melee.fight),
        ask('advance', 'BA-4.1.4-04', melee.seatsToAdvance, again(['advance', 'takeBack']), 'done'),
        umpire('advancesAnnounced', 'BA-4.1.4-04', melee.announceAdvances),
        ask(
          'lastRefuge',
          'BA-4.5.0-02',
          melee.seatsToTakeRefuge,
          again('takeRefuge', melee.mayTakeRefuge),
          'done',
        ),
        umpire('advances', 'BA-4.1.4-01', advanceAll),
        ask(
          'lastAttackers',
          'BA-4.1.6-01',
          melee.attackersWithFriends,
          again(['beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        ask(
          'lastDefenders',
          'BA-4.1.6-03',
          melee.defendersWithFriends,
          again(['beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        umpire('continuedMelees', 'BA-4.1.4-03', melee.fight),
      ),
      phase(
        'end',
        umpire('worksEnd', 'BA-6.3.0-05', works.finish),
        umpire('captures', 'BA-4.5.0-05', melee.captureGuns),
        ask(
          'lastStaff',
          'BA-1.1.4-12',
          command.seatsWithStaff,
          again('moveStaff', command.mayMoveStaff),
          'done',
        ),
        umpire('turnEnds', 'BA-5.1.1-03', endTurn),
      ),
    ),
  ],
  forced: [
    repeat(
      morale.areForcedMovesMade,
      ask('direction', 'BA-5.3.1-02', morale.seatToChoose, 'chooseDirection'),
      umpire('forcedMove', 'BA-5.1.2-03', morale.makeForcedMove),
    ),
  ],
}
