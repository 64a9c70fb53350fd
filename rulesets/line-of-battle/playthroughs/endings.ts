/** [LOB-048] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  constitution:
    '46 orders, lob.outcome.won, ending lob.ending.fleetGone, pointsOfA 5, pointsOfB 0, forA lob.outcome.earnedBy, forB lob.outcome.nothing, side lob.side.0, grade lob.outcome.task, won by a',
  trafalgar:
    '902 orders, lob.outcome.won, ending lob.ending.turnLimit, pointsOfA 0, pointsOfB 35, forA lob.outcome.nothing, forB lob.outcome.earnedBy, side lob.side.1, grade lob.grade.small, won by b',
  'first-of-june':
    '393 orders, lob.outcome.won, ending lob.ending.turnLimit, pointsOfA 15, pointsOfB 5, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, side lob.side.0, grade lob.grade.narrow, won by a',
  spy: '176 orders, lob.outcome.won, ending lob.ending.mission, pointsOfA 30, pointsOfB 0, forA lob.outcome.earnedBy, forB lob.outcome.nothing, side lob.side.0, grade lob.grade.small, won by a',
  'open-battle':
    '355 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 15, pointsOfB 5, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, won by nobody',
  convoy:
    '196 orders, lob.outcome.won, ending lob.ending.mission, pointsOfA 0, pointsOfB 15, forA lob.outcome.nothing, forB lob.outcome.earnedBy, side lob.side.1, grade lob.outcome.task, won by b',
  'putting-to-sea':
    '328 orders, lob.outcome.won, ending lob.ending.mission, pointsOfA 0, pointsOfB 25, forA lob.outcome.nothing, forB lob.outcome.earnedBy, side lob.side.1, grade lob.outcome.task, won by b',
  'blockade-runners':
    '559 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 5, pointsOfB 20, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, won by nobody',
  'optional-rules':
    '394 orders, lob.outcome.won, ending lob.ending.turnLimit, pointsOfA 25, pointsOfB 15, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, side lob.side.0, grade lob.grade.narrow, won by a',
  'duel-by-chance':
    '182 orders, lob.outcome.won, ending lob.ending.fleetGone, pointsOfA 0, pointsOfB 10, forA lob.outcome.nothing, forB lob.outcome.earnedBy, side lob.side.1, grade lob.outcome.task, won by b',
  'convoy-by-chance':
    '165 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 10, pointsOfB 5, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, won by nobody',
  'trafalgar-by-chance':
    '124 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 5, pointsOfB 10, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, won by nobody',
  careers:
    '767 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 30, pointsOfB 20, forA lob.outcome.earnedBy, forB lob.outcome.earnedBy, won by nobody',
}
