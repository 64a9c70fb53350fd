/** [BA-1.3.1-01] Closed and open formations; `gunners` are off their guns, `rout` is full disorder. */
export const formationKinds = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'battalionMass',
  'huddle',
  'skirmish',
  'unlimbered',
  'limbered',
  'work',
  'rest',
  'rout',
  'gunners',
] as const
export type FormationKind = (typeof formationKinds)[number]
