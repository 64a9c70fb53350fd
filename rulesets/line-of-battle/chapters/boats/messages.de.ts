import type { Translated } from '@grognard/umpire'
import type { boatsEnglish } from './messages.en.ts'

export const boatsGerman: Translated<typeof boatsEnglish> = {
  'lob.order.transfer': '{ship} gibt {crew, number} Mann an {to} ab',
  'lob.order.land':
    '{ship} landet einen Trupp für {objective}, Aufnahme bei {x, number} / {y, number} Zoll',
  'lob.refuse.transferToItself': '{ship} kann sich selbst keine Mannschaft abgeben.',
  'lob.refuse.transferNotOwn':
    '{ship} gibt Mannschaft nur an ein eigenes Schiff im Abstand von höchstens {most, number} Zoll ab. {nearest}',
  'lob.transfer.noOther': 'Du hast kein anderes Schiff auf dem Feld.',
  'lob.transfer.open': 'An {to} darf Mannschaft gehen.',
  'lob.transfer.closed': 'Auch {to}, das nächste, bekommt jetzt keine.',
  'lob.refuse.transferTooFar':
    '{ship} und {to} liegen {inches, number} Zoll auseinander; höchstens {most, number} sind erlaubt.',
  'lob.refuse.transferBeforeMove':
    '{ship} muss noch fahren; Mannschaft wird nach der Fahrt beider Schiffe ausgetauscht.',
  'lob.refuse.transferTwice': '{ship} und {to} haben in diesem Zug schon Mannschaft ausgetauscht.',
  'lob.refuse.transferCrew':
    '{ship} kann {to} höchstens {most, number} Mann geben: Einer bleibt an Bord, und mehr als voll geht nicht.',
  'lob.refuse.noObjective': 'In dieser Schlacht gibt es kein Missionsziel „{id}“.',
  'lob.refuse.landBeforeMove':
    '{ship} muss noch fahren. Gelandet wird nach der Fahrt oder vor Anker.',
  'lob.refuse.landNearEnemy':
    '{enemy} ist {ship} zu nahe: Im Umkreis von {least, number} Zoll darf kein Feind sein.',
  'lob.refuse.landWithoutTask': 'Den Auftrag an Land hat Flotte A; Flotte B soll ihn verhindern.',
  'lob.refuse.partyAshore': '{ship} hat schon einen Trupp an Land.',
  'lob.refuse.objectiveTaken': 'Um {objective} kümmert sich schon ein Trupp von dir.',
  'lob.refuse.notCoast': 'Der Landepunkt muss an der Küste des Landes von {objective} liegen.',
  'lob.refuse.landTooFar':
    '{ship} liegt {inches, number} Zoll vom Landepunkt; höchstens {most, number} sind erlaubt.',
  'lob.refuse.pickUpNotCoast':
    'Der Aufnahmepunkt muss an der Küste des Landes von {objective} liegen.',
  'lob.event.crewPassed': '{ship} gibt {arrived, number} Mann an {to} ab.',
  'lob.event.crewTested':
    '{ship} schickt {declared, number} Mann zu {to}; bei einer {die, number} {arrived, plural, =0 {kommt keiner an} one {kommt einer an} other {kommen # an}}{lost, plural, =0 {} one {, und einer ist verloren} other {, und # sind verloren}}.',
  'lob.event.partyLanded':
    '{ship} landet einen Trupp für {objective}; er ist in Zug {turn, number} aufzunehmen.',
  'lob.event.landing.succeeded':
    'Der Trupp von {ship} ist an Bord von {carrier} zurück: ein Erfolg.',
  'lob.event.landing.failed':
    'Der Trupp von {ship} wird nicht aufgenommen: Die Landung ist misslungen.',
}
