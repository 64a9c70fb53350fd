/** [WAS-162] [WAS-164] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  'river-plate':
    '25 orders, was.end.won, ending was.ending.raiderSunk, seat seat.allies, own 17, other 14, won by allies',
  'coral-sea':
    '205 orders, was.end.won, ending was.ending.points, seat seat.axis, own 177, other 124, won by axis',
  guadalcanal:
    '94 orders, was.end.won, ending was.ending.points, seat seat.axis, own 16, other 12, won by axis',
  'built-fleets':
    '93 orders, was.end.won, ending was.ending.points, seat seat.allies, own 94, other 66, won by allies',
  'river-plate-by-chance':
    '32 orders, was.end.draw, ending was.ending.undecided, seat seat.allies, own 0, other 13, won by nobody',
}
