import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Disorder, retreat, rout and supplies. */
export const morale = {
  'BA-Q-07': ruled(
    'Fortolkninger',
    'How the carrying away is rolled is not said: both roll three dice as in melee, and the difference disorders only the unit that is run into.',
    'Wie um das Mitreißen gewürfelt wird, ist nicht gesagt: beide werfen drei Würfel wie im Nahkampf, und der Unterschied trifft nur die angerannte Einheit.',
    'Hvordan der kastes for medriven, siges ikke: begge kaster tre terninger som i nærkamp, og forskellen rammer kun den enhed, der løbes ind i.',
  ),
  'BA-Q-08': ruled(
    'Fortolkninger',
    'Two ones with three dice means at least two.',
    'Zwei Einsen mit drei Würfeln heißt mindestens zwei.',
    'To enere med tre terninger er mindst to.',
  ),
  'BA-Q-09': ruled(
    'Fortolkninger',
    'The tenth lost in full disorder is a tenth of the figures left after all other losses.',
    'Das Zehntel bei voller Unordnung ist eines der Figuren, die nach allen anderen Verlusten bleiben.',
    'Tiendedelen ved fuldstændig uorden er af de figurer, der er tilbage efter alle andre tab.',
  ),
  'BA-Q-44': ruled(
    'Fortolkninger',
    'Taking only prisoners, a unit without supplies inflicts no losses.',
    'Wer ohne Versorgung nur Gefangene macht, fügt keine Verluste zu.',
    'Når en enhed uden forsyninger kun tager fanger, påfører den ingen tab.',
  ),
  'BA-Q-45': {
    ...ruled(
      'Fortolkninger',
      'Two words stand twice in the text on supplies; they count once.',
      'Zwei Wörter stehen im Text über Versorgung doppelt; sie zählen einmal.',
      'To ord står dobbelt i teksten om forsyninger; de tæller én gang.',
    ),
    status: 'omitted',
    reason: {
      en: 'A slip of the pen that changes nothing.',
      de: 'Ein Schreibfehler, der nichts ändert.',
      da: 'En skrivefejl, der intet ændrer.',
    },
  },
  'BA-Q-46': ruled(
    'Fortolkninger',
    'Table 16 knows good order, the text on reorganising only lower degrees; 15 or more brings good order.',
    'Tabelle 16 kennt Ordnung, der Text über das Sammeln nur die niedrigeren Grade; ab 15 kommt die Einheit in Ordnung.',
    'Skema 16 kender orden, teksten om reorganisering kun de lavere grader; 15 og derover bringer orden.',
  ),
  'BA-Q-54': ruled(
    'Fortolkninger',
    'Full disorder inflicted on a unit already in it takes full effect again: a tenth lost and another rout.',
    'Volle Unordnung für eine Einheit, die schon darin ist, wirkt noch einmal ganz: ein Zehntel verloren und eine neue Flucht.',
    'Fuldstændig uorden til en enhed, der allerede er i den, virker helt igen: en tiendedel tabt og en ny flugt.',
  ),
  'BA-Q-55': ruled(
    'Fortolkninger',
    'In which order simultaneous retreats and routs go is not said: who has a free way goes first, so that those in the rear clear it for those in front.',
    'In welcher Folge gleichzeitige Rückzüge und Fluchten gehen, ist nicht gesagt: wer freien Weg hat zuerst, so räumen ihn die Hinteren für die Vorderen.',
    'I hvilken orden samtidige retræter og flugter sker, siges ikke: den med fri vej først, så de bageste rydder den for de forreste.',
  ),
  'BA-Q-56': ruled(
    'Fortolkninger',
    'Within the 45 degrees a unit goes straight away from what struck it; players may agree that its owner chooses.',
    'Innerhalb der 45 Grad geht eine Einheit geradewegs von der Ursache weg; die Spieler dürfen vereinbaren, dass der Besitzer wählt.',
    'Inden for de 45 grader går enheden lige væk fra årsagen; spillerne kan aftale, at ejeren vælger.',
  ),
  'BA-Q-57': ruled(
    'Fortolkninger',
    'Struck from several sides, a unit goes from the source of the effect that counted; of equal ones its owner chooses.',
    'Von mehreren Seiten getroffen, weicht eine Einheit von dem Ursprung der geltenden Wirkung; unter gleichen wählt der Besitzer.',
    'Ramt fra flere sider går enheden fra kilden til den virkning, der talte; blandt lige vælger ejeren.',
  ),
  'BA-Q-58': ruled(
    'Fortolkninger',
    'After a blocked retreat the rout begins where the unit stopped, in a free direction, and tests only a unit it runs against.',
    'Nach versperrtem Rückzug beginnt die Flucht, wo die Einheit hielt, in freier Richtung, und prüft nur eine Einheit, gegen die sie läuft.',
    'Efter en blokeret retræte begynder flugten, hvor enheden standsede, i fri retning, og prøver kun en enhed, den løber imod.',
  ),
  'BA-Q-65': ruled(
    'Fortolkninger',
    'After two ones every roll of the unit for fire or melee counts, also as the attacked or as neighbour; order rolls and others do not.',
    'Nach zwei Einsen zählt jeder Wurf der Einheit für Feuer oder Nahkampf, auch als Angegriffene oder Nachbar; Befehlswürfe und andere nicht.',
    'Efter to enere tæller ethvert af enhedens kast for skydning eller nærkamp, også som angrebet eller naboenhed; ordrekast og andre ikke.',
  ),
  'BA-Q-70': ruled(
    'Fortolkninger',
    'A unit cannot roll to reorganise in the turn in which it fell into full disorder, for the text names a later one.',
    'Eine Einheit kann sich in dem Zug, in dem sie in volle Unordnung geriet, nicht sammeln, denn der Text nennt einen späteren.',
    'En enhed kan ikke reorganisere i det træk, hvor den kom i fuldstændig uorden, for teksten nævner et senere.',
  ),
  'BA-Q-73': ruled(
    'Fortolkninger',
    'All fleeing units in contact with each other add up when one of them runs into another.',
    'Alle fliehenden Einheiten in Kontakt zählen zusammen, wenn eine von ihnen in eine andere läuft.',
    'Alle flygtende enheder i indbyrdes brikkontakt tæller sammen, når en af dem løber ind i en anden.',
  ),
} satisfies Record<string, RuleRow>
