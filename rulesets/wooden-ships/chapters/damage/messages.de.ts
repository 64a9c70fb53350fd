import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageGerman: Translated<typeof damageEnglish> = {
  'sequence.broadsides': 'Was die Geschütze bewirkt haben',
  'sequence.damage': 'Was getroffen ist',
  'order.loseGuns': 'verlorene Geschütze wählen',
  'order.loseGunsFirst': 'zuerst Kanonen verlieren',
  'ws.order.loseGunsFirst': 'Kanonen vor Karronaden verlieren',
  'ws.order.lose.guns':
    '{ship}: {squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} verlieren, {side}, {end}',
  'ws.order.lose.carronades':
    '{ship}: {squares, plural, one {# Karronadenkästchen} other {# Karronadenkästchen}} verlieren, {side}, {end}',
  'ws.refuse.noGunsToLose': 'Wähle ein eigenes Schiff, das Geschütze zu verlieren hat.',
  'ws.refuse.notThoseGuns': 'Zuerst gehen die Geschütze verloren, die dem Feuer am nächsten sind.',
  'ws.refuse.tooManyGuns':
    'Hiervon {squares, plural, one {kann höchstens # Kästchen} other {können höchstens # Kästchen}} verloren gehen.',
  'ws.squares.hull': 'Rumpf {squares}',
  'ws.squares.guns': 'Geschütze {squares}',
  'ws.squares.crew': 'Mannschaft {squares}',
  'ws.squares.rigging': 'Takelage {squares}',
  'ws.event.hitsTaken': '{ship} verliert {squares}.',
  'ws.event.gunsLost':
    '{ship} verliert {squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} ({side}, {end}).',
  'ws.event.carronadesLost':
    '{ship} verliert {squares, plural, one {# Karronadenkästchen} other {# Karronadenkästchen}} ({side}, {end}).',
  'ws.event.hullLostForGuns':
    '{ship} hat kein Geschütz mehr zu verlieren: stattdessen Rumpf {squares}.',
  'ws.event.mastLost.clear': '{ship} verliert einen Mast; er fällt frei.',
  'ws.event.mastLost.port': '{ship} verliert einen Mast; er hängt an Backbord über.',
  'ws.event.mastLost.starboard': '{ship} verliert einen Mast; er hängt an Steuerbord über.',
  'ws.event.wreckageFouls': '{other} verfängt sich in den Trümmern von {ship}.',
  'ws.event.wreckageClears': '{other} bleibt frei von den Trümmern von {ship}.',
  'ws.event.critical.hull': 'Kritischer Treffer auf {ship}: {effect} (Rumpf, {number}).',
  'ws.event.critical.rigging': 'Kritischer Treffer auf {ship}: {effect} (Takelage, {number}).',
  'ws.critical.none': 'keine Wirkung',
  'ws.critical.leaders': 'ein Befehlshaber kann fallen',
  'ws.critical.section': 'ein Takelageabschnitt wird weggeschossen',
  'ws.critical.sectionByRake': 'eine Längsbestreichung schießt einen Takelageabschnitt weg',
  'ws.critical.sectionByCloseRake':
    'eine Längsbestreichung auf höchstens 3 Felder schießt einen Takelageabschnitt weg',
  'ws.critical.obscured': 'Takelage fällt über eine Seite',
  'ws.critical.doubledByRake':
    'eine Längsbestreichung verdoppelt Treffer auf Geschütze und Mannschaft',
  'ws.critical.doubledByCloseRake':
    'eine Längsbestreichung auf höchstens 3 Felder verdoppelt Treffer auf Geschütze und Mannschaft',
  'ws.critical.cable': 'die Ankertrosse ist durchschossen',
  'ws.critical.morale': 'die Mannschaft wankt',
  'ws.critical.steering': 'das Ruder ist getroffen',
  'ws.critical.magazine': 'das Magazin ist getroffen',
  'ws.critical.tied': 'ein Leck an der Wasserlinie',
  'ws.critical.fire': 'Feuer',
  'ws.event.sideObscured': '{ship}: Trümmer über einer Seite bis Zug {turn} ({side}).',
  'ws.event.cableCut': '{ship} verliert die Ankertrosse und kann nicht mehr ankern.',
  'ws.event.moraleTested': '{ship}: Mannschaft nach der Moralprüfung {quality}.',
  'ws.event.steeringHit':
    '{ship} kann {turning, plural, =0 {keine Drehung} one {# Drehung} other {# Drehungen}} je Zug machen.',
  'ws.event.magazineHit':
    '{ship} würfelt mit der Entfernung {total} (explodiert bei 4 oder weniger): explodiert.',
  'ws.event.magazineSafe':
    '{ship} würfelt mit der Entfernung {total} (explodiert bei 4 oder weniger): verschont.',
  'ws.event.sectionTied': '{ship}: eine Mannschaftsabteilung steht für immer an den Pumpen.',
  'ws.event.fireBrokeOut': '{ship} brennt {turns, plural, one {# Zug} other {# Züge}} lang.',
  'ws.event.fireOutOfHand': '{ship} brennt lichterloh und wird explodieren.',
  'ws.event.leaderLost': '{leader} fällt an Bord von {ship}: {total} (nötig 12).',
  'ws.event.leaderUnhurt': '{leader} bleibt unverletzt an Bord von {ship}: {total} (nötig 12).',
  'ws.event.explosionHit':
    'Die Explosion von {ship} trifft {target}: Rumpf {hull}, Geschütze {guns}, Mannschaft {crew}, Takelage {rigging}.',
  'ws.event.fate.strikes': '{ship} streicht die Flagge: der Rumpf ist zerschossen.',
  'ws.event.fate.sinking': '{ship} sinkt: der Rumpf ist zerschossen.',
  'ws.event.fate.exploding': '{ship} brennt und wird explodieren: der Rumpf ist zerschossen.',
  'ws.event.surrendered.firepower': '{ship} ergibt sich {other}: kein Geschütz ist übrig.',
  'ws.event.surrendered.immobility': '{ship} ergibt sich {other}: keine Takelage ist übrig.',
  'ws.event.surrenderLapsed': '{ship} hat Freunde in der Nähe und kämpft ab Zug {turn} weiter.',
  'ws.event.shipActsAgain': '{ship} kämpft weiter.',
  'ws.event.doomHolds.sinking': '{ship} hält sich noch einen Zug lang.',
  'ws.event.doomHolds.exploding': '{ship} explodiert in diesem Zug nicht.',
  'ws.event.shipLost.sunk': '{ship} ist gesunken.',
  'ws.event.shipLost.exploded': '{ship} explodiert.',
}
