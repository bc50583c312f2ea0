/** What of a widget's description a snippet needs. */
export interface SnippetWidget {
  readonly tag: string;
  /** False: it may stand in no frame. */
  readonly isFramed?: boolean;
  readonly props: Readonly<Record<string, SnippetProp>>;
}

export interface SnippetProp {
  readonly attribute: string;
  readonly type: 'integer' | 'string' | 'boolean' | readonly string[];
}

export const snippetModes = ['element', 'react', 'frame', 'wordpress'] as const;
export type SnippetMode = (typeof snippetModes)[number];

export interface SnippetWish {
  readonly widget: SnippetWidget;
  /** By the property's name; an empty text and false leave the attribute out. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** Where the platform is: https://logikit.example. */
  readonly site: string;
  readonly key: string;
  readonly appearance: Readonly<Record<string, string>>;
}

/** The modes that a widget can be written down in. */
export function modesOf({ isFramed }: SnippetWidget): readonly SnippetMode[] {
  return isFramed === false ? ['element', 'react'] : snippetModes;
}

/** The text that puts a widget on somebody's page, ready to paste. */
export function snippetOf(mode: SnippetMode, wish: SnippetWish): string {
  if (mode === 'element') return elementSnippet(wish);
  if (mode === 'react') return reactSnippet(wish);
  return mode === 'wordpress' && isShareable(wish) ? frameAddress(wish) : frameSnippet(wish);
}

/** True for what oEmbed can tell of; other frames are pasted as markup. */
export function isShareable({ widget, values }: Pick<SnippetWish, 'widget' | 'values'>): boolean {
  return ['problem', 'thread'].some((name) => name in widget.props && Boolean(values[name]));
}

function elementSnippet(wish: SnippetWish): string {
  const { tag } = wish.widget;
  const attributes = attributesOf(wish).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  return [loaderTag(wish), ...styleOf(wish), `<${tag}${attributes.join('')}></${tag}>`].join('\n');
}

function loaderTag({ site, key }: SnippetWish): string {
  return `<script type="module" src="${site}/v1/embed.js" data-key="${key}" crossorigin></script>`;
}

/** The look as a style sheet: it works before the script is there. */
function styleOf({ widget, appearance }: SnippetWish): readonly string[] {
  const lines = Object.entries(appearance).map(([name, value]) => `  --logikit-${name}: ${value};`);
  return lines.length === 0 ? [] : ['<style>', `${widget.tag} {`, ...lines, '}', '</style>'];
}

/** NOTE: the loader's tag stands in the page's HTML, where the key is read from it. */
function reactSnippet(wish: SnippetWish): string {
  const name = componentOf(wish.widget.tag);
  const props = propsOf(wish).map(([prop, { type }, value]) => {
    if (value === true) return ` ${prop}`;
    return type === 'integer' ? ` ${prop}={${value}}` : ` ${prop}=${JSON.stringify(value)}`;
  });
  return [
    `// index.html: ${loaderTag(wish)}`,
    `import { ${name} } from '@logikit/widgets/elements/react';`,
    '',
    'export function Puzzle() {',
    `  return <${name}${props.join('')} />;`,
    '}',
  ].join('\n');
}

function frameSnippet(wish: SnippetWish): string {
  const attributes = {
    src: frameAddress(wish),
    title: 'Logikit',
    width: '100%',
    height: '840',
    style: 'border:0',
    loading: 'lazy',
    referrerpolicy: 'origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  };
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  // `data-logikit` is what the script looks for.
  return `<iframe data-logikit${told.join('')}></iframe>\n<script type="module" src="${wish.site}/v1/frame.js" crossorigin></script>`;
}

function frameAddress(wish: SnippetWish): string {
  const query = new URLSearchParams(attributesOf(wish).map(([name, value]) => [name, value === true ? '' : value]));
  query.set('key', wish.key);
  return `${wish.site}/embed/${wish.widget.tag.replace(/^logikit-/, '')}?${query.toString()}`;
}

/** `logikit-problem-player` is `LogikitProblemPlayer`. */
function componentOf(tag: string): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function attributesOf(wish: SnippetWish): readonly (readonly [name: string, value: string | true])[] {
  return propsOf(wish).map(([, { attribute }, value]) => [attribute, value]);
}

function propsOf({
  widget,
  values,
}: SnippetWish): readonly (readonly [name: string, prop: SnippetProp, value: string | true])[] {
  return Object.entries(widget.props).flatMap(([name, prop]) => {
    const value = values[name];
    return value === undefined || value === '' || value === false ? [] : [[name, prop, value] as const];
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
