/** What the diagrams of the handbook say. */
export const diagramsDanish = {
  'diagram.sol.wind': 'Kurser fra prik til prik med vind fra nord.',
  'diagram.sol.tacks': 'To måder at få vinden ind fra den anden side.',
  'diagram.sol.fields': 'Hvor begge siders batterier rammer, efter afstand i prikker.',
  'diagram.sol.stern': 'Det samme skib beskudt fra tre steder.',
  'sol.diagram.intoWind': 'Intet skib sejler lige op i vinden.',
  'sol.diagram.moves':
    'På alle andre kurser har et skib med sejl på alle master {moves, number} bevægelser.',
  'sol.diagram.comeAbout':
    'Stagvending: én prik op i vinden, så videre med vinden fra den anden side.',
  'sol.diagram.wear': 'Kovending: én prik væk fra vinden, så videre.',
  'sol.diagram.bears': 'I feltet om styrbord, afstand {range, number}.',
  'sol.diagram.ahead': 'Lige forude: intet batteri kan ramme.',
  'sol.diagram.broadside': 'Fra siden: en bredside, som målet må besvare.',
  'sol.diagram.bow': 'Forfra: målet må ikke besvare ilden.',
  'sol.diagram.stern': 'Bagfra: mest skade, og målet må ikke besvare ilden.',
}
