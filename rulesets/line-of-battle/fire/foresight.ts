import type { LobTable } from '../rules.ts'
import { applyDamage } from './damage.ts'
import { closeExchange, openShot } from './exchange.ts'
import { judgeHit, rollHit } from './hit.ts'
import { judgeRescue, rollRescue } from './rescue.ts'

/** What will come of a shot that has been opened, if it is not answered. */
export function foreseeExchange(table: LobTable): void {
  rollRescue(table)
  judgeRescue(table)
  foreseeFirstShot(table)
}

/** The same where a rescue has been tested. */
export function foreseeFirstShot(table: LobTable): void {
  openShot(table)
  foreseeShot(table)
}

/** [LOB-157] The guns of the shot in hand, with the damage of all shots of the exchange. */
export function foreseeShot(table: LobTable): void {
  rollHit(table)
  foreseeDamage(table)
}

/** The same where the die has fallen. */
export function foreseeDamage(table: LobTable): void {
  judgeHit(table)
  applyDamage(table)
  closeExchange(table)
}
