/** So many requests are read, and so many answers written, by one statement at the most. */
export const BATCH_SIZE = 64;
