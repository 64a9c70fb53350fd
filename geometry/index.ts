export * from './measured/index.ts'
