export const meleeEnglish = {
  'lob.modifier.largerCrew':
    'larger crew ({attackerCrew, number} boarding, {defenderCrew, number} boarded)',
  'lob.modifier.continuedMelee': 'boarders beaten off before',
  'lob.refuse.notYourCrew': '{ship} has no crew of yours that could board.',
  'lob.refuse.boardFriend': '{target} is no enemy. Choose an enemy ship.',
  'lob.refuse.boardGone': '{target} is no longer on the board.',
  'lob.refuse.fleeingBoard': '{ship} is fleeing and boards nobody.',
  'lob.refuse.freshPrize': '{ship} was taken this turn and is yours to command from the next.',
  'lob.refuse.notBeside':
    '{target} lies {inches, number} in from {ship}; at most {gap, number} in is side by side.',
  'lob.refuse.notInContact':
    '{target} lies {inches, number} in from {ship}: a ship without crew is taken over in contact, hull against hull. Sail up to her.',
  'lob.refuse.boardUnmanned': '{target} has no crew to fight: take her over.',
  'lob.refuse.takeManned': '{target} still has {crew, number} crew: board her.',
  'lob.refuse.captorInMelee': '{ship} is in melee and can spare nobody.',
  'lob.refuse.sameMelee': '{ship} and {target} are in melee already.',
  'lob.refuse.sideInMelee': 'Over her {battery} side {ship} is in melee already.',
  'lob.refuse.prizeCrew':
    '{ship} can put {least, number} to {most, number} of her crew aboard {prize}: one stays with her where two are left, and {prize} has room for {room, number}.',
  'lob.refuse.noMeleeWon': 'No melee that you have won waits for your word.',
  'lob.order.board': '{ship} boards {target}',
  'lob.order.takeOver': '{ship} takes {target} over with {crew, number} crew{strain}',
  'lob.order.manPrize': '{ship} puts {crew, number} crew aboard {target}{strain}',
  'lob.prize.strain': '; with {left, number} of {full, number} left {ship} must test her morale',
  'lob.prize.noStrain': '',
  'lob.order.continueMelee': '{ship} boards {target} in turn',
  'lob.order.breakOff': '{ship} breaks off from {target}',
  'lob.event.meleeBegun': '{attacker} boards {defender}.',
  'lob.event.meleeContinued': '{attacker} fights on and boards {defender} in turn.',
  'lob.event.roundOpened': '{attacker} and {defender} fight hand to hand.',
  'lob.event.roundRolled':
    '{attacker} rolls {die, number}, {total, number} in all; {defender} {otherDie, number}, {otherTotal, number} in all.',
  'lob.event.roundTied': 'Both come to {total, number}; the dice are rolled again.',
  'lob.event.roundFought':
    '{winner} wins the round: {winnerCrew, number} crew left, {loser} {loserCrew, number}.',
  'lob.event.roundAutomatic':
    '{winner} wins the round by numbers: {winnerCrew, number} crew left, {loser} {loserCrew, number}.',
  'lob.event.meleeDecided.attacker': '{attacker} overcomes {defender}.',
  'lob.event.meleeDecided.defender': '{defender} beats off {attacker}.',
  'lob.event.meleeDecided.nobody': 'Nobody is left to fight on {attacker} and {defender}.',
  'lob.event.shipTaken':
    '{captor} takes {ship}: {crew, number} crew aboard the prize, {left, number} stay.',
  'lob.event.brokenOff': '{attacker} and {defender} cast off and drift apart.',
}
