import type { WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { attributeText, comment, detailName, head, nameOf, native, typeText } from './words.ts';

/** What is known of one element: its events, its properties, its attributes and its parts. */
export function printElement(descriptor: WidgetDescriptor): string {
  const { tag, summary, props, events, methods, parts } = descriptor;
  const name = nameOf(descriptor);
  const own = Object.entries(props).filter(([prop]) => !native.has(prop));
  return `${head}
    ${Object.keys(events)
      .map((event) => printDetail(descriptor, event))
      .join('\n')}

    ${comment(`Events of \`<${tag}>\`.`)}
    export interface ${name}EventMap extends HTMLElementEventMap {
      ${Object.entries(events)
        .map(
          ([key, { event, summary }]) =>
            `${comment(summary)}\n'${event}': CustomEvent<${detailName(descriptor, key)}>;`,
        )
        .join('\n')}
    }

    ${comment(summary)}
    export interface ${name}Element extends HTMLElement {
      ${own.map(([prop, { type, summary }]) => `${comment(summary)}\n${accessor(prop, typeText(type))}`).join('\n')}
      ${Object.entries(methods)
        .map(([method, summary]) => `${comment(summary)}\n${method}(): void;`)
        .join('\n')}
      ${['add', 'remove'].map((verb) => listening(name, verb)).join('\n')}
    }

    ${comment(`Attributes of \`<${tag}>\` in markup.`)}
    export interface ${name}Attributes {
      ${Object.values(props)
        .map(
          ({ attribute, type, summary }) => `${comment(summary)}\n'${attribute}'?: ${attributeText(type)} | undefined;`,
        )
        .join('\n')}
    }

    ${comment(`Listeners of \`<${tag}>\` in markup of frameworks that hear any event by its name.`)}
    export interface ${name}Listeners {
      ${Object.entries(events)
        .map(
          ([key, { event, summary }]) =>
            `${comment(summary)}\n'on${event}'?: ((event: CustomEvent<${detailName(descriptor, key)}>) => void) | undefined;`,
        )
        .join('\n')}
    }

    ${comment(`Names for \`${tag}::part(…)\`.`)}
    export type ${name}Part = ${parts.map((part) => `'${part}'`).join(' | ')};`;
}

function printDetail(descriptor: WidgetDescriptor, key: string): string {
  const { event, summary, detail } = descriptor.events[key] ?? { event: '', summary: '', detail: {} };
  return `
    ${comment(`Detail of \`${event}\`: ${summary}`)}
    export interface ${detailName(descriptor, key)} {
      ${Object.entries(detail)
        .map(([field, type]) => `readonly ${field}: ${typeText(type)};`)
        .join('\n')}
    }`;
}

/** What is read is undefined when the attribute is absent; a boolean never is. */
function accessor(prop: string, type: string): string {
  if (type === 'boolean') return `get ${prop}(): boolean;\nset ${prop}(value: boolean | null | undefined);`;
  return `get ${prop}(): ${type} | undefined;\nset ${prop}(value: ${type} | null | undefined);`;
}

function listening(name: string, verb: string): string {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  return `
    ${verb}EventListener<Name extends keyof ${name}EventMap>(
      type: Name,
      listener: (this: ${name}Element, event: ${name}EventMap[Name]) => unknown,
      options?: boolean | ${options},
    ): void;
    ${verb}EventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | ${options},
    ): void;`;
}
