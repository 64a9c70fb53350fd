/** The folder in which a server keeps all that it keeps, and the file of the database in it. */
export const DEFAULT_DATA = 'data'
export const DATABASE = 'grognard.db'
