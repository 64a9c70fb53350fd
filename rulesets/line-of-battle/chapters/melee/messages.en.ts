export const meleeEnglish = {
  'lob.modifier.largerCrew':
    'larger crew ({attackerCrew, number} attacking, {defenderCrew, number} defending)',
  'lob.modifier.continuedMelee': 'has beaten off an attack',
  'lob.refuse.notYourCrew': '{ship} has no crew of yours to board with.',
  'lob.refuse.boardFriend': '{target} is not an enemy. Choose an enemy ship.',
  'lob.refuse.boardGone': '{target} is no longer on the board. Choose another ship.',
  'lob.refuse.fleeingBoard': '{ship} is fleeing and cannot board.',
  'lob.refuse.freshPrize':
    '{ship} was taken this turn and takes your orders only from next turn on.',
  'lob.refuse.notBeside':
    '{target} is {inches, number} in from {ship}; to board, the hulls must be at most {gap, number} in apart.',
  'lob.refuse.notInContact':
    '{target} is {inches, number} in from {ship}: a ship without crew is taken over hull to hull. Sail up to her.',
  'lob.refuse.boardUnmanned': '{target} has no crew to fight. Take her over.',
  'lob.refuse.takeManned': '{target} still has {crew, number} crew. Board her.',
  'lob.refuse.captorInMelee': '{ship} is in melee and can spare no crew.',
  'lob.refuse.sameMelee': '{ship} and {target} are already in melee.',
  'lob.refuse.sideInMelee': '{ship} is already in melee on her {battery} side.',
  'lob.refuse.prizeCrew':
    '{ship} can put {least, number} to {most, number} crew aboard {prize}: she keeps one if she has two, and {prize} has room for {room, number}.',
  'lob.refuse.noMeleeWon': 'You have won no melee that still needs an order.',
  'lob.order.board': '{ship}: board {target}',
  'lob.order.takeOver': '{ship}: take over {target} with {crew, number} crew{strain}',
  'lob.order.manPrize': '{ship}: put {crew, number} crew aboard {target}{strain}',
  'lob.prize.strain': '; with {left, number} of {full, number} left {ship} must test her morale',
  'lob.prize.noStrain': '',
  'lob.order.continueMelee': '{ship}: fight on and board {target}',
  'lob.order.breakOff': '{ship}: break off from {target}',
  'lob.event.meleeBegun': '{attacker} boards {defender}.',
  'lob.event.meleeContinued': '{attacker} fights on and boards {defender}.',
  'lob.event.roundOpened': '{attacker} and {defender} fight hand to hand.',
  'lob.event.roundRolled':
    '{attacker} rolls {die, number}, total {total, number}; {defender} rolls {otherDie, number}, total {otherTotal, number}.',
  'lob.event.roundTied': 'A tie at {total, number}: both roll again.',
  'lob.event.roundFought':
    '{winner} wins the round: {winnerCrew, number} crew left; {loser} has {loserCrew, number}.',
  'lob.event.roundAutomatic':
    '{winner} wins the round by sheer numbers: {winnerCrew, number} crew left; {loser} has {loserCrew, number}.',
  'lob.event.meleeDecided.attacker': '{attacker} overcomes {defender}.',
  'lob.event.meleeDecided.defender': '{defender} beats off {attacker}.',
  'lob.event.meleeDecided.nobody':
    'The melee ends undecided: nobody is left to fight on {attacker} or {defender}.',
  'lob.event.shipTaken':
    '{captor} takes {ship}: {crew, number} crew go aboard the prize, {left, number} stay.',
  'lob.event.brokenOff': '{attacker} and {defender} cast off and drift apart.',
}
