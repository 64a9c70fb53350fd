import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How fleets are built and where they begin. */
export const fleetsAndSetup = {
  'WAS-025': printed(
    'Flotten',
    'One player builds an Axis fleet, the other an Allied fleet; each fleet’s cards may cost no more than the agreed total, 100 unless agreed otherwise (ruling: there is no lower limit).',
    'Ein Spieler stellt eine Flotte der Achse zusammen, der andere eine der Alliierten; ihre Einheitenkarten kosten zusammen höchstens die vereinbarte Summe, 100, wenn nichts anderes vereinbart ist (Auslegung: Nach unten gibt es keine Grenze).',
    'Den ene spiller sammensætter en flåde for aksen, den anden en for de allierede; dens enhedskort koster tilsammen højst den aftalte sum, 100, hvis intet andet er aftalt (fortolkning: der er ingen nedre grænse).',
  ),
  'WAS-026': ruled(
    'Flotten',
    'Any card may be taken more than once; as an option, a battleship, carrier or cruiser with a proper name may be taken only once.',
    'Jede Einheitenkarte darf mehrfach genommen werden; nach einer optionalen Regel Schlachtschiffe, Träger und Kreuzer mit eigenem Namen nur je einmal.',
    'Ethvert enhedskort må tages flere gange; som valgfri regel må slagskibe, hangarskibe og krydsere med egennavn kun tages én gang hver.',
  ),
  'WAS-027': printed(
    'Flotten',
    'Options: no card later than an agreed year; only nations of one theatre. Neutral units fit any fleet, but none if the theatre is limited.',
    'Optional: keine Einheitenkarte nach einem vereinbarten Jahr; nur Nationen eines Kriegsschauplatzes. Neutrale Einheiten passen in jede Flotte, bei begrenztem Schauplatz aber in keine.',
    'Valgfrit: intet enhedskort senere end et aftalt år; kun nationer fra én krigsskueplads. Neutrale enheder passer i enhver flåde, medmindre krigsskuepladsen er begrænset, og da i ingen.',
  ),
  'WAS-028': printed(
    'Flotten',
    'Each player has an airbase on land with room for 5 aircraft for each 100 points of the agreed total.',
    'Jeder Spieler hat einen Flugplatz an Land mit Platz für 5 Flugzeuge je 100 Punkte der vereinbarten Summe.',
    'Hver spiller har en flybase på land med plads til 5 fly for hver 100 point af den aftalte sum.',
  ),
  'WAS-029': printed(
    'Flotten',
    'Each aircraft needs a place at the start: on a carrier of its own nation or at the airbase; patrol bombers and cards with Land Based only at the airbase, cards with Overseas Version also on US or UK carriers (ruling: the Commonwealth counts as UK, each other nation by itself).',
    'Jedes Flugzeug braucht zu Beginn einen Platz: auf einem Träger seiner Nation oder auf dem Flugplatz; Seefernaufklärer und Einheiten mit „Landgestützt“ nur an Land, „Exportmodell“ auch auf Trägern der USA oder Großbritanniens (Auslegung: Das Commonwealth zählt zu Großbritannien, jede andere Nation für sich).',
    'Hvert fly skal have en plads fra start: på et hangarskib af sin egen nation eller på flybasen; patruljebombere og enheder med »Landbaseret« kun i land, »Eksportversion« også på amerikanske eller britiske hangarskibe (fortolkning: Commonwealth hører til Storbritannien, hver anden nation står for sig).',
  ),
  'WAS-030': ruled(
    'Flotten',
    'A fleet with more aircraft than places is not legal, and both fleets are open to both players.',
    'Eine Flotte mit mehr Flugzeugen als Plätzen ist nicht erlaubt, und beide Spieler kennen beide Flotten.',
    'En flåde med flere fly end pladser er ikke lovlig, og begge flåder er åbne for begge spillere.',
  ),
  'WAS-031': rebuilt(
    'Flotten',
    'Six sample fleets of at most 100 points are provided, and so are six of our own, with aircraft, of at most 200.',
    'Sechs Beispielflotten von höchstens 100 Punkten stehen bereit, dazu sechs von uns entworfene mit Flugzeugen von höchstens 200.',
    'Seks eksempelflåder på højst 100 point står klar, og seks af vore egne med fly på højst 200.',
  ),
  'WAS-035': printed(
    'Aufstellung',
    'A die chooses one of six layouts with islands, fog and objectives (our own layouts, the same for both sides; ruling: three objectives).',
    'Ein Würfel bestimmt einen von sechs Aufbauten mit Inseln, Nebel und Zielmarken (von uns entworfene Aufbauten, für beide Seiten gleich; Auslegung: drei Zielmarken).',
    'En terning vælger en af seks opsætninger med øer, tåge og målmærker (vores egne opsætninger, ens for begge sider; fortolkning: tre målmærker).',
  ),
  'WAS-036': printed(
    'Aufstellung',
    'Both players roll two dice, again if they tie; the player with the lower total chooses a side of the table and deploys first, the whole fleet at once.',
    'Beide Spieler würfeln mit zwei Würfeln, bei Gleichstand noch einmal; wer niedriger würfelt, wählt eine Tischseite und stellt seine ganze Flotte zuerst auf.',
    'Begge spillere kaster to terninger, ved lighed igen; den, der kaster lavest, vælger side af bordet og opstiller hele sin flåde først.',
  ),
  'WAS-037': printed(
    'Aufstellung',
    'Ships begin at their own edge (ruling: within 180 mm of their short edge, off land and island waters, not overlapping, at any heading).',
    'Schiffe beginnen am eigenen Rand (Auslegung: höchstens 180 mm vom eigenen kurzen Rand, nicht an Land oder in Inselgewässern, ohne Überlappung, mit beliebigem Kurs).',
    'Skibe begynder ved egen kant (fortolkning: højst 180 mm fra egen korte kant, ikke på land eller i øfarvand, uden overlap, med enhver kurs).',
  ),
  'WAS-038': printed(
    'Aufstellung',
    'Submarines begin anywhere on their own half (ruling: at least 90 mm from the centre line).',
    'U-Boote beginnen irgendwo auf der eigenen Hälfte (Auslegung: mindestens 90 mm von der Mittellinie).',
    'Ubåde begynder hvor som helst på egen halvdel (fortolkning: mindst 90 mm fra midterlinjen).',
  ),
  'WAS-039': printed(
    'Aufstellung',
    'Aircraft begin on a carrier or at the airbase, never on the table.',
    'Flugzeuge beginnen auf einem Träger oder auf dem Flugplatz, nie auf dem Tisch.',
    'Fly begynder på et hangarskib eller på flybasen, aldrig på bordet.',
  ),
  'WAS-040': {
    ...ruled(
      'Aufstellung',
      'The older game’s rule for overfull deployment sectors does not apply on the open table.',
      'Die Regel des älteren Spiels für überfüllte Aufstellungsfelder entfällt auf dem offenen Tisch.',
      'Det ældre spils regel om overfyldte opstillingsfelter gælder ikke på det åbne bord.',
    ),
    status: 'advisory',
    reason: {
      en: 'There are no sectors on the open table; hulls that do not overlap are limit enough.',
      de: 'Auf dem offenen Tisch gibt es keine Felder; es genügt, dass Rümpfe sich nicht überlappen.',
      da: 'Der er ingen felter på det åbne bord; det er grænse nok, at skrog ikke overlapper.',
    },
  },
} satisfies Record<string, RuleRow>
