/** Formations, parts, skirmishers, garrisons and gunners. */
export const formationEnglish = {
  'order.form': 'Change formation',
  'order.sendOut': 'Send out skirmishers',
  'order.recall': 'Recall skirmishers',
  'order.split': 'Split the unit',
  'order.join': 'Join parts',
  'order.occupy': 'Occupy a building',
  'order.leave': 'Leave the building',
  'order.leaveGuns': 'Leave the guns',
  'order.manGuns': 'Man the guns',
  'order.soutien': 'Be soutien',
  'ba.unit.skirmish': '{name} (skirmish line)',
  'ba.unit.gunners': '{name} (gunners)',
  'ba.order.form':
    '{unit} forms: {formation}{front, plural, =0 {} other {, # figures wide}}{gap, plural, =0 {} other {, with gaps of {gap, number} cm}}{quarter, select, left {, by a quarter turn to the left} right {, by a quarter turn to the right} other {}}{about, select, yes {, facing about} other {}}{instead, select, yes {, instead of {written}} other {}}{taken, select, yes { – needs {by} to move first} other {}}',
  'ba.order.sendOut':
    '{unit} sends out {figures, plural, one {# skirmisher} other {# skirmishers}}, {cm, number} cm away, with gaps of {gap, number} cm',
  'ba.order.recall': '{unit} recalls {figures, plural, one {# skirmisher} other {# skirmishers}}',
  'ba.order.split': '{unit} splits off {count, number}',
  'ba.order.join': '{unit} joins {other}',
  'ba.order.occupy':
    '{unit} occupies {building} with {figures, plural, one {# figure} other {# figures}}',
  'ba.order.leave':
    '{unit} leaves {building} {compass} with {figures, plural, one {# figure} other {# figures}}: {formation}',
  'ba.order.leaveGuns': 'The gunners of {unit} leave their guns',
  'ba.order.manGuns': '{unit} mans the guns of {battery}: {gunners}',
  'ba.order.soutien': '{unit} is soutien of {line}',
  'ba.event.unitSplit':
    '{unit} splits off {figures, plural, one {# figure} other {# figures}} as {part}; {left, number} stay.',
  'ba.event.unitsJoined':
    '{joined} joins {unit}, now {figures, plural, one {# figure} other {# figures}}.',
  'ba.event.formationChanged': '{unit} changes formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} changes formation: {formation}, though it has too few figures for it.',
  'ba.event.skirmishersSent':
    '{unit} sends out {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.skirmishersRecalled':
    '{unit} takes back {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.buildingOccupied': '{unit} occupies {building}.',
  'ba.event.buildingLeft': '{unit} leaves {building}: {formation}.',
  'ba.event.gunsLeft': 'The gunners of {unit} leave their guns.',
  'ba.event.gunsManned': 'The guns of {unit} are manned: {gunners}.',
  'ba.event.soutienNamed': '{unit} is now the soutien of {line}.',
  'ba.event.groundContested':
    '{winner} ({winnerTotal, number}) and {loser} ({loserTotal, number}) want the same ground; {winner} forms on it.',
  'ba.event.buildingContested': 'Both sides want to enter {building}; all stop outside in contact.',
  'ba.event.partFailed': '{unit} cannot carry out “{part}”: {reason}',
  'ba.refuse.notArrived':
    '{unit} is not on the board yet; until it has arrived it can only march in.',
  'ba.refuse.outOfAction': '{unit} has routed or is gone.',
  'ba.refuse.continuedFire': '{unit} has used continued fire and stays as it is this turn.',
  'ba.refuse.retreated': '{unit} has made a forced move and stands still for the rest of the turn.',
  'ba.refuse.leaveFirst':
    '{unit} is in a building. It leaves it first, into any formation in contact with it.',
  'ba.refuse.notItsFormation':
    '{unit} cannot form: {formation}. Infantry takes line, columns, square, battalion mass, huddle or skirmish line; cavalry line, columns or skirmish line; guns are limbered or unlimbered.',
  'ba.refuse.lineStaysLine':
    '{unit} belongs to its mother unit: it may change its gaps, rejoin it or occupy a building.',
  'ba.refuse.notLight': '{unit} is no light unit; send out at most a third of its figures.',
  'ba.refuse.frontOfColumn':
    '{unit} may be {least, number} to {most, number} figures wide in this formation.',
  'ba.refuse.noFrontToChoose':
    'Only an attack column and a battalion mass have a front to choose; leave it empty.',
  'ba.refuse.gap':
    'Skirmishers stand {least, number} to {most, number} cm apart; other formations have no gaps.',
  'ba.refuse.aboutTurn':
    '{unit} faces about only while limbering or unlimbering; otherwise turn about on the march.',
  'ba.refuse.quarterTurn': '{unit} turns by a quarter only between line and march column.',
  'ba.refuse.sameFormation':
    '{unit} stands like this already; choose another formation, or no change at all.',
  'ba.refuse.formAndLeaveGuns': '{unit} either changes formation or leaves its guns in one turn.',
  'ba.refuse.noRoomToForm':
    '{unit} has no room there. Choose a smaller formation or another place.',
  'ba.refuse.standsStill':
    '{unit} stands to work or rest and neither splits nor joins. Let it take another formation first.',
  'ba.refuse.lineFormedUp':
    'The line of {unit} is out and skirmishes no more. Recall it, or let it form as a skirmish line again.',
  'ba.refuse.cannotSplit': '{unit} cannot be split: it belongs to its mother unit or its guns.',
  'ba.refuse.tooFewToSplit':
    '{unit} has {figures, number} figures; away from buildings it splits only with more than {most, number}.',
  'ba.refuse.splitCount': '{unit} can split off at most {most, number}.',
  'ba.refuse.partTooSmall': 'Both parts of {unit} need at least {least, number} figures.',
  'ba.refuse.unknownPartner': 'Choose another part of the same unit.',
  'ba.refuse.notOfOneUnit': '{unit} and {other} are not parts of one unit; only such parts join.',
  'ba.refuse.partnerRouts': '{other} is in full disorder; join it when it is reorganised.',
  'ba.refuse.partsApart': '{unit} and {other} do not touch. Bring them into contact first.',
  'ba.refuse.noSuchLine': 'Choose a skirmish line of yours that is out.',
  'ba.refuse.notFitForSoutien':
    '{unit} cannot back {line}: a soutien is closed and has at least {least, number} figures.',
  'ba.refuse.isItsSoutien':
    '{unit} is the soutien of {line} already; nothing has to be ordered for it.',
  'ba.refuse.cannotSkirmish':
    '{unit} sends out no skirmishers; infantry and cavalry in formation do.',
  'ba.refuse.tooManySkirmishers': '{unit} can send out at most {most, number} more figures.',
  'ba.refuse.tooFewSkirmishers': 'A skirmish line needs at least {least, number} figures.',
  'ba.refuse.sentTooFar': '{unit} places its skirmishers at most {most, number} cm away.',
  'ba.refuse.lineTooFar':
    'The skirmish line of {unit} is not within {most, number} cm; only then can more figures join it.',
  'ba.refuse.notItsLine':
    '{unit} has no such skirmish line; only its own line, which has not been split off, comes back to it.',
  'ba.refuse.lineRouts':
    'The skirmish line of {unit} is in full disorder and takes no orders until it has reorganised.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {No figures stand} one {# figure stands} other {# figures stand}} within {most, number} cm of {unit}; only those come back.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Recall all, or leave} other {Leave}} at least {least, number} figures out: fewer would be taken off the board.',
  'ba.refuse.noSuchBuilding': 'Choose a building that the unit touches.',
  'ba.refuse.onlyInfantryInside': '{unit} cannot go in; only infantry holds buildings.',
  'ba.refuse.notAtBuilding':
    '{unit} does not touch {building} from outside. Bring it into contact first.',
  'ba.refuse.enemyInside': 'The enemy holds {building}; it must be attacked.',
  'ba.refuse.buildingFull':
    '{building} has room for {room, plural, =0 {no more figures} one {# more figure} other {# more figures}}.',
  'ba.refuse.partOfFigures':
    '{unit} goes as a whole, or in two parts of at least {least, number} figures.',
  'ba.refuse.notInside': '{unit} is in no building; in the open it changes formation instead.',
  'ba.refuse.notBesideBuilding': '{unit} comes out in contact with its building.',
  'ba.refuse.noGunsToLeave': '{unit} has no guns to leave; only a battery’s gunners leave theirs.',
  'ba.refuse.notItsGuns': '{unit} can man only guns of its own battery.',
  'ba.refuse.notAtGuns': '{unit} does not touch the guns. Bring the gunners into contact first.',
  'ba.refuse.gunsToMan':
    'Name the gunners of each of the {models, plural, one {# model} other {# models}}.',
  'ba.refuse.gunnersPerGun': 'A gun model has at most {most, number} gunners.',
  'ba.refuse.gunnersToShare':
    '{unit} can put {least, plural, one {# gunner} other {# gunners}} at least and {most, number} at most on these guns in all.',
  'ba.room.edge': 'the edge of the board',
  'ba.refuse.roomTaken':
    '{unit} has no room there: {by} is in the way. Choose a smaller formation, or march elsewhere first.',
}
