import type { gunneryEnglish } from './messages.en.ts'

export const gunneryGerman: Record<keyof typeof gunneryEnglish, string> = {
  'was.order.fire': '{unit} greift {target} an ({weapon})',
  'was.order.fireRapidly': '{unit} greift {target} mit Schnellfeuer an ({weapon})',
  'was.refuse.notYourShip': 'Wähle ein eigenes Schiff, das auf dem Tisch ist.',
  'was.refuse.nothingThere': 'Wähle ein gegnerisches Schiff oder U-Boot.',
  'was.refuse.laysSmoke': '{unit} legt Rauch und greift in dieser Phase nicht an.',
  'was.refuse.hasFired': '{unit} hat in dieser Phase schon angegriffen ({weapon}).',
  'was.refuse.gunsOrDepthCharges':
    '{unit} setzt in einer Phase entweder Geschütze und Torpedos oder Wasserbomben ein, nicht beides.',
  'was.refuse.noRapidFire':
    '{unit} kann kein Schnellfeuer schießen: einmal in der Schlacht, mit den Hauptgeschützen.',
  'was.refuse.noSuchWeapon': '{unit} hat keine Waffe dieser Art ({weapon}).',
  'was.refuse.noTarget': '{target} ist kein Gegner auf dem Tisch.',
  'was.refuse.wrongTarget':
    'Nicht gegen dieses Ziel ({weapon}): Geschütze und Torpedos sind für Schiffe, Wasserbomben für U-Boote.',
  'was.refuse.inIslandWaters': '{unit} liegt in Inselgewässern und kann dort nicht angreifen.',
  'was.refuse.targetInIslandWaters':
    '{target} liegt in Inselgewässern und kann dort nicht angegriffen werden.',
  'was.refuse.outOfRange': '{target} ist auf Reichweite {range, number}, zu weit ({weapon}).',
  'was.refuse.tooSmall':
    '{target} ist für Geschütze jenseits von Reichweite 3 ein zu kleines Ziel.',
  'was.refuse.noSight': 'Nebel oder Rauch liegt dazwischen: {target} ist nicht zu sehen.',
  'was.refuse.landBetween': 'In der Schusslinie zu {target} liegt Land.',
  'was.refuse.unitBetween': 'In der Schusslinie zu {target} liegt {other} (Reichweite 0).',
  'was.refuse.torpedoBlocked': '{other} liegt den Torpedos auf {target} im Weg.',
  'was.refuse.guarded':
    '{guard} deckt {target} und muss in dieser Phase zuerst angegriffen werden.',
  'was.order.laySmoke': '{unit} legt Rauch',
  'was.order.evade': '{target} weicht den Torpedos aus',
  'was.order.stand': '{target} hält Kurs',
  'was.event.smokeLaid': '{unit} legt Rauch.',
  'was.event.torpedoesSeen': 'Torpedos von {unit} laufen auf {target} zu.',
  'was.event.torpedoesEvaded':
    '{target} weicht aus, die Torpedos gehen fehl. Im nächsten Zug kann das Schiff nicht fahren.',
  'was.event.torpedoesNotEvaded':
    '{target} weicht zu spät aus. Im nächsten Zug kann das Schiff nicht fahren.',
  'was.refuse.nothingToEvade':
    'Auf keines deiner Schiffe, das ausweichen könnte, laufen Torpedos zu.',
  'was.refuse.noSmoke': '{unit} kann keinen Rauch legen.',
  'was.refuse.smokesAlready': '{unit} legt schon Rauch.',
  'was.refuse.firedBeforeSmoke':
    '{unit} hat in dieser Phase angegriffen: Rauch wird statt aller Angriffe gelegt.',
  'was.refuse.tooDark': '{target} ist im Dunkeln zu weit für Geschütze: höchstens Reichweite 3.',
  'was.order.bombard': '{unit} beschießt den Flugplatz',
  'was.event.airfieldBombarded': '{unit} beschießt den Flugplatz: Beschießung {count, number}.',
  'was.refuse.noBombardment':
    'Nur eines deiner Schlachtschiffe beschießt den Flugplatz, wo es einen gibt.',
  'was.refuse.crippledBombards':
    '{unit} ist schwer beschädigt und kann den Flugplatz nicht beschießen.',
  'was.refuse.airfieldTooFar':
    'Der Flugplatz ist für {unit} auf Reichweite {range, number}; höchstens 3 ist möglich.',
  'was.refuse.mainGunsUsed':
    '{unit} hat in dieser Phase keine Hauptgeschütze mehr für eine Beschießung frei.',
  'was.order.fireMany.group': '{unit} und die Gruppe feuern mit allen Geschützen auf {target}',
  'was.order.fireMany.fleet': 'Alle Schiffe feuern mit ihren Geschützen auf {target}',
  'was.refuse.fewGunsBear': 'Auf dieses Ziel können weniger als zwei Waffen feuern.',
}
