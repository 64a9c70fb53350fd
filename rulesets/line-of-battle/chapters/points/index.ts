import type { Order } from '../../orders.ts'
import { ask, chapter, each } from '../../rules.ts'
import type { LobContinuation, LobOrderRules, LobTable } from '../../rules.ts'
import { pointsEvents } from './events.ts'
import { pointsEnglish } from './messages.en.ts'
import { pointsGerman } from './messages.de.ts'
import { pointsDanish } from './messages.da.ts'
import { seatsInTest } from '../../model/rolled-test.ts'
import { seatWithPoints } from '../../model/rolled-test.ts'
import { keep, spend } from './attribute-points.ts'

/** What will come of the test that is open: its own chapter's business. */
type Further = (table: LobTable) => LobContinuation

function foreseen<K extends Order['kind']>(
  rules: LobOrderRules<K>,
  further: Further,
): LobOrderRules<K> {
  return {
    ...rules,
    foresee(table, seat, order) {
      rules.execute(table, seat, order)
      return further(table)
    },
  }
}

/** Action points and the points of attributes. */
export const pointsChapter = (further: Further) =>
  chapter({
    events: pointsEvents,
    orders: { spend: foreseen(spend, further), keep: foreseen(keep, further) },
    steps: {
      /** [LOB-262] Attribute points, after the die has been seen. */
      attributes: [each(seatsInTest, ask('points', 'LOB-262', seatWithPoints, 'spend', 'keep'))],
    },
    messages: { en: pointsEnglish, de: pointsGerman, da: pointsDanish },
  })

export { arePlayed } from '../../model/players.ts'
export { fillPools } from './action-points.ts'
