import type { airMissionEnglish } from './messages.en.ts'

export const airMissionGerman: Record<keyof typeof airMissionEnglish, string> = {
  'was.order.fly': '{plane}: nach {place} fliegen',
  'was.order.flyLow': '{plane}: zum Bordwaffenangriff nach {place} fliegen',
  'was.order.toBase': 'Alle übrigen auf den Flugplatz schicken',
  'was.order.endure': '{plane}: auf das Rüsten verzichten',
  'was.order.patrol': '{plane}: vom Träger nach {place} fliegen',
  'was.order.vector': 'Radarposten: {plane} nach {place} schicken',
  'was.event.flew': '{plane} fliegt nach {place}.',
  'was.event.flewLow': '{plane} fliegt zum Bordwaffenangriff nach {place}.',
  'was.event.wayLost': '{plane} verirrt sich im Dunkeln und greift in diesem Zug nicht an.',
  'was.event.sentAshore':
    '{seat}: {count, plural, one {# Flugzeug bleibt} other {# Flugzeuge bleiben}} auf dem Flugplatz.',
  'was.event.endured': '{plane} ist wieder bereit, ohne zu rüsten, einmal in dieser Schlacht.',
  'was.event.patrolled': '{plane} fliegt vom Träger nach {place}.',
  'was.event.vectored': '{unit} schickt {plane} nach {place}.',
  'was.event.expertLent': '{unit} hilft {plane}: {ability}.',
  'was.refuse.notYourAircraft': 'Wähle ein eigenes Flugzeug, das jetzt handeln kann.',
  'was.refuse.hasFlown': '{plane} wurde in diesem Zug schon losgeschickt.',
  'was.refuse.rearming': '{plane} wird gerüstet und fliegt in diesem Zug nicht.',
  'was.refuse.flewOff': 'Die Basis des Flugzeugs muss ganz auf dem Tisch liegen.',
  'was.refuse.cannotStrafe': '{plane} kann nicht mit Bordwaffen angreifen.',
  'was.refuse.baseFull':
    'Der Flugplatz hat nicht für alle übrigen Platz. Schicke erst noch Flugzeuge los.',
  'was.refuse.noEndurance': '{plane} kann jetzt nicht auf das Rüsten verzichten.',
  'was.refuse.noPatrol': '{plane} hat die Fähigkeit „Jagdschutz“ nicht.',
  'was.refuse.strafes':
    '{plane} soll mit Bordwaffen angreifen und kämpft nicht gegen andere Flugzeuge.',
  'was.refuse.hasPatrolled':
    '{plane} hat in diesem Zug schon angegriffen oder wurde schon ein zweites Mal bewegt.',
  'was.refuse.noCarrierNear': '{plane} ist nicht in Reichweite 0 eines eigenen Trägers.',
  'was.refuse.patrolTooFar': '{plane} darf höchstens {most, number} mm fliegen.',
  'was.refuse.noEnemyThere': 'Dort hätte {plane} kein feindliches Flugzeug in Reichweite 0.',
  'was.refuse.noPicket': 'Kein Radarposten kann jetzt ein Flugzeug schicken.',
  'was.refuse.cannotFight': '{plane} kann nicht gegen Flugzeuge geschickt werden.',
  'was.refuse.enemyNear': '{plane} hat schon ein feindliches Flugzeug in Reichweite 0.',
  'was.refuse.noExpert': '{unit} kann {plane} bei diesem Angriff jetzt nicht helfen.',
  'was.refuse.sameExpert': 'Zwei Experten desselben Namens zählen nicht zusammen.',
}
