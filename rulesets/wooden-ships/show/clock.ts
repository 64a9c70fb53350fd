import { stepOf } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { Clock, SideTalk } from '@grognard/umpire/ruleset.ts'
import { isOn } from '../book/options.ts'
import { signalLimits } from '../book/tables/signals.ts'
import { isInGrace, momentOf, secondsFor } from '../model/clock.ts'
import { hasColleague } from '../model/command.ts'
import type { State } from '../model/state.ts'

/** [WS-245] [WS-246] */
export function clock(view: State, seat: Seat): Clock | null {
  const seconds = secondsFor(view, seat)
  if (seconds === undefined) return null
  const name = momentOf(view, stepOf(view))
  return {
    name: isInGrace(view, seat) ? `${name} grace` : name,
    seconds,
    rule: 'WS-245',
    order: { kind: 'timeUp' },
  }
}

/** [WS-003] [WS-047] [WS-051] What commanders of one fleet may say to each other. */
export function talk(view: State, seat: Seat): SideTalk | null {
  if (!isOn(view.options, 'signals') || !hasColleague(view, seat)) return null
  const { admiral, british, captain } = signalLimits[view.options.signalMode]
  const most = view.rules.isAfter1803 ? british : admiral
  return {
    by: 'signals',
    rule: 'WS-047',
    told: [
      { key: 'ws.talk.signals' },
      { key: `ws.talk.${view.options.signalMode}`, values: { most, captain } },
    ],
  }
}
