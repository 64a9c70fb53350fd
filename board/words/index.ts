export * from './umpire.ts'
export * from './words.ts'
