/** The sequences of play, each with its steps. Saved battles hold these names. */
interface Sequences {
  battle:
    | 'layout'
    | 'fleets'
    | 'fleetsShown'
    | 'sides'
    | 'chooseSide'
    | 'deploy'
    | 'weather'
    | 'turnBegins'
    | 'initiative'
    | 'arrivals'
    | 'moveBegins'
    | 'move'
    | 'moveEnds'
    | 'airBegins'
    | 'fly'
    | 'scramble'
    | 'antiair'
    | 'antiairEnds'
    | 'strikeBegins'
    | 'strike'
    | 'strikeEnds'
    | 'gunfire'
    | 'gunfireEnds'
    | 'submarines'
    | 'submarinesEnd'
    | 'returnBegins'
    | 'land'
    | 'landed'
    | 'cargo'
    | 'turnEnds'
  /** [WAS-A15] Torpedoes run at a unit that may evade them. */
  evasion: 'evade' | 'torpedoesHit'
}

/** Where play can stand. */
export type Step = keyof Sequences | Sequences[keyof Sequences]
