import type { PropType } from './protocol.ts';

/** What one attribute, property and React prop of a widget is. `boolean` is false when the attribute is absent. */
export interface PropDescription {
  readonly type: PropType;
  readonly attribute: string;
  readonly summary: string;
}

/** The type of one field of an event's detail; a question mark says that it may be null. */
export type DetailType = 'integer' | 'string' | 'boolean' | 'integer?';

export interface EventDescription {
  /** Name of the DOM event. */
  readonly event: `logikit-${string}`;
  readonly detail: Readonly<Record<string, DetailType>>;
  readonly summary: string;
}

/** A widget in one description; attributes, element types, React props, frames and the reference come from it. */
export interface WidgetDescriptor {
  readonly tag: `logikit-${string}`;
  readonly summary: string;
  readonly props: Readonly<Record<string, PropDescription>>;
  readonly events: Readonly<Record<string, EventDescription>>;
  readonly methods: Readonly<Record<string, string>>;
  /** Names for `::part(…)`. */
  readonly parts: readonly string[];
}
