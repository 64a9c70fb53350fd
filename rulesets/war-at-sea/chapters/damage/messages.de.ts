import type { damageEnglish } from './messages.en.ts'

export const damageGerman: Record<keyof typeof damageEnglish, string> = {
  'was.weapon.main': 'Hauptartillerie',
  'was.weapon.secondary': 'Mittelartillerie',
  'was.weapon.tertiary': 'leichte Artillerie',
  'was.weapon.torpedo': 'Torpedos',
  'was.weapon.antiair': 'Flugabwehr',
  'was.weapon.asw': 'Wasserbomben',
  'was.weapon.bomb': 'Bomben',
  'was.weapon.strafe': 'Bordwaffen',
  'was.sum.dice': 'Würfel insgesamt',
  'was.sum.perDie': 'Je Würfel',
  'was.dice.card': 'laut Einheitenkarte für diese Reichweite',
  'was.dice.crippled': 'schwer beschädigt',
  'was.dice.threat': 'Feinde, die das U-Boot jagen',
  'was.perDie.crippled': 'schwer beschädigt',
  'was.perDie.smallShip': 'schwere Geschütze gegen ein kleines Schiff',
  'was.event.shotHidden':
    '{unit} greift {target} auf Reichweite {range, number} an ({weapon}), doch der Sichtschutz vereitelt den Angriff.',
  'was.event.missed':
    '{unit} greift {target} auf Reichweite {range, number} an ({weapon}): {successes, plural, =0 {kein Erfolg} one {# Erfolg} other {# Erfolge}}, kein Schaden.',
  'was.event.hit':
    '{unit} trifft {target} auf Reichweite {range, number} ({weapon}): {successes, plural, one {# Erfolg} other {# Erfolge}}, am Ende der Phase {lost, plural, one {geht # Rumpfpunkt} other {gehen # Rumpfpunkte}} verloren.',
  'was.event.doomed':
    '{unit} trifft {target} auf Reichweite {range, number} ({weapon}): {successes, plural, one {# Erfolg} other {# Erfolge}}. {target} ist zerstört und sinkt am Ende der Phase.',
  'was.event.turnedAway':
    '{unit} greift {target} auf Reichweite {range, number} an ({weapon}), doch {target} dreht weg und erleidet keinen Schaden.',
  'was.event.hullLost': '{unit} hat noch {hull, plural, one {# Rumpfpunkt} other {# Rumpfpunkte}}.',
  'was.event.crippled': '{unit} ist schwer beschädigt: noch 1 Rumpfpunkt.',
  'was.event.planeLost.shotDown':
    '{unit} wird abgeschossen: {points, number} Punkte für den Feind.',
  'was.event.planeLost.withCarrier':
    '{unit} geht mit dem Träger verloren: {points, number} Punkte für den Feind.',
  'was.event.planeLost.inTheDark':
    '{unit} kehrt im Dunkeln nicht zurück: {points, number} Punkte für den Feind.',
  'was.event.planeLost.noRoom':
    '{unit} findet keinen Platz zum Landen und ist verloren: {points, number} Punkte für den Feind.',
  'was.event.unitSunk': '{unit} sinkt: {points, number} Punkte für den Feind.',
  'was.dice.darkness': 'Dunkelheit',
  'was.perDie.darkness': 'Dunkelheit',
}
