import { primerCard as card, term } from '@grognard/umpire'
import type { Guide } from '@grognard/umpire'
import type { RuleId } from './rulebook.ts'

/** What a newcomer is told. */
export const guide: Guide<RuleId> = {
  primer: [
    card(
      ['TTT-5'],
      ['Your aim', 'Three of your marks in a row, a column or a diagonal.'],
      ['Worum es geht', 'Drei deiner Zeichen in einer Reihe, Spalte oder Diagonale.'],
      ['Hvad det går ud på', 'Tre af dine mærker i en række, kolonne eller diagonal.'],
    ),
    card(
      ['TTT-3', 'TTT-2'],
      ['A turn', 'The players take turns. Crosses begin unless you choose otherwise on set-up.'],
      [
        'Ein Zug',
        'Es wird abgewechselt. Kreuz beginnt, wenn beim Aufstellen nichts anderes gewählt ist.',
      ],
      ['Et træk', 'Spillerne skiftes. Kryds begynder, medmindre andet er valgt ved opstillingen.'],
    ),
    card(
      ['TTT-4', 'TTT-1'],
      [
        'Marking',
        'Choose a free cell, on the board or in the list below the board. A mark stays where it is.',
      ],
      [
        'Ein Zeichen setzen',
        'Wähle ein freies Feld, auf dem Brett oder in der Liste. Ein Zeichen bleibt, wo es ist.',
      ],
      [
        'At sætte et mærke',
        'Vælg et frit felt, på brættet eller på listen. Et mærke bliver, hvor det er.',
      ],
    ),
    card(
      [],
      [
        'What to watch',
        'Where two of the enemy’s marks share a line with a free cell, that cell is yours to take. The centre lies on most lines.',
      ],
      [
        'Worauf du achten musst',
        'Wo zwei Zeichen des Gegners mit einem freien Feld auf einer Linie liegen, musst du es nehmen. Die Mitte liegt auf den meisten Linien.',
      ],
      [
        'Hvad du skal holde øje med',
        'Hvor to af modstanderens mærker deler linje med et frit felt, skal du tage det. Midten ligger på de fleste linjer.',
      ],
    ),
    card(
      ['TTT-6'],
      ['How it ends', 'With a line, or with a full board and no line: a draw.'],
      ['Ende und Sieg', 'Mit einer Linie, oder mit vollem Brett ohne Linie: unentschieden.'],
      ['Hvordan det slutter', 'Med en linje, eller med et fuldt bræt uden linje: uafgjort.'],
    ),
    card(
      [],
      [
        'Where to look',
        'U takes back your last mark while the other has not answered. Choose a rule’s number to read it; B opens all rules, M asks the umpire.',
      ],
      [
        'Wo du nachsehen kannst',
        'U nimmt dein letztes Zeichen zurück, solange der andere nicht geantwortet hat. Wähle eine Regelnummer, um die Regel zu lesen; B öffnet alle Regeln, M fragt den Schiedsrichter.',
      ],
      [
        'Hvor du kan slå op',
        'U tager dit sidste mærke tilbage, så længe den anden ikke har svaret. Vælg et regelnummer for at læse reglen; B åbner alle regler, M spørger dommeren.',
      ],
    ),
  ],
  glossary: [
    term<RuleId>(
      'TTT-5',
      ['diagonal', 'From corner to corner through the centre.'],
      ['Diagonale', 'Von Ecke zu Ecke durch die Mitte.'],
      ['diagonal', 'Fra hjørne til hjørne gennem midten.'],
    ),
    term<RuleId>(
      'TTT-6',
      ['draw', 'Nobody has won.'],
      ['unentschieden', 'Niemand hat gewonnen.'],
      ['uafgjort', 'Ingen har vundet.'],
    ),
  ],
}
