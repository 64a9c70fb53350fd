import type { Catalogue } from '@grognard/umpire/message.ts'

export const options: Catalogue = {
  'option.windNamesAre': 'Name of the wind',
  'option.windNamesAre.about': 'Whether the dice name where the wind comes from or where it blows.',
  'option.windNamesAre.from': 'where it comes from',
  'option.windNamesAre.to': 'where it blows',
  'option.shipsBlockFire': 'Ships block fire',
  'option.shipsBlockFire.about':
    'A ship on the straight line between two others, from dot to dot, stops the shot.',
  'option.rammingAllowed': 'Ramming',
  'option.rammingAllowed.about':
    'A ship may run into another by choice, even when it could go elsewhere.',
  'option.returningShipMayLeaveAgain': 'Leave again at once',
  'option.returningShipMayLeaveAgain.about':
    'A ship may leave the board again in the turn of its return.',
  'option.prizeCountsAsLost': 'Prizes count as lost',
  'option.prizeCountsAsLost.about': 'A ship in enemy hands counts as lost when victory is decided.',
  'option.turnLimit': 'Limit of rounds',
  'option.turnLimit.about': 'The battle is counted out after this round; 0 for no limit.',
  'option.quietRoundsForDraw': 'Quiet rounds for a draw',
  'option.quietRoundsForDraw.about':
    'After so many whole rounds without a hit, a capture or a surrender it is a draw.',
}
