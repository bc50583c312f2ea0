/**
 * camelCase on our side, snake_case on the wire, both ways and at any depth (rule D-163).
 * Some places are opaque: their keys are data (locale codes, part ids, event names) and pass untouched.
 */
const OPAQUE_KEYS = new Set([
  'translations',
  'graphicState',
  'scene',
  'check',
  'contentImage',
  'answerImage',
  'explanationImage',
  'durationsByType',
  'params',
  'userParams',
  'experiments',
  'narrations',
  'solutionNarrations',
  'feedback',
  'art',
  'appearance',
]);

/** Words that case rules would spoil. */
const CAMEL = new Map([
  ['erip', 'ERIP'],
  ['course_tl', 'courseTL'],
  ['big_variants_pc', 'bigVariantsPC'],
]);
const SNAKE = /* @__PURE__ */ new Map([...CAMEL].map(([snake, camel]) => [camel, snake]));

export function toSnakeKey(key: string): string {
  return SNAKE.get(key) ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toCamelKey(key: string): string {
  return CAMEL.get(key) ?? key.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

export function toWire(value: unknown): unknown {
  return convert(value, toSnakeKey);
}

export function fromWire(value: unknown): unknown {
  return convert(value, toCamelKey);
}

/** True when everything below this camelCase key passes as it is. */
export function isOpaqueKey(key: string): boolean {
  return OPAQUE_KEYS.has(key);
}

function convert(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const renamed = rename(key);
      // One of the two is the camelCase one.
      const isOpaque = OPAQUE_KEYS.has(key) || OPAQUE_KEYS.has(renamed);
      return [renamed, isOpaque ? child : convert(child, rename)];
    }),
  );
}
