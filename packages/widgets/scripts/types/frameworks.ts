import type { WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { attributeText, comment, detailName, detailsOf, handlerOf, head, importOf, nameOf, pascal } from './words.ts';

type Descriptors = readonly WidgetDescriptor[];

const imports = (descriptors: Descriptors, endings: readonly string[]): string =>
  importOf(
    descriptors.flatMap((one) => endings.map((ending) => nameOf(one) + ending)),
    'index',
  );

const entries = (descriptors: Descriptors, valueOf: (name: string) => string): string =>
  descriptors.map((one) => `'${one.tag}': ${valueOf(nameOf(one))};`).join('\n');

/** Components that show the elements, and the elements themselves in JSX. */
export function printReact(descriptors: Descriptors): string {
  return [
    head,
    "import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';",
    imports(descriptors, ['Attributes', 'Element', 'Listeners']),
    importOf(descriptors.flatMap(detailsOf), 'index'),
    ...descriptors.map(printComponent),
    `declare module 'react' {
      namespace JSX {
        /** React 18 hears none of the events: there, take the components. */
        interface IntrinsicElements {
          ${entries(
            descriptors,
            (name) =>
              `Omit<HTMLAttributes<${name}Element>, keyof ${name}Attributes> & RefAttributes<${name}Element> & ${name}Attributes & ${name}Listeners & { class?: string | undefined }`,
          )}
        }
      }
    }`,
  ].join('\n');
}

function printComponent(descriptor: WidgetDescriptor): string {
  const { tag, summary, props, events, methods } = descriptor;
  const name = nameOf(descriptor);
  return `
    ${comment(`Attributes and events of \`<${tag}>\`, and whatever any element takes.`)}
    export interface ${name}Props extends Omit<HTMLAttributes<HTMLElement>, ${namesOf(descriptor)}> {
      ${Object.entries(props)
        .map(
          ([prop, { type, summary }]) => `${comment(summary)}\nreadonly ${prop}?: ${attributeText(type)} | undefined;`,
        )
        .join('\n')}
      ${Object.entries(events)
        .map(
          ([key, { summary }]) =>
            `${comment(summary)}\nreadonly ${handlerOf(key)}?: ((detail: ${detailName(descriptor, key)}) => void) | undefined;`,
        )
        .join('\n')}
    }

    ${comment("What the component's ref gives. Methods wait for the element's script.")}
    export interface ${name}Handle {
      readonly element: ${name}Element | null;
      ${Object.entries(methods)
        .map(([method, summary]) => `${comment(summary)}\nreadonly ${method}: () => void;`)
        .join('\n')}
    }

    ${comment(summary)}
    export const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${name}Handle>>;`;
}

/** What a component gives a meaning of its own. */
function namesOf({ props, events }: WidgetDescriptor): string {
  return [...Object.keys(props), ...Object.keys(events).map(handlerOf)].map((name) => `'${name}'`).join(' | ');
}

/** The components themselves, typed by what is printed for them. */
export function printReactSource(descriptors: Descriptors): string {
  return [
    "'use client';",
    head,
    "import type * as Printed from '../../elements/react.d.ts';",
    "import { createElementComponent } from './create-element-component.ts';",
    ...descriptors.map((descriptor) => {
      const { tag, props, events, methods } = descriptor;
      const parts = {
        tag,
        attributes: Object.fromEntries(Object.entries(props).map(([prop, { attribute }]) => [prop, attribute])),
        handlers: Object.fromEntries(Object.entries(events).map(([key, { event }]) => [event, handlerOf(key)])),
        methods: Object.keys(methods),
      };
      const name = nameOf(descriptor);
      return `export const ${name}: typeof Printed.${name} = /* @__PURE__ */ createElementComponent(${JSON.stringify(parts)});\n`;
    }),
  ].join('\n');
}

/** NOTE: `HTMLAttributes` is in another place in Preact 10 than in 11; a span takes the same. */
export function printPreact(descriptors: Descriptors): string {
  return [
    head,
    "import type { JSX as Markup, Ref } from 'preact';",
    imports(descriptors, ['Attributes', 'Element', 'Listeners']),
    `declare module 'preact' {
      namespace JSX {
        interface IntrinsicElements {
          ${entries(
            descriptors,
            (name) =>
              `Omit<Markup.IntrinsicElements['span'], 'ref' | keyof ${name}Attributes> & { ref?: Ref<${name}Element> | undefined } & ${name}Attributes & ${name}Listeners`,
          )}
        }
      }
    }`,
  ].join('\n');
}

export function printSvelte(descriptors: Descriptors): string {
  return [
    head,
    "import type { HTMLAttributes } from 'svelte/elements';",
    imports(descriptors, ['Attributes', 'Element', 'Listeners']),
    `declare module 'svelte/elements' {
      interface SvelteHTMLElements {
        ${entries(
          descriptors,
          (name) =>
            `Omit<HTMLAttributes<${name}Element>, keyof ${name}Attributes> & ${name}Attributes & ${name}Listeners`,
        )}
      }
    }`,
  ].join('\n');
}

export function printVue(descriptors: Descriptors): string {
  return [
    head,
    "import type { HTMLAttributes, PublicProps } from 'vue';",
    imports(descriptors, ['Element']),
    importOf(descriptors.flatMap(detailsOf), 'index'),
    ...descriptors.map(printVueElement),
    `declare module 'vue' {
      interface GlobalComponents {
        ${entries(descriptors, (name) => `new () => ${name}Element & { $props: ${name}VueProps & PublicProps }`)}
      }
    }`,
  ].join('\n');
}

function printVueElement(descriptor: WidgetDescriptor): string {
  const { tag, props, events } = descriptor;
  return `
    ${comment(`Attributes and events of \`<${tag}>\` in a template: \`noSound\` is \`no-sound\` there, \`onLogikitReady\` is \`@logikit-ready\`.`)}
    export interface ${nameOf(descriptor)}VueProps extends Omit<HTMLAttributes, ${namesOf(descriptor)}> {
      ${Object.entries(props)
        .map(([prop, { type, summary }]) => `${comment(summary)}\n${prop}?: ${attributeText(type)} | undefined;`)
        .join('\n')}
      ${Object.entries(events)
        .map(
          ([key, { event, summary }]) =>
            `${comment(summary)}\non${pascal(event)}?: ((event: CustomEvent<${detailName(descriptor, key)}>) => void) | undefined;`,
        )
        .join('\n')}
    }`;
}
