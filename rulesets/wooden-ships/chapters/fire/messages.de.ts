import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Targets, broadsides, what they hit. */
export const fireGerman: Translated<typeof fireEnglish> = {
  'order.fire': 'feuern',
  'order.fireMany': 'mit mehreren Schiffen feuern',
  'ws.order.fireMany.division.hull': 'Division von {ship}: auf die Rümpfe feuern',
  'ws.order.fireMany.division.rigging': 'Division von {ship}: auf die Takelage feuern',
  'ws.order.fireMany.fleet.hull': 'Mit allen Breitseiten auf die Rümpfe feuern',
  'ws.order.fireMany.fleet.rigging': 'Mit allen Breitseiten auf die Takelage feuern',
  'ws.refuse.nobodyToFireAt': 'Keines dieser Schiffe hat ein Ziel in Reichweite.',
  'order.fireBlank': 'ohne Ziel feuern',
  'order.holdFire': 'Feuer zurückhalten',
  'ws.order.fire.hull': '{ship}, {side}: auf den Rumpf von {target} feuern',
  'ws.order.fire.rigging': '{ship}, {side}: auf die Takelage von {target} feuern',
  'ws.order.fireBlank': '{ship}, {side}: ohne Ziel feuern',
  'ws.order.holdFire': '{ship}, {side}: Feuer zurückhalten',
  'ws.rake.none': 'Breitseite',
  'ws.rake.bow': 'Längsfeuer von vorn',
  'ws.rake.stern': 'Längsfeuer von achtern',
  'ws.fire.broadside':
    '{squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} auf {range, plural, one {# Feld} other {# Felder}}',
  'ws.fire.rake':
    'Längsfeuer von {squares, plural, one {# Geschützkästchen} other {# Geschützkästchen}} auf {range, plural, one {# Feld} other {# Felder}}',
  'ws.fire.sternRake': 'Längsfeuer durch das Heck',
  'ws.fire.quality': 'Mannschaft: {quality}',
  'ws.fire.initial': 'erste Breitseite dieser Seite',
  'ws.fire.sections':
    '{sections, plural, one {# Mannschaftsabteilung} other {# Mannschaftsabteilungen}} nicht an den Geschützen',
  'ws.fire.captured': 'Prisenmannschaft',
  'ws.fire.ammunition': '{ammunition}',
  'ws.fire.anchored': 'vor Anker',
  'ws.fire.weather': 'schweres Wetter',
  'ws.fire.dismasted': 'entmastet',
  'ws.fire.obscured': 'Trümmer über dieser Seite',
  'ws.fire.burning': 'in Brand',
  'ws.event.fireDeclared.hull': '{ship}, {side}: Ziel ist der Rumpf von {target}.',
  'ws.event.fireDeclared.rigging': '{ship}, {side}: Ziel ist die Takelage von {target}.',
  'ws.event.blankDeclared': '{ship}, {side}: Feuer ohne Ziel.',
  'ws.event.fireWithdrawn': '{ship}, {side}: kein Feuer.',
  'ws.event.firedBlank': '{ship} feuert ohne Ziel ({side}).',
  'ws.event.broadsideMissed':
    '{ship} verfehlt {target}: {ammunition} auf {range, plural, one {# Feld} other {# Felder}} (Trefferzahl {number}, unterhalb der Treffertabellen).',
  'ws.event.broadsideVain':
    '{ship} feuert ohne Wirkung auf {target} ({rake}, {ammunition}, {range, plural, one {# Feld} other {# Felder}}, Treffertabelle {number}).',
  'ws.event.broadsideFired':
    '{ship} trifft {target}: {any, plural, =0 {keine Kästchen} other {{hits}}} ({rake}, {ammunition}, {range, plural, one {# Feld} other {# Felder}}, Treffertabelle {number}){criticals, plural, =0 {} one {; kritischer Treffer} other {; # kritische Treffer}}.',
  'ws.refuse.notYourGuns': 'Wähle ein eigenes Schiff, das kämpfen kann.',
  'ws.refuse.notLoaded': 'Diese Seite ist nicht geladen: {side}.',
  'ws.refuse.noGunners': 'Keine Mannschaftsabteilung ist für die Geschütze frei.',
  'ws.refuse.mastOverGuns': 'Ein Mast hängt über der Bordwand: Kappe ihn, bevor das Schiff feuert.',
  'ws.refuse.agroundGuns': 'Das Schiff sitzt auf Grund und kann nicht feuern.',
  'ws.refuse.warpedGuns':
    'Das Schiff hat um den Anker gedreht und kann in diesem Zug nicht feuern.',
  'ws.refuse.weighingGuns': 'Das Schiff lichtet den Anker und kann nicht feuern.',
  'ws.refuse.noGunsLeft': 'Auf dieser Seite ist kein Geschütz übrig: {side}.',
  'ws.refuse.noTarget': 'Wähle ein gegnerisches Schiff, das noch kämpft.',
  'ws.refuse.beyondRange': 'Außer Reichweite: höchstens {range} Felder.',
  'ws.refuse.notInField': 'Das Ziel liegt nicht im Schussfeld dieser Seite.',
  'ws.refuse.landIsNearer': 'Land liegt näher als das Ziel.',
  'ws.refuse.friendIsNearer':
    'Das befreundete Schiff {other} liegt näher als das Ziel und ist im Weg.',
  'ws.refuse.beatenIsNearer': '{other} kämpft nicht mehr, liegt aber näher und ist im Weg.',
  'ws.refuse.anotherIsNearer':
    '{other} liegt näher: Eine Seite feuert auf das nächste Schiff in ihrem Schussfeld.',
  'ws.refuse.spared':
    'Auf diese Entfernung feuert ein Linienschiff nicht auf ein kleineres Schiff, das sich aus dem Kampf herausgehalten hat.',
  'ws.refuse.noGunsBear': 'Kein verbliebenes Geschütz erreicht das Ziel.',
  'ws.refuse.hullTooFar': 'Über {range} Felder hinaus wird nur auf die Takelage gefeuert.',
  'ws.refuse.boundRigging':
    'Schiffe, die aneinander festhängen, feuern nur auf den Rumpf des anderen.',
  'ws.refuse.beyondReach':
    'Geladen mit {ammunition}: höchstens {reach, plural, one {# Feld} other {# Felder}}.',
  'ws.refuse.grapeAtRigging': 'Streukugeln gelten der Mannschaft: Ziele auf den Rumpf.',
  'ws.refuse.grapeInMelee':
    'Deine eigenen Leute kämpfen schon einen Zug lang mit dieser Mannschaft: keine Streukugeln.',
  'ws.refuse.noTargetNamed': 'Diese Seite hat kein Ziel gewählt.',
}
