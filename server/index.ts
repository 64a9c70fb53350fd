export * from './serve.ts'
export * from './start.ts'
