import type { Of } from '@grognard/umpire'
import { ruleNamed } from './book/rulebook.ts'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'

/** The rule that what happened rests on; null for what no rule decides, or whose dice tell theirs. */
type RuleOf<K extends Event['kind']> = RuleId | null | ((event: Of<Event, K>) => RuleId | null)

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
}

/** The rule that what happened rests on; null where none decides it or its dice tell theirs. */
export function ruleOfEvent<K extends Event['kind']>(kind: K, event: Of<Event, K>): RuleId | null {
  const rules: { [Each in Event['kind']]?: RuleOf<Each> } = eventRules
  const found = rules[kind]
  return typeof found === 'function' ? found(event) : (found ?? null)
}
