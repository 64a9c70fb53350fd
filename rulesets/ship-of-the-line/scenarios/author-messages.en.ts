/** What an author of scenarios reads: the lists, the fields and the values of the file. */
export const authorEnglish = {
  'file.list.ships': '{nation}’s fleet',
  'file.ship.whole': 'a whole ship',
  'file.ship.battered': 'a battered ship',
  'file.board.standard': 'standard',
  'file.board.large': 'large',
  'file.field.board': 'Board',
  'file.field.windFrom': 'Wind from (degrees)',
  'file.field.nation': 'Flag',
  'file.field.x': 'Column',
  'file.field.y': 'Row',
  'file.field.hull': 'Hull hits',
  'file.field.fore': 'Sails on the foremast',
  'file.field.main': 'Sails on the mainmast',
  'file.field.mizzen': 'Sails on the mizzenmast',
  'file.field.rudder': 'Rudder works',
}
