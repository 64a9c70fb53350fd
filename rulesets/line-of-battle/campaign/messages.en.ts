/** What the admiralty orders, and how a campaign stands. */
export const campaignEnglish = {
  'lob.campaign.flag.duel': 'The duel',
  'lob.campaign.flag.duel.orders':
    'August 1812. You sail alone. Bring the first British frigate you meet to action, and beat her.',
  'lob.campaign.flag.convoy': 'The homeward convoy',
  'lob.campaign.flag.convoy.orders':
    'Word of your duel has earned you a squadron. Fall upon the homeward convoy and destroy its merchantmen.',
  'lob.campaign.flag.home': 'Home to Boston',
  'lob.campaign.flag.home.orders':
    'The British are watching the coast. Bring two thirds of your squadron into harbour.',
  'lob.campaign.flag.out': 'Out again',
  'lob.campaign.flag.out.orders':
    'Your ships are repaired, and the blockade has closed in. Choose your hour and break out with two thirds of them.',
  'lob.campaign.flag.action': 'The squadron action',
  'lob.campaign.flag.action.orders':
    'A British squadron has been sent to find you. Let it find you, and beat it.',
  'lob.campaign.road.spy': 'The spy on the island',
  'lob.campaign.road.spy.orders':
    'A friend is waiting on a French island. Land a party, fetch him, and leave to the south.',
  'lob.campaign.road.convoy': 'The convoy',
  'lob.campaign.road.convoy.orders':
    'Five merchantmen carry stores for the fleet. Bring at least three of them to safety.',
  'lob.campaign.road.blockade': 'The watch off the harbour',
  'lob.campaign.road.blockade.orders':
    'The French are trying to reach harbour. Keep at least two thirds of them out.',
  'lob.campaign.road.trafalgar': 'The weather column',
  'lob.campaign.road.trafalgar.orders':
    '21 October 1805. The Combined Fleet is at sea. Break its line and destroy it.',
  'lob.campaign.task.win': 'Win the battle: {points, number} mission points',
  'lob.campaign.task.spare':
    '{ships, plural, =0 {Lose no ship} one {Lose no more than one ship} other {Lose no more than # ships}}: {points, number} mission points',
  'lob.campaign.task.take':
    '{ships, plural, one {Sink or take at least one ship} other {Sink or take at least # ships}}: {points, number} mission points',
  'lob.campaign.most': 'At most {points, number} mission points in this battle.',
  'lob.campaign.ownFleet':
    'Your fleet: {total, number} points. This battle gives {base, number}{forRank, plural, =0 {} other {, your rank # more}}{forLosses, plural, =0 {} other {; # less for ships lost in the last battle}}.',
  'lob.campaign.enemyFleet':
    'The enemy fleet: {total, number} points{forLosses, plural, =0 {} other {; # less for ships lost in the last battle}}.',
  'lob.campaign.loadedAlone':
    'You won the last battle: only your guns are double-shotted for the first broadside.',
  'lob.campaign.loadedBoth': 'Both sides’ guns are double-shotted for the first broadside.',
  'lob.campaign.result.won': 'Victory.',
  'lob.campaign.result.drawn': 'A draw.',
  'lob.campaign.result.lost': 'Defeat.',
  'lob.campaign.done': 'Done: {task}',
  'lob.campaign.failed': 'Not done: {task}',
  'lob.campaign.earned':
    '{change, number, ::sign-always} career points, including {missionPoints, number} mission points earned.',
  'lob.campaign.attribute':
    '{points, number, ::sign-always} attribute {points, plural, one {point} other {points}}: {attribute}.',
  'lob.campaign.losses':
    'Ships lost: {own, number} points on your side, {enemy, number} on the enemy’s.',
  'lob.campaign.promoted': 'Promoted to {rank}.',
  'lob.campaign.lieutenant': 'Lieutenant',
  'lob.campaign.commander': '{rank} {name}: {points, number} career points.',
  'lob.campaign.nextRank': 'The next rank comes at {points, number} career points.',
  'lob.campaign.attributes':
    'Attribute points: boarding {melee}, presence {bearing}, navigation {navigation}, gunnery {gunnery}.',
  'lob.campaign.progress':
    '{fought, plural, =0 {No battles fought yet} one {1 battle fought} other {# battles fought}}; missions completed: {won, number} of the {needed, number} needed.',
  'lob.campaign.succeeded':
    'The campaign is a success: {won, number} of {battles, number} missions were completed. You finish as {rank} {name}.',
  'lob.campaign.notSucceeded':
    'The campaign has failed: only {won, number} of {battles, number} missions were completed. You finish as {rank} {name}.',
}
