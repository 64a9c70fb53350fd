import type { gunneryEnglish } from './messages.en.ts'

export const gunneryGerman: Record<keyof typeof gunneryEnglish, string> = {
  'was.order.fire': '{unit}: {target} angreifen ({weapon})',
  'was.order.fireRapidly': '{unit}: {target} mit Schnellfeuer angreifen ({weapon})',
  'was.refuse.notYourShip': 'Wähle ein eigenes Schiff, das auf dem Tisch ist.',
  'was.refuse.nothingThere': 'Wähle ein feindliches Schiff oder U-Boot.',
  'was.refuse.laysSmoke': '{unit} legt Rauch und greift in dieser Phase nicht an.',
  'was.refuse.hasFired': '{unit} hat in dieser Phase schon angegriffen ({weapon}).',
  'was.refuse.gunsOrDepthCharges':
    '{unit} setzt in einer Phase entweder Geschütze und Torpedos oder Wasserbomben ein, nicht beides.',
  'was.refuse.noRapidFire':
    '{unit} kann jetzt kein Schnellfeuer schießen: nur einmal in der Schlacht und nur mit der Hauptartillerie.',
  'was.refuse.noSuchWeapon': '{unit} hat keine Waffe dieser Art ({weapon}).',
  'was.refuse.noTarget': '{target} ist keine feindliche Einheit auf dem Tisch.',
  'was.refuse.wrongTarget':
    'Das falsche Ziel für diese Waffe ({weapon}): Geschütze und Torpedos richten sich gegen Schiffe, Wasserbomben gegen U-Boote.',
  'was.refuse.inIslandWaters': '{unit} liegt in Inselgewässern und kann von dort nicht angreifen.',
  'was.refuse.targetInIslandWaters':
    '{target} liegt in Inselgewässern und kann dort nicht angegriffen werden.',
  'was.refuse.outOfRange':
    '{target} liegt auf Reichweite {range, number}: zu weit für diese Waffe ({weapon}).',
  'was.refuse.tooSmall':
    '{target} ist für Geschütze jenseits von Reichweite 3 ein zu kleines Ziel.',
  'was.refuse.noSight': 'Nebel oder Rauch liegt dazwischen: {target} ist nicht zu sehen.',
  'was.refuse.landBetween': 'In der Schusslinie zu {target} liegt Land.',
  'was.refuse.unitBetween': 'In der Schusslinie zu {target} liegt {other} (Reichweite 0).',
  'was.refuse.torpedoBlocked': '{other} liegt den Torpedos auf {target} im Weg.',
  'was.refuse.guarded':
    '{guard} deckt {target} und muss in dieser Phase zuerst angegriffen werden.',
  'was.order.laySmoke': '{unit}: Rauch legen',
  'was.order.evade': '{target}: den Torpedos ausweichen',
  'was.order.stand': '{target}: Kurs halten',
  'was.event.smokeLaid': '{unit} legt Rauch.',
  'was.event.torpedoesSeen': 'Torpedos von {unit} laufen auf {target} zu.',
  'was.event.torpedoesEvaded':
    '{target} weicht den Torpedos aus. Im nächsten Zug kann das Schiff nicht fahren.',
  'was.event.torpedoesNotEvaded':
    '{target} kann den Torpedos nicht ausweichen. Im nächsten Zug kann das Schiff nicht fahren.',
  'was.refuse.nothingToEvade':
    'Auf keines deiner Schiffe, die ausweichen könnten, laufen Torpedos zu.',
  'was.refuse.noSmoke': '{unit} kann keinen Rauch legen.',
  'was.refuse.smokesAlready': '{unit} legt schon Rauch.',
  'was.refuse.firedBeforeSmoke':
    '{unit} hat in dieser Phase schon angegriffen. Rauch wird statt aller Angriffe gelegt.',
  'was.refuse.tooDark': '{target} ist im Dunkeln zu weit für Geschütze: höchstens Reichweite 3.',
  'was.order.bombard': '{unit}: Flugplatz beschießen',
  'was.event.airfieldBombarded':
    '{unit} beschießt den Flugplatz, die {count, number}. Beschießung der Schlacht.',
  'was.refuse.noBombardment':
    'Nur deine Schlachtschiffe können beschießen, und nur, wo es einen Flugplatz gibt.',
  'was.refuse.crippledBombards':
    '{unit} ist schwer beschädigt und kann den Flugplatz nicht beschießen.',
  'was.refuse.airfieldTooFar':
    'Der Flugplatz liegt für {unit} auf Reichweite {range, number}; höchstens Reichweite 3 ist möglich.',
  'was.refuse.mainGunsUsed':
    '{unit} hat in dieser Phase keine Hauptartillerie mehr für eine Beschießung frei.',
  'was.order.fireMany.group': '{unit} und die Gruppe: mit allen Geschützen auf {target} feuern',
  'was.order.fireMany.fleet': 'Alle Schiffe: mit allen Geschützen auf {target} feuern',
  'was.refuse.fewGunsBear': 'Höchstens eine Batterie kann jetzt auf dieses Ziel feuern.',
}
