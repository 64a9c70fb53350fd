import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What the rules are, and what the players agree on. */
export const scope = {
  'WS-001': printed(
    'Scope and options',
    'The Battle Rules are played on top of the basic and advanced games and of six optional rules: towing, hanging masts, blanketing, exploding ships, fore-and-aft rigging, copper bottoms.',
    'Die Schlachtregeln ergänzen das Grundspiel, das erweiterte Spiel und sechs optionale Regeln: Schleppen, hängende Masten, Windabdeckung, explodierende Schiffe, Schratsegel, Kupferbeschlag.',
    'Slagreglerne spilles oven på grundspillet, det udvidede spil og seks valgfrie regler: bugsering, hængende master, vindskygge, eksploderende skibe, for-og-agter-rig, kobberbund.',
  ),
  'WS-002': printed(
    'Scope and options',
    'Each of the Battle Rules may be left out (ruling: signals and the fall of leaders count only with several commanders on a side).',
    'Jede der Schlachtregeln kann weggelassen werden (Auslegung: Signale und das Fallen von Anführern gelten nur mit mehreren Befehlshabern auf einer Seite).',
    'Hver af slagreglerne kan udelades (fortolkning: signaler og lederes fald gælder kun med flere befalingsmænd på en side).',
  ),
  'WS-003': printed(
    'Scope and options',
    'Moves are timed and communication is limited to signals, in some form (ruling: time limits are an option; commanders of one side who share a screen are told what they may say).',
    'Es gilt eine Bedenkzeit, und die Verständigung ist auf Signale begrenzt, in irgendeiner Form (Auslegung: Die Bedenkzeit ist eine Option; teilen sich Befehlshaber einer Seite einen Bildschirm, wird ihnen gesagt, was sie sagen dürfen).',
    'Der gælder en betænkningstid, og kommunikationen er begrænset til signaler, i en eller anden form (fortolkning: betænkningstiden er et valg; befalingsmænd på én side, der deler en skærm, får at vide, hvad de må sige).',
  ),
  'WS-004': {
    ...ruled(
      'Scope and options',
      'Where texts differ, the Battle Rules take precedence over the named optional rules, these over the advanced game, and the advanced game over the basic game.',
      'Wo Texte sich widersprechen, gehen die Schlachtregeln den genannten optionalen Regeln vor, diese dem erweiterten Spiel und dieses dem Grundspiel.',
      'Hvor teksterne strider mod hinanden, går slagreglerne forud for de nævnte valgfrie regler, disse for det udvidede spil og det for grundspillet.',
    ),
    status: 'advisory',
    reason: {
      en: 'This explains how the rules were read when this book was written; nothing is left to decide in play.',
      de: 'Sie sagt, wie die Regeln für dieses Buch gelesen wurden; im Spiel bleibt nichts zu entscheiden.',
      da: 'Den fortæller, hvordan reglerne blev læst, da denne bog blev skrevet; i spillet er intet at afgøre.',
    },
  },
  'WS-005': ruled(
    'Scope and options',
    'The basic and the advanced game can be played alone, without any of the Battle Rules or optional rules; land, shoals and anchors are there only where a scenario has them.',
    'Grundspiel und erweitertes Spiel lassen sich allein spielen, ohne Schlachtregeln und optionale Regeln; Land, Untiefen und Anker gibt es nur, wo ein Szenario sie hat.',
    'Grundspillet og det udvidede spil kan spilles alene uden slagregler og valgfrie regler; land, grunde og ankre findes kun, hvor et scenarie har dem.',
  ),
  'WS-006': printed(
    'The turn',
    'A turn is about 3 minutes, and a battle has no turn limit unless the scenario sets one (ruling: 2 hours, 40 turns, where it sets none, and a duel is then drawn; players may agree otherwise).',
    'Ein Zug dauert etwa 3 Minuten, und eine Schlacht hat keine Höchstzahl der Züge, wenn das Szenario keine nennt (Auslegung: ohne Angabe 2 Stunden, 40 Züge, und ein Duell ist dann unentschieden; die Spieler können es anders vereinbaren).',
    'Et træk varer omkring 3 minutter, og et slag har ingen grænse for antal træk, medmindre scenariet sætter en (fortolkning: ellers 2 timer, 40 træk, og en duel er da uafgjort; spillerne kan aftale andet).',
  ),
  'WS-030': printed(
    'The turn',
    'Each turn goes through wind, signals, clearing away, plots and movement, grappling, boarding parties, gunfire, melee, loading, sails and a check for victory (ruling: the orders of the three texts are merged).',
    'Jeder Zug besteht aus Wind, Signalen, Losmachen, Kursen und Bewegung, Enterhaken, Enterkommandos, Feuer, Nahkampf, Laden, Segeln und der Prüfung, wer gewonnen hat (Auslegung: Die Reihenfolgen der drei Texte sind vereint).',
    'Hvert træk går gennem vind, signaler, frigørelse, kurser og bevægelse, entrehager, entrehold, ild, nærkamp, ladning, sejl og opgørelsen af, hvem der har vundet (fortolkning: de tre teksters rækkefølger er flettet sammen).',
  ),
  'WS-031': printed(
    'The turn',
    'Plots, movement, boarding parties, gunfire and melee are simultaneous for both sides.',
    'Kurswahl, Bewegung, Entern, Feuer und Nahkampf laufen für beide Seiten gleichzeitig ab.',
    'Kurser, bevægelse, entrehold, ild og nærkamp sker samtidig for begge sider.',
  ),
  'WS-032': ruled(
    'The turn',
    'In the first turn no change of wind can be due; its roll is for the second.',
    'Im ersten Zug kann kein Windwechsel fällig sein; sein Wurf gilt dem zweiten.',
    'I første træk kan intet vindskifte være varslet; kastet gælder det andet.',
  ),
} satisfies Record<string, RuleRow>
