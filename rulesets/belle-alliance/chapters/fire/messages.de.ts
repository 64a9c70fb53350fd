import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

/** Feuer: Befehle, Ablehnungen, was verfällt und warum, Ergebnisse. */
export const fireGerman: Translated<typeof fireEnglish> = {
  'order.fire': 'feuern',
  'order.range': 'sich einschießen',
  'order.canister': 'Kartätschen laden',
  'ba.order.fire':
    '{unit}: mit {figures, plural, one {# Figur} other {# Figuren}} auf {target} feuern ({edge}){danger, select, over {; die Linie führt über {friend} hinweg, vielleicht zu nah} near {; die Linie führt nahe an {friend} vorbei, vielleicht zu nah} behind {; {friend} steht dahinter, vielleicht zu nah} other {}}',
  'ba.order.fire.guns':
    '{unit}: mit {guns, plural, one {# Geschützmodell} other {# Geschützmodellen}} auf {target} feuern ({edge}){danger, select, over {; die Linie führt über {friend} hinweg, vielleicht zu nah} near {; die Linie führt nahe an {friend} vorbei, vielleicht zu nah} behind {; {friend} steht dahinter, vielleicht zu nah} other {}}',
  'ba.order.fire.hidden':
    '{unit}: mit {figures, plural, one {# Figur} other {# Figuren}} auf einen verdeckten Gegner bei {x, number}/{y, number} cm feuern ({target})',
  'ba.order.range': '{unit}: sich auf {target} einschießen (ohne Wirkung)',
  'ba.order.canister': '{unit}: Kartätschen laden',
  'ba.hit.front': 'Front',
  'ba.hit.rear': 'Rücken',
  'ba.hit.leftFlank': 'linke Flanke',
  'ba.hit.rightFlank': 'rechte Flanke',
  'ba.hit.rear.front': 'von hinten, wo sie ebenfalls Front hat',
  'ba.hit.leftFlank.front': 'von links, wo sie ebenfalls Front hat',
  'ba.hit.rightFlank.front': 'von rechts, wo sie ebenfalls Front hat',
  'ba.arc.fire': 'Schussfeld',
  'ba.arc.zone': 'Zone {zone, number}, bis {cm, number} cm',
  'ba.refuse.notThere': 'Die Einheit {unit} steht nicht für sich auf dem Tisch; wähle eine andere.',
  'ba.refuse.firesWithGarrison':
    'Die Einheit {unit} feuert zusammen mit {leader}, denn alle im Gebäude feuern als eine Einheit. Wähle {leader}.',
  'ba.refuse.tooDisorderedToFire':
    'Die Einheit {unit} ist in Unordnung und kann nicht feuern; das können nur Einheiten in Ordnung oder leichter Unordnung.',
  'ba.refuse.gunnersCannotFire':
    '{unit}: Kanoniere ohne Geschütze können nicht feuern; sie müssen sie erst wieder bemannen.',
  'ba.refuse.busyElsewhere':
    'Die Einheit {unit} arbeitet oder rastet und kann nicht feuern; sie muss erst eine andere Formation einnehmen.',
  'ba.refuse.noFirearms':
    'Die Einheit {unit} hat keine Schusswaffen; wähle eine Einheit, die welche hat.',
  'ba.refuse.notUnlimbered':
    'Die Einheit {unit} ist aufgeprotzt; zum Feuern müssen Geschütze abgeprotzt sein.',
  'ba.refuse.noGunners':
    'Die Einheit {unit} hat keine Kanoniere an den Geschützen; sie müssen erst wieder bemannt werden.',
  'ba.refuse.noSupplies':
    'Die Einheit {unit} hat keine Munition mehr; neue bekommt sie durch Rast.',
  'ba.refuse.firedAfterFastMarch':
    'Die Einheit {unit} ist im Eilmarsch marschiert und kann erst im nächsten Zug wieder feuern.',
  'ba.refuse.wasPassedThrough':
    'Die Einheit {unit} hat andere hindurchgelassen und kann erst im nächsten Zug wieder feuern.',
  'ba.refuse.hasContinued':
    'Die Einheit {unit} hat das Feuer fortgesetzt und kann erst im nächsten Zug wieder feuern.',
  'ba.refuse.notFiredLastTurn':
    'Die Einheit {unit} hat im letzten Zug nicht gefeuert und kann das Feuer nicht fortsetzen; sie kann in der Feuerphase feuern.',
  'ba.refuse.noPlaceToHide':
    'Um auf einen ungesehenen Gegner zu feuern, wähle einen Wald, ein Gebäude, eine Geländelinie oder schwieriges Gelände und einen Punkt darin.',
  'ba.refuse.noFireAtStaff':
    'Auf Befehlshaber und Ordonnanzen kann nicht gefeuert werden; wähle eine Einheit.',
  'ba.refuse.noSuchTarget': 'Wähle eine gegnerische Einheit auf dem Tisch, die noch Figuren hat.',
  'ba.refuse.onlyLastTarget':
    'Die Einheit {target} war im letzten Zug nicht das Ziel dieser Einheit; fortgesetztes Feuer gilt nur dem Ziel des letzten Zugs.',
  'ba.refuse.helpsAlready':
    'Die Einheit {unit} ist schon Nachbar oder Unterstützung einer anderen Einheit; nimm das erst zurück.',
  'ba.refuse.onlyGunsRange':
    'Die Einheit {unit} hat keine Geschütze und braucht sich nicht einzuschießen; sie kann einfach feuern.',
  'ba.refuse.rangesOnly':
    'Die Einheit {unit} kann sich nicht in einem Zug ohne Wirkung einschießen und außerdem feuern; nimm das andere erst zurück.',
  'ba.refuse.twoPartsOnly':
    '{unit} und ihre Kette feuern in höchstens {most, number} Teilen; nimm erst einen zurück.',
  'ba.refuse.wholeModels':
    'Die Einheit {unit} feuert mit ganzen Geschützmodellen: Wähle Modelle mit Kanonieren, die noch nicht eingeteilt sind; ihre Kanoniere sind die Figuren.',
  'ba.refuse.halfOfGarrison':
    'Die Einheit {unit} kann von einer Seite des Gebäudes mit höchstens {most, number} Figuren feuern.',
  'ba.refuse.tooManyFiring':
    'Die Einheit {unit} hat in dieser Formation noch {most, number} Figuren, die feuern können; wähle nicht mehr.',
  'ba.refuse.fireUnitTooSmall':
    'Die Einheit {unit} braucht mindestens {least, number} Figuren für eine Feuereinheit; wähle mehr.',
  'ba.refuse.nobodyThere':
    'Wohin {unit} feuern sollte, steht niemand; wähle einen anderen Punkt oder ein anderes Ziel.',
  'ba.refuse.notSeen':
    'Die Einheit {unit} sieht {target} nicht. Sie kann auf das Gelände feuern, das du für besetzt hältst.',
  'ba.refuse.noLineOfAim':
    'Keine Figur von {unit} hat im Schusswinkel eine freie Sichtlinie auf {target}; wähle ein anderes Ziel.',
  'ba.refuse.noHitPoint':
    'Keine Kante von {target} liegt im Schusswinkel von {unit}; wähle andere Figuren oder ein anderes Ziel.',
  'ba.refuse.lineOfFireBarred':
    'Die Schusslinie von {unit} auf {target} ist versperrt; wähle einen anderen Zielpunkt oder ein anderes Ziel.',
  'ba.refuse.beyondRange':
    'Die Einheit {target} ist außer Reichweite: Die Einheit {unit} feuert bis {cm, number} cm. Wähle ein näheres Ziel.',
  'ba.refuse.beyondCanister':
    'Die Einheit {target} ist außer Reichweite: Die Kartätschen von {unit} reichen {cm, number} cm. Wähle ein näheres Ziel.',
  'ba.refuse.safetyDistance':
    'Die Schusslinie von {unit} führt zu nah an {friend} vorbei: Nötig sind ein Zehntel der Entfernung und mindestens die halbe feuernde Front. Wähle einen anderen Zielpunkt oder weniger Figuren.',
  'ba.refuse.friendBehind':
    'Die Einheit {friend} steht in der Schusslinie von {unit}, weniger als {cm, number} cm hinter {target}; wähle einen anderen Zielpunkt oder ein anderes Ziel.',
  'ba.refuse.overheadTooNear':
    'Die Einheit {between} steht zu nah an {unit} oder {target}, um überschossen zu werden: Nötig sind mindestens {least, number} cm zu den Geschützen und {beyond, number} cm zum Ziel.',
  'ba.refuse.canisterOverOwn':
    'Die Einheit {unit} kann nicht mit Kartätschen über {friend} feuern; wähle einen anderen Zielpunkt oder ein anderes Ziel.',
  'ba.refuse.noFireUnit':
    'Von {unit} können zu wenige auf {target} feuern, um eine Feuereinheit zu bilden; wähle mehr Figuren oder ein anderes Ziel.',
  'ba.refuse.noGunsToLoad':
    'Die Einheit {unit} hat keine Geschütze; Kartätschen lädt nur Artillerie.',
  'ba.refuse.firesItself': 'Die Einheit {unit} soll selbst feuern; nimm das erst zurück.',
  'ba.refuse.neighbourOnlyInFire':
    'Beim fortgesetzten Feuer gibt es keine Nachbarn; warte auf die Feuerphase.',
  'ba.refuse.friendFiresNotAt':
    'Die Einheit {friend} hat kein Feuer auf dieses Ziel angesagt; sage es erst an.',
  'ba.refuse.neighbourCannotFire':
    'Die Einheit {unit} könnte selbst nicht auf dieses Ziel feuern, wie es ein Nachbar können muss; wähle eine andere Einheit.',
  'ba.lost.BA-1.1.2-10': 'niemand dort',
  'ba.lost.BA-1.1.6-01': 'Ziel nicht zu sehen',
  'ba.lost.BA-3.1.3-01': 'keine freie Sichtlinie zum Ziel',
  'ba.lost.BA-3.1.3-06': 'keine Kante des Ziels im Schusswinkel',
  'ba.lost.BA-3.1.3-03': 'Schusslinie versperrt',
  'ba.lost.BA-3.1.3-08': 'Ziel außer Reichweite',
  'ba.lost.BA-3.4.4-01': 'Ziel außer Reichweite der Kartätschen',
  'ba.lost.BA-3.1.4-01': 'eigene Einheiten zu nah an der Schusslinie',
  'ba.lost.BA-3.1.4-02': 'eigene Einheiten dicht hinter dem Ziel',
  'ba.lost.BA-3.4.2-01': 'Einheiten dazwischen, die nicht überschossen werden können',
  'ba.lost.BA-Q-63': 'zu wenige Figuren, die feuern können',
  'ba.lost.BA-6.1.1-07': 'Feuer nur zusammen mit der übrigen Besatzung',
  'ba.lost.BA-3.1.1-08': 'zu große Unordnung',
  'ba.lost.BA-1.3.4-01': 'Kanoniere nicht an den Geschützen',
  'ba.lost.BA-1.3.5-02': 'bei der Arbeit oder Rast',
  'ba.lost.BA-T-13': 'keine Schusswaffen',
  'ba.lost.BA-2.2.4-03': 'Geschütze aufgeprotzt',
  'ba.lost.BA-Q-64': 'keine Kanoniere an den Geschützen',
  'ba.lost.BA-5.5.3-02': 'keine Munition mehr',
  'ba.lost.BA-2.3.2-04': 'in diesem Zug im Eilmarsch',
  'ba.lost.BA-1.1.1-06': 'eigene Einheiten hindurchgelassen',
  'ba.lost.BA-1.1.1-04': 'schon in der Phase des fortgesetzten Feuers gefeuert',
  'ba.event.canisterLoaded': '{unit}: Kartätschen geladen.',
  'ba.event.fireLost': '{unit}: kein Feuer auf {target}: {why}.',
  'ba.event.helperLost.neighbour': '{unit} zählt nicht als Nachbar von {friend}.',
  'ba.event.fireUnanswered': '{unit} kann das Feuer von {by} nicht erwidern: {why}.',
  'ba.event.helperLost.support': '{unit} zählt nicht als Unterstützung von {friend}.',
  'ba.event.rangeFound': '{unit}: auf {target} eingeschossen.',
  'ba.event.fireRolled':
    '{unit}: Feuer auf {target}, Wurf {dice, number}. Verluste (Summe {loss, number}, {fireUnits, plural, one {# Feuereinheit} other {# Feuereinheiten}}): {rest, select, 0 {{whole, plural, =0 {keine Figuren} one {# Figur} other {# Figuren}}} 1 {{whole, plural, =0 {¼ Figur} other {#¼ Figuren}}} 2 {{whole, plural, =0 {½ Figur} other {#½ Figuren}}} other {{whole, plural, =0 {¾ Figur} other {#¾ Figuren}}}}. Moral (Summe {moral, number}): {degree}.',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'Kolonnenwirkung',
  'ba.modifier.fire.target.squareMassHuddle': 'Karree, Bataillonsmasse oder Klumpen',
  'ba.modifier.fire.own.skirmish': 'feuernde Schützenkette',
  'ba.modifier.fire.target.skirmish': 'auf eine Schützenkette',
  'ba.modifier.fire.target.limbered': 'auf aufgeprotzte Artillerie',
  'ba.modifier.fire.target.unlimbered': 'auf abgeprotzte Artillerie',
  'ba.modifier.fire.own.mountedCav': 'Feuer vom Pferd',
  'ba.modifier.fire.target.mountedCav': 'auf berittene Kavallerie',
  'ba.modifier.fire.target.mountedCavCharge': 'auf Kavallerie im Sturmlauf',
  'ba.modifier.fire.target.flank': 'Flankenfeuer',
  'ba.modifier.fire.target.rear': 'Feuer in den Rücken',
  'ba.modifier.fire.own.hidden': 'verdecktes Ziel',
  'ba.modifier.fire.own.obstacle': 'beim Überwinden eines Hindernisses',
  'ba.modifier.fire.target.obstacle': 'Ziel beim Überwinden eines Hindernisses',
  'ba.modifier.fire.target.cover1': 'Deckung I',
  'ba.modifier.fire.target.cover2': 'Deckung II',
  'ba.modifier.fire.target.cover3': 'Deckung III',
  'ba.modifier.fire.target.wood': 'Ziel im Wald',
  'ba.modifier.fire.target.r50': 'Ziel mit 50 % mehr Figuren',
  'ba.modifier.fire.own.r100': '100 % mehr Figuren als das Ziel',
  'ba.modifier.fire.target.r100': 'Ziel mit 100 % mehr Figuren',
  'ba.modifier.fire.own.r200': '200 % mehr Figuren als das Ziel',
  'ba.modifier.fire.target.r200': 'Ziel mit 200 % mehr Figuren',
  'ba.modifier.fire.target.r300': 'Ziel mit 300 % mehr Figuren',
  'ba.modifier.fire.target.r400': 'Ziel mit 400 % mehr Figuren',
  'ba.modifier.fire.own.notStationary': 'nach Bewegung',
  'ba.modifier.fire.own.footNotStationary': 'Fußartillerie nach Bewegung',
  'ba.modifier.fire.own.split': 'geteiltes Feuer',
  'ba.modifier.fire.own.split23': 'geteiltes Feuer in Zone 2 oder 3',
  'ba.modifier.fire.own.first': 'erstes Feuer',
  'ba.modifier.fire.target.noSupply': 'Ziel ohne Munition',
  'ba.modifier.fire.own.canister': 'Kartätschen',
  'ba.modifier.fire.own.zone2': 'Zone 2',
  'ba.modifier.fire.own.zone3': 'Zone 3',
  'ba.modifier.fire.own.nonRicochet': 'ohne Abpraller',
  'ba.modifier.fire.own.ranging': 'noch nicht eingeschossen',
  'ba.modifier.fire.own.pd3_4': 'leichte Geschütze (3–4-Pfünder)',
  'ba.modifier.fire.own.pd12': '12-Pfünder',
  'ba.modifier.fire.own.LU': 'selbst in leichter Unordnung',
  'ba.modifier.fire.target.LU': 'Ziel in leichter Unordnung',
  'ba.modifier.fire.target.U': 'Ziel in Unordnung',
  'ba.modifier.fire.target.FU': 'Ziel in voller Unordnung',
  'ba.modifier.fire.own.trained': 'geübte Schützen',
  'ba.modifier.fire.target.support': 'Ziel mit Unterstützung',
  'ba.modifier.fire.own.neighbour': 'Nachbar',
  'ba.modifier.fire.own.chief': 'eigener Befehlshaber eingesetzt',
  'ba.modifier.fire.target.chief': 'Befehlshaber des Ziels eingesetzt',
  'ba.modifier.fire.own.valeur': 'eigener Kampfwert',
  'ba.modifier.fire.target.valeur': 'Kampfwert des Ziels',
  'ba.modifier.fire.moral': 'nur Moral: {what}',
  'ba.modifier.fire.first': 'erster Teil: {what}',
  'ba.modifier.fire.second': 'zweiter Teil: {what}',
  'ba.modifier.fire.nothing': 'kein Zuschlag auf die Verluste',
  'ba.sum.loss': 'Zu- und Abschläge für die Verluste',
  'ba.sum.moral': 'Zu- und Abschläge für die Moral',
  'ba.sum.first.loss': 'Zu- und Abschläge für die Verluste, erster Teil',
  'ba.sum.first.moral': 'Zu- und Abschläge für die Moral, erster Teil',
  'ba.sum.second.loss': 'Zu- und Abschläge für die Verluste, zweiter Teil',
  'ba.sum.second.moral': 'Zu- und Abschläge für die Moral, zweiter Teil',
  'ba.odds.unmeasured':
    'Die Chancen würden die Entfernung verraten, die erst nach der Ansage gemessen wird. Schätze sie nach Augenmaß.',
  'ba.event.declared.fire': 'Angesagt: {unit} feuert auf {other}.',
}
