/** What the diagrams of the handbook say. */
export const diagramsDanish = {
  'diagram.lob.wind': 'Vind fra nord: så langt sejler en fregat på hver kurs.',
  'diagram.lob.arcs': 'Hvor hver sides kanoner rammer hen, og hvor langt rundkugler når.',
  'diagram.lob.raking':
    'At krydse T’et: den, der ligger i et af disse felter, beskyder skibet på langs.',
  'diagram.lob.line':
    'Slaglinje: hver stævn ligger inden for skabelonen ved hækken af skibet foran.',
  'lob.diagram.reach': '{inches, number}″',
  'lob.diagram.astern': 'Vind lige agterfra: {inches, number} tommer mere.',
  'lob.diagram.abeam': 'Vind fra siden: skibets egen fart.',
  'lob.diagram.ahead':
    'Vind lige forfra: {inches, number} tomme mindre; med den valgfrie regel sejler ingen her.',
  'lob.diagram.bears': 'Styrbords kanoner kan ramme dette skib.',
  'lob.diagram.noGuns': 'Intet skyder forud eller agterud.',
  'lob.diagram.acrossBow': 'Tværs for stævnen: skade gange {factor, number}.',
  'lob.diagram.acrossStern': 'Tværs for hækken: skade gange {factor, number}.',
}
