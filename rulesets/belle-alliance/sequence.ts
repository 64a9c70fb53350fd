import { never } from '@grognard/umpire'
import { announceAdvances, seatsToAdvance } from './chapters/advance/advance-right.ts'
import { leavings } from './chapters/buildings/leave.ts'
import { enterBuildings, occupyAdvancing } from './chapters/buildings/occupy.ts'
import { transferUnits } from './chapters/command/transfer.ts'
import { advanceAll, marchAll } from './chapters/encounter/march-all.ts'
import { beginTurn, endTurn } from './chapters/ending/turns.ts'
import { resolveFire } from './chapters/fire/resolve.ts'
import { seatsToContinue, seatsToFire } from './chapters/fire/support.ts'
import { formings } from './chapters/formation/form.ts'
import { splitAndJoin } from './chapters/formation/split.ts'
import { gunChanges } from './chapters/gunners/guns.ts'
import { captureGuns, mayTakeRefuge, seatsToTakeRefuge } from './chapters/gunners/refuge.ts'
import { fightMelees } from './chapters/melee/round.ts'
import { seatsWithFriends } from './chapters/melee/support.ts'
import { endAnnouncement } from './chapters/recovery/reorganise.ts'
import { beginRests, reorganiseAtEnd } from './chapters/recovery/rest.ts'
import { isPlacedFreely } from './chapters/setup/deploy.ts'
import { recalls } from './chapters/skirmishers/recall.ts'
import { sendings } from './chapters/skirmishers/send-out.ts'
import { nameSoutiens } from './chapters/skirmishers/soutien.ts'
import { mayMoveStaff, seatsWithStaff } from './chapters/staff/move-staff.ts'
import { mayChooseMore, seatsWithChoices } from './chapters/staff/replace-chief.ts'
import { bringStaff } from './chapters/staff/staff-way.ts'
import { beginWorks, finishWorks, procureWorks } from './chapters/works/progress.ts'
import { announceAttacks } from './model/attacks.ts'
import { makeChanges } from './model/changes.ts'
import { rollOrders } from './model/order-rolls.ts'
import { catchStaff } from './model/staff-danger.ts'
import { followUnits, staffPlaces } from './model/staff.ts'
import { seatsOf } from './model/units.ts'
import { again, ask, phase, repeat, umpire, when } from './rules.ts'
import type { BaTable } from './rules.ts'

/**
 * [BA-2.2.1-01] [BA-2.2.3-05] Recalls first and sendings last: the unit may change its formation between.
 * [BA-1.3.6-01] Who rests forms up for it too. [BA-1.1.4-13] [BA-1.1.4-06] Staff follows or is caught.
 */
export function changeFormations(table: BaTable): void {
  const places = staffPlaces(table.state)
  makeChanges(table, recalls(table))
  enterBuildings(table)
  makeChanges(table, [...leavings(table), ...gunChanges(table), ...formings(table)])
  makeChanges(table, sendings(table))
  beginRests(table)
  nameSoutiens(table)
  followUnits(table, places)
  catchStaff(table)
}

/** [BA-4.1.4-01] [BA-4.1.4-05] Who comes to an empty building goes in. */
function advanceAndOccupy(table: BaTable): void {
  advanceAll(table)
  occupyAdvancing(table)
}

/** [BA-5.1.1-03] Units come to order by themselves; then places and points are counted. */
function reorganiseAndCount(table: BaTable): void {
  reorganiseAtEnd(table)
  endTurn(table)
}

const nameHelpers = again(['beNeighbour', 'support', 'takeBack'])
const goIntoRefuge = again('takeRefuge', mayTakeRefuge)
const moveStaff = again('moveStaff', mayMoveStaff)

/**
 * [BA-T-01] A battle as the book tells it: every phase is over for both sides before the next begins.
 * Forced moves interrupt it (chapter morale).
 */
export const sequence = {
  battle: [
    phase(
      'setup',
      when(
        isPlacedFreely,
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
        umpire('turnBegins', 'BA-1.1.1-01', beginTurn),
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
        ask('refuge', 'BA-4.5.0-02', seatsToTakeRefuge, goIntoRefuge, 'done'),
        umpire('worksProcured', 'BA-6.3.0-02', procureWorks),
        umpire('transfers', 'BA-1.1.5-05', transferUnits),
        ask(
          'chiefs',
          'BA-1.1.4-10',
          seatsWithChoices,
          again(['replaceChief', 'reorganise'], mayChooseMore),
          'done',
        ),
        umpire('reorganised', 'BA-5.4.3-02', endAnnouncement),
      ),
      phase(
        'continuedFire',
        ask(
          'continuedFire',
          'BA-1.1.1-03',
          seatsToContinue,
          again(['fire', 'range', 'support', 'takeBack']),
          'done',
        ),
        umpire('continuedFireEnds', 'BA-3.1.1-04', resolveFire),
      ),
      phase(
        'movement',
        umpire('splits', 'BA-2.1.0-01', splitAndJoin),
        umpire('formationChanges', 'BA-2.2.1-01', changeFormations),
        umpire('worksBegin', 'BA-6.3.0-01', beginWorks),
        umpire('march', 'BA-Q-14', marchAll),
        umpire('staffArrives', 'BA-Q-71', bringStaff),
        ask('staff', 'BA-1.1.4-12', seatsWithStaff, moveStaff, 'done'),
      ),
      phase(
        'fire',
        ask(
          'fire',
          'BA-3.1.1-05',
          seatsToFire,
          again(['fire', 'range', 'beNeighbour', 'support', 'takeBack']),
          'done',
        ),
        umpire('fireEnds', 'BA-3.1.1-04', resolveFire),
      ),
      phase(
        'melee',
        ask('attackers', 'BA-4.1.6-01', seatsWithFriends, nameHelpers, 'done'),
        ask('defenders', 'BA-4.1.6-03', seatsWithFriends, nameHelpers, 'done'),
        umpire('melees', 'BA-4.1.3-01', fightMelees),
        ask('advance', 'BA-4.1.4-04', seatsToAdvance, again(['advance', 'takeBack']), 'done'),
        umpire('advancesAnnounced', 'BA-4.1.4-04', announceAdvances),
        ask('lastRefuge', 'BA-4.5.0-02', seatsToTakeRefuge, goIntoRefuge, 'done'),
        umpire('advances', 'BA-4.1.4-01', advanceAndOccupy),
        ask('lastAttackers', 'BA-4.1.6-01', seatsWithFriends, nameHelpers, 'done'),
        ask('lastDefenders', 'BA-4.1.6-03', seatsWithFriends, nameHelpers, 'done'),
        umpire('continuedMelees', 'BA-4.1.4-03', fightMelees),
      ),
      phase(
        'end',
        umpire('worksEnd', 'BA-6.3.0-05', finishWorks),
        umpire('captures', 'BA-4.5.0-05', captureGuns),
        ask('lastStaff', 'BA-1.1.4-12', seatsWithStaff, moveStaff, 'done'),
        umpire('turnEnds', 'BA-5.1.1-03', reorganiseAndCount),
      ),
    ),
  ],
}
