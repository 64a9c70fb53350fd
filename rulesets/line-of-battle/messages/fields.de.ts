import type { Catalogue } from '@grognard/umpire/message.ts'

export const fieldsGerman: Catalogue = {
  'field.sail.legs':
    'so weit voraus, dann eine Drehung um die Mitte (positiv: nach Steuerbord), und so fort.',
  'field.sailOn.legs':
    'so weit voraus, dann eine Drehung um die Mitte (positiv: nach Steuerbord), und so fort.',
  'field.sail.anchor': 'ob es am Ende ankert.',
  'field.chooseShot.shot': 'was es für diesen Zug lädt.',
  'field.target': 'das andere Schiff, mit seiner Kennung.',
  'field.fire.rescue': 'ob es Kreuzen und Retten ist.',
  'field.transfer.to': 'das Schiff, das die Mannschaft bekommt, mit seiner Kennung.',
  'field.land.objective': 'das Ziel an Land, mit seiner Kennung.',
  'field.chooseQuarter.quarter': '0 Südwest, 1 Südost, 2 Nordost, 3 Nordwest.',
}
