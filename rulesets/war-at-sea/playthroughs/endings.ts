/** [WAS-162] [WAS-164] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  'river-plate':
    '21 orders, was.end.won, ending was.ending.raiderSunk, seat seat.allies, own 17, other 26, won by allies',
  'coral-sea':
    '204 orders, was.end.won, ending was.ending.points, seat seat.allies, own 192, other 165, won by allies',
  guadalcanal:
    '117 orders, was.end.won, ending was.ending.points, seat seat.allies, own 40, other 32, won by allies',
  'built-fleets':
    '100 orders, was.end.won, ending was.ending.points, seat seat.allies, own 94, other 78, won by allies',
  'river-plate-by-chance':
    '58 orders, was.end.draw, ending was.ending.undecided, seat seat.allies, own 0, other 0, won by nobody',
}
