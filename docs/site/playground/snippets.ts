import type { PropType, WidgetDescriptor } from '../../../packages/widgets/src/descriptors/descriptor.ts';
import type { PropValue } from '../../../packages/widgets/src/embed/protocol.ts';

export interface Chosen {
  /** Origin of the platform. */
  readonly platform: string;
  readonly key: string;
  /** By property name; what is absent is not written down. */
  readonly values: Readonly<Record<string, PropValue>>;
}

export interface Snippets {
  readonly html: string;
  /** A frame that takes the height that it needs; without its script it keeps the one that it was given. Null: not framed. */
  readonly frame: string | null;
  /** Null when the widget has no component that can be written down in a few lines. */
  readonly react: string | null;
}

interface Written {
  readonly name: string;
  readonly attribute: string;
  readonly type: PropType;
  readonly value: PropValue;
}

/** What an element shows when nobody has chosen anything. */
export function firstValues({ props }: WidgetDescriptor): Readonly<Record<string, PropValue>> {
  const wished = {
    ...('problem' in props ? { problem: 1 } : { thread: 1 }),
    institution: 1,
    certificate: 1,
    course: 1,
    category: 'energy',
    lang: 'en',
  };
  return Object.fromEntries(Object.entries(wished).filter(([name]) => name in props));
}

/** The widget as a partner writes it down: one tag with its script, or one component. */
export function snippets(descriptor: WidgetDescriptor, { platform, key, values }: Chosen): Snippets {
  const chosen = { ...firstValues(descriptor), ...values };
  const written = Object.entries(descriptor.props).flatMap(([name, { attribute, type }]) => {
    const value = chosen[name];
    return value === undefined || value === '' || value === false ? [] : [{ name, attribute, type, value }];
  });
  const attributes = written.map(({ attribute, value }) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escaped(String(value))}"`,
  );
  return {
    html: [
      `<script type="module" src="${escaped(platform)}/v1/embed.js" data-key="${escaped(key)}" crossorigin></script>`,
      `<${descriptor.tag}${attributes.join('')}></${descriptor.tag}>`,
    ].join('\n'),
    frame: descriptor.isFramed === false ? null : frame(descriptor.tag, { platform, key, written }),
    react: component(descriptor.tag, { platform, key, written }),
  };
}

function frame(tag: string, { platform, key, written }: Place): string {
  const search = new URLSearchParams(
    written.map(({ attribute, value }): [string, string] => [attribute, String(value)]),
  );
  search.set('key', key);
  const address = `${platform}/embed/${tag.replace('logikit-', '')}?${search.toString()}`;
  const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  return [
    `<iframe data-logikit src="${escaped(address)}" title="Logikit" width="100%" height="840" sandbox="${sandbox}"></iframe>`,
    `<script type="module" src="${escaped(platform)}/v1/frame.js"></script>`,
  ].join('\n');
}

/** The component of an element and the area of its words. One that needs more than a client has its example elsewhere. */
const components: Readonly<Record<string, readonly [name: string, area: string]>> = {
  'logikit-problem-player': ['Player', 'player'],
  'logikit-thread-road': ['ThreadRoad', 'road'],
};

interface Place {
  readonly platform: string;
  readonly key: string;
  readonly written: readonly Written[];
}

function component(tag: string, { platform, key, written }: Place): string | null {
  const known = components[tag];
  if (!known) return null;
  const [name, area] = known;
  const lang = String(written.find((prop) => prop.name === 'lang')?.value ?? 'en');
  const props = written.filter((prop) => prop.name !== 'lang').map(jsx);
  return [
    `import '@logikit/widgets/styles.css';`,
    `import { createClient } from '@logikit/sdk';`,
    `import { ${name} } from '@logikit/widgets';`,
    `import words from '@logikit/widgets/locales/${lang}/${area}.json';`,
    '',
    `const client = createClient({ baseUrl: '${platform}', locale: '${lang}', key: '${key}' });`,
    'await client.auth.start();',
    '',
    'export function Widget() {',
    `  return <${name} ${['client={client}', 'messages={words}', `lang="${lang}"`, ...props].join(' ')} />;`,
    '}',
  ].join('\n');
}

function jsx({ name, type, value }: Written): string {
  if (type === 'boolean') return name;
  return type === 'integer' ? `${name}={${String(value)}}` : `${name}="${String(value)}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
