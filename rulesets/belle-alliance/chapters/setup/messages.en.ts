/** What is wrong with a scenario file. */
export const setupEnglish = {
  'ba.refuse.fileMalformed': 'This is not a scenario file.',
  'ba.refuse.fileIdTwice': 'Two units have the id “{id}”. Give each an id of its own.',
  'ba.refuse.fileNoChief':
    '{unit} is under “{chief}”, who is not a commander of its side. Name one who is.',
  'ba.refuse.fileTooFew':
    '{unit} has {figures, number} figures; a unit needs at least {least, number}.',
  'ba.refuse.fileNoEntry':
    '{unit}: the quality table has no “{entry}” of this arm under “{nation}” or among the unlisted troops.',
  'ba.refuse.fileValeur': '{unit} has quality {valeur, number}; the table allows {valeurs}.',
  'ba.refuse.fileFormation': '{unit} cannot be in this formation: {formation}.',
  'ba.refuse.fileGunners':
    '{unit} has {figures, number} figures, but the gunners of its gun models add up to another number.',
  'ba.refuse.fileNoBuilding':
    '{unit} stands in “{building}”, which is not a building of this scenario.',
  'ba.refuse.fileFull':
    '“{building}” holds {capacity, number} figures, but {figures, number} stand in it.',
  'ba.refuse.fileOffBoard': '{unit} stands off the board. Put it inside, or let it arrive later.',
  'ba.refuse.fileOverlap': '{unit} overlaps {other}. Move them apart.',
  'ba.refuse.fileInHouse':
    '{unit} stands on the building “{building}”. Move it outside, or place it in the building.',
  'ba.refuse.fileInWater':
    '{unit} stands in water that is too wide for it. Put it on a bank, a bridge or a ford.',
  'ba.refuse.fileInWood':
    '{unit} stands in a wood, which it cannot enter in this formation: {formation}. Move it out, or change its formation.',
  'ba.refuse.fileNoPlace':
    'The victory rules name “{place}”, which is not in this scenario’s terrain. Name a piece that is.',
  'ba.refuse.filePlaceNoBuilding':
    'The victory rules give points for holding the building “{place}”, which is not a building. Name one that is.',
  'ba.order.deploy':
    'Place {unit} {x, number} cm from the west edge and {y, number} cm from the south edge, facing {degrees, number}°',
  'ba.order.deployStaff':
    'Place {staff} {x, number} cm from the west edge and {y, number} cm from the south edge',
  'ba.event.deployed': '{piece} is placed.',
  'ba.refuse.notToDeploy':
    'That is not one of your pieces to place now. Choose one that is still unplaced.',
  'ba.refuse.outsideZone': '{unit} would stand outside your zone. Place it inside.',
  'ba.refuse.onAnother': '{unit} would overlap {other}. Leave room between them.',
  'order.deploy': 'place a unit',
  'order.deployStaff': 'place a commander or orderly',
  'ba.refuse.fileStart':
    '“{start}” is not a time of day. Write hour and minute, for example 15:30.',
  'ba.refuse.fileSameSeat': 'Both sides are {seat}. Choose another nation for one of them.',
  'ba.refuse.fileTerrainTwice':
    'Two pieces of terrain have the id “{id}”. Give each an id of its own.',
  'ba.refuse.fileStaffTwice':
    'Two commanders or orderlies have the id “{id}”. Give each an id of its own.',
  'ba.refuse.fileStaffOff':
    '{chief} or one of his orderlies stands off the board. Put them on the board, or let him arrive later.',
  'ba.refuse.fileOtherYear':
    '{unit}: the quality table has “{entry}” only for {years}, and this battle is set in {year}. Change the year, or name other troops.',
  'ba.refuse.fileOver':
    '{chief} is under “{over}”, who is not another commander of his side or is himself under {chief}. Name a commander over him, or leave it out.',
  'ba.refuse.fileZoneSmall': 'The zone of {seat} is too small for its units. Make it larger.',
  'order.deployAs': 'choose the formation',
  'order.garrison': 'place in a building',
  'ba.order.deployAs':
    '{unit}: start in {formation}{front, plural, =0 {} other {, # figures wide}}{gap, plural, =0 {} other {, with gaps of {gap, number} cm}}',
  'ba.order.garrison': 'Place {unit} in {building}',
  'ba.event.garrisoned': '{unit} is placed in {building}.',
  'ba.event.formationSet': '{unit} starts in: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Choose a building in your zone: {others}.',
  'ba.building.room': '{building} “{id}” (room for {room, number})',
  'ba.building.none': 'none',
  'ba.refuse.tooManyToPlaceIn':
    '{unit} has {figures, plural, one {# figure} other {# figures}}, but {building} has room for only {room, number}. Choose a larger building, or place it in the open.',
  'ba.refuse.buildingOutsideZone':
    '{building} is not inside your zone. Place {unit} in a building that is.',
  'ba.refuse.insideAlready': '{unit} is already in {building}.',
}
