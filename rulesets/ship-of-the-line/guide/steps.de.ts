import type { Catalogue } from '@grognard/umpire/message.ts'

export const stepsGerman: Catalogue = {
  'phase.setup.about':
    'Der Wind wird einmal für das ganze Spiel ausgewürfelt, dann, wer beginnt. Jeder wählt eine Flagge, von jedem Offizier eine Karte und die Liegeplätze seiner drei Schiffe.',
  'phase.round.about':
    'Die Schiffe sind nacheinander dran, abwechselnd von beiden Seiten; jedes fährt bis zu drei Kabellängen und schießt unterwegs, wann es will. Prisen kommen zuletzt, dann beginnt die Runde von vorn.',
  'chapter.attack': 'Eine Breitseite',
  'chapter.answer': 'Die Antwort darauf',
  'chapter.boarding': 'Ein Entern',
  'chapter.parley': 'Ein Angebot zum Unentschieden',
  'step.nation.hint': 'Nur fürs Auge: Alle Schiffe sind gleich.',
  'step.officers.hint':
    'Jede Karte hilft einmal. Notruder oder neue Segel retten ein Schiff, das sonst streichen müsste.',
  'step.berth.hint':
    'Sieh, woher der Wind kommt: Niemand fährt gerade in ihn hinein, und wer in Luv ist, wählt den Kampf.',
  'step.dotOfReturn.hint':
    'Der eigene Punkt ist besetzt, und diese sind gleich nah. Den Kurs wählst du danach.',
  'step.captain.hint':
    'Fahren, schießen oder beides, in beliebiger Folge. Auf eine Breitseite wird geantwortet, auf Schüsse in Bug oder Heck nicht; am schlimmsten trifft es das Heck.',
  'step.retaliation.hint':
    'Es kostet nichts: Dieselben Geschütze dürfen im eigenen Zug trotzdem schießen.',
  'step.marines.hint':
    'Einmal im Spiel erschweren sie dem Feind das Entern. Behalte sie, wenn er ohnehin scheitert oder ohnehin siegt.',
  'step.grape.hint':
    'Jeder Treffer schwächt den Enterer um eins, bevor die Rümpfe verglichen werden; genug davon, und er lässt es.',
  'step.secondGrape.hint':
    'Er liegt längsseits und kommt nicht weg: Dieselben Geschütze dürfen noch einmal feuern.',
  'step.answerDraw.hint': 'Stimmst du zu, ist das Spiel sofort zu Ende.',
}
