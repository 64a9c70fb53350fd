/** The wind and how it changes. */
export const windEnglish = {
  'ws.velocity.0': 'becalmed',
  'ws.velocity.1': 'light breeze',
  'ws.velocity.2': 'moderate breeze',
  'ws.velocity.3': 'normal wind',
  'ws.velocity.4': 'heavy wind',
  'ws.velocity.5': 'gale',
  'ws.velocity.6': 'storm',
  'ws.velocity.7': 'hurricane',
}
