/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'lob.because.rakes': 'From there {ship} rakes {target}.',
  'lob.because.bears': 'From there {ship} has {target} in her broadside.',
  'lob.because.unseen': 'No enemy broadside bears on {ship} there.',
  'lob.because.line': '{ship} keeps her place in the line.',
  'lob.because.boards': '{ship} comes alongside {target}, whose crew is weaker.',
  'lob.because.closes': '{ship} comes nearer to {target}.',
  'lob.because.stands': '{ship} has room to go on from there.',
  'lob.because.target': 'The broadside does {target} most harm.',
  'lob.because.other': 'The broadside bears on {target} too.',
  'lob.because.hold': 'The guns stay loaded.',
  'lob.because.answer': 'An answer may cost the enemy something.',
  'lob.because.bound': '{ship} goes on towards where she is bound.',
  'lob.because.gage': '{ship} keeps the wind of {target}.',
  'lob.because.about': '{ship} finds no safe course ahead and has to come about.',
  'lob.because.anchors': '{ship} is to stay where she lies.',
  'lob.because.relief': '{ship} has hands to spare, and {target} is short of them.',
  'lob.because.afloat': '{ship} may get off the ground.',
  'lob.because.party': 'The party of {ship} has the shortest way from there.',
  'lob.because.allSailed': 'All ships that can sail have sailed.',
  'lob.because.far':
    'No enemy is within {inches, number} in yet; only then is one course weighed against another.',
  'lob.because.sole': 'Every other safe course ends in much the same place.',
  'lob.because.leaves': '{ship} leaves the board there.',
  'lob.because.flees': '{ship} has lost heart and has to flee.',
  'lob.because.enters': 'There {ship} lies best of all places where she may come in.',
  'lob.because.stays': 'No safe place that she can still reach is better.',
  'lob.because.shotBest':
    '{target}, the nearest enemy, is {inches, number} in off; met {met, plural, =0 {close alongside} other {at about # in}}, {shot} costs her most.',
  'lob.because.shotOnly':
    '{target}, the nearest enemy, is {inches, number} in off; met at about {met, number} in, only {shot} carries so far.',
  'lob.because.shotMisses':
    '{target}, the nearest enemy, is {inches, number} in off; as light and weather are, no shot is likely to hit her this turn.',
  'lob.because.shotBeyond':
    '{target}, the nearest enemy, is {inches, number} in off and hardly to be reached this turn; {shot} carries farthest.',
  'lob.because.shotAnyway': 'No enemy is there to choose for; {shot} carries farthest.',
  'lob.because.shotAlike': 'Her guns are too few for any shot to tell much against {target}.',
  'lob.because.allLoaded': 'Every ship that may come to fire has her shot.',
  'lob.because.bothSides':
    '{ship} has targets on both sides, and two weaker broadsides are together stronger than a full one.',
  'lob.because.oneSide':
    '{ship} does not have targets on both sides, and one side fires at full strength.',
  'lob.because.fullSide':
    '{ship} has targets on both sides, but two weaker broadsides are together no stronger than a full one.',
  'lob.because.laid': 'The guns of {ship} are laid on {target}, and whatever is laid is fired.',
  'lob.because.rescueSafe':
    '{ship} lies across {target}: should the rescue fail, the broadside still counts as a plain crossing.',
  'lob.because.rescueLikely':
    '{ship} lies across {target}: her nation is good at manoeuvres, and the test costs no points.',
  'lob.because.allLaid': 'No gun is left to be laid that bears on an enemy.',
  'lob.because.keepsLoad': 'The double load is kept for a better chance.',
  'lob.because.cannotHit': 'As range, light and weather are, no gun that bears can hit.',
  'lob.because.noAnswer': 'From here an answer cannot hit.',
  'lob.because.storms': 'The crew of {ship} outnumbers that of {target}.',
  'lob.because.prize': '{target} can be taken without a fight.',
  'lob.because.noneWeaker': 'No enemy crew alongside is weaker.',
  'lob.because.manned': 'So there are hands for both ships.',
  'lob.because.notLarger': 'The crew of {ship} does not outnumber that of {target}.',
  'lob.because.noPoints': '{ship} has no points left to fight on.',
  'lob.because.fewestPoints': 'Fewer points would change nothing.',
  'lob.because.recentred': 'To shift the battle to the middle harms nobody.',
  'lob.because.task': 'The task of the battle is to be seen through.',
  'lob.because.asLost': 'The battle is as good as lost.',
  'lob.because.asWon': 'No gun can bear any more, and you are not behind.',
  'lob.because.toWin': 'There is still something to win.',
}
