/** The sequences of play, each with its steps. Saved battles hold these names. */
interface Sequences {
  battle:
    | 'muster'
    | 'mustered'
    | 'firstLoads'
    | 'turnBegins'
    | 'wind'
    | 'signalsArrive'
    | 'leaders'
    | 'signals'
    | 'doomed'
    | 'unfouling'
    | 'arrivals'
    | 'plots'
    | 'moveBegins'
    | 'move'
    | 'aground'
    | 'drift'
    | 'moveEnds'
    | 'grapple'
    | 'ungrapple'
    | 'parties'
    | 'boardersReady'
    | 'targets'
    | 'fire'
    | 'defence'
    | 'meleesBegin'
    | 'melee'
    | 'meleesEnd'
    | 'transfers'
    | 'upkeep'
    | 'repairs'
    | 'turnEnds'
  /** [WS-182] What comes of the guns, when all have fired. */
  broadsides: 'damaged' | 'fates'
  /** [WS-183] What has been hit is taken off. */
  damage: 'hits' | 'losses' | 'criticals'
}

/** Where play can stand. */
export type Step = keyof Sequences | Sequences[keyof Sequences]
