import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { birthYears, passwordLength } from '../values/fields.ts';

/** An object that accepts no undeclared key. */
export function object<P extends Record<string, TSchema>>(properties: P, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });
}

export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** One of these literal values. */
export function oneOf<const V extends readonly (string | number)[]>(values: V) {
  return Type.Unsafe<V[number]>({ enum: [...values], type: typeof values[0] === 'number' ? 'integer' : 'string' });
}

/** One of the numbers of a constant table. */
export function anyOf<const T extends Readonly<Record<string, number>>>(table: T) {
  return Type.Unsafe<T[keyof T]>({ enum: Object.values(table), type: 'integer' });
}

/** A password that somebody chooses. */
export const NewSecret = Type.String({ minLength: passwordLength.least, maxLength: passwordLength.most });
export const BirthYear = Type.Integer({ minimum: birthYears.least, maximum: birthYears.most });

/** A text of at most so many characters. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** Values by keys of at most 60 characters. */
export function record<S extends TSchema>(schema: S, maxProperties: number) {
  return Type.Record(Type.String(), schema, { maxProperties, propertyNames: { maxLength: 60 } });
}

export const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });

/** Positive whole id of a row. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** UTC, 'YYYY-MM-DD HH:mm:ss' (rules D-165, K-044). */
export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  description: "UTC, 'YYYY-MM-DD HH:mm:ss'",
});

/** A day somewhere, 'YYYY-MM-DD'. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const localeCodes = ['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'] as const;
export const Locale = oneOf(localeCodes);
export type LocaleCode = (typeof localeCodes)[number];

/** Target lessons: 4 preschool development, 5 school preparation, 1 preschooler, 2 junior school, 3 adult. */
export const TargetLessonId = oneOf([1, 2, 3, 4, 5] as const);
export const Complexity = oneOf([1, 2, 3, 4, 5] as const);
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A count that somebody sends, and that is kept. */
export const SmallCount = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const Stars = Type.Integer({ minimum: 0, maximum: 3 });

/** What the three kinds of text by locale look like: one entry, in the language that the Locale header asks for. */
export function byLocale<S extends TSchema>(schema: S) {
  return Type.Unsafe<Partial<Readonly<Record<LocaleCode, Static<S>>>>>(
    Type.Object(Object.fromEntries(localeCodes.map((code) => [code, Type.Optional(schema)])), {
      additionalProperties: false,
    }),
  );
}
