/** Hvad serveren skriver til folk: links til at logge ind med, og at det er deres tur. */
export const danish = {
  'letter.signIn.subject': 'Log ind på Grognard',
  'letter.signIn':
    'Åbn dette link for at logge ind:\n\n{link}\n\nDet virker én gang og i 15 minutter.\n\nHvis du ikke har bedt om det, skal du ikke gøre noget: der er ikke sket noget.',
  'notice.turn': 'Det er din tur ved »{title}«.',
  'notice.turn.after': 'Det er din tur ved »{title}«. {mover} trak sidst.',
  'notice.proposal': 'Et forslag ved »{title}« venter på dit svar.',
  'notice.proposal.after': '{mover} foreslår noget ved »{title}« og venter på dit svar.',
  'notice.stop': 'Stop disse beskeder',
  'letter.turn.subject': 'Din tur: {title}',
  'letter.proposal.subject': 'Dit svar ventes: {title}',
  'letter.turns.subject': 'Du ventes ved {count, plural, one {# bord} other {# borde}}',
  'letter.hours':
    'Du får højst én mail som denne {hours, plural, =1 {i timen} =24 {om dagen} other {hver #. time}}, for alle dine borde tilsammen.',
  'letter.stop': 'Åbn dette link for at stoppe disse mails: {link}',
}
