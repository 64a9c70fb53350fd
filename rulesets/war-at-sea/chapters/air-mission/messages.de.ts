import type { airMissionEnglish } from './messages.en.ts'

export const airMissionGerman: Record<keyof typeof airMissionEnglish, string> = {
  'was.order.fly': '{plane} nach {x, number}, {y, number} mm schicken',
  'was.order.flyLow': '{plane} im Tiefflug nach {x, number}, {y, number} mm schicken',
  'was.order.toBase': 'Alle übrigen auf dem Flugplatz lassen',
  'was.order.endure': '{plane} fliegt wieder, ohne zu rüsten',
  'was.order.patrol': '{plane} fliegt vom Träger nach {x, number}, {y, number} mm',
  'was.order.vector': 'Der Radarposten schickt {plane} nach {x, number}, {y, number} mm',
  'was.event.flew': '{plane} fliegt nach {x, number}, {y, number} mm.',
  'was.event.flewLow': '{plane} fliegt im Tiefflug nach {x, number}, {y, number} mm.',
  'was.event.wayLost': '{plane} findet im Dunkeln den Weg nicht.',
  'was.event.sentAshore':
    '{seat}: {count, plural, one {# Flugzeug bleibt} other {# Flugzeuge bleiben}} auf dem Flugplatz.',
  'was.event.endured': '{plane} ist wieder bereit, ohne zu rüsten, einmal in dieser Schlacht.',
  'was.event.patrolled': '{plane} fliegt vom Träger nach {x, number}, {y, number} mm.',
  'was.event.vectored': '{unit} schickt {plane} nach {x, number}, {y, number} mm.',
  'was.event.expertLent': '{unit} hilft {plane} mit {ability}.',
  'was.refuse.notYourAircraft': 'Wähle ein eigenes Flugzeug, das jetzt handeln kann.',
  'was.refuse.hasFlown': '{plane} war in diesem Zug schon dran.',
  'was.refuse.rearming': '{plane} wird gerüstet und fliegt in diesem Zug nicht.',
  'was.refuse.flewOff': 'Die Basis muss ganz auf dem Tisch liegen.',
  'was.refuse.cannotStrafe': '{plane} kann nicht mit Bordwaffen angreifen.',
  'was.refuse.baseFull': 'Der Flugplatz hat nicht für alle Platz: Sie müssen fliegen.',
  'was.refuse.noEndurance': '{plane} kann jetzt nicht auf das Rüsten verzichten.',
  'was.refuse.noPatrol': '{plane} fliegt keine Kampfluftpatrouille.',
  'was.refuse.strafes':
    '{plane} soll mit Bordwaffen angreifen und kämpft nicht gegen andere Flugzeuge.',
  'was.refuse.hasPatrolled':
    '{plane} hat in diesem Zug schon angegriffen oder wurde noch einmal bewegt.',
  'was.refuse.noCarrierNear': '{plane} ist nicht in Reichweite 0 eines eigenen Trägers.',
  'was.refuse.patrolTooFar': '{plane} darf höchstens {most, number} mm fliegen.',
  'was.refuse.noEnemyThere':
    'Dort wäre {plane} nicht in Reichweite 0 eines gegnerischen Flugzeugs.',
  'was.refuse.noPicket': 'Kein Radarposten kann jetzt ein Flugzeug schicken.',
  'was.refuse.cannotFight': '{plane} kann nicht gegen Flugzeuge geschickt werden.',
  'was.refuse.enemyNear': '{plane} hat schon ein gegnerisches Flugzeug in Reichweite 0.',
  'was.refuse.noExpert': '{unit} kann diesem Angriff ({plane}) jetzt nicht helfen.',
  'was.refuse.sameExpert': 'Hilfe desselben Namens zählt nicht zusammen.',
}
