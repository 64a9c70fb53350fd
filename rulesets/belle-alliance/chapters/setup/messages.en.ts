/** What is wrong with a scenario file. */
export const setupEnglish = {
  'ba.refuse.fileMalformed': 'This is no scenario file.',
  'ba.refuse.fileIdTwice': 'Two units are called "{id}". Give each an id of its own.',
  'ba.refuse.fileNoChief':
    '{unit} is under "{chief}", who is no chief of its side. Name one of its side’s chiefs.',
  'ba.refuse.fileTooFew':
    '{unit} has {figures, number} figures; a unit has {least, number} or more.',
  'ba.refuse.fileNoEntry':
    '{unit}: the valeur table has no "{entry}" for its arm under "{nation}" or among the troops not listed.',
  'ba.refuse.fileValeur': '{unit} has valeur {valeur, number}; the table allows {valeurs}.',
  'ba.refuse.fileFormation': '{unit} cannot stand as {formation}.',
  'ba.refuse.fileGunners':
    '{unit} has {figures, number} figures, but its gun models have another number of gunners in all.',
  'ba.refuse.fileNoBuilding':
    '{unit} stands in "{building}", which is no building of this scenario.',
  'ba.refuse.fileFull':
    '"{building}" holds {capacity, number} figures, but {figures, number} stand in it.',
  'ba.refuse.fileOffBoard': '{unit} stands off the board. Put it inside, or let it arrive later.',
  'ba.refuse.fileOverlap': '{unit} stands on {other}. Put them apart.',
  'ba.refuse.fileInHouse':
    '{unit} stands on the building “{building}”. Put it beside it, or name the building as its place.',
  'ba.refuse.fileInWater':
    '{unit} stands in water too broad for it. Put it on a bank, a bridge or a ford.',
  'ba.refuse.fileInWood':
    '{unit} stands in a wood, which is closed to it as {formation}. Put it outside, or form it otherwise.',
  'ba.refuse.fileNoPlace':
    'The victory rules name “{place}”, which is no piece of this scenario’s terrain.',
  'ba.refuse.filePlaceNoBuilding':
    'The victory rules have “{place}” held as a building, which it is not.',
  'ba.order.deploy': 'Place {unit} at {x, number}/{y, number} cm facing {degrees, number}°',
  'ba.order.deployStaff': 'Place {staff} at {x, number}/{y, number} cm',
  'ba.event.deployed': '{piece} is placed.',
  'ba.refuse.notToDeploy': 'That is none of your pieces to place now.',
  'ba.refuse.outsideZone': '{unit} would stand outside your zone. Place it inside.',
  'ba.refuse.onAnother': '{unit} would stand on {other}. Leave room between them.',
  'order.deploy': 'Place a unit',
  'order.deployStaff': 'Place a chief or orderly',
  'ba.refuse.fileStart': 'The battle begins at "{start}"; write hour and minute, such as 15:30.',
  'ba.refuse.fileSameSeat': 'Both sides are {seat}. Give each side a seat of its own.',
  'ba.refuse.fileTerrainTwice':
    'Two pieces of terrain are called "{id}". Give each an id of its own.',
  'ba.refuse.fileStaffTwice':
    'Two chiefs or orderlies are called "{id}". Give each an id of its own.',
  'ba.refuse.fileStaffOff':
    '{chief} or one of his orderlies stands off the board. Put them inside, or let him arrive later.',
  'ba.refuse.fileOtherYear':
    '{unit}: the valeur table has "{entry}" for {years} alone, and this battle is of {year}. Change the year, or name other troops.',
  'ba.refuse.fileOver':
    '{chief} is under "{over}", who is no other chief of his side or under him in turn. Name a chief over him, or leave it out.',
  'ba.refuse.fileZoneSmall':
    'The zone of {seat} has less ground than its units cover. Make it larger.',
  'order.deployAs': 'Choose a formation',
  'order.garrison': 'Place in a building',
  'ba.order.deployAs':
    '{unit} begins as: {formation}{front, plural, =0 {} other {, # figures wide}}{gap, plural, =0 {} other {, with gaps of {gap, number} cm}}',
  'ba.order.garrison': 'Place {unit} in {building}',
  'ba.event.garrisoned': '{unit} is placed in {building}.',
  'ba.event.formationSet': '{unit} begins as: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Choose a building in your zone: {others}.',
  'ba.building.room': '{building} “{id}” (room for {room, number})',
  'ba.building.none': 'none',
  'ba.refuse.tooManyToPlaceIn':
    '{unit} has {figures, plural, one {# figure} other {# figures}}, and {building} has room for {room, number} more. Choose a larger building, or place it in the open.',
  'ba.refuse.buildingOutsideZone':
    '{building} is not inside your zone. Place {unit} in a building that is.',
  'ba.refuse.insideAlready': '{unit} stands in {building} already.',
}
