export * from './serve-error.ts'
export * from './serve.ts'
export { backUpTo } from './store/backup.ts'
