/** The sequences of play, each with its steps. Saved battles hold these names. */
interface Sequences {
  battle:
    | 'firstLoads'
    | 'turnBegins'
    | 'wind'
    | 'signalsArrive'
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
    | 'targets'
    | 'fire'
    | 'losses'
    | 'criticals'
    | 'fates'
    | 'defence'
    | 'meleesBegin'
    | 'melee'
    | 'meleesEnd'
    | 'transfers'
    | 'load'
    | 'repairs'
    | 'sails'
    | 'turnEnds'
}

/** Where play can stand. */
export type Step = keyof Sequences | Sequences[keyof Sequences]
