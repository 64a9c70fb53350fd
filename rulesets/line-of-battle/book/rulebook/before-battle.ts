import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Weather, time, wind, fleets, officers and deployment. */
export const beforeBattle = {
  'LOB-030': printed(
    'Ablauf',
    'Before turn 1, the weather, time and wind are determined and the ships placed, in this order.',
    'Vor dem ersten Zug werden in dieser Reihenfolge Wetter, Uhrzeit und Wind bestimmt und die Schiffe aufgestellt.',
    'Før træk 1 fastlægges vejr, klokkeslæt og vind, og skibene opstilles, i denne rækkefølge.',
  ),
  'LOB-031': printed(
    'Wetter',
    'The weather has a level from 1, the calmest, to 6, the worst; it is rolled with one die unless the scenario sets it.',
    'Das Wetter hat eine Stufe von 1 (am ruhigsten) bis 6 (am schlechtesten), gewürfelt mit einem Würfel, sofern das Szenario sie nicht festlegt.',
    'Vejret har et trin fra 1, det roligste, til 6, det værste; der kastes én terning, medmindre scenariet fastsætter det.',
  ),
  'LOB-032': printed(
    'Wetter',
    'The weather affects hit rolls and crew transfers, never speed.',
    'Das Wetter wirkt auf Trefferwürfe und Mannschaftstransfer, nie auf die Fahrt.',
    'Vejret virker på træfferkast og mandskabsoverførsel, aldrig på farten.',
  ),
  'LOB-033': printed(
    'Uhrzeit',
    'The first hour is the sum of four dice (ruling: 24 is midnight) unless the scenario sets it, and each turn lasts 30 minutes.',
    'Die erste Stunde ist die Summe von vier Würfeln (Auslegung: 24 ist Mitternacht), sofern das Szenario sie nicht festlegt, und jeder Zug dauert 30 Minuten.',
    'Den første time er summen af fire terninger (fortolkning: 24 er midnat), medmindre scenariet fastsætter den. Hvert træk varer 30 minutter.',
  ),
  'LOB-034': printed(
    'Uhrzeit',
    'It is night, dawn, day or dusk (ruling: dawn from 05:00, day from 08:00, dusk from 20:00, night from 21:00).',
    'Es ist Nacht, Morgendämmerung, Tag oder Abenddämmerung (Auslegung: Morgen ab 05:00, Tag ab 08:00, Abend ab 20:00, Nacht ab 21:00).',
    'Det er nat, daggry, dag eller skumring (fortolkning: daggry fra 05:00, dag fra 08:00, skumring fra 20:00, nat fra 21:00).',
  ),
  'LOB-035': printed(
    'Windrichtung',
    'The wind comes from one of the four edges of the board, chosen at random before the battle.',
    'Der Wind kommt von einem der vier Ränder des Spielfelds, der anfangs ausgelost wird.',
    'Vinden kommer fra en af bordets fire kanter, som trækkes tilfældigt før slaget.',
  ),
  'LOB-036': printed(
    'Flottenlisten',
    'Without a scenario the players agree on a limit that the points of a fleet may not exceed.',
    'Ohne Szenario vereinbaren die Spieler eine Grenze, die die Punkte einer Flotte nicht übersteigen dürfen.',
    'Uden scenarie aftaler spillerne en grænse, som en flådes point ikke må overstige.',
  ),
  'LOB-037': printed(
    'Kommandostruktur',
    'A fleet may have a commodore from 5000 points up (ruling: one for each full 5000), a vice-admiral for each full 10000 and an admiral for each full 20000.',
    'Eine Flotte darf ab 5000 Punkten einen Kommodore führen (Auslegung: einen je volle 5000), je volle 10000 einen Vizeadmiral und je volle 20000 einen Admiral.',
    'En flåde må fra 5000 point have en kommandør (fortolkning: én for hver fulde 5000), for hver fulde 10000 en viceadmiral og for hver fulde 20000 en admiral.',
  ),
  'LOB-038': printed(
    'Kommandostruktur',
    'Flag officers sail in flagships, and the enemy is told which ships these are.',
    'Flaggoffiziere fahren auf Flaggschiffen, und der Gegner erfährt, welche Schiffe das sind.',
    'Flagofficerer sejler i flagskibe, og fjenden får at vide, hvilke skibe det er.',
  ),
  'LOB-039': ruled(
    'Kommandostruktur',
    'When a flagship has been sunk or lost or has fled, its officer no longer counts.',
    'Ist ein Flaggschiff versenkt, verloren oder geflohen, zählt sein Offizier nicht mehr.',
    'Når et flagskib er sænket, tabt eller flygtet, tæller dets officer ikke længere.',
  ),
  'LOB-040': printed(
    'Aufstellung',
    'Without a scenario, the board is divided into quarters: the higher roll chooses one to deploy in, and the opponent takes the one diagonally opposite.',
    'Ohne Szenario hat das Spielfeld vier Viertel: Wer höher würfelt, wählt eines zur Aufstellung, der Gegner nimmt das schräg gegenüberliegende.',
    'Uden scenarie deles bordet i fjerdedele: den, der kaster højest, vælger én at stille op i, og den anden side tager den skråt overfor.',
  ),
  'LOB-041': printed(
    'Aufstellung',
    'With more players, the next highest roll chooses from the quarters left, and so on (ruling: ties are rolled again).',
    'Bei mehr Spielern wählt danach der Spieler mit dem nächsthöheren Wurf aus den übrigen Vierteln und so fort (Auslegung: Bei Gleichstand wird neu gewürfelt).',
    'Med flere spillere vælger derefter den, der kastede næsthøjest, blandt resten og så videre (fortolkning: ved lige kast kastes igen).',
  ),
  'LOB-042': ruled(
    'Aufstellung',
    'Ships deploy wholly inside their area, clear of land and of each other, all on one heading where the scenario says so.',
    'Schiffe werden ganz in ihrem Gebiet aufgestellt, ohne Land oder einander zu berühren, mit gemeinsamem Kurs, wo das Szenario es verlangt.',
    'Skibe opstilles helt inden for deres område, fri af land og af hinanden, og på samme kurs, hvor scenariet kræver det.',
  ),
} satisfies Record<string, RuleRow>
