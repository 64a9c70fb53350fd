/** What happens in each phase, what may interrupt it, and what to think of at each step. */
export const stepsEnglish = {
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
}
