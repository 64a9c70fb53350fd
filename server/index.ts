export * from './serve.ts'
export * from './serve.ts'
