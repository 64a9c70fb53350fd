import type { Catalogue } from '@grognard/umpire/message.ts'

export const options: Catalogue = {
  'option.windNamesAre': 'Vindens navn',
  'option.windNamesAre.about':
    'Om terningerne nævner, hvor vinden kommer fra, eller hvor den blæser hen.',
  'option.windNamesAre.from': 'hvor den kommer fra',
  'option.windNamesAre.to': 'hvor den blæser hen',
  'option.shipsBlockFire': 'Skibe spærrer for skud',
  'option.shipsBlockFire.about':
    'Et skib på den lige linje mellem to andre, fra prik til prik, standser skuddet.',
  'option.rammingAllowed': 'Vædring',
  'option.rammingAllowed.about':
    'Et skib må efter eget valg vædre et andet, også når det kunne sejle anderledes.',
  'option.returningShipMayLeaveAgain': 'Straks af sted igen',
  'option.returningShipMayLeaveAgain.about':
    'Et skib må forlade brættet igen i den tur, det vender tilbage.',
  'option.prizeCountsAsLost': 'Priser regnes for tabt',
  'option.prizeCountsAsLost.about':
    'Et skib i fjendens hænder regnes for tabt, når sejren afgøres.',
  'option.turnLimit': 'Højst antal runder',
  'option.turnLimit.about': 'Slaget gøres op efter denne runde; 0 er ingen grænse.',
  'option.quietRoundsForDraw': 'Rolige runder til uafgjort',
  'option.quietRoundsForDraw.about':
    'Efter så mange hele runder uden træffer, erobring eller overgivelse er det uafgjort.',
}
