/** [WS-260] [WS-262] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  constitution:
    '356 orders, ws.outcome.draw.duel, ending ws.ending.turnLimit, first ws.fleet.american, second ws.fleet.british, pointsOfFirst 0, pointsOfSecond 0, won by nobody',
  'flamborough-head':
    '239 orders, ws.outcome.lost.beaten, ending ws.ending.beaten, first ws.fleet.american, second ws.fleet.british, pointsOfFirst 0, pointsOfSecond 11, winner ws.fleet.british, ship Bonhomme Richard, won by b',
  'san-domingo':
    '432 orders, ws.outcome.won.fleets, ending ws.ending.turnLimit, first ws.fleet.british, second ws.fleet.french, pointsOfFirst 0, pointsOfSecond 60, winner ws.fleet.french, won by b',
  'basic-duel':
    '108 orders, ws.outcome.lost.beaten, ending ws.ending.beaten, first ws.fleet.british, second ws.fleet.french, pointsOfFirst 24, pointsOfSecond 0, winner ws.fleet.british, ship Hercule, won by a',
  'advanced-duel':
    '226 orders, ws.outcome.lost.beaten, ending ws.ending.beaten, first ws.fleet.british, second ws.fleet.french, pointsOfFirst 10, pointsOfSecond 0, winner ws.fleet.british, ship Cléopâtre, won by a',
  'duel-by-chance':
    '180 orders, ws.outcome.draw.duel, ending ws.ending.turnLimit, first ws.fleet.american, second ws.fleet.british, pointsOfFirst 0, pointsOfSecond 0, won by nobody',
  'roads-by-chance':
    '80 orders, ws.outcome.draw.fleets, ending ws.ending.turnLimit, first ws.fleet.british, second ws.fleet.french, pointsOfFirst 0, pointsOfSecond 0, won by nobody',
  'commanders-by-chance':
    '130 orders, ws.outcome.won.fleets, ending ws.ending.turnLimit, first ws.fleet.british, second ws.fleet.french, pointsOfFirst 0, pointsOfSecond 0, winner ws.fleet.french, won by b d',
}
