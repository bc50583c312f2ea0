import type { FrameWidget } from './frame-files.ts';

/** The element's attributes as they stand in the address. What the widget does not know is left out, as campaigns add such. */
export function readAttributes(
  { attributes }: Pick<FrameWidget, 'attributes'>,
  query: URLSearchParams,
): {
  readonly attributes: Readonly<Record<string, string>>;
  /** The first that cannot be meant. */ readonly wrong: string | null;
} {
  const read: Record<string, string> = {};
  for (const [name, type] of Object.entries(attributes)) {
    const value = query.get(name);
    if (value === null || name === 'lang') continue;
    if (!isValue(type, value)) return { attributes: {}, wrong: name };
    if (type !== 'boolean') read[name] = value;
    else if (value !== 'false') read[name] = '';
  }
  return { attributes: read, wrong: null };
}

function isValue(type: FrameWidget['attributes'][string], value: string): boolean {
  if (type === 'boolean') return true;
  if (type === 'integer') return /^\d{1,10}$/.test(value);
  return typeof type === 'string' || type.includes(value);
}
