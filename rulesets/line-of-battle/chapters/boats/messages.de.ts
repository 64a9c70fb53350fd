import type { Translated } from '@grognard/umpire'
import type { boatsEnglish } from './messages.en.ts'

export const boatsGerman: Translated<typeof boatsEnglish> = {
  'lob.order.transfer': '{ship}: {crew, number} Mann an {to} abgeben',
  'lob.order.land':
    '{ship}: Landungstrupp für {objective} absetzen, abzuholen bei {x, number} / {y, number} Zoll',
  'lob.refuse.transferToItself':
    '{ship} kann Mannschaft nur an ein anderes Schiff abgeben. Wähle eines von deinen.',
  'lob.refuse.transferNotOwn':
    '{ship} kann Mannschaft nur an ein eigenes Schiff in höchstens {most, number} Zoll Abstand abgeben. {nearest}',
  'lob.transfer.noOther': 'Du hast kein anderes Schiff auf dem Spielfeld.',
  'lob.transfer.open': '{to} kann Mannschaft aufnehmen.',
  'lob.transfer.closed': '{to} liegt am nächsten, kann aber jetzt keine aufnehmen.',
  'lob.refuse.transferTooFar':
    '{ship} und {to} liegen {inches, number} Zoll auseinander; höchstens {most, number} sind erlaubt.',
  'lob.refuse.transferBeforeMove':
    '{ship} muss noch segeln; Mannschaft wird ausgetauscht, nachdem beide Schiffe gesegelt sind.',
  'lob.refuse.transferTwice': '{ship} und {to} haben in diesem Zug schon Mannschaft ausgetauscht.',
  'lob.refuse.transferCrew':
    '{ship} kann {to} höchstens {most, number} Mann geben: Einer muss an Bord bleiben, und {to} nimmt nicht mehr als die volle Besatzung auf.',
  'lob.refuse.noObjective': 'In dieser Schlacht gibt es kein Ziel „{id}“.',
  'lob.refuse.landBeforeMove':
    '{ship} muss noch segeln. Gelandet wird nach der Fahrt oder vor Anker.',
  'lob.refuse.landNearEnemy':
    '{enemy} ist zu nahe an {ship}: Im Umkreis von {least, number} Zoll darf kein Gegner sein.',
  'lob.refuse.landWithoutTask':
    'Nur die Seite mit dem Auftrag setzt einen Landungstrupp ab; deine Seite soll das verhindern.',
  'lob.refuse.partyAshore': '{ship} hat schon einen Trupp an Land.',
  'lob.refuse.objectiveTaken':
    'Ein anderer deiner Trupps ist schon dorthin unterwegs: {objective}.',
  'lob.refuse.notCoast':
    'Der Landepunkt muss an der Küste des Landes liegen, auf dem dieses Ziel ist: {objective}.',
  'lob.refuse.landTooFar':
    '{ship} liegt {inches, number} Zoll vom Landepunkt; höchstens {most, number} sind erlaubt.',
  'lob.refuse.pickUpNotCoast':
    'Der Aufnahmepunkt muss an der Küste des Landes liegen, auf dem dieses Ziel ist: {objective}.',
  'lob.event.crewPassed': '{ship} gibt {arrived, number} Mann an {to} ab.',
  'lob.event.crewTested':
    '{ship} würfelt eine {die, number} für {declared, number} Mann an {to}: {arrived, plural, =0 {keiner kommt an} one {einer kommt an} other {# kommen an}}{lost, plural, =0 {} one {, einer ist verloren} other {, # sind verloren}}.',
  'lob.event.partyLanded':
    '{ship} setzt einen Landungstrupp für {objective} ab, abzuholen in Zug {turn, number}.',
  'lob.event.landing.succeeded':
    'Die Landung ist gelungen: Der Trupp von {ship} ist auf {carrier} zurück.',
  'lob.event.landing.failed':
    'Die Landung ist misslungen: Der Trupp von {ship} wurde nicht abgeholt.',
}
