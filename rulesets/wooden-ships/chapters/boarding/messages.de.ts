import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingGerman: Translated<typeof boardingEnglish> = {
  'order.party': 'Entertrupp',
  'order.standDown': 'zurück an die Geschütze',
  'order.truce': 'Waffenruhe',
  'ws.order.party.offensive': '{ship}, Teil {section}: {target} entern',
  'ws.order.party.defensive': '{ship}, Teil {section}: verteidigen',
  'ws.order.party.transfer': '{ship}, Teil {section}: übersetzen auf {target}',
  'ws.order.standDown': '{ship}, Teil {section}: zurück an die Geschütze',
  'ws.order.truce.offered': '{ship}: Nahkampf abbrechen, wenn der Gegner einverstanden ist',
  'ws.order.truce.withdrawn': '{ship}: weiterkämpfen',
  'ws.refuse.noMeleeToEnd': 'Wähle ein eigenes Schiff, das im Nahkampf ist.',
  'ws.refuse.truceStandsSo': 'Das tut das Schiff schon.',
  'ws.refuse.notYourBoarders': 'Wähle ein eigenes Schiff, das noch kämpfen kann.',
  'ws.refuse.handsAtTheCapstan': 'Ihre Leute lichten den Anker: in diesem Zug kein Enterkommando.',
  'ws.refuse.prizeCrewStays': 'Eine Prisenmannschaft bleibt auf ihrer Prise.',
  'ws.refuse.noHandsThere': 'Dieser Mannschaftsteil hat keine Leute mehr dafür.',
  'ws.refuse.partyIsLocked': 'Dieser Trupp ist im Nahkampf und kann ihn nicht verlassen.',
  'ws.refuse.whomToBoard':
    'Wähle das Schiff längsseits, für das der Trupp bestimmt ist; wer verteidigt, hat keines.',
  'ws.refuse.partyStandsSo': 'Dieser Mannschaftsteil tut das schon.',
  'ws.refuse.newPartyDefends':
    'Ein neuer Trupp verteidigt zuerst; vom nächsten Zug an kann er geschickt werden.',
  'ws.refuse.onePartyATurn': 'Ein Schiff kann in jedem Zug einen Trupp bilden.',
  'ws.refuse.lowestSectionFirst':
    'Der erste Trupp ist Teil 1 oder 2, jeder weitere der niedrigste freie Teil.',
  'ws.refuse.sectionThreeStays': 'Teil 3 verlässt das Schiff nie.',
  'ws.refuse.partyIsTooFresh':
    'Der Trupp ist in diesem Zug gebildet: Im nächsten kann er geschickt werden.',
  'ws.refuse.onePartySentATurn': 'Ein Schiff kann in jedem Zug einen Trupp schicken.',
  'ws.refuse.noPartyThere': 'Dieser Mannschaftsteil steht an den Geschützen.',
  'ws.melee.boards': 'Entert gegen Verteidiger',
  'ws.melee.defends': 'Verteidigt sein Schiff',
  'ws.melee.height': 'Höhe der Schiffe',
  'ws.event.partyFormed.offensive': '{ship}, Teil {section}: soll {target} entern.',
  'ws.event.partyFormed.defensive': '{ship}, Teil {section}: soll verteidigen.',
  'ws.event.partyFormed.transfer': '{ship}, Teil {section}: soll auf {target} übersetzen.',
  'ws.event.partyStoodDown': '{ship}, Teil {section}: zurück an die Geschütze.',
  'ws.event.boardersReady': 'Bereit zum Entern: {ships}.',
  'ws.event.defenceFormed': '{ship}: Teil 1 stellt sich den Enterern.',
  'ws.event.meleesBegun': 'Nahkampf um {ships}.',
  'ws.event.roundFought':
    '{attackers} (Stärke {attack, number}) gegen {ship} ({resistance, number}): {own, plural, =0 {die Angreifer verlieren niemanden} one {die Angreifer verlieren # Feld} other {die Angreifer verlieren # Felder}}, {theirs, plural, =0 {die Verteidiger niemanden} one {die Verteidiger # Feld} other {die Verteidiger # Felder}}.',
  'ws.event.truceOffered': '{ship} würde den Nahkampf abbrechen.',
  'ws.event.truceWithdrawn': '{ship} kämpft weiter.',
  'ws.event.meleeBrokenOff':
    'Beide Seiten brechen den Nahkampf um {ship} ab: {attackers} zieht die Enterer zurück.',
  'ws.event.meleeDecided.captured': 'Die Enterer nehmen {ship}.',
  'ws.event.meleeDecided.repelled': '{ship} schlägt die Enterer zurück: {attackers}.',
  'ws.event.meleeDecided.shipDefends': 'Die Enterer von {ship} weichen und verteidigen ihr Schiff.',
  'ws.event.meleeDecided.boardersDefend':
    'Die Enterer von {ship} treiben ihre Gegner zurück: {attackers}.',
  'ws.event.meleeDecided.bothGone': 'Um {ship} kämpft niemand mehr.',
  'ws.event.shipCaptured':
    '{ship} ist von {from} erobert: {crew, plural, one {# Feld} other {# Felder}} Prisenmannschaft.',
  'ws.event.shipTakenBack': '{ship} ist von {from} zurückerobert.',
  'ws.event.shipRetaken': 'Die Gefangenen nehmen {ship} zurück.',
  'ws.event.crewTransferred': 'Leute von {ship} setzen auf {target} über.',
}
