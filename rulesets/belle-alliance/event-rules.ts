import { hasRule } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { rulebook } from './book/rulebook.ts'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import type { LossCause } from './model/losses.ts'
import type { ForcedCause } from './model/state.ts'

/** The rule that what happened rests on; null for what no rule decides, or whose dice tell theirs. */
type RuleOf<K extends Event['kind']> = RuleId | null | ((event: Of<Event, K>) => RuleId | null)

const disorderRules: Record<ForcedCause, RuleId> = {
  orderRoll: 'BA-1.1.3-04',
  fire: 'BA-3.1.1-07',
  melee: 'BA-4.1.3-01',
  spread: 'BA-5.4.2-02',
  reorganising: 'BA-5.4.3-02',
  valeur: 'BA-5.5.2-02',
  blocked: 'BA-5.3.1-05',
}

const lossRules: Record<LossCause, RuleId> = {
  fire: 'BA-3.1.1-07',
  melee: 'BA-4.1.3-07',
  prisoners: 'BA-4.1.3-07',
  rout: 'BA-5.4.1-01',
  surrender: 'BA-6.1.3-02',
}

function ruleNamed(rule: string): RuleId | null {
  return hasRule(rulebook, rule) ? rule : null
}

/** Lines whose dice or own words tell the rule are null. */
const eventRules: { [K in Event['kind']]?: RuleOf<K> } = {
  unitDeployed: 'BA-1.1.9-01',
  unitGarrisoned: 'BA-6.1.1-01',
  formationSet: 'BA-1.1.9-01',
  staffDeployed: 'BA-1.1.9-01',
  partWritten: null,
  sheetErased: null,
  partStruck: null,
  sheetsSealed: null,
  sheetsUnsealed: null,
  orderFollowed: null,
  orderRolled: 'BA-1.1.3-04',
  failuresForgotten: null,
  attackAnnounced: 'BA-4.1.1-03',
  unitTransferred: 'BA-1.1.5-05',
  bodyTransferred: 'BA-1.1.5-03',
  chiefEngaged: null,
  staffTested: null,
  staffMoved: ({ move }) => (move === null ? 'BA-1.1.4-13' : 'BA-1.1.4-12'),
  staffArrived: 'BA-Q-71',
  chiefReplaced: null,
  chiefNotReplaced: null,
  fireDeclared: null,
  helperDeclared: null,
  advanceDeclared: null,
  declarationTakenBack: null,
  declarationsShown: 'BA-3.1.1-05',
  unitSplit: 'BA-1.2.6-01',
  unitsJoined: 'BA-1.2.6-02',
  formationChanged: ({ formation }) =>
    formation.kind === 'rest' || formation.kind === 'work' ? 'BA-1.3.5-01' : 'BA-2.2.1-01',
  skirmishersSent: 'BA-2.2.3-01',
  skirmishersRecalled: 'BA-1.2.5-02',
  buildingOccupied: 'BA-6.1.1-03',
  buildingLeft: 'BA-6.1.1-03',
  gunsLeft: 'BA-2.2.5-02',
  gunsManned: 'BA-1.2.4-03',
  soutienNamed: 'BA-1.3.3-03',
  groundContested: null,
  buildingContested: 'BA-6.1.1-04',
  partFailed: ({ because }) => ruleNamed(because.rule),
  canisterLoaded: 'BA-3.4.4-01',
  fireLost: ({ rule }) => rule,
  helperLost: ({ help }) => (help === 'support' ? 'BA-3.1.7-01' : 'BA-3.1.6-02'),
  fireUnanswered: ({ because }) => ruleNamed(because.rule),
  rangeFound: 'BA-3.4.1-02',
  fireRolled: null,
  fireEnded: null,
  figuresLost: ({ cause }) => lossRules[cause],
  valeurChanged: ({ cause }) => (cause === 'rest' ? 'BA-5.5.2-03' : 'BA-5.5.2-01'),
  disorderInflicted: ({ cause }) => disorderRules[cause],
  unitRemoved: 'BA-5.5.2-04',
  suppliesCounted: 'BA-5.5.3-01',
  directionChosen: 'BA-5.3.1-03',
  leftBuilding: 'BA-6.1.3-01',
  gunsAbandoned: 'BA-5.4.1-05',
  retreated: ({ isBlocked }) => (isBlocked ? 'BA-5.3.1-05' : 'BA-5.3.1-01'),
  routed: 'BA-5.4.1-02',
  leftBoard: 'BA-5.1.2-02',
  contactNoted: 'BA-5.4.2-01',
  spreadRolled: null,
  contactForgotten: null,
  routsJoined: 'BA-5.4.2-03',
  reorganisingWanted: 'BA-5.4.3-02',
  reorganisingRolled: null,
  reorganisingForgotten: null,
  formedUp: 'BA-5.4.3-04',
  reorganised: ({ to }) => (to === 'OR' ? 'BA-5.2.2-01' : 'BA-5.3.2-01'),
  restBegun: 'BA-1.3.6-01',
  rested: 'BA-5.5.4-02',
  resupplied: 'BA-5.5.3-03',
  restBroken: 'BA-5.5.4-04',
}

/** The rule that what happened rests on; null where none decides it or its dice tell theirs. */
export function ruleOfEvent<K extends Event['kind']>(kind: K, event: Of<Event, K>): RuleId | null {
  const rules: { [Each in Event['kind']]?: RuleOf<Each> } = eventRules
  const found = rules[kind]
  return typeof found === 'function' ? found(event) : (found ?? null)
}
