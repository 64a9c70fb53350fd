import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { faultsInGroupNames, formationsAreOfTheSeat, sharedOrdersAreJudged } from './bodies.ts'
import { citationsResolve } from './citations.ts'
import {
  copiesDropNothing,
  copiesShareNothing,
  stateAndEventsShareNothing,
  statesSurviveJson,
} from './data.ts'
import { eventsHaveTheirShape, statesCanBeLoaded } from './gate.ts'
import { settingIsShared } from './setting.ts'
import { sharedViewsAreOnlyRead, sharedViewsAreViews } from './shared-views.ts'
import { faultsInCatalogues, faultsInNames, faultsInRules, faultsInSetup } from './messages.ts'
import {
  chosenAreAllowed,
  candidatesAreAllowed,
  offeredAreAllowed,
  retractedAreAskedAgain,
  refusedChangeNothing,
} from './orders.ts'
import { piecesAreThePictures } from './pieces.ts'
import { eventsReplay, playChangesNothingGiven, searchPlaysAlike } from './replays.ts'
import { secretsStaySecret, viewsFollowAlike, viewsJudgeAlike } from './secrets.ts'
import type { Law, Moment, Trial, Violation } from './trial.ts'
import { Unplayable, walk } from './walk.ts'

/** The laws that look at each order of a trial. */
export const laws: Record<string, Law> = {
  playChangesNothingGiven,
  statesSurviveJson,
  statesCanBeLoaded,
  eventsHaveTheirShape,
  copiesDropNothing,
  copiesShareNothing,
  stateAndEventsShareNothing,
  offeredAreAllowed,
  chosenAreAllowed,
  candidatesAreAllowed,
  retractedAreAskedAgain,
  refusedChangeNothing,
  eventsReplay,
  searchPlaysAlike,
  viewsFollowAlike,
  secretsStaySecret,
  viewsJudgeAlike,
  settingIsShared,
  sharedViewsAreViews,
  sharedViewsAreOnlyRead,
  piecesAreThePictures,
  formationsAreOfTheSeat,
  sharedOrdersAreJudged,
  citationsResolve,
}

/** A trial stops here: the rest would be more of the same. */
const MOST_VIOLATIONS = 20

/** Plays the trial and returns every breach of a law; an empty list means that all hold. `hears` is told of each order. */
export function checkLaws<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
  hears: (moment: Moment<State, Order, Event>) => void = () => undefined,
): Violation[] {
  const violations = violationsInRuleset(ruleset, trial)
  let step = 0
  try {
    for (const moment of walk(ruleset, trial)) {
      step = moment.step
      hears(moment)
      if (step % (trial.every ?? 1) === 0 || moment.after.outcome)
        violations.push(...violationsAt(ruleset, moment))
      if (violations.length >= MOST_VIOLATIONS) break
    }
  } catch (error) {
    const law = error instanceof Unplayable ? error.law : 'playsOn'
    violations.push({ law, step: step + 1, message: textOf(error) })
  }
  return violations.slice(0, MOST_VIOLATIONS)
}

function violationsAt<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
): Violation[] {
  return Object.entries(laws).flatMap(([law, look]) =>
    breaches(law, moment.step, () => look(ruleset, moment)),
  )
}

/** What can be seen without playing. */
function violationsInRuleset<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): Violation[] {
  const catalogues = () => faultsInCatalogues(ruleset.messages, trial.wording)
  return [
    ...breaches('catalogues', null, catalogues),
    ...breaches('names', null, () => faultsInNames(ruleset, trial)),
    ...breaches('names', null, () => faultsInGroupNames(ruleset)),
    ...breaches('rules', null, () => faultsInRules(ruleset, trial)),
    ...breaches('setup', null, () => faultsInSetup(ruleset, trial)),
  ]
}

/** A law that throws has found something too. */
function breaches(law: string, step: number | null, look: () => string[]): Violation[] {
  try {
    return [...new Set(look())].map(message => ({ law, step, message }))
  } catch (error) {
    return [{ law, step, message: textOf(error) }]
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
