import { expect, it } from 'vitest';
import { models } from './index.ts';

interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Names that say a moment. */
const saysMoment = /(At|Accrual|Until|ResetDate)$|^(until|expiry|start|finish|endsAt|serverTime|registrationDate)$/;

/** Every field that says a moment, with the shapes that it may have. */
function momentsOf(shape: Shape, path: string): [string, readonly Shape[]][] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, field]): [string, readonly Shape[]][] => {
    const shapes = field.anyOf ?? [field];
    return saysMoment.test(name) && shapes.some(({ type }) => type === 'string') ? [[`${path}.${name}`, shapes]] : [];
  });
  const parts = [...Object.entries(shape.properties ?? {}), ...(shape.items ? [['[]', shape.items] as const] : [])];
  const inner = parts.flatMap(([name, part]) =>
    [part, ...(part.anyOf ?? [])].flatMap((one) => momentsOf(one, `${path}.${name}`)),
  );
  return [...own, ...inner];
}

it("[K-044] every moment on the wire is a text 'YYYY-MM-DD HH:mm:ss'", () => {
  const moments = Object.entries(models).flatMap(([name, model]) => momentsOf(model as Shape, name));
  expect(moments.length).toBeGreaterThan(30);
  for (const [path, shapes] of moments) {
    for (const { type, pattern } of shapes) {
      if (type === 'string') expect(pattern, path).toBe('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
    }
  }
});
