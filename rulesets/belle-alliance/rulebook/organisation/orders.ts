import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Orders: what needs one and what it says. */
export const orders = {
  'BA-1.1.2-01': printed(
    '1.1.2 Ordrelægning',
    'Each unit gets its order in the order phase; a unit in full disorder can receive none.',
    'Jede Einheit erhält ihren Befehl in der Befehlsphase; eine Einheit in voller Unordnung kann keinen empfangen.',
    'Hver enhed får sin ordre i ordrefasen; en enhed i fuldstændig uorden kan ingen modtage.',
  ),
  'BA-1.1.2-02': printed(
    '1.1.2 Ordrelægning',
    'Splitting, joining, changing formation, marching, turning, attacking, field work and transfer need an order, as does all that is not exempt.',
    'Teilen, Vereinigen, Formationswechsel, Marsch, Richtungswechsel, Angriff, Feldarbeit und Unterstellung brauchen einen Befehl, ebenso alles, was nicht ausgenommen ist.',
    'Deling, samling, formationsændring, march, retningsændring, angreb, feltarbejde og overførsel kræver ordre, og det gør alt, der ikke er undtaget.',
  ),
  'BA-1.1.2-03': printed(
    '1.1.2 Ordrelægning',
    'Fire needs no order and no order roll stops it; only loading canister is ordered.',
    'Feuer braucht keinen Befehl, und kein Befehlswurf hält es auf; nur das Laden von Kartätschen wird befohlen.',
    'Skydning kræver ingen ordre og standses ikke af ordrekast; kun at lade med kardæsk skal beordres.',
  ),
  'BA-1.1.2-04': printed(
    '1.1.2 Ordrelægning',
    'An order may have several parts: a failed order roll cancels all of them, otherwise each is judged by itself.',
    'Ein Befehl kann mehrere Teile haben: Ein misslungener Befehlswurf hebt alle auf, sonst wird jeder für sich beurteilt.',
    'En ordre kan have flere dele: et mislykket ordrekast ophæver dem alle, ellers bedømmes hver for sig.',
  ),
  'BA-1.1.2-05': printed(
    '1.1.2 Ordrelægning',
    'Orders are written in secret and stay hidden until they are carried out or announced.',
    'Befehle werden geheim geschrieben und bleiben verborgen, bis sie ausgeführt oder angesagt werden.',
    'Ordrer skrives i hemmelighed og forbliver skjult, til de udføres eller meldes.',
  ),
  'BA-1.1.2-06': printed(
    '1.1.2 Ordrelægning',
    'An order to move says whether it is done in fast march or at the charge, and where or when it is to stop short.',
    'Ein Marschbefehl sagt, ob im Eilmarsch oder im Sturm marschiert wird und wo oder wann die Bewegung begrenzt ist.',
    'En ordre om bevægelse siger, om den sker i ilmarch eller storm, og hvor eller hvornår den er begrænset.',
  ),
  'BA-1.1.2-07': printed(
    '1.1.2 Ordrelægning',
    "An order to attack names an enemy unit as its target and says whether it goes against that unit's position.",
    'Ein Angriffsbefehl nennt eine gegnerische Einheit als Ziel und sagt, ob er ihrer Stellung gilt.',
    'En ordre om angreb nævner en af modstanderens enheder som mål og siger, om angrebet gælder enhedens position.',
  ),
  'BA-1.1.2-08': printed(
    '1.1.2 Ordrelægning',
    'An order may rest only on what the unit or its immediate chief can see.',
    'Ein Befehl darf nur auf dem beruhen, was die Einheit oder ihr unmittelbarer Chef sehen kann.',
    'En ordre må kun bygge på det, som enheden eller dens umiddelbare chef kan se.',
  ),
  'BA-1.1.2-09': {
    ...printed(
      '1.1.2 Ordrelægning',
      'A piece of ground that is in sight may be taken to be occupied if other facts speak for it.',
      'Ein Geländestück in Sicht darf als besetzt gelten, wenn anderes dafür spricht.',
      'En terrængenstand, der kan ses, må antages at være besat, hvis andre forhold taler for det.',
    ),
    status: 'advisory',
    reason: {
      en: 'Which facts speak for it is for the player to judge; the program asks only that the place is in sight.',
      de: 'Was dafür spricht, beurteilt der Spieler; das Programm verlangt nur, dass der Ort in Sicht ist.',
      da: 'Hvad der taler for det, bedømmer spilleren; programmet kræver kun, at stedet kan ses.',
    },
  },
  'BA-1.1.2-10': printed(
    '1.1.2 Ordrelægning',
    'Whoever fires at or attacks an occupant that is only assumed names a particular part of the piece of ground.',
    'Wer auf einen nur vermuteten Besetzer feuert oder ihn angreift, nennt einen bestimmten Teil des Geländestücks.',
    'Den, der beskyder eller angriber en besætning, som kun antages, udpeger en bestemt del af terrængenstanden.',
  ),
  'BA-1.1.2-11': printed(
    '1.1.2 Ordrelægning',
    'A skirmish line with a figure within 30 cm of its mother unit gets its orders through that unit, whose situation decides about the order roll.',
    'Eine Schützenkette mit einer Figur im Umkreis von 30 cm ihrer Muttereinheit erhält Befehle durch diese; deren Lage entscheidet über den Befehlswurf.',
    'En kæde med en figur inden for 30 cm af sin moderenhed får ordrer gennem den, og moderenhedens forhold afgør, om der kastes ordrekast.',
  ),
  'BA-1.1.2-12': printed(
    '1.1.2 Ordrelægning',
    'The mother unit is the tactical unit to which a skirmish line belongs and from which it has not been split.',
    'Die Muttereinheit ist die taktische Einheit, zu der eine Schützenkette gehört und von der sie nicht abgeteilt wurde.',
    'Moderenheden er den taktiske enhed, som kæden hører til og ikke er delt fra.',
  ),
  'BA-1.1.2-13': printed(
    '1.1.2 Ordrelægning',
    'Beyond 30 cm the skirmish line needs orders of its own, yet does not count as split off.',
    'Jenseits von 30 cm braucht die Schützenkette eigene Befehle, gilt aber nicht als abgeteilt.',
    'Længere borte end 30 cm skal kæden have egne ordrer, men regnes ikke for delt fra.',
  ),
} satisfies Record<string, RuleRow>
