import type { Catalogue } from '@grognard/umpire/message.ts'

export const options: Catalogue = {
  'option.windNamesAre': 'Name des Winds',
  'option.windNamesAre.about': 'Ob die Würfel nennen, woher der Wind kommt oder wohin er weht.',
  'option.windNamesAre.from': 'woher er kommt',
  'option.windNamesAre.to': 'wohin er weht',
  'option.shipsBlockFire': 'Schiffe versperren das Feuer',
  'option.shipsBlockFire.about':
    'Ein Schiff auf der geraden Linie zwischen zwei anderen, von Punkt zu Punkt, hält den Schuss auf.',
  'option.rammingAllowed': 'Rammen',
  'option.rammingAllowed.about':
    'Ein Schiff darf nach Wahl ein anderes rammen, auch wenn es anders könnte.',
  'option.returningShipMayLeaveAgain': 'Gleich wieder auslaufen',
  'option.returningShipMayLeaveAgain.about':
    'Ein Schiff darf das Brett im Zug seiner Rückkehr wieder verlassen.',
  'option.prizeCountsAsLost': 'Prisen gelten als verloren',
  'option.prizeCountsAsLost.about':
    'Ein Schiff in Feindeshand gilt bei der Frage nach dem Sieg als verloren.',
  'option.turnLimit': 'Rundengrenze',
  'option.turnLimit.about': 'Nach dieser Runde wird die Schlacht ausgezählt; 0 heißt ohne Grenze.',
  'option.quietRoundsForDraw': 'Ruhige Runden bis zum Unentschieden',
  'option.quietRoundsForDraw.about':
    'Nach so vielen ganzen Runden ohne Treffer, Eroberung oder Übergabe ist es unentschieden.',
}
