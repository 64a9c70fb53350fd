/** [LOB-048] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  constitution:
    '46 orders, lob.outcome.task, ending lob.ending.fleetGone, points 5, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.0, won by a',
  trafalgar:
    '902 orders, lob.outcome.won, ending lob.ending.turnLimit, points 35, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.1, grade lob.grade.small, won by b',
  'first-of-june':
    '393 orders, lob.outcome.won, ending lob.ending.turnLimit, points 15, otherPoints 5, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, side lob.side.0, grade lob.grade.narrow, won by a',
  spy: '176 orders, lob.outcome.won, ending lob.ending.mission, points 30, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.0, grade lob.grade.small, won by a',
  'open-battle':
    '355 orders, lob.outcome.draw, ending lob.ending.turnLimit, points 15, otherPoints 5, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, won by nobody',
  convoy:
    '196 orders, lob.outcome.task, ending lob.ending.mission, points 15, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.1, won by b',
  'putting-to-sea':
    '328 orders, lob.outcome.task, ending lob.ending.mission, points 25, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.1, won by b',
  'blockade-runners':
    '559 orders, lob.outcome.draw, ending lob.ending.turnLimit, points 5, otherPoints 20, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, won by nobody',
  'optional-rules':
    '394 orders, lob.outcome.won, ending lob.ending.turnLimit, points 25, otherPoints 15, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, side lob.side.0, grade lob.grade.narrow, won by a',
  'duel-by-chance':
    '182 orders, lob.outcome.task, ending lob.ending.fleetGone, points 10, otherPoints 0, earned lob.outcome.earnedBy, otherEarned lob.outcome.nothing, side lob.side.1, won by b',
  'convoy-by-chance':
    '165 orders, lob.outcome.draw, ending lob.ending.turnLimit, points 10, otherPoints 5, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, won by nobody',
  'trafalgar-by-chance':
    '124 orders, lob.outcome.draw, ending lob.ending.turnLimit, points 5, otherPoints 10, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, won by nobody',
  careers:
    '767 orders, lob.outcome.draw, ending lob.ending.turnLimit, points 30, otherPoints 20, earned lob.outcome.earnedBy, otherEarned lob.outcome.earnedBy, won by nobody',
}
