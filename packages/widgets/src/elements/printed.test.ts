import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getLanguageService,
  type HTMLDataV1,
  type LanguageService,
  newHTMLDataProvider,
  TextDocument,
} from 'vscode-html-languageservice';
import { present, printed } from '../../scripts/print-types.ts';
import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { widgets } from './widgets.ts';

const folder = join(import.meta.dirname, '../../elements');
const read = async <Content>(name: string): Promise<Content> =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Content; // each test says what it takes the file for
const all: readonly WidgetDescriptor[] = widgets.map(({ descriptor }) => descriptor);
const namesOf = (list: readonly { readonly name: string }[] | undefined) => list?.map(({ name }) => name);

describe('what is printed from the descriptors', () => {
  it('is what they say now: run `pnpm --filter @logikit/widgets print`', async () => {
    const files = await printed();
    for (const [path, text] of files) expect(await readFile(path, 'utf8'), path).toBe(text);
    expect((await present()).filter((path) => !files.has(path))).toEqual([]);
  });
});

describe('the custom-elements manifest', () => {
  let manifest: Package;
  beforeAll(async () => {
    manifest = await read<Package>('custom-elements.json');
  });

  it('follows schema 2', () => {
    const validate = new Ajv({ strict: false }).compile(manifestSchema);
    expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(all)('names every property, attribute, event, method and part of <$tag>', (descriptor) => {
    const { tag, props, events, methods, parts } = descriptor;
    const declarations = manifest.modules.flatMap((module) => module.declarations ?? []) as CustomElementDeclaration[];
    const element = declarations.find((one) => one.tagName === tag);
    expect(namesOf(element?.attributes)).toEqual(Object.values(props).map(({ attribute }) => attribute));
    expect(namesOf(element?.members)).toEqual([...Object.keys(props), ...Object.keys(methods)]);
    expect(namesOf(element?.events)).toEqual(Object.values(events).map(({ event }) => event));
    expect(namesOf(element?.cssParts)).toEqual(parts);
    expect(namesOf(element?.cssProperties)).toContain('--logikit-violet');
  });
});

describe('editors', () => {
  it.each(all)('of JetBrains learn every property, attribute, event, method and part of <$tag>', async (descriptor) => {
    const { tag, props, events, methods, parts } = descriptor;
    type Named = readonly { readonly name: string }[];
    interface WebElement {
      readonly name: string;
      readonly attributes: Named;
      readonly js: { readonly properties: Named; readonly events: Named };
      readonly css: { readonly parts: Named };
    }
    const types = await read<{ contributions: { html: { elements: WebElement[] } } }>('web-types.json');
    const element = types.contributions.html.elements.find((one) => one.name === tag);
    expect(namesOf(element?.attributes)).toEqual(Object.values(props).map(({ attribute }) => attribute));
    expect(namesOf(element?.js.properties)).toEqual([...Object.keys(props), ...Object.keys(methods)]);
    expect(namesOf(element?.js.events)).toEqual(Object.values(events).map(({ event }) => event));
    expect(namesOf(element?.css.parts)).toEqual(parts);
  });

  it.each(all)('like Visual Studio Code complete tag, attributes and values of <$tag>', async ({ tag, props }) => {
    const provider = newHTMLDataProvider('logikit', await read<HTMLDataV1>('vscode.html-custom-data.json'));
    const service = getLanguageService({ customDataProviders: [provider], useDefaultDataProvider: false });
    expect(completions(service, '<|')).toContain(tag);
    expect(completions(service, `<${tag} |>`)).toEqual([
      ...Object.values(props).map((prop) => prop.attribute),
      'data-',
    ]);
    for (const { attribute, type } of Object.values(props))
      if (typeof type !== 'string') expect(completions(service, `<${tag} ${attribute}="|">`)).toEqual(type);
  });
});

describe('the schemas of events', () => {
  it.each(all)(
    'of <$tag> take what they describe, refuse anything else, and let later versions tell more',
    async (one) => {
      for (const { event, detail } of Object.values(one.events)) {
        const name = [one.tag, event].map((part) => part.replace('logikit-', '')).join('-');
        const accepts = new Ajv2020().compile(await read(`event-schemas/${name}.json`));
        const right = Object.fromEntries(
          Object.entries(detail).map(([field, type]) => [field, typeof type === 'string' ? examples[type] : type[0]]),
        );
        expect(accepts(right), `${name} ${JSON.stringify(accepts.errors)}`).toBe(true);
        expect(accepts({ ...right, later: true })).toBe(true);
        for (const [field, type] of Object.entries(detail)) {
          expect(accepts({ ...right, [field]: type === 'number' ? '1.5' : 1.5 }), `${name} ${field}`).toBe(false);
          expect(accepts({ ...right, [field]: undefined }), `${name} without ${field}`).toBe(false);
        }
      }
    },
  );
});

const examples = { integer: 1, number: 4.99, 'integer?': null, string: 'text', boolean: false } as const;

/** What an editor offers where the bar stands. */
function completions(service: LanguageService, text: string): readonly string[] {
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const { items } = service.doComplete(
    document,
    document.positionAt(text.indexOf('|')),
    service.parseHTMLDocument(document),
  );
  return items.map(({ label }) => label.replaceAll('"', ''));
}
