import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

/** Feuer: Befehle, Ablehnungen, was verfällt und warum, Ergebnisse. */
export const fireGerman: Translated<typeof fireEnglish> = {
  'order.fire': 'schießen',
  'order.range': 'einschießen',
  'order.canister': 'Kartätschen',
  'ba.order.fire':
    '{unit} schießt mit {figures, plural, one {# Figur} other {# Figuren}} auf {target}, {edge}{danger, select, over {; die Linie führt über {friend} hinweg, vielleicht zu nah} near {; die Linie führt nahe an {friend} vorbei, vielleicht zu nah} behind {; {friend} steht dahinter, vielleicht zu nah} other {}}',
  'ba.order.fire.guns':
    '{unit} schießt mit {guns, plural, one {# Geschützmodell} other {# Geschützmodellen}} auf {target}, {edge}{danger, select, over {; die Linie führt über {friend} hinweg, vielleicht zu nah} near {; die Linie führt nahe an {friend} vorbei, vielleicht zu nah} behind {; {friend} steht dahinter, vielleicht zu nah} other {}}',
  'ba.order.fire.hidden':
    '{unit} schießt bei {x, number}/{y, number} cm mit {figures, plural, one {# Figur} other {# Figuren}}: {target}',
  'ba.order.range': '{unit} schießt sich ohne Wirkung ein: {target}',
  'ba.order.canister': '{unit} lädt Kartätschen',
  'ba.hit.front': 'in die Front',
  'ba.hit.rear': 'in den Rücken',
  'ba.hit.leftFlank': 'in die linke Flanke',
  'ba.hit.rightFlank': 'in die rechte Flanke',
  'ba.hit.rear.front': 'von hinten, wo sie auch Front macht',
  'ba.hit.leftFlank.front': 'von links, wo sie auch Front macht',
  'ba.hit.rightFlank.front': 'von rechts, wo sie auch Front macht',
  'ba.arc.fire': 'Schussfeld',
  'ba.arc.zone': 'Zone {zone, number}, bis {cm, number} cm',
  'ba.refuse.notThere': '{unit} steht nicht als eigene Einheit auf dem Tisch; wähle eine andere.',
  'ba.refuse.firesWithGarrison':
    'Alle im Gebäude schießen als eine Einheit; {unit} schießt mit {leader}, nenne also diese Einheit.',
  'ba.refuse.tooDisorderedToFire':
    '{unit} ist in Unordnung und kann nicht schießen; in Ordnung oder leichter Unordnung geht es.',
  'ba.refuse.gunnersCannotFire':
    '{unit} sind nicht an den Geschützen und schießen nicht ohne sie; bemanne sie erst wieder.',
  'ba.refuse.busyElsewhere':
    '{unit} arbeitet oder rastet und schießt nicht; wieder formiert kann sie es.',
  'ba.refuse.noFirearms': '{unit} hat keine Schusswaffen; wähle eine Einheit, die welche hat.',
  'ba.refuse.notUnlimbered': '{unit} ist aufgeprotzt; Geschütze schießen abgeprotzt.',
  'ba.refuse.noGunners':
    '{unit} hat keine Kanoniere an den Geschützen; wieder bemannt können sie schießen.',
  'ba.refuse.noSupplies': '{unit} hat keine Munition mehr; bei einer Rast gibt es neue.',
  'ba.refuse.firedAfterFastMarch':
    '{unit} ist im Eilmarsch gegangen und kann in diesem Zug nicht schießen, im nächsten wieder.',
  'ba.refuse.wasPassedThrough':
    '{unit} wurde durchschritten und schießt in diesem Zug nicht mehr, im nächsten wieder.',
  'ba.refuse.hasContinued':
    '{unit} hat fortgesetzt geschossen und schießt erst im nächsten Zug wieder.',
  'ba.refuse.notFiredLastTurn':
    '{unit} hat im letzten Zug auf niemanden geschossen; warte auf die Feuerphase.',
  'ba.refuse.noPlaceToHide':
    'Für Feuer auf einen vermuteten Gegner nenne einen Wald, ein Gebäude, eine Geländelinie oder schwieriges Gelände und einen Punkt darin.',
  'ba.refuse.noFireAtStaff':
    'Auf Chefs und Ordonnanzen kann nicht geschossen werden; wähle eine Einheit.',
  'ba.refuse.noSuchTarget': 'Wähle eine feindliche Einheit auf dem Tisch, die noch Figuren hat.',
  'ba.refuse.onlyLastTarget':
    'Fortgesetzt schießt man nur auf das Ziel des letzten Zugs; {target} war es nicht.',
  'ba.refuse.helpsAlready': '{unit} hilft schon einer Einheit; nimm das erst zurück.',
  'ba.refuse.onlyGunsRange':
    '{unit} hat keine Geschütze, um sich einzuschießen; schießen darf sie.',
  'ba.refuse.rangesOnly':
    '{unit} kann sich in einem Zug nicht ohne Wirkung einschießen und schießen; nimm das andere erst zurück.',
  'ba.refuse.twoPartsOnly':
    '{unit} und ihre Kette schießen in höchstens {most, number} Teilen; nimm erst einen zurück.',
  'ba.refuse.wholeModels':
    '{unit} schießt mit ganzen Geschützmodellen, die Kanoniere haben und noch frei sind; Figuren sind ihre Kanoniere.',
  'ba.refuse.halfOfGarrison':
    'Von einer Seite des Gebäudes schießt {unit} mit höchstens {most, number} Figuren.',
  'ba.refuse.tooManyFiring':
    'So aufgestellt hat {unit} noch {most, number} Figuren, die schießen können.',
  'ba.refuse.fireUnitTooSmall':
    'Weniger als {least, number} Figuren von {unit} ergeben keine Feuereinheit; nenne mehr.',
  'ba.refuse.nobodyThere':
    'Wohin {unit} schießen sollte, steht niemand; wähle einen anderen Punkt oder ein anderes Ziel.',
  'ba.refuse.notSeen':
    '{unit} sieht {target} nicht. Man darf auf das Gelände schießen, das vermutlich besetzt ist.',
  'ba.refuse.noLineOfAim':
    'Keine Figur von {unit} hat im Schusswinkel eine freie Visierlinie auf {target}; wähle ein anderes Ziel.',
  'ba.refuse.noHitPoint':
    'Keine Kante von {target} liegt im Schusswinkel von {unit}; nenne andere Figuren oder ein anderes Ziel.',
  'ba.refuse.lineOfFireBarred':
    'Die Schusslinie von {unit} auf {target} ist versperrt; wähle einen anderen Treffpunkt oder ein anderes Ziel.',
  'ba.refuse.beyondRange':
    '{target} ist weiter als die {cm, number} cm von {unit}; wähle ein näheres Ziel.',
  'ba.refuse.beyondCanister':
    '{unit} hat Kartätschen geladen, die {cm, number} cm reichen; {target} ist weiter entfernt, wähle ein näheres Ziel.',
  'ba.refuse.safetyDistance':
    'Die Schusslinie von {unit} führt zu nah an {friend} vorbei: Ein Zehntel der Entfernung dorthin und die halbe feuernde Front sind nötig. Wähle einen anderen Treffpunkt oder weniger Figuren.',
  'ba.refuse.friendBehind':
    'Hinter {target} trifft die Schusslinie von {unit} auf weniger als {cm, number} cm auf {friend}; wähle einen anderen Treffpunkt oder ein anderes Ziel.',
  'ba.refuse.overheadTooNear':
    '{between} steht zu nah an {unit} oder {target}, um überschossen zu werden: Diesseits sind {least, number} cm nötig, jenseits {beyond, number} cm.',
  'ba.refuse.canisterOverOwn':
    '{unit} kann nicht mit Kartätschen über {friend} schießen; wähle einen anderen Treffpunkt oder ein anderes Ziel.',
  'ba.refuse.noFireUnit':
    'Wer von {unit} auf {target} schießen kann, ergibt keine Feuereinheit; nenne mehr Figuren oder ein anderes Ziel.',
  'ba.refuse.noGunsToLoad': '{unit} hat keine Geschütze zu laden; Kartätschen sind für Artillerie.',
  'ba.refuse.firesItself': '{unit} schießt selbst; nimm das erst zurück.',
  'ba.refuse.neighbourOnlyInFire':
    'Beim fortgesetzten Feuer gibt es keine Nachbarn; warte auf die Feuerphase.',
  'ba.refuse.friendFiresNotAt':
    '{friend} hat kein Feuer auf dieses Ziel angesagt; sage es erst an.',
  'ba.refuse.neighbourCannotFire':
    '{unit} könnte selbst nicht auf dieses Ziel schießen; ein Nachbar muss es können.',
  'ba.lost.BA-1.1.2-10': 'niemand ist da',
  'ba.lost.BA-1.1.6-01': 'das Ziel ist nicht zu sehen',
  'ba.lost.BA-3.1.3-01': 'niemand hat eine Visierlinie',
  'ba.lost.BA-3.1.3-06': 'keine Kante liegt im Schusswinkel',
  'ba.lost.BA-3.1.3-03': 'die Schusslinie ist versperrt',
  'ba.lost.BA-3.1.3-08': 'das Ziel ist außer Reichweite',
  'ba.lost.BA-3.4.4-01': 'das Ziel ist außer Reichweite der Kartätschen',
  'ba.lost.BA-3.1.4-01': 'Freunde stehen zu nah an der Schusslinie',
  'ba.lost.BA-3.1.4-02': 'Freunde stehen dicht dahinter',
  'ba.lost.BA-3.4.2-01': 'wer dazwischen steht, kann nicht überschossen werden',
  'ba.lost.BA-Q-63': 'zu wenige können schießen',
  'ba.event.canisterLoaded': '{unit} hat Kartätschen geladen.',
  'ba.event.fireLost': '{unit} schießt nicht ({target}): {why}.',
  'ba.event.helperLost.neighbour': '{unit} zählt nicht als Nachbar von {friend}.',
  'ba.event.fireUnanswered': '{unit} kann das Feuer von {by} nicht erwidern: {why}',
  'ba.event.helperLost.support': '{unit} zählt nicht als Unterstützung von {friend}.',
  'ba.event.rangeFound': '{unit} schießt sich auf {target} ein.',
  'ba.event.fireRolled':
    '{unit} schießt auf {target}: {dice, number} geworfen, {loss, number} für Verluste ({fireUnits, plural, one {# Feuereinheit} other {# Feuereinheiten}}, {quarters, plural, one {# Viertelfigur} other {# Viertelfiguren}}), {moral, number} für die Moral ({degree}).',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'Kolonnenwirkung',
  'ba.modifier.fire.target.squareMassHuddle': 'Karree, Bataillonsmasse oder Klumpen',
  'ba.modifier.fire.own.skirmish': 'Kette schießt',
  'ba.modifier.fire.target.skirmish': 'auf eine Kette',
  'ba.modifier.fire.target.limbered': 'auf aufgeprotzte Artillerie',
  'ba.modifier.fire.target.unlimbered': 'auf abgeprotzte Artillerie',
  'ba.modifier.fire.own.mountedCav': 'Kavallerie schießt vom Pferd',
  'ba.modifier.fire.target.mountedCav': 'auf berittene Kavallerie',
  'ba.modifier.fire.target.mountedCavCharge': 'auf stürmende Kavallerie',
  'ba.modifier.fire.target.flank': 'Flankenfeuer',
  'ba.modifier.fire.target.rear': 'Feuer in den Rücken',
  'ba.modifier.fire.own.hidden': 'verdecktes Ziel',
  'ba.modifier.fire.own.obstacle': 'schießt beim Überwinden eines Hindernisses',
  'ba.modifier.fire.target.obstacle': 'Ziel überwindet ein Hindernis',
  'ba.modifier.fire.target.cover1': 'Deckung I',
  'ba.modifier.fire.target.cover2': 'Deckung II',
  'ba.modifier.fire.target.cover3': 'Deckung III',
  'ba.modifier.fire.target.wood': 'Ziel im Wald',
  'ba.modifier.fire.target.r50': 'Ziel 50 % mehr',
  'ba.modifier.fire.own.r100': '100 % mehr Schützen',
  'ba.modifier.fire.target.r100': 'Ziel 100 % mehr',
  'ba.modifier.fire.own.r200': '200 % mehr Schützen',
  'ba.modifier.fire.target.r200': 'Ziel 200 % mehr',
  'ba.modifier.fire.target.r300': 'Ziel 300 % mehr',
  'ba.modifier.fire.target.r400': 'Ziel 400 % mehr',
  'ba.modifier.fire.own.notStationary': 'nicht stationär',
  'ba.modifier.fire.own.footNotStationary': 'Fußartillerie nicht stationär',
  'ba.modifier.fire.own.split': 'geteiltes Feuer',
  'ba.modifier.fire.own.split23': 'geteiltes Feuer in Zone 2 oder 3',
  'ba.modifier.fire.own.first': 'erstes Feuer',
  'ba.modifier.fire.target.noSupply': 'Ziel ohne Munition',
  'ba.modifier.fire.own.canister': 'Kartätschen',
  'ba.modifier.fire.own.zone2': 'Zone 2',
  'ba.modifier.fire.own.zone3': 'Zone 3',
  'ba.modifier.fire.own.nonRicochet': 'ohne Abpraller',
  'ba.modifier.fire.own.ranging': 'noch nicht eingeschossen',
  'ba.modifier.fire.own.pd3_4': 'leichte Geschütze',
  'ba.modifier.fire.own.pd12': 'Zwölfpfünder',
  'ba.modifier.fire.own.LU': 'schießt in leichter Unordnung',
  'ba.modifier.fire.target.LU': 'Ziel in leichter Unordnung',
  'ba.modifier.fire.target.U': 'Ziel in Unordnung',
  'ba.modifier.fire.target.FU': 'Ziel in voller Unordnung',
  'ba.modifier.fire.own.trained': 'geübte Schützen',
  'ba.modifier.fire.target.support': 'Ziel unterstützt',
  'ba.modifier.fire.own.neighbour': 'Nachbar',
  'ba.modifier.fire.own.chief': 'eigener Chef eingesetzt',
  'ba.modifier.fire.target.chief': 'Chef des Ziels eingesetzt',
  'ba.modifier.fire.own.valeur': 'eigene Valeur',
  'ba.modifier.fire.target.valeur': 'Valeur des Ziels',
  'ba.modifier.fire.moral': 'nur für die Moral: {what}',
  'ba.modifier.fire.first': 'erster Teil: {what}',
  'ba.modifier.fire.second': 'zweiter Teil: {what}',
  'ba.modifier.fire.nothing': 'nichts für die Verluste',
  'ba.sum.loss': 'für die Verluste',
  'ba.sum.moral': 'für die moralische Wirkung',
  'ba.sum.first.loss': 'für die Verluste, erster Teil',
  'ba.sum.first.moral': 'für die moralische Wirkung, erster Teil',
  'ba.sum.second.loss': 'für die Verluste, zweiter Teil',
  'ba.sum.second.moral': 'für die moralische Wirkung, zweiter Teil',
  'ba.odds.unmeasured':
    'Die Aussichten würden die Entfernung verraten, und gemessen wird erst, wenn das Feuer angesagt ist. Bis dahin gilt das Augenmaß.',
  'ba.event.declared.fire': 'Angesagt: {unit} schießt auf {other}.',
}
