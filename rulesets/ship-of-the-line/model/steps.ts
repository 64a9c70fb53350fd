/** The sequences of play, each with its steps. Saved battles hold these names. */
interface Sequences {
  game:
    | 'wind'
    | 'firstPlayer'
    | 'nation'
    | 'officers'
    | 'officersShown'
    | 'lastBerths'
    | 'berth'
    | 'roundBegins'
    | 'nextShip'
    | 'dotOfReturn'
    | 'captain'
    | 'turnEnds'
    | 'roundEnds'
  attack: 'battery' | 'retaliation' | 'attackEnds'
  answer: 'answeringBattery' | 'retaliationEnds'
  boarding:
    | 'marines'
    | 'grape'
    | 'grapeShot'
    | 'boarders'
    | 'secondGrape'
    | 'secondGrapeShot'
    | 'boardingEnds'
  parley: 'answerDraw'
}

/** Where play can stand. */
export type Step = keyof Sequences | Sequences[keyof Sequences]
