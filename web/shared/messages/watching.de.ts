/** Zusehen an Tischen in der Ferne, und Links in Schlachten. */
export const german = {
  'web.far.watching': 'Du siehst zu.',
  'web.far.watching.turn': 'Du siehst zu. Am Zug: {seat}.',
  'web.far.spectators': '{count, plural, one {# Zuschauer} other {# Zuschauer}}',
  'web.far.late':
    'Die Schlacht hat begonnen. Du siehst hier alles, aber {minutes, plural, =60 {eine Stunde} =1440 {einen Tag} one {# Minute} other {# Minuten}} zeitversetzt.',
  'web.far.guests': 'Wer sonst mitspielen oder zusehen darf',
  'web.far.public': 'Offen für alle',
  'web.far.public.about':
    'Der Tisch steht auf der Startseite, und jeder kann einen freien Platz nehmen oder zusehen.',
  'web.far.watch': 'Zuschauer',
  'web.far.watch.copy': 'Link für Zuschauer kopieren',
  'web.far.watch.shows': 'Zuschauer sehen',
  'web.far.watch.open': 'nur, was beiden Seiten bekannt ist',
  'web.far.watch.all':
    'alles, {minutes, plural, =60 {eine Stunde} =1440 {einen Tag} one {# Minute} other {# Minuten}} zeitversetzt',
  'web.far.watched.open':
    'Zuschauer sehen nur, was beiden Seiten bekannt ist, keine Geheimnisse. Nach der Schlacht sehen alle alles.',
  'web.far.watched.all':
    'Zuschauer sehen alles, auch Geheimes, {minutes, plural, =60 {eine Stunde} =1440 {einen Tag} one {# Minute} other {# Minuten}} zeitversetzt. Wer einen Platz nimmt, ist damit einverstanden.',
  'web.replay.link': 'Link zu diesem Augenblick kopieren',
}
