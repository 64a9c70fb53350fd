import { advance } from './melee/advance.ts'
import { arms } from './melee/arms.ts'
import { attack } from './melee/attack.ts'
import { help } from './melee/help.ts'
import { position } from './melee/position.ts'
import { pressingBack } from './melee/pressing-back.ts'
import { result } from './melee/result.ts'
import { skirmishLines } from './melee/skirmish-lines.ts'

/** Melee. */
export const melee = {
  ...attack,
  ...result,
  ...advance,
  ...help,
  ...position,
  ...pressingBack,
  ...skirmishLines,
  ...arms,
}
