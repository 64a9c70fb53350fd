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
  'order.soutien': 'Act as soutien',
  'ba.unit.skirmish': '{name} (skirmish line)',
  'ba.unit.gunners': '{name} (gunners)',
  'ba.order.form':
    '{unit} forms: {formation}{front, plural, =0 {} other {, # figures wide}}{gap, plural, =0 {} other {, with gaps of {gap, number} cm}}{quarter, select, left {, by a quarter turn to the left} right {, by a quarter turn to the right} other {}}{about, select, yes {, turning about} other {}}{instead, select, yes {, instead of {written}} other {}}{taken, select, yes { – needs {by} to move first} other {}}',
  'ba.order.sendOut':
    '{unit} sends out {figures, plural, one {# skirmisher} other {# skirmishers}}, {cm, number} cm away, with gaps of {gap, number} cm',
  'ba.order.recall': '{unit} recalls {figures, plural, one {# skirmisher} other {# skirmishers}}',
  'ba.order.split': '{unit} splits off a part of {count, number}',
  'ba.order.join': '{unit} joins {other}',
  'ba.order.occupy':
    '{unit} occupies {building} with {figures, plural, one {# figure} other {# figures}}',
  'ba.order.leave':
    '{unit} leaves {building} {compass} with {figures, plural, one {# figure} other {# figures}}: {formation}',
  'ba.order.leaveGuns': 'The gunners of {unit} leave their guns',
  'ba.order.manGuns': '{unit} mans the guns of {battery}: {gunners}',
  'ba.order.soutien': '{unit} acts as soutien of {line}',
  'ba.event.unitSplit':
    '{unit} splits off {figures, plural, one {# figure} other {# figures}} as {part} and keeps {left, number}.',
  'ba.event.unitsJoined':
    '{joined} joins {unit}, which now has {figures, plural, one {# figure} other {# figures}}.',
  'ba.event.formationChanged': '{unit} changes formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} changes formation: {formation}, with too few figures for it.',
  'ba.event.skirmishersSent':
    '{unit} sends out {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.skirmishersRecalled':
    '{unit} recalls {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.buildingOccupied': '{unit} occupies {building}.',
  'ba.event.buildingLeft': '{unit} leaves {building}: {formation}.',
  'ba.event.gunsLeft': 'The gunners of {unit} leave their guns.',
  'ba.event.gunsManned': 'The guns of {unit} are manned: {gunners}.',
  'ba.event.soutienNamed': '{unit} is now the soutien of {line}.',
  'ba.event.groundContested':
    '{winner} forms up: it rolls {winnerTotal, number} to {loserTotal, number} against {loser} for the same ground.',
  'ba.event.buildingContested':
    'Both sides try to enter {building}; all their units stop in contact with it.',
  'ba.event.partFailed': '{unit} cannot carry out “{part}”: {reason}',
  'ba.refuse.notArrived': '{unit} is not on the board yet; it can only be ordered to march in.',
  'ba.refuse.outOfAction': '{unit} is in rout or out of the battle. Choose another unit.',
  'ba.refuse.continuedFire': '{unit} used continued fire and cannot move until next turn.',
  'ba.refuse.retreated': '{unit} has made a forced move and must stand still until next turn.',
  'ba.refuse.leaveFirst':
    '{unit} is in a building. It must leave first, into any formation in contact with the building.',
  'ba.refuse.notItsFormation':
    '{unit} cannot take this formation: {formation}. Infantry forms line, columns, square, battalion mass, huddle or skirmish line; cavalry line, columns or skirmish line; guns are limbered or unlimbered.',
  'ba.refuse.lineStaysLine':
    '{unit} belongs to its mother unit: it can only change its gaps, rejoin that unit or occupy a building.',
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
  'ba.refuse.lineFormedUp':
    'The skirmishers of {unit} are out but no longer in skirmish line. Recall them, or let them form skirmish line again.',
  'ba.refuse.cannotSplit':
    '{unit} cannot be split: it belongs to its mother unit or to its guns. Choose another unit.',
  'ba.refuse.tooFewToSplit':
    '{unit} has {figures, number} figures; outside buildings it needs more than {most, number} to split.',
  'ba.refuse.splitCount': '{unit} can split off at most {most, number}.',
  'ba.refuse.partTooSmall': 'Both parts of {unit} need at least {least, number} figures.',
  'ba.refuse.unknownPartner': 'Choose another part of the same unit.',
  'ba.refuse.notOfOneUnit':
    '{unit} and {other} are not parts of the same unit; only such parts can join.',
  'ba.refuse.partnerRouts': '{other} is in full disorder; it can join once it has reorganised.',
  'ba.refuse.partsApart': '{unit} and {other} do not touch. Bring them into contact first.',
  'ba.refuse.noSuchLine': 'Choose one of your skirmish lines that has been sent out.',
  'ba.refuse.notFitForSoutien':
    '{unit} cannot be soutien of {line}: that takes a closed formation of at least {least, number} figures.',
  'ba.refuse.isItsSoutien': '{unit} is already the soutien of {line}; no order is needed.',
  'ba.refuse.cannotSkirmish':
    '{unit} cannot send out skirmishers; only infantry and cavalry in formation can.',
  'ba.refuse.tooManySkirmishers': '{unit} can send out at most {most, number} more figures.',
  'ba.refuse.tooFewSkirmishers': 'A skirmish line needs at least {least, number} figures.',
  'ba.refuse.sentTooFar': '{unit} can place its skirmishers at most {most, number} cm away.',
  'ba.refuse.lineTooFar':
    'More figures can join the skirmish line of {unit} only if all of it is within {most, number} cm.',
  'ba.refuse.notItsLine':
    '{unit} can recall only its own skirmish line, and only if that has not been split off.',
  'ba.refuse.lineRouts':
    'The skirmish line of {unit} is in full disorder and cannot take orders until it reorganises.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {No figures are} one {# figure is} other {# figures are}} within {most, number} cm of {unit}; only those can be recalled.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Recall all figures, or leave} other {Leave}} at least {least, number} out: fewer than that would be removed from the board.',
  'ba.refuse.noSuchBuilding': 'Choose a building that the unit touches.',
  'ba.refuse.onlyInfantryInside': '{unit} cannot occupy a building; only infantry can.',
  'ba.refuse.notAtBuilding':
    '{unit} is not in contact with {building} from outside. Bring it into contact first.',
  'ba.refuse.enemyInside': 'The enemy holds {building}; attack it first.',
  'ba.refuse.buildingFull':
    '{building} has room for {room, plural, =0 {no more figures} one {# more figure} other {# more figures}}.',
  'ba.refuse.partOfFigures':
    '{unit} must go as a whole or in two parts of at least {least, number} figures each.',
  'ba.refuse.notInside': '{unit} is not in a building; order a change of formation instead.',
  'ba.refuse.notBesideBuilding':
    '{unit} must come out in contact with its building; choose a place beside it.',
  'ba.refuse.noGunsToLeave': '{unit} has no guns to leave; only the gunners of a battery have.',
  'ba.refuse.notItsGuns': '{unit} can man only guns of its own battery.',
  'ba.refuse.notAtGuns':
    '{unit} is not in contact with the guns. Bring the gunners into contact first.',
  'ba.refuse.gunsToMan':
    'Give the number of gunners for each of the {models, plural, one {# gun model} other {# gun models}}.',
  'ba.refuse.gunnersPerGun': 'A gun model can have at most {most, number} gunners.',
  'ba.refuse.gunnersToShare':
    '{unit} must put between {least, plural, one {# gunner} other {# gunners}} and {most, number} on these guns in all.',
  'ba.room.edge': 'the edge of the board',
  'ba.refuse.roomTaken':
    '{unit} has no room there: {by} is in the way. Choose a smaller formation, or march elsewhere first.',
}
