import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingGerman: Translated<typeof boardingEnglish> = {
  'order.party': 'Enterkommando bilden',
  'order.standDown': 'an die Geschütze zurückkehren',
  'order.truce': 'Waffenruhe schließen',
  'ws.order.party.offensive': '{ship}, Abteilung {section}: {target} entern',
  'ws.order.party.defensive': '{ship}, Abteilung {section}: verteidigen',
  'ws.order.party.transfer': '{ship}, Abteilung {section}: übersetzen auf {target}',
  'ws.order.party.takeover':
    '{ship}, Abteilung {section}: {target} übernehmen, wenn sie sich ergibt',
  'ws.order.standDown': '{ship}, Abteilung {section}: zurück an die Geschütze',
  'ws.order.truce.offered': '{ship}: Nahkampf abbrechen, wenn der Gegner einverstanden ist',
  'ws.order.truce.withdrawn': '{ship}: weiterkämpfen',
  'ws.refuse.noMeleeToEnd': 'Wähle ein eigenes Schiff, das im Nahkampf ist.',
  'ws.refuse.truceStandsSo': 'Das tut das Schiff schon.',
  'ws.refuse.notYourBoarders': 'Wähle ein eigenes Schiff, das noch kämpfen kann.',
  'ws.refuse.handsAtTheCapstan':
    'Die Mannschaft lichtet den Anker: in diesem Zug kein Enterkommando.',
  'ws.refuse.prizeCrewStays': 'Eine Prisenmannschaft bleibt auf ihrer Prise.',
  'ws.refuse.noHandsThere': 'Diese Abteilung hat keine Leute mehr.',
  'ws.refuse.partyIsLocked': 'Dieses Kommando ist im Nahkampf und kann ihn nicht verlassen.',
  'ws.refuse.whomToBoard':
    'Wähle das Schiff längsseits zum Entern oder zum Übersetzen. Wer verteidigt, hat kein Ziel.',
  'ws.refuse.partyStandsSo': 'Diese Abteilung tut das schon.',
  'ws.refuse.newPartyDefends':
    'Ein neues Kommando verteidigt zuerst; angreifen kann es ab dem nächsten Zug.',
  'ws.refuse.onePartyATurn': 'Ein Schiff kann in jedem Zug nur ein Kommando bilden.',
  'ws.refuse.lowestSectionFirst':
    'Das erste Kommando muss Abteilung 1 oder 2 sein, jedes weitere die niedrigste freie Abteilung.',
  'ws.refuse.sectionThreeStays': 'Abteilung 3 verlässt das Schiff nie.',
  'ws.refuse.partyIsTooFresh':
    'Das Kommando wurde erst in diesem Zug gebildet: Im nächsten kann es das Schiff verlassen.',
  'ws.refuse.onePartySentATurn': 'Ein Schiff kann in jedem Zug nur ein Kommando schicken.',
  'ws.refuse.noPartyThere': 'Diese Abteilung steht an den Geschützen.',
  'ws.melee.boards': 'Enterer gegen Verteidiger',
  'ws.melee.defends': 'Verteidiger des Schiffs',
  'ws.melee.height': 'Höhe der Schiffe',
  'ws.event.partyFormed.offensive': '{ship}: Abteilung {section} soll {target} entern.',
  'ws.event.partyFormed.defensive': '{ship}: Abteilung {section} soll verteidigen.',
  'ws.event.partyFormed.transfer': '{ship}: Abteilung {section} soll auf {target} übersetzen.',
  'ws.event.partyFormed.takeover':
    '{ship}: Abteilung {section} soll {target} übernehmen, wenn sie sich ergibt.',
  'ws.event.partyStoodDown': '{ship}, Abteilung {section}: zurück an die Geschütze.',
  'ws.event.boardersReady': 'Bereit zum Entern: {ships}.',
  'ws.event.defenceFormed': '{ship}: Abteilung 1 macht sich bereit, Enterer abzuwehren.',
  'ws.event.meleesBegun': 'Nahkampf um {ships}.',
  'ws.event.roundFought':
    '{attackers} (Stärke {attack, number}) gegen {ship} ({resistance, number}): Die Angreifer verlieren {own, plural, =0 {niemanden} one {# Kästchen} other {# Kästchen}}, die Verteidiger {theirs, plural, =0 {niemanden} one {# Kästchen} other {# Kästchen}}.',
  'ws.event.truceOffered': '{ship} bietet an, den Nahkampf abzubrechen.',
  'ws.event.truceWithdrawn': '{ship} kämpft weiter.',
  'ws.event.meleeBrokenOff':
    'Beide Seiten brechen den Nahkampf um {ship} ab: Die Enterer von {attackers} ziehen sich zurück.',
  'ws.event.meleeDecided.captured': 'Die Enterer nehmen {ship}.',
  'ws.event.meleeDecided.repelled': '{ship} schlägt die Enterer von {attackers} zurück.',
  'ws.event.meleeDecided.shipDefends':
    'Die Enterer von {ship} weichen zurück und verteidigen ihr Schiff.',
  'ws.event.meleeDecided.boardersDefend':
    'Die Enterer von {ship} treiben die von {attackers} zurück.',
  'ws.event.meleeDecided.bothGone': 'Um {ship} kämpft niemand mehr.',
  'ws.event.shipCaptured':
    '{from} erobert {ship}: Prisenmannschaft von {crew, plural, one {# Kästchen} other {# Kästchen}}.',
  'ws.event.shipTakenBack': '{from} erobert {ship} zurück.',
  'ws.event.shipRetaken': 'Die Gefangenen nehmen {ship} zurück.',
  'ws.event.crewTransferred': 'Leute von {ship} setzen auf {target} über.',
}
