/** Changes of formation, and units that split and join. */
export const formationEnglish = {
  'order.form': 'change formation',
  'order.split': 'split the unit',
  'order.join': 'join parts of the unit',
  'ba.order.form':
    '{unit}: change to {formation}{front, plural, =0 {} other {, # figures wide}}{gap, plural, =0 {} other {, with gaps of {gap, number} cm}}{quarter, select, left {, by a quarter turn to the left} right {, by a quarter turn to the right} other {}}{about, select, yes {, turning about} other {}}{instead, select, yes {, instead of {written}} other {}}{taken, select, yes { – needs {by} to move first} other {}}',
  'ba.order.split': '{unit}: split off a part of {count, number}',
  'ba.order.join': '{unit}: join {other}',
  'ba.event.unitSplit':
    '{unit} splits off {figures, plural, one {# figure} other {# figures}} as {part} and keeps {left, number}.',
  'ba.event.unitsJoined':
    '{joined} joins {unit}, which now has {figures, plural, one {# figure} other {# figures}}.',
  'ba.event.formationChanged': '{unit} changes formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} changes formation: {formation}, with too few figures for it.',
  'ba.event.groundContested':
    '{winner} wins the same ground from {loser}, {winnerTotal, number} to {loserTotal, number}, and forms up there.',
  'ba.event.partFailed': '{unit} cannot carry out “{part}”: {reason}',
  'ba.refuse.notArrived': '{unit} is not on the board yet; it can only be ordered to march in.',
  'ba.refuse.outOfAction': '{unit} is in rout or out of the battle. Choose another unit.',
  'ba.refuse.continuedFire': '{unit} used continued fire and cannot move until next turn.',
  'ba.refuse.retreated': '{unit} has made a forced move and must stand still until next turn.',
  'ba.refuse.leaveFirst':
    '{unit} is in a building. It must leave first, into any formation in contact with the building.',
  'ba.refuse.notItsFormation':
    '{unit} cannot take this formation: {formation}. Infantry forms line, columns, square, battalion mass, rallying square or skirmish line; cavalry line, columns or skirmish line; guns are limbered or unlimbered.',
  'ba.refuse.lineStaysLine':
    '{unit} belongs to its parent unit: it can only change its gaps, rejoin that unit or occupy a building.',
  'ba.refuse.notLight':
    '{unit} is not light infantry or cavalry; send out at most a third of its figures.',
  'ba.refuse.frontOfColumn':
    '{unit} must be {least, number} to {most, number} figures wide in this formation.',
  'ba.refuse.noFrontToChoose':
    'Only attack column and battalion mass have a width to choose; leave it empty for other formations.',
  'ba.refuse.gap':
    'Skirmishers stand {least, number} to {most, number} cm apart; leave the gap empty for other formations.',
  'ba.refuse.aboutTurn':
    '{unit} can turn about here only while limbering or unlimbering; otherwise order the about-turn with its march.',
  'ba.refuse.quarterTurn': '{unit} can make a quarter turn only between line and march column.',
  'ba.refuse.sameFormation': '{unit} is already in this formation; choose another, or no change.',
  'ba.refuse.formAndLeaveGuns':
    '{unit} cannot both change formation and leave its guns in one turn; choose one.',
  'ba.refuse.noRoomToForm':
    '{unit} has no room there. Choose a smaller formation or another place.',
  'ba.refuse.standsStill':
    '{unit} is at work or at rest and cannot split or join. Change its formation first.',
  'ba.refuse.cannotSplit':
    '{unit} cannot be split: it belongs to its parent unit or to its guns. Choose another unit.',
  'ba.refuse.tooFewToSplit':
    '{unit} has {figures, number} figures; outside buildings it needs more than {most, number} to split.',
  'ba.refuse.splitCount': '{unit} can split off at most {most, number}.',
  'ba.refuse.partTooSmall': 'Both parts of {unit} need at least {least, number} figures.',
  'ba.refuse.unknownPartner': 'Choose another part of the same unit.',
  'ba.refuse.notOfOneUnit':
    '{unit} and {other} are not parts of the same unit; only such parts can join.',
  'ba.refuse.partnerRouts': '{other} is in full disorder; it can join once it has reorganised.',
  'ba.refuse.partsApart': '{unit} and {other} do not touch. Bring them into contact first.',
  'ba.room.edge': 'the edge of the board',
  'ba.refuse.roomTaken':
    '{unit} has no room there: {by} is in the way. Choose a smaller formation, or march elsewhere first.',
}
