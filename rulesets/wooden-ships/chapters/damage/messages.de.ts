import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageGerman: Translated<typeof damageEnglish> = {
  'sequence.broadsides': 'Wirkung der Breitseiten',
  'sequence.damage': 'Schaden',
  'order.loseGuns': 'verlorene Geschütze wählen',
  'order.loseGunsFirst': 'wählen, welche Geschütze zuerst verloren gehen',
  'ws.order.loseGunsFirst': 'Immer Geschütze vor Karronaden verlieren',
  'ws.order.lose.guns':
    '{ship}: {squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} verlieren, {side} {end}',
  'ws.order.lose.carronades':
    '{ship}: {squares, plural, one {# Karronadenkästchen} other {# Karronadenkästchen}} verlieren, {side} {end}',
  'ws.refuse.noGunsToLose': 'Wähle ein eigenes Schiff, das Geschütze zu verlieren hat.',
  'ws.refuse.notThoseGuns': 'Zuerst gehen die Geschütze verloren, die dem Feuer am nächsten sind.',
  'ws.refuse.tooManyGuns':
    'Hiervon {squares, plural, one {kann höchstens # Kästchen} other {können höchstens # Kästchen}} verloren gehen.',
  'ws.squares.hull': '{squares} Rumpfkästchen',
  'ws.squares.guns': '{squares} Geschützkästchen',
  'ws.squares.crew': '{squares} Mannschaftskästchen',
  'ws.squares.rigging': '{squares} Takelagekästchen',
  'ws.event.hitsTaken': '{ship} verliert {squares}.',
  'ws.event.gunsLost':
    '{ship} verliert {squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} ({side} {end}).',
  'ws.event.carronadesLost':
    '{ship} verliert {squares, plural, one {# Karronadenkästchen} other {# Karronadenkästchen}} ({side} {end}).',
  'ws.event.hullLostForGuns':
    '{ship} hat kein Geschütz mehr zu verlieren und verliert stattdessen {squares} Rumpfkästchen.',
  'ws.event.mastLost.clear': '{ship} verliert einen Mast; er fällt frei ins Wasser.',
  'ws.event.mastLost.port': '{ship} verliert einen Mast; er hängt an Backbord über Bord.',
  'ws.event.mastLost.starboard': '{ship} verliert einen Mast; er hängt an Steuerbord über Bord.',
  'ws.event.wreckageFouls': '{other} verfängt sich in den Trümmern von {ship}.',
  'ws.event.wreckageClears': '{other} bleibt frei von den Trümmern von {ship}.',
  'ws.event.critical.hull': 'Kritischer Treffer auf {ship}: {effect} (Rumpf, Zahl {number}).',
  'ws.event.critical.rigging': 'Kritischer Treffer auf {ship}: {effect} (Takelage, Zahl {number}).',
  'ws.critical.none': 'keine Wirkung',
  'ws.critical.leaders': 'ein Befehlshaber kann fallen',
  'ws.critical.section': 'ein Takelageabschnitt wird weggeschossen',
  'ws.critical.sectionByRake': 'das Längsfeuer schießt einen Takelageabschnitt weg',
  'ws.critical.sectionByCloseRake':
    'das Längsfeuer auf höchstens 3 Felder schießt einen Takelageabschnitt weg',
  'ws.critical.obscured': 'Takelage fällt über eine Bordwand',
  'ws.critical.doubledByRake': 'das Längsfeuer verdoppelt Treffer auf Geschütze und Mannschaft',
  'ws.critical.doubledByCloseRake':
    'das Längsfeuer auf höchstens 3 Felder verdoppelt Treffer auf Geschütze und Mannschaft',
  'ws.critical.cable': 'die Ankertrosse ist durchschossen',
  'ws.critical.morale': 'die Mannschaft wankt',
  'ws.critical.steering': 'das Ruder ist getroffen',
  'ws.critical.magazine': 'die Pulverkammer ist getroffen',
  'ws.critical.tied': 'ein Leck an der Wasserlinie',
  'ws.critical.fire': 'Feuer bricht aus',
  'ws.event.sideObscured': '{ship}: Trümmer verdecken eine Seite bis Ende von Zug {turn} ({side}).',
  'ws.event.cableCut': '{ship} verliert die Ankertrosse und kann nicht mehr ankern.',
  'ws.event.moraleTested': '{ship} prüft die Moral: Mannschaft weiterhin {quality}.',
  'ws.event.moraleFell': '{ship} prüft die Moral: Mannschaft nur noch {quality}.',
  'ws.event.steeringHit':
    '{ship} kann jetzt {turning, plural, =0 {nicht mehr drehen} one {je Zug #-mal drehen} other {je Zug #-mal drehen}}.',
  'ws.event.magazineHit':
    '{ship} explodiert: Wurf und Entfernung ergeben {total} (explodiert bei 4 oder weniger).',
  'ws.event.magazineSafe':
    '{ship} explodiert nicht: Wurf und Entfernung ergeben {total} (explodiert bei 4 oder weniger).',
  'ws.event.sectionTied': '{ship}: Eine Mannschaftsabteilung muss von nun an an die Pumpen.',
  'ws.event.fireBrokeOut': '{ship} brennt {turns, plural, one {# Zug} other {# Züge}} lang.',
  'ws.event.fireOutOfHand': '{ship} brennt lichterloh und wird explodieren.',
  'ws.event.leaderLost': '{leader} fällt an Bord von {ship}: Summe {total} (fällt ab 12).',
  'ws.event.leaderUnhurt':
    '{leader} bleibt unverletzt an Bord von {ship}: Summe {total} (fällt ab 12).',
  'ws.event.explosionHit':
    'Die Explosion von {ship} trifft {target}: Rumpf {hull}, Geschütze {guns}, Mannschaft {crew}, Takelage {rigging}.',
  'ws.event.fate.strikes': '{ship} streicht die Flagge: Der Rumpf ist zerschossen.',
  'ws.event.fate.sinking': '{ship} beginnt zu sinken: Der Rumpf ist zerschossen.',
  'ws.event.fate.exploding': '{ship} brennt und wird explodieren: Der Rumpf ist zerschossen.',
  'ws.event.surrendered.firepower': '{ship} ergibt sich {other}: Kein Geschütz ist mehr übrig.',
  'ws.event.surrendered.immobility': '{ship} ergibt sich {other}: Keine Takelage ist mehr übrig.',
  'ws.event.surrenderLapsed':
    '{ship} hat eigene Schiffe in der Nähe und kämpft ab Zug {turn} weiter.',
  'ws.event.shipActsAgain': '{ship} kämpft weiter.',
  'ws.event.doomHolds.sinking': '{ship} hält sich noch einen Zug lang.',
  'ws.event.doomHolds.exploding': '{ship} explodiert in diesem Zug nicht.',
  'ws.event.shipLost.sunk': '{ship} sinkt.',
  'ws.event.shipLost.exploded': '{ship} explodiert.',
}
