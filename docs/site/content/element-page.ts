import type { WidgetDescriptor } from '../../../packages/widgets/src/descriptors/descriptor.ts';
import { elementReference } from '../../../packages/widgets/src/elements/reference.ts';
import { snippets } from '../playground/snippets.ts';

const example = { platform: 'https://YOUR-PLATFORM', key: 'pk_…', values: {} };

/** The page of one element: how to write it down, and its reference, from its descriptor. */
export function elementPage(descriptor: WidgetDescriptor): string {
  const { tag, summary, events } = descriptor;
  // The guide's reference: heading, summary, then a table each for props, events and methods, and the parts.
  const [props, told, methods, ...parts] = elementReference(descriptor).split('\n\n').slice(2);
  const first = Object.values(events)[0]?.event ?? 'logikit-error';
  return [
    `# \`<${tag}>\``,
    summary,
    fenced('html', snippets(descriptor, example).html),
    `<a href="/docs/playground?widget=${tag}" target="_self">Try it in the playground</a>`,
    '## Attributes and properties',
    props,
    '## Events',
    'Events bubble and cross shadow roots: listen on the element, or on the document.',
    fenced('js', `document.addEventListener('${first}', ({ detail }) => console.log(detail));`),
    told,
    '## Methods',
    'A method may be called before anything has loaded: the call waits.',
    methods,
    '## Parts',
    ...parts,
  ].join('\n\n');
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
