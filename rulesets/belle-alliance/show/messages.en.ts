export const showEnglish = {
  'ba.body.regiment': '{chief}’s regiment',
  'ba.body.brigade': '{chief}’s brigade',
  'ba.body.division': '{chief}’s division',
  'ba.body.corps': '{chief}’s corps',
  'ba.body.army': '{chief}’s army',
  'group.advance': 'March in formation',
  'group.attack': 'Attack',
  'group.skirmish': 'Send out skirmishers',
  'group.hold': 'Hold: cancel the orders',
  'group.fireAt': 'Fire at one target',
  // What is written on the map and on the cards.
  'ba.measuring.barred':
    'Nothing may be measured until orders are written and fire is declared (BA-1.1.1-11). The option “Measuring” allows it at any time.',
  'ba.row.figures': 'Figures',
  'ba.row.figures.lost':
    'Take at least {count, plural, one {# figure} other {# figures}} off {piece}',
  'ba.piece.unit': '{unit}, {figures, number} figures',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': '{chief}’s orderly',
  'ba.card.unit': '{arm}, {weapon}, quality {valeur, number}',
  'ba.card.state': '{figures, number} of {of, number} figures, {formation}, {disorder}',
  'ba.card.chief': 'Immediate commander: {chief}',
  'ba.card.noChief': 'none',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': '{chief}’s orderly; can replace him if he falls.',
  'ba.card.gun': '{pounder, number}-pounder, {gunners, number} gunners',
  'ba.card.horseGun': '{pounder, number}-pounder, horse artillery, {gunners, number} gunners',
  'ba.talent.light': 'Light: can skirmish with all figures',
  'ba.talent.lancers': 'Lancers',
  'ba.talent.trained': 'Trained shots',
  'ba.talent.pioneers': 'Pioneers',
  'ba.badge.disorder.LU': 'light disorder',
  'ba.badge.disorder.U': 'disorder',
  'ba.badge.disorder.FU': 'full disorder',
  'ba.badge.attacking': 'attacking',
  'ba.badge.charging': 'charging',
  'ba.badge.working': 'at work',
  'ba.badge.resting': 'at rest',
  'ba.badge.garrison': 'in a building',
  'ba.badge.shortOfSupply': 'low on ammunition',
  'ba.badge.orderFailed': 'order not followed',
  'ba.badge.pioneers': 'pioneers',
  'ba.badge.abandoned': 'abandoned guns',
  'ba.badge.chief': 'commander',
  'ba.badge.orderly': 'orderly',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, level {level, number}',
  'ba.ground.zone': 'Deployment zone of {seat}',
  'ba.marker.fired': 'has fired',
  'ba.marker.melee': 'melee',
  'ba.arc.command': 'command',
  'ba.arc.command.reach': 'command range {cm, number} cm',
  'ba.sight.lines': 'the ground bars no line of sight to here',
  'ba.sight.any': 'a unit here can be seen',
  'ba.sight.fired': 'a unit here can be seen only if it fired this turn or last',
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
  'ba.status.gone.waiting': '{unit} arrives in turn {turn, number}.',
  'ba.status.gone.removed': '{unit} is destroyed.',
  'ba.status.gone.left': '{unit} has left the board.',
  'ba.status.gone.exited': '{unit} has marched off.',
  'ba.status.gone.surrendered': '{unit} has surrendered.',
  'ba.status.gone.captured': '{unit} is captured.',
  'ba.status.gone.joined': '{unit} has joined another part of its unit.',
  'ba.status.chief': '{chief} is at {x, number}/{y, number} cm.',
  'ba.status.orderly': 'An orderly of {chief} is at {x, number}/{y, number} cm.',

  // What happens in each phase, what may interrupt it, and what to think of at each step.
  'phase.setup.about': 'Both sides place their units and commanders in their own zones.',
  'phase.orders.about':
    'Both sides write orders for their units in secret. Units far from their commander or in disorder then roll to see whether they follow them.',
  'phase.announcement.about':
    'Attacks are announced. Gunners can take refuge, fallen commanders are replaced and routed units reorganise.',
  'phase.continuedFire.about':
    'A unit that fired last turn can fire again at once at the same target; it then cannot move or fire later in the turn.',
  'phase.movement.about':
    'All units carry out their orders at the same time, in twenty short steps; then the staff moves.',
  'phase.fire.about':
    'Both sides choose targets before any dice are rolled; all fire takes effect at the same time.',
  'phase.melee.about':
    'Units in contact fight. The loser falls into disorder; the winner can make a continued advance.',
  'phase.end.about':
    'Engineering work is finished, abandoned guns are captured, the staff moves once more, and units reorganise.',
  'sequence.forced': 'Retreats and routs',
  'step.deploy.hint':
    'Keep every unit within 30 cm of its commander, and supporting units close behind the first line.',
  'step.orders.hint':
    'Change formation first, then march: the formation decides what ground a unit can enter. Within 30 cm of its commander a unit in good order obeys without a roll. A unit needs an attack order to fight in melee, but none to fire.',
  'step.refuge.hint':
    'Gunners who stay must fight at their guns. With the infantry they are safer, but the guns may be lost.',
  'step.chiefs.hint':
    'Bring a commander to a routed unit to help it reorganise. Without a commander, every order in a brigade needs a roll.',
  'step.continuedFire.hint':
    'Use it if the target is still where it was; skip it if the unit must move this turn.',
  'step.staff.hint':
    'Put commanders where next turn’s orders matter most. A commander with a unit helps it, but may fall.',
  'step.fire.hint':
    'Several units firing at one target do more than each firing at its own. Fire into a flank, a rear or a column does the most damage.',
  'step.attackers.hint':
    'A neighbour or supporting unit adds 2: use fresh units in closed formation nearby.',
  'step.defenders.hint':
    'A neighbour or supporting unit adds 2, but a unit attacked in flank or rear cannot be a neighbour.',
  'step.advance.hint':
    'A continued advance keeps the enemy running, but the unit may end up alone in front of a fresh line.',
  'step.lastRefuge.hint':
    'The enemy attacks again: gunners beside infantry in good order can still save themselves.',
  'step.lastAttackers.hint': 'As before, a neighbour or supporting unit adds 2.',
  'step.lastDefenders.hint': 'As before, a neighbour or supporting unit adds 2.',
  'step.lastStaff.hint':
    'Units within 30 cm of a commander now follow next turn’s orders without a roll.',
  'step.direction.hint':
    'Choose on the chart where the unit should go (with keys: arrows, then Space, then Enter). Keep away from the enemy and clear of your own units: a rout that touches them may carry them away.',

  // What the laboratory counts.
  'finding.ending': 'End of the battle',
  'finding.ending.turns': 'last turn',
  'finding.ending.ruin': 'an army beaten',
  'finding.grade': 'Result',
  'finding.grade.decisive': 'decisive victory',
  'finding.grade.victory': 'victory',
  'finding.grade.draw': 'draw',
  'finding.leadAtHalf': 'Ahead halfway through',
  'finding.firstPlace': 'First to take a place',
  'finding.points': 'Points in all',
  'finding.points.holdBuilding': 'Points for buildings',
  'finding.points.holdArea': 'Points for woods, hills and other ground',
  'finding.points.unitRuined': 'Points for units destroyed or routed',
  'finding.points.unitInDisorder': 'Points for units in disorder',
  'finding.points.gunModelCaptured': 'Points for guns captured',
  'finding.points.exited': 'Points for leaving the board',
  'finding.points.unitsBeyond': 'Points for units beyond a line',
  'finding.points.prisoners': 'Points for prisoners',
  'finding.points.losses': 'Points for enemy losses',
  'finding.points.turnEnds': 'Points at the end of turns',
  'finding.order.written': 'Orders written',
  'finding.order.failed': 'Orders not followed',
  'finding.volley': 'Times fired',
  'finding.attack.won': 'Attacks won',
  'finding.attack.lost': 'Attacks lost',
  'finding.attack.undecided': 'Attacks undecided',
  'finding.lost.fire': 'Figures lost to fire',
  'finding.lost.melee': 'Figures lost in melee',
  'finding.lost.prisoners': 'Figures taken prisoner',
  'finding.lost.rout': 'Figures lost in rout',
  'finding.lost.surrender': 'Figures that surrendered',
  'finding.unit.disordered': 'Own units brought into disorder',
  'finding.unit.routed': 'Own units routed',
  'finding.gunsTaken': 'Gun models captured',
  'finding.staffFallen': 'Commanders and orderlies fallen',
  'finding.placeTaken': 'Places taken',
}
