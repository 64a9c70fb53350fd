/**
 * Why a request was not answered. The engine goes on after each.
 * `refused` carries `because`, the list of reasons that `judge` gives.
 */
export const errorCodes = {
  malformed:
    'The line is not a JSON record, or a field (also of an order) is missing or wrong; `at` names it.',
  tooLong: 'The line is longer than 16 MiB; it was not read.',
  unknownVerb: 'There is no such verb.',
  unknownKind: 'The ruleset has no such kind of order.',
  unknownRuleset: 'The catalogue has no such ruleset.',
  unknownBattle: 'No battle has this handle; it may have been closed.',
  unknownSeat: 'The battle has no such seat.',
  badSetup: 'Scenario, options or papers are not what the ruleset takes; `because` may say why.',
  badFile: 'The battle file cannot be read; `at` names the first thing wrong.',
  badState:
    'The state is not of this ruleset; `at` names the first thing wrong, `found` what is there.',
  badDie: 'A given result is not on its die; `at` names it.',
  badDice: 'Results were given that the order does not roll; nothing has changed.',
  diceNeeded:
    'The strict dice ran out, or some of several dice rolled as one are missing; `needed` tells the roll. Nothing has changed.',
  tooManyBattles: 'The engine holds no more open battles; close one.',
  paused: 'The umpire has stopped within an order; “continue” goes on.',
  notPaused: 'The umpire has not stopped within an order.',
  unknownLevel: 'The computer player has no such level.',
  refused: 'The rules do not allow the order; nothing has changed.',
  notAsked: 'The seat is not asked for an order now.',
  notYours:
    'This engine answers for one seat, and the request is for more than that seat may know.',
  noFile: 'The battle was loaded from a state only, so there is no file of it.',
  stale:
    'On a server: something was told meanwhile that the order could not know of; look again. Nothing has changed.',
  failed: 'The rules failed at this request; nothing has changed.',
} as const

export type ErrorCode = keyof typeof errorCodes

/** Thrown by a verb: it becomes the answer's `error`. */
export class EngineError extends Error {
  readonly code: ErrorCode
  readonly at: string
  readonly more: Record<string, unknown>

  constructor(code: ErrorCode, message: string, at = '', more: Record<string, unknown> = {}) {
    super(message)
    this.name = 'EngineError'
    this.code = code
    this.at = at
    this.more = more
  }
}
