import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import type { DetailType, WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { detailName, nameOf, native, typeText } from './words.ts';

/** The script that registers the elements; a page loads it from the platform. */
const LOADER = 'embed.js';

const typed = (type: DetailType): { text: string } => ({ text: typeText(type) });

/** The elements as a custom-elements manifest of schema 2. */
export function printManifest(descriptors: readonly WidgetDescriptor[], tokens: readonly string[]): Package {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: LOADER,
        declarations: descriptors.map((descriptor) => declarationOf(descriptor, tokens)),
        exports: descriptors.map((descriptor) => ({
          kind: 'custom-element-definition',
          name: descriptor.tag,
          declaration: { name: `${nameOf(descriptor)}Element`, module: LOADER },
        })),
      },
    ],
  };
}

function declarationOf(descriptor: WidgetDescriptor, tokens: readonly string[]): CustomElementDeclaration {
  const { tag, summary, props, events, methods, parts } = descriptor;
  return {
    kind: 'class',
    customElement: true,
    name: `${nameOf(descriptor)}Element`,
    tagName: tag,
    superclass: { name: 'HTMLElement' },
    description: summary,
    attributes: Object.entries(props).map(([prop, { attribute, type, summary }]) => ({
      name: attribute,
      fieldName: prop,
      type: typed(type),
      description: summary,
    })),
    members: [
      ...Object.entries(props).map(([prop, { attribute, type, summary }]) => ({
        kind: 'field' as const,
        name: prop,
        type: { text: type === 'boolean' || native.has(prop) ? typeText(type) : `${typeText(type)} | undefined` },
        description: summary,
        attribute,
        reflects: true,
      })),
      ...Object.entries(methods).map(([method, summary]) => ({
        kind: 'method' as const,
        name: method,
        description: summary,
        return: { type: { text: 'void' } },
      })),
    ],
    events: Object.entries(events).map(([key, { event, summary }]) => ({
      name: event,
      type: { text: `CustomEvent<${detailName(descriptor, key)}>` },
      description: summary,
    })),
    cssParts: parts.map((name) => ({ name })),
    cssProperties: tokens.map((name) => ({ name })),
  };
}
