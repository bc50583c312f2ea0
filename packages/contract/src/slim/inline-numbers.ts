import { numbers } from '../values/numbers.ts';

/**
 * Source text with every `numbers.some.path` replaced by its value, so that a client's bundle carries the few numbers
 * that it uses and not the whole table. Types stay as they are.
 */
export function inlineNumbers(source: string): string {
  return source.replace(/(?<!typeof )\bnumbers((?:\.\w+)+)/g, (whole, path: string) => {
    const value = path.slice(1).split('.').reduce<unknown>(step, numbers);
    return value === undefined ? whole : `(${JSON.stringify(value)})`;
  });
}

function step(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? value[key as never] : undefined;
}
