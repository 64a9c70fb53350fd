export * from './change-messages.ts'
export * from './changes.ts'
export * from './umpire.ts'
export * from './words.ts'
