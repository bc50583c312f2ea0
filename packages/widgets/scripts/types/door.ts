import type { WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { detailName, detailsOf, head, importOf, nameOf, short } from './words.ts';

/** The door to all types, and what they add to the page's own. */
export function printDoor(descriptors: readonly WidgetDescriptor[]): string {
  return [
    // Scripts are typed by their addresses there.
    '/// <reference path="./addresses.d.ts" />',
    head,
    ...descriptors.map((one) => importOf([`${nameOf(one)}Element`, ...detailsOf(one)], short(one.tag))),
    '',
    ...[...descriptors.map(({ tag }) => short(tag)), 'loader', 'frames'].map(
      (file) => `export type * from './${file}.js';`,
    ),
    '',
    `declare global {
      /** What \`document.querySelector\` and \`document.createElement\` answer. */
      interface HTMLElementTagNameMap {
        ${descriptors.map((one) => `'${one.tag}': ${nameOf(one)}Element;`).join('\n')}
      }
      /** Events bubble up to the document. */
      interface DocumentEventMap {
        ${documentEvents(descriptors)}
      }
    }`,
  ].join('\n');
}

function documentEvents(descriptors: readonly WidgetDescriptor[]): string {
  const details = new Map<string, string[]>();
  for (const descriptor of descriptors)
    for (const [key, { event }] of Object.entries(descriptor.events))
      details.set(event, [...(details.get(event) ?? []), detailName(descriptor, key)]);
  return [...details].map(([event, names]) => `'${event}': CustomEvent<${names.join(' | ')}>;`).join('\n');
}
