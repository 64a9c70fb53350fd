import type { Of } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import type { SurrenderCause } from './model/defeat.ts'

type RuleOf<K extends Event['kind']> = RuleId | null | ((event: Of<Event, K>) => RuleId | null)

const surrenders: Record<SurrenderCause, RuleId> = {
  adrift: 'SOL-091',
  choice: 'SOL-092',
  prize: 'SOL-121',
}

/** Rules of lines that tell what a rule has decided. */
const eventRules = {
  hullHit: 'SOL-072',
  sailLost: 'SOL-073',
  batteryLost: 'SOL-074',
  mastLost: 'SOL-075',
  rudderLost: 'SOL-076',
  attackCutShort: 'SOL-079',
  marinesCalled: 'SOL-C10',
  grapeLoaded: 'SOL-103',
  boardingBegan: 'SOL-101',
  shipCaptured: 'SOL-115',
  prizesCalled: 'SOL-118',
  wreckCleared: 'SOL-C01',
  sailsBent: 'SOL-C02',
  hullPlugged: 'SOL-C03',
  rudderReplaced: 'SOL-C04',
  clubHaulReadied: 'SOL-C07',
  topsailsBacked: 'SOL-C08',
  movesGained: 'SOL-C09',
  repaired: 'SOL-128',
  dotChosen: 'SOL-127',
  returned: 'SOL-127',
  drifted: 'SOL-094',
  collided: 'SOL-096',
  battleEnded: 'SOL-130',
  turnEnded: 'SOL-081',
  shipSunk: ({ cause }) => (cause === 'magazine' ? 'SOL-077' : 'SOL-072'),
  shipSurrendered: ({ cause }) => surrenders[cause],
  leftBoard: ({ status }) => (status === 'safe' ? 'SOL-120' : 'SOL-126'),
} as const satisfies { [K in Event['kind']]?: RuleOf<K> }

/** The rule that what happened rests on; null where none decides it or its dice tell theirs. */
export function ruleOfEvent<K extends Event['kind']>(kind: K, event: Of<Event, K>): RuleId | null {
  const rules: { [Each in Event['kind']]?: RuleOf<Each> } = eventRules
  const found = rules[kind]
  return typeof found === 'function' ? found(event) : (found ?? null)
}
