import { Type } from '@sinclair/typebox';
import { fileIcons } from '../../values/file-icon.ts';
import { Count, nullable, object, oneOf, record } from '../basics.ts';

/** `duration` in seconds. `isDiffDuration` true: since the last acknowledged send; false: in total (rule D-167). */
export const ActivityBody = object({
  id: nullable(Type.String({ maxLength: 40 })),
  duration: Type.Number({ minimum: 0, maximum: 86_400 }),
  durationsByType: record(Type.Number({ minimum: 0, maximum: 86_400 }), 60),
  isDiffDuration: Type.Boolean(),
});
export const ActivityAnswer = object({ id: Type.String(), state: oneOf(['ok', 'stale', 'limit'] as const) });

const LARGEST = Number.MAX_SAFE_INTEGER;
const values = record(
  Type.Union([
    Type.String({ maxLength: 400 }),
    Type.Number({ minimum: -LARGEST, maximum: LARGEST }),
    Type.Boolean(),
    Type.Null(),
  ]),
  60,
);
export const AnalyticsEvent = object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  params: values,
  userParams: values,
  experiments: values,
  deviceId: nullable(Type.String({ maxLength: 64 })),
});

/** `place` is the pattern of the address without what a person typed into it. */
export const PageError = object({
  name: Type.String({ maxLength: 80 }),
  message: Type.String({ maxLength: 400 }),
  place: Type.String({ maxLength: 200 }),
  trace: nullable(Type.String({ maxLength: 4000 })),
});

export const Preference = object({ id: Type.String({ maxLength: 40 }), isAllowed: Type.Boolean() });
export const Preferences = object({ data: Type.Array(Preference) });
export const PreferencePath = object({ id: Type.String({ pattern: '^[a-z-]{1,40}$' }) });
export const PreferenceBody = object({ isAllowed: Type.Boolean() });
export const PreferencesBody = object({ preferences: Type.Array(Preference, { maxItems: 20 }) });

export const FileForm = object({ file: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) });
export const FileServicePath = object({ service: Type.String({ pattern: '^[a-z-]{2,30}$' }) });
export const StoredFile = object({
  data: object({
    name: Type.String(),
    extension: Type.String(),
    icon: oneOf(fileIcons),
    url: Type.String(),
    size: Count,
  }),
});
