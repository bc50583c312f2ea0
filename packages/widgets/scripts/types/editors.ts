import type { WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { detailName, typeText } from './words.ts';

/** What Visual Studio Code's HTML editor completes and explains. */
export function printVsCode(descriptors: readonly WidgetDescriptor[]): object {
  return {
    version: 1.1,
    tags: descriptors.map(({ tag, summary, props }) => ({
      name: tag,
      description: summary,
      attributes: Object.values(props).map(({ attribute, type, summary }) => ({
        name: attribute,
        description: summary,
        ...(type === 'boolean' && { valueSet: 'v' }),
        ...(typeof type !== 'string' && { values: type.map((name) => ({ name })) }),
      })),
    })),
  };
}

/** The same, and more, for the editors of JetBrains. */
export function printWebTypes(
  descriptors: readonly WidgetDescriptor[],
  { version, tokens }: { readonly version: string; readonly tokens: readonly string[] },
): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@logikit/widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: descriptors.map(webElement) },
      css: { properties: tokens.map((name) => ({ name })) },
    },
  };
}

function webElement(descriptor: WidgetDescriptor): object {
  const { tag, summary, props, events, methods, parts } = descriptor;
  return {
    name: tag,
    description: summary,
    attributes: Object.values(props).map(({ attribute, type, summary }) => ({
      name: attribute,
      description: summary,
      value: type === 'boolean' ? { kind: 'no-value' } : { type: type === 'integer' ? 'number' : typeText(type) },
    })),
    js: {
      properties: [
        ...Object.entries(props).map(([prop, { type, summary }]) => ({
          name: prop,
          description: summary,
          value: { type: typeText(type) },
        })),
        ...Object.entries(methods).map(([method, summary]) => ({
          name: method,
          description: summary,
          value: { type: '() => void' },
        })),
      ],
      events: Object.entries(events).map(([key, { event, summary }]) => ({
        name: event,
        description: summary,
        value: { type: `CustomEvent<${detailName(descriptor, key)}>` },
      })),
    },
    css: { parts: parts.map((name) => ({ name })) },
  };
}
