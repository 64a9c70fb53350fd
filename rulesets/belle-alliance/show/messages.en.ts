export const showEnglish = {
  // What is written on the map and on the cards.
  'ba.measuring.barred':
    'Nothing is measured before orders are written and fire is declared (BA-1.1.1-11); the option “Measuring” allows it.',
  'ba.row.figures': 'Figures',
  'ba.piece.unit': '{unit}, {figures, number} figures',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': 'Orderly of {chief}',
  'ba.card.unit': '{arm}, {weapon}, valeur {valeur, number}',
  'ba.card.state': '{figures, number} of {of, number} figures, {formation}, {disorder}',
  'ba.card.chief': 'Immediate chief: {chief}',
  'ba.card.noChief': 'none',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': 'Carries orders for {chief}; he may take his place if he falls.',
  'ba.card.gun': '{pounder, number}-pounder, {gunners, number} gunners',
  'ba.card.horseGun': '{pounder, number}-pounder of horse artillery, {gunners, number} gunners',
  'ba.talent.light': 'Light: may skirmish with all figures',
  'ba.talent.lancers': 'Lancers',
  'ba.talent.trained': 'Trained shots',
  'ba.talent.pioneers': 'Pioneers',
  'ba.badge.disorder.LU': 'light disorder',
  'ba.badge.disorder.U': 'disorder',
  'ba.badge.disorder.FU': 'full disorder',
  'ba.badge.attacking': 'attacks',
  'ba.badge.charging': 'at the charge',
  'ba.badge.working': 'at work',
  'ba.badge.resting': 'at rest',
  'ba.badge.garrison': 'in a building',
  'ba.badge.shortOfSupply': 'short of ammunition',
  'ba.badge.orderFailed': 'order not followed',
  'ba.badge.pioneers': 'pioneers',
  'ba.badge.abandoned': 'abandoned guns',
  'ba.badge.chief': 'chief',
  'ba.badge.orderly': 'orderly',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, level {level, number}',
  'ba.ground.zone': 'Deployment zone of {seat}',
  'ba.marker.fired': 'has fired',
  'ba.marker.melee': 'melee',
  'ba.arc.command': 'command',
  'ba.arc.command.reach': 'commands to {cm, number} cm',
  'ba.sight.any': 'a unit here is seen',
  'ba.sight.fired': 'a unit here is seen only if it fired in this turn or the last',
  'ba.headline.turn': 'Turn {turn, number} of {last, number}',
  'ba.headline.clock': '{time}',
  'ba.headline.points': '{one} {first, number} – {second, number} {other}',

  // The battle in words.
  'ba.name': '{name}',
  'ba.status.time': 'Turn {turn, number} of {last, number}, {time}.',
  'ba.status.unit':
    '{unit} ({seat}): {figures, number} figures of {arm}, {formation}, {disorder}, at {x, number}/{y, number} cm, front {degrees, number}°.',
  'ba.status.unitNear':
    '{unit} ({seat}): {figures, number} figures of {arm}, {formation}, {disorder}, at {x, number}/{y, number} cm, front {degrees, number}°; {distance, number} cm to {enemy}.',
  'ba.status.gone.waiting': '{unit} comes on the board in turn {turn, number}.',
  'ba.status.gone.removed': '{unit} is destroyed.',
  'ba.status.gone.left': '{unit} has left the board.',
  'ba.status.gone.exited': '{unit} has marched off.',
  'ba.status.gone.surrendered': '{unit} has surrendered.',
  'ba.status.gone.captured': '{unit} is captured.',
  'ba.status.gone.joined': '{unit} has joined another part.',
  'ba.status.chief': '{chief} is at {x, number}/{y, number} cm.',
  'ba.status.orderly': 'An orderly of {chief} is at {x, number}/{y, number} cm.',

  // What happens in each phase, what may interrupt it, and what to think of at each step.
  'phase.setup.about': 'Both sides place their units and chiefs on their own ground.',
  'phase.orders.about':
    'Both sides write an order for each unit in secret. Units far from their chief, or shaken, then roll to see whether they follow it.',
  'phase.announcement.about':
    'Attacks become known. Gunners may flee to friends, fallen chiefs are replaced and routed units are rallied.',
  'phase.continuedFire.about':
    'Who fired last turn may fire at the same target at once, and then neither moves nor fires again.',
  'phase.movement.about':
    'All units carry out their orders at the same time, in twenty short steps; then the staff moves.',
  'phase.fire.about':
    'Targets are named on both sides before any die falls; all fire counts at the same time.',
  'phase.melee.about':
    'Units in contact fight. Who is beaten falls into disorder; who wins may press on.',
  'phase.end.about':
    'Works are finished, guns are taken, the staff moves once more, and units recover.',
  'sequence.forced': 'Retreats and routs',
  'step.deploy.hint':
    'Keep every unit within 30 cm of its chief, and leave supports close behind the first line.',
  'step.orders.hint':
    'Within 30 cm of its chief a sound unit obeys without a roll. To fight, a unit needs an attack order; to fire it needs none.',
  'step.refuge.hint':
    'Gunners who stay are fought at their guns; with the infantry they live, but the guns may be lost.',
  'step.chiefs.hint':
    'Rally units with a chief beside them. A fallen chief leaves a whole brigade to the dice.',
  'step.continuedFire.hint':
    'Take it if the target still stands where it was; leave it if the unit must move this turn.',
  'step.staff.hint':
    'Put a chief where next turn’s orders matter most: beside a unit he helps it, but may fall.',
  'step.fire.hint':
    'Several units at one target do more than one each at several. Flank, rear and columns suffer most.',
  'step.attackers.hint':
    'A neighbour or a support gives two more: use fresh closed units close by.',
  'step.defenders.hint':
    'A neighbour or a support gives two more; but a unit taken in flank or rear cannot be neighbour.',
  'step.advance.hint':
    'Pressing on keeps the enemy running, but the unit may end alone in front of a fresh line.',
  'step.lastRefuge.hint':
    'The enemy comes on a second time: gunners beside sound infantry may still save themselves.',
  'step.lastAttackers.hint': 'As before: a neighbour or a support gives two more.',
  'step.lastDefenders.hint': 'As before: a neighbour or a support gives two more.',
  'step.lastStaff.hint': 'Where the chiefs stand now decides which orders are sure next turn.',
  'step.direction.hint':
    'Point on the chart the way it runs (with keys: arrows, then Space, then Enter). Away from the enemy and clear of your own: a rout that touches friends may carry them away.',

  // What the laboratory counts.
  'finding.ending': 'End of the battle',
  'finding.ending.turns': 'last turn',
  'finding.ending.ruin': 'an army broken',
  'finding.grade': 'Result',
  'finding.grade.decisive': 'decisive victory',
  'finding.grade.victory': 'victory',
  'finding.grade.draw': 'draw',
  'finding.leadAtHalf': 'Ahead at half-time',
  'finding.firstPlace': 'First to take a place',
  'finding.points': 'Points in all',
  'finding.points.holdBuilding': 'Points for buildings',
  'finding.points.holdArea': 'Points for woods, hills and other ground',
  'finding.points.unitRuined': 'Points for units ruined',
  'finding.points.unitInDisorder': 'Points for units in disorder',
  'finding.points.gunModelCaptured': 'Points for guns taken',
  'finding.points.exited': 'Points for leaving the board',
  'finding.points.unitsBeyond': 'Points for units beyond a line',
  'finding.points.prisoners': 'Points for prisoners',
  'finding.points.losses': 'Points for enemy losses',
  'finding.points.turnEnds': 'Points at turns’ ends',
  'finding.order.written': 'Orders written',
  'finding.order.failed': 'Orders not followed',
  'finding.volley': 'Volleys fired',
  'finding.attack.won': 'Attacks that broke the enemy',
  'finding.attack.lost': 'Attacks that broke the attacker',
  'finding.attack.undecided': 'Attacks that broke nobody',
  'finding.lost.fire': 'Figures lost to fire',
  'finding.lost.melee': 'Figures lost in melee',
  'finding.lost.prisoners': 'Figures taken prisoner',
  'finding.lost.rout': 'Figures lost in rout',
  'finding.lost.surrender': 'Figures that surrendered',
  'finding.unit.disordered': 'Own units brought into disorder',
  'finding.unit.routed': 'Own units routed',
  'finding.gunsTaken': 'Gun models taken',
  'finding.staffFallen': 'Chiefs and orderlies fallen',
  'finding.placeTaken': 'Places taken',
}
