/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'lob.because.rakes': 'From there she rakes {target}.',
  'lob.because.bears': 'From there she has {target} in her broadside.',
  'lob.because.unseen': 'No enemy broadside bears on her there.',
  'lob.because.line': 'She keeps her place in the line.',
  'lob.because.boards': 'She comes alongside {target}, whose crew is smaller.',
  'lob.because.closes': 'She comes nearer to {target}.',
  'lob.because.stands': 'From there she has open water to sail on.',
  'lob.because.target': 'The broadside does the most harm to {target}.',
  'lob.because.other': 'The broadside bears on {target} too.',
  'lob.because.hold': 'The guns stay loaded.',
  'lob.because.answer': 'Firing back may cost the enemy something.',
  'lob.because.bound': 'She gets nearer to her goal.',
  'lob.because.gage': 'She stays to windward of {target}.',
  'lob.because.about': 'She finds no safe course ahead and must come about.',
  'lob.because.anchors': 'She should stay where she is.',
  'lob.because.relief': 'She has crew to spare, and {target} is short of crew.',
  'lob.because.afloat': 'She may float free.',
  'lob.because.party': 'From there her landing party has the least far to go.',
  'lob.because.allSailed': 'All ships that can sail have sailed.',
  'lob.because.far':
    'No enemy is within {inches, number} in yet; courses are compared only from then on.',
  'lob.because.sole': 'Every other safe course ends in nearly the same place.',
  'lob.because.leaves': 'She leaves the board there.',
  'lob.because.flees': 'She has lost heart and must flee.',
  'lob.because.enters': 'Of all the places where she may enter, this is the best.',
  'lob.because.stays': 'No safe place within her reach is better.',
  'lob.because.shotBest':
    '{target}, the nearest enemy, is {inches, number} in away; {met, plural, =0 {close alongside} other {at about # in}} {shot} does her the most damage.',
  'lob.because.shotOnly':
    '{target}, the nearest enemy, is {inches, number} in away; at about {met, number} in only {shot} reaches that far.',
  'lob.because.shotMisses':
    '{target}, the nearest enemy, is {inches, number} in away; in this light and weather no shot is likely to hit her this turn.',
  'lob.because.shotBeyond':
    '{target}, the nearest enemy, is {inches, number} in away and unlikely to come within reach this turn; {shot} reaches farthest.',
  'lob.because.shotAnyway': 'There is no enemy to choose shot for; {shot} reaches farthest.',
  'lob.because.shotAlike': 'She has too few guns for any shot to do much damage to {target}.',
  'lob.because.allLoaded': 'Every ship that might fire this turn has loaded.',
  'lob.because.bothSides':
    'She has targets on both sides, and two weaker broadsides together are stronger than one full one.',
  'lob.because.oneSide':
    'She does not have targets on both sides, and a single side fires at full strength.',
  'lob.because.fullSide':
    'She has targets on both sides, but two weaker broadsides together are no stronger than one full one.',
  'lob.because.laid': 'Her guns are aimed at {target}, and aimed guns should fire.',
  'lob.because.rescueSafe':
    'She lies across {target}: even if the test fails, the broadside still rakes.',
  'lob.because.rescueLikely':
    'She lies across {target}: her nation is good at manoeuvres, and the test costs no points.',
  'lob.because.allLaid': 'Every gun that bears on an enemy has a target.',
  'lob.because.keepsLoad': 'The double-shotted broadside is saved for a better chance.',
  'lob.because.cannotHit': 'At this range, in this light and weather, no gun that bears can hit.',
  'lob.because.noAnswer': 'From here counter-fire cannot hit.',
  'lob.because.storms': 'Her crew outnumbers that of {target}.',
  'lob.because.prize': '{target} can be taken without a fight.',
  'lob.because.noneWeaker': 'No enemy crew alongside is smaller.',
  'lob.because.manned': 'That leaves hands for both ships.',
  'lob.because.notLarger': 'Her crew does not outnumber that of {target}.',
  'lob.because.noPoints': 'She has no action points left to fight on.',
  'lob.because.fewestPoints': 'Fewer points would change nothing.',
  'lob.because.recentred': 'Moving the battle to the middle harms nobody.',
  'lob.because.task': 'The task of the scenario should be seen through.',
  'lob.because.asLost': 'The battle is as good as lost.',
  'lob.because.asWon': 'No gun can fire any more, and you are not behind.',
  'lob.because.toWin': 'There is still something to win.',
}
