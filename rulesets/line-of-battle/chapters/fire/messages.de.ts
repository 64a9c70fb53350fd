import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

export const fireGerman: Translated<typeof fireEnglish> = {
  'lob.range.near': 'nahe',
  'lob.range.mid': 'mittlere',
  'lob.range.far': 'weite',
  'lob.modifier.range': '{band} Entfernung ({inches, number} Zoll)',
  'lob.modifier.weather': 'Wetter {weather, number}',
  'lob.modifier.light': '{light}',
  'lob.modifier.size': 'Zielgröße: {size}',
  'lob.modifier.manoeuvreNation': 'Seemannschaft: {nation}',
  'lob.refuse.unfitToFire':
    '{ship} hat niemanden an den Geschützen: Ein Schiff feuert nur auf dem Wasser, in eigener Hand und mit Besatzung.',
  'lob.refuse.fleeingFire': '{ship} flieht und feuert nicht, bis die Moral wiederkehrt.',
  'lob.refuse.noShotChosen': 'Für {ship} ist in diesem Zug kein Geschoss gewählt.',
  'lob.refuse.noFirepower': '{ship} hat mit halber Besatzung keine Feuerkraft mehr.',
  'lob.refuse.oneSideOnly': '{ship} bedient in diesem Zug nur eine Seite: {battery}.',
  'lob.refuse.meleeSide': '{ship} steht an {battery} im Nahkampf; die andere Seite darf feuern.',
  'lob.refuse.meleeTarget':
    '{ship} kämpft mit {target} Mann gegen Mann; gefeuert wird nur auf andere.',
  'lob.refuse.friendlyTarget': '{target} ist kein Feind. Wähle ein feindliches Schiff.',
  'lob.refuse.targetGone': '{target} ist nicht mehr auf dem Spielfeld.',
  'lob.refuse.targetStruck':
    '{target} hat die Flagge gestrichen. Wähle ein Schiff, das noch kämpft.',
  'lob.refuse.outOfRange':
    '{target} liegt {inches, number} Zoll entfernt; {shot} reichen {range, number} Zoll von Rumpf zu Rumpf.',
  'lob.refuse.outOfArc':
    'Kein Teil von {target} liegt im Schusswinkel von {ship} ({battery}): {degrees, number}° beiderseits querab.',
  'lob.refuse.landBetween': 'Land verdeckt {target}: {land}.',
  'lob.refuse.hullBetween': '{between} liegt dazwischen und verdeckt {target}.',
  'lob.refuse.notYourGuns': '{ship} hat keine Geschütze, über die du jetzt befiehlst.',
  'lob.refuse.alreadyFired': '{ship} feuert an {battery} in diesem Zug nicht mehr.',
  'lob.refuse.alreadyAimed':
    '{ship} hat an {battery} ein Ziel; es lässt sich in diesem Zug nicht ändern.',
  'lob.refuse.noTargetNamed': 'Für {ship} ist an {battery} kein Ziel angesagt.',
  'lob.refuse.cannotCross':
    '{ship} ist zu klein: Bug oder Heck kreuzen nur Fregatten der 6. Klasse und größere Schiffe.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} hat das Spezialmanöver dieses Zuges schon versucht.',
  'lob.refuse.notAcross':
    '{ship} liegt nicht quer vor oder hinter {target}: Das Schiff muss gefahren sein, höchstens {inches, number} Zoll von Bug oder Heck und {degrees, number}° von deren Achse.',
  'lob.refuse.wastedRescue': 'Der Schuss auf {target} ginge ins Leere; feuere ohne das Manöver.',
  'lob.refuse.weatherForbidsHits': 'Bei Wetter {weather, number} ist kein Treffer möglich.',
  'lob.refuse.crewNotHalved':
    '{ship} hat noch {crew, number} Mann Besatzung, mehr als die Hälfte, und bedient beide Seiten.',
  'lob.refuse.gunsChosen': '{ship}: Für diesen Zug ist schon gewählt.',
  'lob.refuse.notShotAt':
    '{ship} gehört dir nicht; nur der Besitzer des beschossenen Schiffs antwortet.',
  'lob.refuse.noShotToAnswer': 'Kein Schuss dieses Schlagabtauschs wartet auf deine Antwort.',
  'lob.refuse.alreadyAnswered':
    '{ship} hat an {battery} in diesem Zug schon einen Schuss erwidert.',
  'lob.refuse.shipAnswered':
    '{ship} hat in diesem Zug schon einen Schuss erwidert; vereinbart ist einer je Schiff.',
  'lob.order.chooseGuns.lessFire': '{ship}: beide Seiten, Feuerkraft {less, number} weniger',
  'lob.order.chooseGuns.oneSide': '{ship}: nur eine Seite, volle Feuerkraft',
  'lob.order.aim': '{ship} zielt an {battery} auf {target}',
  'lob.order.aimUnmanned':
    '{ship} zielt an {battery} auf {target}, ohne Besatzung: Das Schiff kann nur versenkt oder kampflos übernommen werden',
  'lob.order.fire': '{ship} feuert an {battery} auf {target}{across}',
  'lob.order.fireRescue': '{ship} feuert an {battery} auf {target}, Kreuzen und Retten{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', vor dem Bug: Schaden mal {factor, number}',
  'lob.fire.across.stern': ', vor dem Heck: Schaden mal {factor, number}',
  'lob.fire.rescue':
    ': erst eine Probe; ab {from, number} Schaden mal {factor, number} und sofort eine weitere Fahrt, sonst Schaden mal {failed, number}',
  'lob.order.counterFire': '{ship} erwidert an {battery} das Feuer von {target}',
  'lob.order.holdFire': '{ship} erwidert das Feuer nicht',
  'lob.event.gunsChosen.lessFire':
    '{ship} bedient mit halber Besatzung beide Seiten, mit weniger Feuerkraft.',
  'lob.event.gunsChosen.oneSide': '{ship} bedient mit halber Besatzung eine Seite.',
  'lob.event.targetNamed': '{ship} zielt an {battery} auf {target}.',
  'lob.event.shotOpened': '{ship} feuert an {battery} auf {target}.',
  'lob.event.rescueDeclared':
    '{ship} will {target} kreuzen und sich retten und feuert an {battery}.',
  'lob.event.rescueRolled': '{ship} würfelt {die, number} für das Manöver.',
  'lob.event.rescuePassed': 'Mit {total, number} gelingt {ship} das Manöver.',
  'lob.event.rescueFailed': 'Mit {total, number} misslingt {ship} das Manöver.',
  'lob.event.crossed.bow': '{ship} kreuzt den Bug von {target}: Schaden mal {factor, number}.',
  'lob.event.crossed.stern': '{ship} kreuzt das Heck von {target}: Schaden mal {factor, number}.',
  'lob.event.shotWasted':
    'Die Breitseite von {ship} ({battery}) auf {target} geht ins Leere. {why}',
  'throw.hitRolled': '{battery}',
  'throw.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} würfelt {die, number} gegen {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', angerechnet nach einem Gegenschlag.',
  'lob.fire.noCounterFire': '. Kein Gegenschlag: {why} ({rule})',
  'lob.event.shotMissed': '{ship} verfehlt {target}{answer}',
  'lob.event.shotHit.none': '{ship} trifft {target}: {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.rudder':
    '{ship} trifft das Ruder von {target}: dazu {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} trifft den Hauptmast von {target}: dazu {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.double':
    '{ship} trifft {target} doppelt: {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.full':
    'Volltreffer! {ship} auf {target}: {row}, Schaden {damage, number}{answer}',
  'lob.event.counterFired': '{ship} erwidert an {battery} das Feuer von {target}.',
  'lob.event.fireHeld': '{ship} erwidert das Feuer nicht.',
  'lob.event.shipDamaged':
    '{ship} verliert {lost, plural, one {# Kästchen} other {# Kästchen}} ({row}); es bleiben {left, number}.',
  'lob.event.noDamage': 'Kein Schaden an {ship}: Hier ist nichts mehr übrig ({row}).',
  'lob.event.rudderShotAway':
    'Das Ruder von {ship} ist zerschossen: {turns, number} Bewegungen ohne Kursänderung.',
  'lob.event.mainmastShotAway': 'Der Hauptmast von {ship} geht über Bord: von nun an halbe Fahrt.',
  'lob.event.shipSunk': '{ship} sinkt.',
}
