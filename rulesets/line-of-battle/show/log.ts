import { withRule } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { narrateCommand } from '../chapters/command/events.ts'
import { narrateFire } from '../chapters/fire/events.ts'
import { narrateMelee } from '../chapters/melee/events.ts'
import { narrateMovement } from '../chapters/movement/describe.ts'
import { narratePoints } from '../chapters/points/events.ts'
import { narrateRally } from '../chapters/rally/events.ts'
import { narrateSetup } from '../chapters/setup/events.ts'
import type { Event } from '../events.ts'
import type { State } from '../model/state.ts'

type RuleOf<K extends Event['kind']> = RuleId | null | ((event: Of<Event, K>) => RuleId | null)

/** Rules of lines that tell what a rule has decided. */
const eventRules = {
  initiativeTied: 'LOB-052',
  initiativeSet: 'LOB-050',
  shotsRevealed: 'LOB-055',
  shipDamaged: 'LOB-138',
  shipSunk: 'LOB-152',
  rudderShotAway: 'LOB-141',
  mainmastShotAway: 'LOB-142',
  gunsChosen: 'LOB-150',
  ranAground: 'LOB-093',
  wrecked: 'LOB-152',
  leftBoard: 'LOB-127',
  reachedHarbour: 'LOB-221',
  tackJudged: 'LOB-101',
  anchored: 'LOB-070',
  lineFormed: 'LOB-103',
  linesSeen: 'LOB-103',
  linkBroken: 'LOB-112',
  shakenGathered: 'LOB-200',
  moralePassed: 'LOB-201',
  moraleFailed: 'LOB-203',
  flagStruck: 'LOB-206',
  failsForgotten: 'LOB-212',
  roundTied: 'LOB-163',
  meleeDecided: 'LOB-167',
  shipTaken: 'LOB-174',
  crossed: 'LOB-108',
  counterFired: 'LOB-155',
  rescueJudged: 'LOB-101',
  spun: 'LOB-149',
  poolFilled: 'LOB-020',
  pointsPaid: 'LOB-023',
  crewTransferred: 'LOB-085',
  partyLanded: 'LOB-118',
  landingEnded: 'LOB-119',
  strokeNoted: 'LOB-111',
  battleEnded: 'LOB-219',
  meleeBegun: 'LOB-160',
  attributeSpent: 'LOB-263',
  ruddersCounted: 'LOB-141',
  hitJudged: 'LOB-135',
  roundFought: ({ isAutomatic }) => (isAutomatic ? 'LOB-165' : 'LOB-163'),
} as const satisfies { [K in Event['kind']]?: RuleOf<K> }

/** The rule that what happened rests on; null where none decides it or its dice tell theirs. */
function ruleOfEvent<K extends Event['kind']>(kind: K, event: Of<Event, K>): RuleId | null {
  const rules: { [Each in Event['kind']]?: RuleOf<Each> } = eventRules
  const found = rules[kind]
  return typeof found === 'function' ? found(event) : (found ?? null)
}

type Tellers = { [K in Event['kind']]: (event: Of<Event, K>, before: State) => Message | null }

const tellers: Tellers = {
  ...narrateSetup,
  ...narrateCommand,
  ...narrateMovement,
  ...narrateFire,
  ...narrateMelee,
  ...narrateRally,
  ...narratePoints,
}

/** What happened, as a line of the log. */
export function narrate(event: Event, before: State): Message | null {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): Message | null {
  const teller: (event: Of<Event, K>, before: State) => Message | null = tellers[kind]
  const told = event as Of<Event, K>
  return withRule(teller(told, before), ruleOfEvent(kind, told))
}
