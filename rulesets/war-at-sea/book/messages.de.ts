import type { bookEnglish } from './messages.en.ts'

export const bookGerman: Record<keyof typeof bookEnglish, string> = {
  'was.refuse.fileNoHome':
    '{plane} muss auf einem Schiff der eigenen Seite oder auf dem Flugplatz („ashore“) stationiert sein; angegeben ist „{home}“.',
  'was.refuse.fileAirbaseFull':
    'Der Flugplatz hat Platz für {room, number} Flugzeuge. Stelle weniger dorthin oder mach ihn größer.',
  'was.refuse.fileNameTwice': 'Zwei Einheiten heißen {unit}. Gib jeder einen eigenen Namen.',
  'was.refuse.fileDeckFull':
    '{unit} hat Platz für {room, number} Flugzeuge. Stelle weniger an Bord.',
  'was.refuse.fileOffTable':
    'Ein Teil des Rumpfes von {unit} liegt neben dem Tisch. Setze die Einheit auf den Tisch.',
  'was.refuse.fileOnIsland':
    '{unit} liegt auf einer Insel oder in ihren Gewässern. Setze die Einheit in offenes Wasser.',
  'was.refuse.filePlaceTaken': '{unit} liegt, wo {other} liegt. Lass Platz dazwischen.',
  'paper.scenario': 'Szenariodatei',
  'paper.scenario.about': 'Eine eigene Schlacht: Inseln, Nebel, Flotten und Licht, in Millimetern.',
  'was.face.commander': '{side}, {unit}',
  'seat.allies': 'Alliierte',
  'seat.axis': 'Achse',
  'seat.allies.sentence': 'die Alliierten',
  'seat.axis.sentence': 'die Achse',
  'was.side.allies': 'Alliierte',
  'was.side.axis': 'Achse',
  'was.place.square': 'Quadrat {square}',
  'was.place.over': 'Quadrat {square}, über {unit}',
  'sequence.battle': 'Die Schlacht',
  'phase.initiative': 'Initiative',
  'phase.initiative.about':
    'Beide Seiten würfeln mit 2 Würfeln und zählen den Bonus ihres Flaggschiffs hinzu. Wer mehr hat, handelt in jeder Phase als Zweiter.',
  'phase.movement': 'Seebewegung',
  'phase.movement.about':
    'Erst bewegt die eine Seite alle ihre Schiffe und U-Boote, dann die andere.',
  'phase.setup': 'Vor der Schlacht',
  'phase.setup.about':
    'Ein Würfel bestimmt den Aufbau, beide Seiten stellen ihre Flotten zusammen, wählen ihren Tischrand und stellen auf, und der Schiedsrichter würfelt das Wetter aus. Szenarien legen manches davon vorher fest.',
  'phase.submarines': 'U-Boot-Angriff',
  'phase.submarines.about': 'U-Boote schießen Torpedos ab.',
  'sequence.evasion': 'Torpedos',
  'step.submarines': 'Torpedos abschießen',
  'step.submarines.hint':
    'Jedes U-Boot schießt einmal, mit 1 Würfel weniger für jeden Feind, der es jagt.',
  'step.evade': 'Den Torpedos ausweichen?',
  'step.evade.hint':
    'Einmal in der Schlacht: Bei 3 oder mehr gehen die Torpedos fehl. So oder so kann das Schiff im nächsten Zug nicht fahren.',
  'order.runFast': 'mit äußerster Kraft laufen',
  'order.laySmoke': 'Rauch legen',
  'order.evade': 'Torpedos ausweichen',
  'order.stand': 'Kurs halten',
  'order.launch': 'Torpedos abschießen',
  'phase.airMission': 'Lufteinsatz',
  'phase.airMission.about':
    'Die Spieler wechseln sich ab: Jeder schickt ein Flugzeug an eine beliebige Stelle des Tischs oder alle übrigen auf den Flugplatz.',
  'phase.airDefense': 'Luftverteidigung',
  'phase.airDefense.about':
    'Schiffe und Jäger greifen feindliche Flugzeuge auf Reichweite 0 an. Ein abgewehrtes Flugzeug greift in diesem Zug nicht an.',
  'phase.airAttack': 'Luftangriff',
  'phase.airAttack.about':
    'Jedes verbliebene Flugzeug macht einen Angriff. Für Bomben muss seine Basis das Ziel berühren; andere Waffen reichen bis Reichweite 0.',
  'phase.airReturn': 'Rückkehr der Flugzeuge',
  'phase.airReturn.about':
    'Die Flugzeuge landen auf Trägern oder dem Flugplatz. Vom Flugplatz aus fliegen sie nur jeden zweiten Zug.',
  'phase.surface': 'Überwasserangriff',
  'phase.surface.about':
    'Schiffe setzen Geschütze und Torpedos ein oder Wasserbomben. Schäden gelten erst am Ende der Phase; ein getroffenes Schiff greift also noch an.',
  'phase.turnEnd': 'Zugende',
  'phase.turnEnd.about':
    'Die Punkte werden gezählt, und der Schiedsrichter prüft, ob die Schlacht gewonnen ist.',
  'step.move': 'Schiffe bewegen',
  'step.move.hint':
    'Ein Bewegungspunkt ist ein Abschnitt des Lineals, 90 mm. Vor jeder Drehung fährt ein Schiff seine eigene Länge geradeaus. Kann kein Schiff mehr weiter, endet der Schritt von selbst.',
  'step.airBegins': 'Vor dem Start',
  'step.airBegins.hint':
    'Ein Flugzeug mit großer Ausdauer kann einmal in der Schlacht auf das Rüsten verzichten.',
  'step.fly': 'Ein Flugzeug losschicken',
  'step.fly.hint':
    'Du schickst ein Flugzeug, dann ist die andere Seite dran. Auf einem Träger kann keines bleiben. Sag jetzt, welche mit Bordwaffen angreifen sollen.',
  'step.scramble': 'Flugzeuge gegen Flugzeuge schicken',
  'step.scramble.hint':
    'Ein Flugzeug mit „Jagdschutz“ darf von seinem Träger bis zu 180 mm weit fliegen; ein Radarposten darf ein Flugzeug an eine neue Stelle schicken.',
  'step.antiair': 'Flugzeuge abwehren',
  'step.antiair.hint':
    'Jedes Schiff und jeder Jäger greift ein feindliches Flugzeug an. Ein abgewehrtes kann nicht noch einmal angegriffen werden.',
  'step.strikeBegins': 'Schiffe melden',
  'step.strikeBegins.hint': 'Ein Fühlungshalter oder Zielweiser meldet ein feindliches Schiff.',
  'step.strike': 'Mit Flugzeugen angreifen',
  'step.strike.hint':
    'Jedes Flugzeug greift einmal an. Die Experten auf den Trägern können dabei helfen.',
  'step.land': 'Flugzeuge heimholen',
  'step.land.hint':
    'Jedes Flugzeug landet, wo du willst: auf einem Träger oder dem Flugplatz. Findet es keinen Platz, ist es verloren.',
  'step.gunfire': 'Mit Schiffen angreifen',
  'step.gunfire.hint':
    'Jede Waffe eines Schiffs greift einmal an: dasselbe Ziel oder verschiedene.',
  'order.sail': 'fahren',
  'order.pivot': 'auf der Stelle wenden',
  'order.fly': 'fliegen',
  'order.flyLow': 'zum Bordwaffenangriff fliegen',
  'order.toBase': 'alle übrigen auf den Flugplatz schicken',
  'order.endure': 'auf das Rüsten verzichten',
  'order.patrol': 'Patrouille vom Träger fliegen',
  'order.vector': 'Flugzeug vom Radarposten aus schicken',
  'order.shootDown': 'auf ein Flugzeug schießen',
  'order.dogfight': 'Luftkampf führen',
  'order.barrage': 'mit allen auf ein Flugzeug schießen',
  'order.spot': 'ein Schiff melden',
  'order.strike': 'mit Flugzeugen angreifen',
  'order.strikeTogether': 'mit allen Flugzeugen ein Ziel angreifen',
  'order.landAt': 'landen',
  'order.landAll': 'alle Flugzeuge landen',
  'order.fire': 'angreifen',
  'order.done': 'fertig',
  'option.commandersA': 'Zahl der Befehlshaber: Alliierte',
  'option.commandersA.about':
    'So viele Spieler teilen sich die Seite, jeder mit eigenem Kampfverband.',
  'option.commandersB': 'Zahl der Befehlshaber: Achse',
  'option.commandersB.about':
    'So viele Spieler teilen sich die Seite, jeder mit eigenem Kampfverband.',
  'option.turnLimit': 'Höchstzahl der Züge',
  'option.turnLimit.about': 'Die Schlacht dauert höchstens so viele Züge.',
  'option.smallShips': 'Kleine Schiffe sind schwer zu treffen',
  'option.smallShips.about':
    'Geschütze können auf Zerstörer und Schnellboote jenseits von Reichweite 3 nicht schießen; die Hauptartillerie von Schlachtschiffen hat gegen sie −2 je Würfel.',
  'option.aswThreat': 'Gejagte U-Boote',
  'option.aswThreat.about':
    'Feindliche Schiffe und Flugzeuge, die ein U-Boot jagen, verringern die Zahl seiner Torpedowürfel.',
  'option.strafing': 'Bordwaffenangriffe',
  'option.strafing.about': 'Flugzeuge mit Bordwaffen dürfen damit Schiffe angreifen.',
  'option.crippledFlagship': 'Schwer beschädigte Flaggschiffe verlieren ihren Bonus',
  'option.crippledFlagship.about':
    'Ein schwer beschädigtes Flaggschiff zählt beim Initiativewurf nicht.',
  'option.expertStrafer': 'Bordwaffenexperte',
  'option.expertStrafer.about': 'Was diese Fähigkeit bewirkt; die Tabletop-Regeln lassen es offen.',
  'option.expertStrafer.base': 'kein Verlust an Panzerung beim Bordwaffenangriff',
  'option.expertStrafer.literal': 'keine Wirkung',
  'option.radarPicket': 'Radarposten',
  'option.radarPicket.about':
    'Welche Flugzeuge am Ende des Lufteinsatzes noch einmal gesetzt werden dürfen.',
  'option.radarPicket.literal': 'beliebige, jeden Zug',
  'option.radarPicket.base': 'ein Jäger, einmal',
  'option.airPerTarget': 'Flugzeuge auf ein Ziel',
  'option.airPerTarget.about':
    'Wie viele eine Seite höchstens auf dasselbe Ziel ansetzen darf; 0 bedeutet: keine Grenze.',
  'option.objectivesCanFlip': 'Zielmarken können den Besitzer wechseln',
  'option.objectivesCanFlip.about': 'Der Feind darf eine eingenommene Zielmarke übernehmen.',
  'option.crippledCarrierHalf': 'Schwer beschädigte Träger fassen die Hälfte',
  'option.crippledCarrierHalf.about':
    'Ein schwer beschädigter Träger hat Platz für die Hälfte seiner Flugzeuge, aufgerundet.',
  'option.submarinesBlockTorpedoes': 'U-Boote halten Torpedos auf',
  'option.submarinesBlockTorpedoes.about': 'Ein U-Boot im Weg hält Torpedos auf wie ein Schiff.',
  'option.reverseAtSpeed1': 'Langsame Schiffe dürfen rückwärts fahren',
  'option.reverseAtSpeed1.about': 'Eine Einheit mit Geschwindigkeit 1 darf 45 mm rückwärts fahren.',
  'step.cargo': 'Ladung löschen',
  'step.cargo.hint':
    'Eine Einheit mit wichtiger Ladung, die auf der feindlichen Hälfte höchstens 180 mm von Land liegt, darf den Tisch verlassen und bringt Punkte.',
  'order.bombard': 'Flugplatz beschießen',
  'order.unload': 'Ladung löschen',
  'order.lead': 'gemeinsam fahren',
  'order.fireMany': 'gemeinsam feuern',
  'step.fleets': 'Flotte zusammenstellen',
  'step.fleets.hint':
    'Wähle Einheitenkarten deiner Seite bis zur vereinbarten Summe oder eine Beispielflotte. Flugzeuge brauchen einen Träger ihrer Nation oder Platz auf dem Flugplatz. Die andere Flotte siehst du, wenn beide fertig sind.',
  'step.chooseSide': 'Tischseite wählen',
  'step.chooseSide.hint':
    'Du hast niedriger gewürfelt: Nimm den West- oder den Ostrand und stelle zuerst auf.',
  'step.deploy': 'Flotte aufstellen',
  'step.deploy.hint':
    'Schiffe beginnen höchstens 180 mm von deinem Rand, U-Boote auf deiner Hälfte mindestens 90 mm von der Mitte, alle mit Abstand zu Inseln.',
  'order.muster': 'Flotte zusammenstellen',
  'order.takeFleet': 'Beispielflotte übernehmen',
  'order.chooseSide': 'Seite wählen',
  'order.deploy': 'aufstellen',
  'field.units': 'Einheiten',
  'field.card': 'Einheitenkarte',
  'field.base': 'Basis der Flugzeuge',
  'option.points': 'Punkte jeder Flotte',
  'option.points.about': 'Was eine Flotte höchstens kosten darf; der Tisch wächst mit.',
  'option.layout': 'Aufbau',
  'option.layout.about': '1 bis 6; bei 0 entscheidet der Würfel.',
  'option.historicalNations': 'Kriegsschauplatz',
  'option.historicalNations.about': 'Nur Nationen, die dort kämpften, stehen zur Wahl.',
  'option.historicalNations.any': 'beliebig',
  'option.historicalNations.atlantic': 'Atlantik',
  'option.historicalNations.mediterranean': 'Mittelmeer',
  'option.historicalNations.pacific': 'Pazifik, ab 1941',
  'option.year': 'Spätestes Jahr',
  'option.year.about': 'Schiffe und Flugzeuge aus späteren Jahren sind nicht wählbar.',
  'option.uniqueShips': 'Jedes große Schiff nur einmal',
  'option.uniqueShips.about':
    'Schlachtschiffe, Träger und Kreuzer tragen die Namen wirklicher Schiffe; jedes kann nur einmal genommen werden.',
  'option.light': 'Licht',
  'option.light.about':
    'Dunkelheit behindert Geschütze und Flugzeuge. Bei Dämmerung entscheidet eine Münze, ob zuerst Tag oder Nacht ist; in Zug 4 wechselt es.',
  'option.light.day': 'Tageslicht',
  'option.light.darkness': 'Dunkelheit',
  'option.light.twilight': 'Dämmerung',
  'option.weather': 'Wetter',
  'option.weather.about': 'Ein Würfel bringt bis zu drei Regenböen, die über den Tisch ziehen.',
  'was.whom.group': 'die Gruppe',
  'was.whom.fleet': 'alle Schiffe',
}
