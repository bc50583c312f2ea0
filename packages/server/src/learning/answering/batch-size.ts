/** So many requests are read, and so many answers written, by one statement at the most. */
export const BATCH_SIZE = 64;

/**
 * The rows of a batch, given by a text of SQL. NOTE: the limits take nothing away. PostgreSQL guesses at a hundred rows in
 * a JSON text, and at a tenth of them behind each limit that it cannot know: at one it looks rows up by indexes, whatever
 * it knows of a table, and does not find a statement dear enough to compile it (decision 0030).
 */
export const batchOf = (recordset: string): string => `
  (select * from (select * from ${recordset} limit (select ${BATCH_SIZE})) as rows limit (select ${BATCH_SIZE}))`;
