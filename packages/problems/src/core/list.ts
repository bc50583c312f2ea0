/** The item at a place that must exist. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}`);
  return item;
}

/** The first two items of a list that must have as many. */
export function pairOf<T>(items: readonly T[]): readonly [T, T] {
  return [itemAt(items, 0), itemAt(items, 1)];
}

/** Whether a value is one of those that a list names. */
export function isOneOf<T>(items: readonly T[], value: unknown): value is T {
  return items.some((item) => item === value);
}
