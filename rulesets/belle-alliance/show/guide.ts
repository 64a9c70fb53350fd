import { primerCard as card } from '@grognard/umpire'
import type { Guide, PrimerCard } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { diagrams } from './diagrams.ts'
import { glossary } from './glossary.ts'
import { lesson } from './lesson.ts'

/** How Belle Alliance is played, in the order in which it is met. */
const primer: readonly PrimerCard<RuleId>[] = [
  card(
    ['BA-1.1.7-01', 'BA-1.1.7-03'],
    [
      'Your aim',
      'You lead battalions, regiments and batteries of Napoleon’s time, twenty men to a figure. The scenario says what to hold or take. An army breaks before it is destroyed.',
    ],
    [
      'Worum es geht',
      'Du führst Bataillone, Regimenter und Batterien der Zeit Napoleons, zwanzig Mann je Figur. Das Szenario sagt, was zu halten oder zu nehmen ist; Heere zerbrechen, bevor sie vernichtet sind.',
    ],
    [
      'Hvad det går ud på',
      'Du fører bataljoner, regimenter og batterier på Napoleons tid, tyve mand pr. figur. Scenariet siger, hvad der skal holdes eller tages; hære bryder sammen, før de udslettes.',
    ],
  ),
  card(
    ['BA-1.1.1-01'],
    [
      'A turn',
      'Both sides act at once: orders, announcements, continued fire, movement, fire, melee. A phase ends for both before the next begins. The beads at the top show where you are.',
    ],
    [
      'Ein Zug',
      'Beide Seiten handeln gleichzeitig: Befehle, Ansagen, fortgesetztes Feuer, Bewegung, Feuer, Nahkampf. Eine Phase endet für beide, bevor die nächste beginnt. In der Schlacht zeigt die Leiste oben, in welcher Phase du bist.',
    ],
    [
      'Et træk',
      'Begge sider handler samtidig: ordrer, melding, fortsat skydning, bevægelse, skydning, nærkamp. En fase slutter for begge, før den næste begynder. I slaget viser linjen øverst, hvilken fase du er i.',
    ],
  ),
  card(
    ['BA-1.1.2-02', 'BA-1.1.3-01'],
    [
      'Orders',
      'Select a unit and write its order: march, attack, change formation. The enemy sees none of it. When you have written all your orders, seal them. A unit more than 30 cm from its commander may fail to obey.',
    ],
    [
      'Befehle',
      'Wähle eine Einheit und schreib, was sie tun soll: marschieren, angreifen, die Formation wechseln. Der Gegner sieht nichts davon. Ist alles geschrieben, versiegle die Befehle. Eine Einheit, die mehr als 30 cm von ihrem Befehlshaber entfernt ist, folgt dem Befehl vielleicht nicht.',
    ],
    [
      'Ordrer',
      'Vælg en enhed, og skriv, hvad den skal: marchere, angribe, ændre formation. Modstanderen ser intet. Når alt er skrevet, forsegler du det. En enhed mere end 30 cm fra sin chef følger måske ikke ordren.',
    ],
    ['ba.command'],
  ),
  card(
    ['BA-1.3.1-01', 'BA-1.3.1-10'],
    [
      'Formations',
      'A line fires best, a column marches and attacks best but suffers under fire, a square holds against cavalry. Skirmishers go ahead of a closed unit that supports them: their soutien.',
    ],
    [
      'Formationen',
      'Die Linie schießt am besten, die Kolonne marschiert und greift am besten an, leidet aber unter Feuer, und das Karree hält Kavallerie stand. Schützenketten gehen vor einer geschlossenen Einheit her, die sie stützt: ihrem Soutien.',
    ],
    [
      'Formationer',
      'Linjen skyder bedst, kolonnen marcherer og angriber bedst, men lider under skydning, og karréen holder stand mod kavaleri. Kæder går foran en sluttet enhed, der støtter dem: deres soutien.',
    ],
    ['ba.formations', 'ba.aspects'],
  ),
  card(
    ['BA-2.3.1-06', 'BA-2.4.2-01', 'BA-2.2.1-06'],
    [
      'Marching',
      'Draw the path on the chart: the page shows how far the unit gets. Wheeling, changing formation, obstacles and disorder each halve the march.',
    ],
    [
      'Marschieren',
      'Zeichne den Weg auf die Karte; daneben steht, wie weit die Einheit kommt. Schwenken, Formationswechsel, Hindernisse und Unordnung halbieren den Marsch, jedes für sich.',
    ],
    [
      'At marchere',
      'Tegn vejen på kortet, og du ser, hvor langt enheden når. Drejning, formationsændring, hindringer og uorden halverer marchen, hver for sig.',
    ],
  ),
  card(
    ['BA-1.1.2-03', 'BA-3.1.1-07', 'BA-3.1.6-01'],
    [
      'Firing',
      'Units fire without orders. Choose targets for them; another unit may add 2 to the roll as a neighbour. 3 dice decide losses and the effect on morale. Once you have chosen a target, you see every modifier.',
    ],
    [
      'Feuern',
      'Einheiten feuern ohne Befehl. Wähle ihre Ziele; eine andere Einheit kann als Nachbar den Wurf um 2 erhöhen. 3 Würfel bestimmen die Verluste und die Wirkung auf die Moral. Ist ein Ziel gewählt, siehst du, was dafür und dagegen spricht.',
    ],
    [
      'At skyde',
      'Skydning kræver ingen ordre. Vælg mål; en anden enhed kan som naboenhed lægge 2 til kastet. 3 terninger afgør tab og moralsk virkning. Når et mål er valgt, ser du, hvad der taler for og imod.',
    ],
    ['ba.fire'],
  ),
  card(
    ['BA-4.1.1-02', 'BA-4.1.3-02', 'BA-4.1.4-01'],
    [
      'Melee',
      'Only a unit with an attack order starts a melee. Both sides roll 3 dice and add their modifiers. The side with the lower total falls into disorder: the bigger the difference, the worse. The winner may make a continued advance.',
    ],
    [
      'Nahkampf',
      'Nur eine Einheit mit Angriffsbefehl beginnt einen Nahkampf. Beide Seiten würfeln mit 3 Würfeln und zählen Zu- und Abschläge dazu. Wer weniger hat, gerät in Unordnung, umso schlimmer, je größer der Unterschied ist. Der Sieger darf nachdrängen.',
    ],
    [
      'Nærkamp',
      'Kun den, der fik angrebsordre, går i nærkamp. Begge kaster 3 terninger med tillæg og fradrag; den laveste kommer i uorden, og jo større forskellen er, jo værre er den. Vinderen må rykke videre frem.',
    ],
  ),
  card(
    ['BA-5.2.1-01', 'BA-5.3.1-01', 'BA-5.4.1-01'],
    [
      'Disorder',
      'Light disorder halves the march. A unit in disorder retreats and can neither fire nor attack. A unit in full disorder routs: it runs, loses men and may carry friends away. To return to order, it must stand still and roll; a commander helps.',
    ],
    [
      'Unordnung',
      'Leichte Unordnung halbiert den Marsch. Eine Einheit in Unordnung zieht sich zurück und kann weder feuern noch angreifen. Eine Einheit in voller Unordnung flieht: Sie läuft davon, verliert Leute und reißt vielleicht eigene Einheiten mit. Um sich zu sammeln, muss sie stillstehen und würfeln; ein Befehlshaber hilft dabei.',
    ],
    [
      'Uorden',
      'Let uorden halverer marchen. En enhed i uorden trækker sig tilbage og kan hverken skyde eller angribe. En enhed i fuldstændig uorden flygter: den løber, mister folk og kan rive egne enheder med. For at reorganisere skal den stå stille og kaste terninger; en chef hjælper.',
    ],
  ),
  card(
    [],
    [
      'Where to look',
      '“Take back” undoes an order as long as no dice were rolled for it. Every line of the log opens: dice, modifiers, rules. A rule’s number opens the rule. The menu holds this handbook and “May I?”, which asks the umpire whether something may be done.',
    ],
    [
      'Wo du nachsehen kannst',
      '„Zurücknehmen“ nimmt einen Befehl zurück, solange nicht für ihn gewürfelt wurde. Jede Zeile des Logbuchs lässt sich öffnen: Würfel, Zuschläge, Regeln. Eine Regelnummer öffnet ihre Regel. Im Menü liegen dieses Handbuch und „Was ist erlaubt?“: Damit fragst du den Schiedsrichter, ob ein Befehl möglich ist.',
    ],
    [
      'Hvor du kan slå op',
      '»Tag tilbage« fortryder en ordre, så længe der ikke er kastet terninger for den. Hver linje i logbogen kan åbnes: terninger, tillæg, regler. Et regelnummer åbner sin regel. I menuen ligger denne håndbog og »Må jeg?«, der spørger dommeren, om noget er tilladt.',
    ],
  ),
]

/** What a newcomer is told. */
export const guide: Guide<RuleId> = { primer, glossary, lesson, diagrams }
