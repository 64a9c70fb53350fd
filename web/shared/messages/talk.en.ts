/** Talk at a table far away. */
export const english = {
  'web.talk': 'Chat',
  'web.talk.unread': '{count, plural, one {# new message} other {# new messages}}',
  'web.talk.none': 'No messages yet.',
  'web.talk.write': 'Write a message',
  'web.talk.send': 'Send',
  'web.talk.to': 'Send to',
  'web.talk.to.table': 'Everyone at the table',
  'web.talk.to.side': 'Only my side',
  'web.talk.side': 'only your side',
  'web.talk.waits': 'held until your turn',
  'web.talk.left': '{count, plural, one {# character left} other {# characters left}}',
  'web.talk.close': 'Close the chat',
}
