import type { bookEnglish } from './messages.en.ts'

export const bookGerman: Record<keyof typeof bookEnglish, string> = {
  'seat.allies': 'Alliierte',
  'seat.axis': 'Achse',
  'sequence.battle': 'Die Schlacht',
  'phase.initiative': 'Initiative',
  'phase.initiative.about':
    'Beide Seiten würfeln mit 2 Würfeln und zählen den Bonus ihres Flaggschiffs hinzu. Wer mehr hat, handelt in jeder Phase als Zweiter.',
  'phase.movement': 'Seebewegung',
  'phase.movement.about': 'Erst bewegt die eine Seite alle Schiffe und U-Boote, dann die andere.',
  'phase.setup': 'Vor der Schlacht',
  'phase.setup.about': 'Der Schiedsrichter würfelt das Wetter aus, wo es gilt.',
  'phase.submarines': 'U-Boot-Angriff',
  'phase.submarines.about': 'U-Boote schießen Torpedos.',
  'sequence.evasion': 'Torpedos',
  'step.submarines': 'Schieße Torpedos',
  'step.submarines.hint':
    'Jedes U-Boot schießt einmal. Gegner, die es in der Nähe jagen, nehmen Würfel weg.',
  'step.evade': 'Den Torpedos ausweichen?',
  'step.evade.hint':
    'Einmal in der Schlacht: sie gehen auf 3 und mehr fehl, und das Schiff kann im nächsten Zug nicht fahren.',
  'order.runFast': 'Höchstfahrt',
  'order.laySmoke': 'Rauch legen',
  'order.evade': 'Ausweichen',
  'order.stand': 'Kurs halten',
  'order.launch': 'Torpedos schießen',
  'phase.airMission': 'Lufteinsatz',
  'phase.airMission.about':
    'Abwechselnd schickt jeder ein Flugzeug an eine beliebige Stelle des Tischs oder alle übrigen auf den Flugplatz.',
  'phase.airDefense': 'Luftverteidigung',
  'phase.airDefense.about':
    'Schiffe und Jäger greifen feindliche Flugzeuge auf Reichweite 0 an. Was abgewehrt ist, greift in diesem Zug nicht an.',
  'phase.airAttack': 'Luftangriff',
  'phase.airAttack.about':
    'Jedes übrige Flugzeug macht einen Angriff. Für Bomben muss seine Basis das Ziel berühren; alles andere reicht bis Reichweite 0.',
  'phase.airReturn': 'Rückkehr der Flugzeuge',
  'phase.airReturn.about':
    'Die Flugzeuge landen auf Trägern oder dem Flugplatz. Vom Flugplatz fliegen sie jeden zweiten Zug.',
  'phase.surface': 'Überwasserangriff',
  'phase.surface.about':
    'Schiffe setzen Geschütze und Torpedos ein oder Wasserbomben. Was getroffen ist, greift in dieser Phase noch an; Schäden gelten an ihrem Ende.',
  'phase.turnEnd': 'Ende des Zuges',
  'phase.turnEnd.about':
    'Die Punkte werden gezählt, und der Schiedsrichter prüft, ob die Schlacht gewonnen ist.',
  'step.move': 'Bewege deine Schiffe',
  'step.move.hint':
    'Ein Bewegungspunkt ist ein Abschnitt des Lineals, 90 mm. Vor jeder Drehung eine Schiffslänge geradeaus.',
  'step.airBegins': 'Vor dem Start',
  'step.airBegins.hint':
    'Ein Flugzeug von großer Ausdauer kann einmal in der Schlacht auf das Rüsten verzichten.',
  'step.fly': 'Schicke ein Flugzeug los',
  'step.fly.hint':
    'Ein Flugzeug, dann ist die andere Seite dran. Träger behalten keines zurück; wer mit Bordwaffen angreift, fliegt jetzt tief.',
  'step.scramble': 'Schicke Flugzeuge gegen Flugzeuge',
  'step.scramble.hint':
    'Eine Kampfluftpatrouille neben ihrem Träger darf 180 mm fliegen; ein Radarposten darf ein Flugzeug neu setzen.',
  'step.antiair': 'Wehre Flugzeuge ab',
  'step.antiair.hint':
    'Jedes Schiff und jeder Jäger greift ein feindliches Flugzeug an. Was geschlagen ist, kann nicht noch einmal angegriffen werden.',
  'step.strikeBegins': 'Melde Schiffe',
  'step.strikeBegins.hint':
    'Ein Flugzeug, das beschattet oder auf Schiffe hinweist, nennt ein feindliches Schiff.',
  'step.strike': 'Greife mit deinen Flugzeugen an',
  'step.strike.hint': 'Jedes Flugzeug greift einmal an. Träger können ihr Können verleihen.',
  'step.land': 'Hole deine Flugzeuge heim',
  'step.land.hint': 'Wer keinen Platz findet, ist verloren. Jedes Flugzeug landet, wo du willst.',
  'step.gunfire': 'Greife mit deinen Schiffen an',
  'step.gunfire.hint':
    'Jede Waffe eines Schiffes greift einmal an, dasselbe Ziel oder verschiedene.',
  'order.sail': 'Fahren',
  'order.pivot': 'Auf der Stelle wenden',
  'order.fly': 'Fliegen',
  'order.flyLow': 'Im Tiefflug fliegen',
  'order.toBase': 'Alle übrigen auf den Flugplatz',
  'order.endure': 'Auf das Rüsten verzichten',
  'order.patrol': 'Kampfluftpatrouille',
  'order.vector': 'Radarposten',
  'order.shootDown': 'Auf ein Flugzeug schießen',
  'order.dogfight': 'Luftkampf',
  'order.barrage': 'Alle auf ein Flugzeug',
  'order.spot': 'Ein Schiff melden',
  'order.strike': 'Luftangriff',
  'order.strikeTogether': 'Alle Flugzeuge auf ein Ziel',
  'order.landAt': 'Landen',
  'order.landAll': 'Alle Flugzeuge landen',
  'order.fire': 'Angreifen',
  'order.done': 'Weiter',
  'option.turnLimit': 'Zuggrenze',
  'option.turnLimit.about': 'Die Schlacht ist nach diesem Zug zu Ende.',
  'option.smallShips': 'Kleine Schiffe sind schwer zu treffen',
  'option.smallShips.about':
    'Kein Geschützfeuer auf Zerstörer und Schnellboote jenseits von Reichweite 3; Hauptgeschütze von Schlachtschiffen haben gegen sie 2 weniger auf jeden Würfel.',
  'option.aswThreat': 'Gejagte U-Boote',
  'option.aswThreat.about':
    'Gegnerische Schiffe und Flugzeuge, die ein U-Boot jagen, nehmen ihm Torpedowürfel.',
  'option.strafing': 'Bordwaffenangriffe',
  'option.strafing.about': 'Flugzeuge mit Bordwaffen dürfen damit Schiffe angreifen.',
  'option.crippledFlagship': 'Schwer beschädigte Flaggschiffe führen nicht',
  'option.crippledFlagship.about':
    'Ein schwer beschädigtes Flaggschiff gibt keinen Bonus auf die Initiative.',
  'option.expertStrafer': 'Bordwaffen-Experte',
  'option.expertStrafer.about': 'Die Autoren schreiben, dass keiner weiß, was es bedeutet.',
  'option.expertStrafer.base': 'kein Verlust an Panzerung beim Angriff',
  'option.expertStrafer.literal': 'keine Wirkung',
  'option.radarPicket': 'Radarposten',
  'option.radarPicket.about':
    'Welche Flugzeuge am Ende der Lufteinsatz noch einmal gesetzt werden dürfen.',
  'option.radarPicket.literal': 'beliebige, jeden Zug',
  'option.radarPicket.base': 'ein Jäger, einmal',
  'option.airPerTarget': 'Flugzeuge auf ein Ziel',
  'option.airPerTarget.about': 'Höchstens so viele einer Seite; 0 für beliebig viele.',
  'option.objectivesCanFlip': 'Ziele können den Besitzer wechseln',
  'option.objectivesCanFlip.about': 'Ein eingenommenes Ziel darf der Gegner übernehmen.',
  'option.crippledCarrierHalf': 'Schwer beschädigte Träger fassen die Hälfte',
  'option.crippledCarrierHalf.about':
    'Ein schwer beschädigter Träger hat Platz für die Hälfte seiner Flugzeuge, aufgerundet.',
  'option.submarinesBlockTorpedoes': 'U-Boote halten Torpedos auf',
  'option.submarinesBlockTorpedoes.about': 'Ein U-Boot im Weg hält Torpedos auf wie ein Schiff.',
  'option.reverseAtSpeed1': 'Langsame Schiffe dürfen rückwärts fahren',
  'option.reverseAtSpeed1.about': 'Eine Einheit mit Geschwindigkeit 1 darf 45 mm rückwärts fahren.',
  'book.edition': 'Tabletop-Regeln, 16. August 2009',
  'book.authors': 'Stefan Axel Boës, Frank Boës',
  'step.cargo': 'Ladung löschen',
  'step.cargo.hint':
    'Eine Einheit mit wichtiger Ladung, die auf der gegnerischen Hälfte nahe am Land liegt, darf für ihre Punkte vom Tisch.',
  'order.bombard': 'Flugplatz beschießen',
  'order.unload': 'Ladung löschen',
  'order.lead': 'Gemeinsam fahren',
  'order.fireMany': 'Gemeinsam feuern',
}
