import type { Catalogue } from '@grognard/umpire'

export const pointsGerman: Catalogue = {
  'lob.action.fire': 'eine Breitseite',
  'lob.action.counterFire': 'einen Gegenschlag',
  'lob.action.transfer': 'einen Mannschaftstransfer',
  'lob.action.refloat': 'einen Versuch freizukommen',
  'lob.action.tack': 'eine Wende oder Halse',
  'lob.action.lineOfBattle': 'eine Kampflinie',
  'lob.action.crossing': 'Kreuzen',
  'lob.action.rescue': 'Kreuzen und Retten',
  'lob.action.melee': 'einen Nahkampf',
  'lob.stroke.melee': 'Nahkampf gewonnen',
  'lob.stroke.morale': 'Moralprobe bestanden',
  'lob.stroke.manoeuvre': 'Spezialmanöver',
  'lob.stroke.fullHit': 'Volltreffer',
  'lob.stroke.flag': 'Flagge genommen',
  'lob.refuse.points':
    'Das kostet {cost, number} Aktionspunkte ({action}); im Vorrat {pool, plural, one {ist einer} other {sind #}}.',
  'lob.refuse.noTest': 'Es liegt kein Würfel von dir offen, den du ändern könntest.',
  'lob.refuse.noPointSpent': 'Setze mindestens einen Punkt ein oder behalte sie.',
  'lob.refuse.attributePoints':
    'Von dieser Eigenschaft {left, plural, =0 {ist in dieser Schlacht kein Punkt} one {ist in dieser Schlacht ein Punkt} other {sind in dieser Schlacht # Punkte}} übrig.',
  'lob.refuse.mustMove':
    '{count, plural, one {Dieses Schiff muss} other {Diese Schiffe müssen}} noch mindestens einen Zoll fahren oder ankern: {ships}.',
  'lob.refuse.mustRunOn':
    '{count, plural, one {Dieses Schiff hat} other {Diese Schiffe haben}} die Wende verfehlt und {count, plural, one {muss} other {müssen}} noch geradeaus fahren: {ships}.',
  'lob.refuse.mustFlee':
    '{count, plural, one {Dieses Schiff flieht und muss} other {Diese Schiffe fliehen und müssen}} noch zum nächsten Rand fahren: {ships}. Befiehl die Flucht.',
  'lob.refuse.proposedAlready':
    'Du hast in diesem Zug schon einen Vorschlag gemacht; im nächsten geht es wieder.',
  'lob.refuse.notPureSea':
    'Nur eine reine Seeschlacht lässt sich in die Mitte rücken; hier liegen Land, Hafen oder Auftrag fest.',
  'lob.refuse.farFromEdges':
    '{ship} liegt mehr als {margin, number} Zoll von jeder Kante; alle Schiffe müssen einer näher sein.',
  'lob.refuse.inTheMiddle': 'Alle Schiffe zusammen liegen schon in der Mitte des Spielfelds.',
  'lob.order.done': 'Fertig',
  'lob.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Übergehen?} other {{pieces} können noch feuern. Übergehen?}}',
  'lob.ask.board':
    '{count, plural, one {{pieces} kann noch entern. Übergehen?} other {{pieces} können noch entern. Übergehen?}}',
  'lob.ask.takeOver':
    '{count, plural, one {{pieces} kann noch ein unbemanntes Schiff übernehmen. Übergehen?} other {{pieces} können noch ein unbemanntes Schiff übernehmen. Übergehen?}}',
  'lob.order.spend': '{points, plural, one {Einen Punkt} other {# Punkte}} auf den Wurf setzen',
  'lob.order.keep': 'Punkte behalten',
  'lob.order.propose.recentre': 'Vorschlagen, die Schlacht in die Mitte zu rücken',
  'lob.order.propose.end': 'Vorschlagen, die Schlacht zu beenden',
  'lob.order.agree': 'Zustimmen',
  'lob.order.decline': 'Ablehnen',
  'lob.event.poolFilled': '{seat} erhält {added, number} Aktionspunkte und hat {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} zahlt {cost, number} Aktionspunkte für {action}; {pool, number} bleiben.',
  'lob.event.strokeNoted': 'Im Logbuch von {seat}: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} setzt {points, plural, one {einen Punkt} other {# Punkte}} {attribute} für {ship} ein; {left, number} übrig.',
  'lob.event.pointsKept': '{seat} lässt den Wurf, wie er fiel.',
  'lob.event.proposed.recentre': '{seat} schlägt vor, die Schlacht in die Mitte zu rücken.',
  'lob.event.proposed.end': '{seat} schlägt vor, die Schlacht hier zu beenden.',
  'lob.event.agreed': '{seat} stimmt zu.',
  'lob.event.declined': '{seat} lehnt ab.',
  'lob.event.recentred':
    'Die Schlacht rückt in die Mitte des Spielfelds: {ships, plural, one {# Schiff} other {# Schiffe}}, zueinander wie zuvor.',
}
