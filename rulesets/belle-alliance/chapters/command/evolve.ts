import type { Seat } from '@grognard/umpire'
import type { OrderClause } from '../../model/clauses.ts'
import { copyClause } from '../../model/copy-rows.ts'
import { copyAdvance, copyFire, copyHelper, copyStaff } from '../../model/copy.ts'
import { findSheet, orderKeyOf } from '../../model/sheets.ts'
import type { Sheet, Staff, State } from '../../model/state.ts'
import { sideFor, staffOf, unitOf } from '../../model/units.ts'
import { putLast } from '../../model/view.ts'
import type { Evolve } from '../../rules.ts'
import type { CommandEvent } from './events.ts'

export const commandEvolve: Evolve<CommandEvent> = {
  partWritten(state, { seat, unit, part }) {
    write(findSheet(state, unit) ?? newSheet(state, seat, unit), copyClause(part))
  },
  sheetErased(state, { unit }) {
    const at = state.sheets.findIndex(sheet => sheet.unit === unit)
    if (at >= 0) state.sheets.splice(at, 1)
  },
  partStruck(state, { unit, part }) {
    const sheet = findSheet(state, unit)
    if (!sheet) return
    sheet.parts = sheet.parts.filter(({ kind }) => kind !== part)
    if (sheet.parts.length === 0) state.sheets.splice(state.sheets.indexOf(sheet), 1)
  },
  sheetsSealed(state, { seat }) {
    sideFor(state, seat).hasSealed = true
  },
  sheetsUnsealed(state, { seat }) {
    sideFor(state, seat).hasSealed = false
  },
  orderFollowed(state, { unit }) {
    settle(state, unit, true)
  },
  orderRolled(state, { unit, followed, inRow }) {
    settle(state, unit, followed)
    const rolled = unitOf(state, unit)
    rolled.doing.orderRolled = true
    rolled.failedOrder = followed ? null : { key: orderKeyOf(state, unit), inRow }
  },
  failuresForgotten(state, { units }) {
    for (const unit of units) unitOf(state, unit).failedOrder = null
  },
  attackAnnounced(state, { unit, target, againstPosition, terrain, isCharge, ifMet }) {
    state.attacks.push({
      unit,
      target,
      againstPosition,
      terrain,
      isCharge,
      isContinued: false,
      ifMet,
      met: null,
      state: 'announced',
    })
  },
  unitTransferred(state, { unit, chief }) {
    unitOf(state, unit).chief = chief
  },
  bodyTransferred(state, { chief, over }) {
    staffOf(state, chief).over = over
  },
  chiefEngaged(state, { unit, staff, falls, modifier }) {
    state.engaged.push({ unit, modifier })
    if (falls) fall(staffOf(state, staff))
  },
  staffTested(state, { seat, staff, falls, penalty, untilTurn }) {
    if (falls) fall(staffOf(state, staff))
    if (penalty !== 0) state.penalties.push({ seat, value: penalty, untilTurn })
  },
  staffMoved(state, { staff, x, y, heading, contact, move }) {
    const moved = staffOf(state, staff)
    place(moved, x, y, heading)
    moved.contact = contact
    if (move !== null) moved.lastMove = move
  },
  staffArrived(state, { arrived }) {
    putLast(state.staff, copyStaff(arrived))
  },
  chiefReplaced(state, { chief, orderly, quality }) {
    const taken = staffOf(state, orderly)
    const replaced = staffOf(state, chief)
    place(replaced, taken.x, taken.y, taken.heading)
    replaced.contact = taken.contact
    replaced.status = 'onBoard'
    replaced.quality = quality
    replaced.failedReplacements = 0
    taken.status = 'removed'
    taken.contact = null
  },
  chiefNotReplaced(state, { chief, turn, inRow }) {
    const fallen = staffOf(state, chief)
    fallen.failedReplacements = inRow
    fallen.triedIn = turn
  },
  fireDeclared(state, { fire }) {
    state.fires.push(copyFire(fire))
  },
  helperDeclared(state, { helper }) {
    state.helpers.push(copyHelper(helper))
  },
  advanceDeclared(state, { advance }) {
    state.advances.push(copyAdvance(advance))
  },
  declarationTakenBack(state, { unit }) {
    const stays = (row: { unit: string; isShown: boolean }) => row.unit !== unit || row.isShown
    state.fires = state.fires.filter(stays)
    state.helpers = state.helpers.filter(stays)
    state.advances = state.advances.filter(stays)
  },
  declarationsShown(state, { fires, helpers, advances }) {
    state.fires = fires.map(copyFire)
    state.helpers = helpers.map(copyHelper)
    state.advances = advances.map(copyAdvance)
  },
}

function newSheet(state: State, seat: Seat, unit: string): Sheet {
  const sheet: Sheet = { unit, seat, parts: [], result: 'written' }
  state.sheets.push(sheet)
  return sheet
}

/** A part takes the place of one of its kind. */
function write(sheet: Sheet, part: OrderClause): void {
  const at = sheet.parts.findIndex(({ kind }) => kind === part.kind)
  if (at < 0) sheet.parts.push(part)
  else sheet.parts[at] = part
}

/** In the view of the other side there is no sheet. */
function settle(state: State, unit: string, followed: boolean): void {
  const sheet = findSheet(state, unit)
  if (sheet) sheet.result = followed ? 'followed' : 'failed'
}

function fall(staff: Staff): void {
  staff.status = 'fallen'
  staff.contact = null
}

function place(staff: Staff, x: number, y: number, heading: number): void {
  staff.x = x
  staff.y = y
  staff.heading = heading
}
