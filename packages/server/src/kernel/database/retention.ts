const BATCH = 2000;

/**
 * Deletes what is old in short statements, so that a long backlog outlasts no time limit and holds no row for long.
 * `remove` deletes at most so many rows and tells by `count` how many they were.
 */
export async function deleteInBatches(
  remove: (limit: number) => PromiseLike<{ readonly count: number }>,
): Promise<void> {
  for (let count = BATCH; count === BATCH;) ({ count } = await remove(BATCH));
}
