import type { Catalogue } from '@grognard/umpire/message.ts'

/** [LOB-255] Titles stand in their own tongue in every language; the American ones are ours. */
export const ranks: Catalogue = {
  'lob.rank.england.1': 'Commander',
  'lob.rank.england.2': 'Captain',
  'lob.rank.england.3': 'Commodore',
  'lob.rank.england.4': 'Rear-Admiral',
  'lob.rank.england.5': 'Vice-Admiral',
  'lob.rank.england.6': 'Admiral',
  'lob.rank.england.7': 'Admiral of the Fleet',
  'lob.rank.france.1': 'Capitaine de corvette',
  'lob.rank.france.2': 'Capitaine de frégate',
  'lob.rank.france.3': 'Capitaine de vaisseau',
  'lob.rank.france.4': 'Contre-amiral',
  'lob.rank.france.5': 'Vice-amiral',
  'lob.rank.france.6': 'Amiral',
  'lob.rank.spain.1': 'Capitán de fragata',
  'lob.rank.spain.2': 'Capitán de navío',
  'lob.rank.spain.3': 'Brigadier',
  'lob.rank.spain.4': 'Jefe de escuadra',
  'lob.rank.spain.5': 'Teniente general',
  'lob.rank.spain.6': 'Almirante',
  'lob.rank.spain.7': 'Capitán general de la Armada',
  'lob.rank.usa.1': 'Master Commandant',
  'lob.rank.usa.2': 'Captain',
  'lob.rank.usa.3': 'Commodore',
}
