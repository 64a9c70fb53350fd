/** What happens in each phase, what may interrupt it, and what to think of at each step. */
export const stepsEnglish = {
  'phase.setup.about':
    'Weather, hour and wind are rolled or set, the fleets are built and the ships are placed.',
  'phase.command.about':
    'Everyone rolls for the initiative, which settles who acts first in this turn, and chooses in secret which shot each ship fires.',
  'phase.movement.about':
    'In the order of initiative each player sails all his ships, and may tack, anchor, pass over crew or land a party instead.',
  'phase.combat.about':
    'Targets are named first and then fired at, broadside by broadside; who is hit may answer. Ships side by side may be boarded.',
  'phase.rally.about':
    'Badly hurt ships test their morale. Then weather and wind may change, and the clock goes on half an hour.',
  'sequence.tacking': 'Tacking and wearing',
  'sequence.exchange': 'A broadside and its answer',
  'sequence.shot': 'A shot',
  'sequence.round': 'A round of melee',
  'sequence.moraleTest': 'A morale test',
  'sequence.attributes': 'Attribute points',
  'sequence.parley': 'A proposal',
  'step.conditions.hint':
    'Rough weather spoils the shooting and night spoils it too; a convoy that runs likes both.',
  'step.muster.hint':
    'A few large ships stand more; many small ones turn faster and give the initiative a point.',
  'step.quarter.hint':
    'Look at the wind: whoever lies upwind can bear down on the other when he likes.',
  'step.place.hint':
    'Three ships of the line in a row, close behind each other, make a line and stand firm. Leave room to turn.',
  'step.edge.hint': 'With the wind behind you ships come in two inches faster.',
  'step.vanguard.hint':
    'The first ships lead the others in: point them where you want to be in two turns.',
  'step.shots.hint':
    'Round shot for hull and long range, chain for sails, grape for crew and only close by. It holds for the whole turn.',
  'lob.advice.shotsLeft':
    '{count, plural, one {1 ship has} other {# ships have}} no shot chosen; Done loads round shot.',
  'lob.advice.flees':
    '{count, plural, one {{ships} flees: all she} other {{ships} flee: all they}} may do is run for the nearest edge, by the order to flee.',
  'step.reinforcement.hint':
    'Bring it in where it can fire soon, but not alone under the enemy’s guns.',
  'step.move.hint':
    'End with your side towards the enemy, best across his bow or stern within 5 inches. Every ship must sail an inch.',
  'step.guns.hint':
    'Half the crew is gone: both sides at two less, or one side at full strength? With one enemy, one side.',
  'step.target.hint':
    'Near ships are hit more easily, and a ship’s first broadside does double damage, unless the scenario says otherwise: do not waste it far off.',
  'step.fire.hint':
    'Fire first at the enemy you fear most: what you damage now is weaker when its own turn to fire comes.',
  'step.board.hint':
    'Count the crews: each man more than the enemy counts in every round. Whoever wins two rounds has the ship.',
  'step.counter.hint':
    'Each side may answer once a turn, as strong as before the hit. Hold only if a better target will come.',
  'step.rescueMove.hint':
    'Your extra way: sail out of the enemy’s arc, or stay for the next broadside.',
  'step.prize.hint':
    'A prize needs hands to fight, and the men you put aboard are missing from your own ship: with less than half her crew she must test her morale.',
  'step.victor.hint':
    'Going on you attack with one more on each roll; breaking off puts two inches between the hulls.',
  'step.points.hint': 'A point adds one to this roll and is gone until the next battle.',
  'step.answer.hint': 'It is done only if all agree.',
}
