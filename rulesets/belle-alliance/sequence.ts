import { never } from '@grognard/umpire'
import { commandSteps } from './chapters/command/index.ts'
import { encounterSteps } from './chapters/encounter/index.ts'
import { advanceAll } from './chapters/encounter/march-all.ts'
import { endingSteps } from './chapters/ending/index.ts'
import { endTurn } from './chapters/ending/turns.ts'
import { continuedFirePhase, firePhase } from './chapters/fire/index.ts'
import { formationSteps } from './chapters/formation/index.ts'
import { occupyAdvancing } from './chapters/formation/occupy.ts'
import { changeFormations } from './chapters/formation/order-of-changes.ts'
import { meleeSteps } from './chapters/melee/index.ts'
import { recoverySteps } from './chapters/recovery/index.ts'
import { beginRests, reorganiseAtEnd } from './chapters/recovery/rest.ts'
import { setupSteps } from './chapters/setup/index.ts'
import { worksSteps } from './chapters/works/index.ts'
import { announceAttacks } from './model/attacks.ts'
import { phase, repeat, umpire } from './rules.ts'
import type { BaTable } from './rules.ts'

/** [BA-1.3.6-01] Who is to rest forms up for it with the other changes of formation. */
function changeFormationsAndRest(table: BaTable): void {
  changeFormations(table, beginRests)
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

/**
 * [BA-T-01] A battle as the book tells it: every phase is over for both sides before the next begins.
 * The steps themselves stand in the index of their chapter, those that two chapters share here.
 */
export const sequence = {
  battle: [
    phase('setup', setupSteps.deploy),
    repeat(
      never,
      phase('orders', endingSteps.turnBegins, commandSteps.orders, commandSteps.orderRolls),
      phase(
        'announcement',
        umpire('attacksAnnounced', 'BA-4.1.1-03', announceAttacks),
        meleeSteps.refuge,
        worksSteps.worksProcured,
        commandSteps.transfers,
        commandSteps.chiefs,
        recoverySteps.reorganised,
      ),
      continuedFirePhase,
      phase(
        'movement',
        formationSteps.splits,
        umpire('formationChanges', 'BA-2.2.1-01', changeFormationsAndRest),
        worksSteps.worksBegin,
        encounterSteps.march,
        commandSteps.staffArrives,
        commandSteps.staff,
      ),
      firePhase,
      phase(
        'melee',
        meleeSteps.attackers,
        meleeSteps.defenders,
        meleeSteps.melees,
        meleeSteps.advance,
        meleeSteps.advancesAnnounced,
        meleeSteps.lastRefuge,
        umpire('advances', 'BA-4.1.4-01', advanceAndOccupy),
        meleeSteps.lastAttackers,
        meleeSteps.lastDefenders,
        meleeSteps.continuedMelees,
      ),
      phase(
        'end',
        worksSteps.worksEnd,
        meleeSteps.captures,
        commandSteps.lastStaff,
        umpire('turnEnds', 'BA-5.1.1-03', reorganiseAndCount),
      ),
    ),
  ],
}
