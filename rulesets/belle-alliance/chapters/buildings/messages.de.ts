import type { Translated } from '@grognard/umpire/message.ts'
import type { buildingsEnglish } from './messages.en.ts'

/** Hinein in Gebäude und wieder hinaus. */
export const buildingsGerman: Translated<typeof buildingsEnglish> = {
  'order.occupy': 'Gebäude besetzen',
  'order.leave': 'Gebäude verlassen',
  'ba.order.occupy':
    '{unit}: {building} mit {figures, plural, one {# Figur} other {# Figuren}} besetzen',
  'ba.order.leave':
    '{unit}: {building} {compass} mit {figures, plural, one {# Figur} other {# Figuren}} verlassen, {formation}',
  'ba.event.buildingOccupied': '{unit}: {building} besetzt.',
  'ba.event.buildingLeft': '{unit}: {building} verlassen, {formation}.',
  'ba.event.buildingContested':
    'Beide Seiten wollen in {building}; ihre Einheiten halten in Kontakt davor.',
  'ba.refuse.noSuchBuilding': 'Wähle ein Gebäude, das die Einheit berührt.',
  'ba.refuse.onlyInfantryInside':
    'Die Einheit {unit} kann kein Gebäude besetzen; das kann nur Infanterie.',
  'ba.refuse.notAtBuilding':
    'Die Einheit {unit} ist nicht von außen in Kontakt mit {building}. Bringe die Einheit erst dorthin.',
  'ba.refuse.enemyInside': 'Der Gegner hält {building}; greife ihn erst an.',
  'ba.refuse.buildingFull':
    '{building} hat {room, plural, =0 {keinen Platz mehr} one {noch Platz für # Figur} other {noch Platz für # Figuren}}.',
  'ba.refuse.partOfFigures':
    'Die Einheit {unit} muss als Ganzes gehen oder in zwei Teilen von je mindestens {least, number} Figuren.',
  'ba.refuse.notInside':
    'Die Einheit {unit} ist in keinem Gebäude; befiehl stattdessen einen Formationswechsel.',
  'ba.refuse.notBesideBuilding':
    'Die Einheit {unit} muss in Kontakt mit dem Gebäude herauskommen; wähle einen Platz daneben.',
}
