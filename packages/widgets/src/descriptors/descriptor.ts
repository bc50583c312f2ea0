/** The type of a property, or all its values. */
export type PropType = 'integer' | 'string' | 'boolean' | readonly string[];

/** What one attribute, property and React prop of a widget is. `boolean` is false when the attribute is absent or `false`. */
export interface PropDescription {
  readonly type: PropType;
  readonly attribute: string;
  readonly summary: string;
}

/** The type of one field of an event's detail, or all its values; a question mark says that it may be null. */
export type DetailType = 'integer' | 'number' | 'string' | 'boolean' | 'integer?' | readonly (string | number)[];

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
  /** False: no page of ours holds it in a frame. */
  readonly isFramed?: false;
  readonly props: Readonly<Record<string, PropDescription>>;
  readonly events: Readonly<Record<string, EventDescription>>;
  readonly methods: Readonly<Record<string, string>>;
  /** Names for `::part(…)`. */
  readonly parts: readonly string[];
}

/** The detail of an event, as its description says it. */
export type DetailOf<Event extends EventDescription> = {
  readonly [Field in keyof Event['detail']]: ValueOf<Event['detail'][Field]>;
};

/** Details of all events of a widget, by their names. */
export type EventsOf<Descriptor extends WidgetDescriptor> = {
  readonly [Name in keyof Descriptor['events']]: DetailOf<Descriptor['events'][Name]>;
};

/** Values of all properties of a widget. */
export type PropsOf<Descriptor extends WidgetDescriptor> = {
  readonly [Name in keyof Descriptor['props']]: ValueOf<Descriptor['props'][Name]['type']>;
};

/** Methods of a widget, none of which takes or answers anything. */
export type MethodsOf<Descriptor extends WidgetDescriptor> = {
  readonly [Name in keyof Descriptor['methods']]: () => void;
};

type ValueOf<Type extends DetailType> = Type extends readonly (infer Value)[]
  ? Value
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'integer?'
      ? number | null
      : Type extends 'boolean'
        ? boolean
        : string;
