/**
 * JSON as the standard writes it, whatever a page has put on the prototypes: old libraries set `Array.prototype.toJSON`,
 * which makes a text of every list. Only for plain values: records, lists, texts, numbers, booleans and null.
 */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => jsonOf(item)).join()}]`;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : `${JSON.stringify(name)}:${jsonOf(field)}`,
  );
  return `{${fields.join()}}`;
}

/** What a text says, of which nothing is known yet: whoever reads it checks its shape. Undefined of what is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** True of what has fields to look at, and is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
