/** What the diagrams of the handbook say. */
export const diagramsDanish = {
  'diagram.ws.turns':
    'Et skib fylder to felter; når det drejer, bliver stævnen i sit felt, og hækken svinger.',
  'diagram.ws.wind': 'Så langt sejler et linjeskib på hver kurs, vind fra nord.',
  'diagram.ws.fields': 'Begge bredsiders skudfelter med afstanden i felter.',
  'diagram.ws.rakes': 'Ét skib beskudt af tre andre.',
  'ws.diagram.range': '{range, number}',
  'ws.diagram.toPort': '1L1: ét felt frem, en drejning til bagbord, ét felt videre.',
  'ws.diagram.ahead': '3: tre felter frem.',
  'ws.diagram.toStarboard': '1R1: ét felt frem, en drejning til styrbord, ét felt videre.',
  'ws.diagram.attitude':
    '{hexes, plural, =0 {Ingen fart} one {# felt} other {# felter}}: {attitude}.',
  'ws.diagram.rake.bow': 'Beskyder skibet på langs over stævnen.',
  'ws.diagram.rake.stern': 'Beskyder skibet på langs over hækken.',
  'ws.diagram.rake.none': 'Ligger i skibets eget skudfelt: ingen beskydning på langs.',
}
