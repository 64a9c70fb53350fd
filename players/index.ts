export * from './computer.ts'
