import type { DetailType, WidgetDescriptor } from '../../src/descriptors/descriptor.ts';

/** First line of every printed file of code. */
export const head = "// Printed by scripts/print-types.ts from the widgets' descriptors.\n";

/** `logikit-problem-player` → `LogikitProblemPlayer`: what all names of an element begin with. */
export function nameOf({ tag }: WidgetDescriptor): string {
  return pascal(tag);
}

export function pascal(text: string): string {
  return text.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The React prop that hears an event: `stationChosen` → `onStationChosen`. */
export function handlerOf(event: string): string {
  return `on${pascal(event)}`;
}

/** Name of the type of an event's detail. */
export function detailName(descriptor: WidgetDescriptor, event: string): string {
  return `${nameOf(descriptor)}${pascal(event)}Detail`;
}

/** Names of the types of all its details. */
export function detailsOf(descriptor: WidgetDescriptor): readonly string[] {
  return Object.keys(descriptor.events).map((event) => detailName(descriptor, event));
}

/** `logikit-problem-player` → `problem-player`: what files of an element and events in a frame are called. */
export function short(name: string): string {
  return name.replace('logikit-', '');
}

/** Takes types from a printed file beside. */
export function importOf(names: readonly string[], file: string): string {
  return `import type { ${names.join(', ')} } from './${file}.js';`;
}

export function typeText(type: DetailType): string {
  if (typeof type !== 'string')
    return type.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return { integer: 'number', number: 'number', 'integer?': 'number | null', string: 'string', boolean: 'boolean' }[
    type
  ];
}

/** What markup says: there a number may be text. */
export function attributeText(type: DetailType): string {
  return type === 'integer' ? 'number | `${number}`' : typeText(type);
}

export function comment(text: string): string {
  return `/** ${text} */`;
}

/** Every element has these of its own, typed by the DOM. */
export const native: ReadonlySet<string> = new Set(['lang']);
