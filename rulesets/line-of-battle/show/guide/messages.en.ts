/** What happens in each phase, what may interrupt it, and what to think of at each step. */
export const stepsEnglish = {
  'phase.setup.about':
    'Weather, hour and wind are rolled or set, the fleets are built and the ships are placed.',
  'phase.command.about':
    'Everyone rolls for initiative, which decides who acts first this turn, and secretly chooses the shot for each ship.',
  'phase.movement.about':
    'In order of initiative each player sails all their ships; a ship may instead tack, anchor, transfer crew or land a party.',
  'phase.combat.about':
    'Targets are named first and then fired at, one broadside at a time; the ship fired at may fire back. Ships side by side may be boarded.',
  'phase.rally.about':
    'Badly damaged ships test their morale. Then weather and wind may change, and the clock moves on 30 minutes.',
  'sequence.tacking': 'Tacking and wearing',
  'sequence.exchange': 'A broadside and the counter-fire',
  'sequence.shot': 'A shot',
  'sequence.round': 'A round of melee',
  'sequence.moraleTest': 'A morale test',
  'sequence.attributes': 'Attribute points',
  'sequence.parley': 'A proposal',
  'step.conditions.hint':
    'Rough weather and night both spoil the shooting; both help a convoy on the run.',
  'step.muster.hint':
    'A few large ships can take more damage; many small ones turn faster and give 1 point of initiative.',
  'step.quarter.hint':
    'Check the wind: the side to windward can bear down on the other when it likes.',
  'step.place.hint':
    '3 or more ships of the line, one close behind another, form a line of battle and have better morale. Leave room to turn.',
  'step.edge.hint': 'With the wind astern ships sail 2 inches farther.',
  'step.vanguard.hint':
    'The first ships lead the others in: point them where you want to be in 2 turns.',
  'step.shots.hint':
    'Round shot for hulls and long range, chain shot for sails, grape for crews at close range only. The choice holds for the whole turn.',
  'lob.advice.shotsLeft':
    'No shot chosen yet for {count, plural, one {# ship} other {# ships}}; “Done” loads round shot.',
  'lob.advice.flees':
    '{count, plural, one {{ships} flees and can} other {{ships} flee and can}} only run for the nearest edge: give the order “Flee”.',
  'step.reinforcement.hint':
    'Bring the ship in where it can fire soon, but not alone under the enemy’s guns.',
  'step.move.hint':
    'End with your broadside to the enemy, ideally across a bow or stern within 5 inches. Every ship must sail at least 1 inch.',
  'step.guns.hint':
    'Half the crew is gone: fire both sides with 2 less firepower, or one side at full strength. Against a single enemy, choose one side.',
  'step.target.hint':
    'Ships close by are easier to hit. A ship’s first broadside does double damage, unless the scenario says otherwise: do not waste it at long range.',
  'step.fire.hint':
    'Fire first at the enemy you fear most: a ship you damage now is weaker when it fires itself.',
  'step.board.hint':
    'Compare the crews: every extra man counts in each round. The first to win 2 rounds takes the ship.',
  'step.counter.hint':
    'Each side of a ship may fire back once a turn, at the strength it had before the hit. Hold fire only if a better target is coming.',
  'step.rescueMove.hint':
    'Your extra move: sail out of the enemy’s arc, or stay for the next broadside.',
  'step.prize.hint':
    'A prize needs crew to fight, and the crew you put aboard is missing from your own ship: with less than half its crew it must test its morale.',
  'step.victor.hint':
    'If you fight on, you add 1 to each attack roll; if you break off, the ships are placed 2 inches apart.',
  'step.points.hint': 'A point adds 1 to this roll and is back for the next battle.',
  'step.answer.hint': 'It happens only if everyone agrees.',
  'lob.talk.notes':
    'Allies talk about the battle only in notes. A note is handed over when its writer’s own turn comes.',
}
