// Builds the site: the reference of the packages from their TSDoc, then the pages. Writes docs/site/dist.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { build } from 'vitepress';
import { packagePages } from './content/package-pages.ts';

const repository = join(import.meta.dirname, '../..');
const pages = join(import.meta.dirname, 'pages');
/** TypeDoc empties the folder that it writes into: this one holds nothing else. */
const draft = join(import.meta.dirname, 'dist/.typedoc');

/** Options of the plugin, which TypeDoc's own types do not know. */
const markdown = {
  router: 'module',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
};

for (const name of ['sdk', 'widgets']) await describePackage(name);
await build(import.meta.dirname);

/** One page for each door of a package. */
async function describePackage(name: string): Promise<void> {
  const doors = packagePages.filter(({ source }) => source.startsWith(`packages/${name}/`));
  const application = await Application.bootstrapWithPlugins({
    name: `@logikit/${name}`,
    plugin: [fileURLToPath(import.meta.resolve('typedoc-plugin-markdown'))],
    outputs: [{ name: 'markdown', path: join(draft, name) }],
    entryPoints: doors.map(({ source }) => join(repository, source)),
    tsconfig: join(repository, 'packages', name, 'tsconfig.json'),
    readme: 'none',
    // The repository's own check has looked at the types already.
    skipErrorChecking: true,
    disableSources: true,
    excludeInternal: true,
    logLevel: 'Error',
    ...markdown,
  });
  const project = await application.convert();
  if (!project) throw new Error(`The types of ${name} cannot be read.`);
  await application.generateOutputs(project);
  for (const { text, link } of doors) place(name, { title: text, link });
}

/** Moves a page of the draft to its address, under the name that a program imports. */
function place(name: string, { title, link }: { readonly title: string; readonly link: string }): void {
  const door = link.split('/').at(-1) === 'main' ? 'index' : (link.split('/').at(-1) ?? '');
  const text = readFileSync(join(draft, name, `${door}.md`), 'utf8');
  const target = join(pages, `${link.replace('/packages/', '/build/')}.md`);
  mkdirSync(dirname(target), { recursive: true });
  const intro = door === 'index' ? readmeOf(name) : '';
  const body = text
    .replace(/^# .*$/m, () => `# ${title}\n${intro}`)
    .replaceAll(/\]\(index\.md(#[^)]*)?\)/g, '](main.md$1)');
  writeFileSync(target, `---\noutline: 3\n---\n\n${withAnchors(body)}`);
}

/** How a package is used, which its own page begins with. */
function readmeOf(name: string): string {
  return readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8').replace(/^# .*\n/, '');
}

/** TypeDoc counts members of a table as headings of the same name: `#code-1` may mean the only heading `code`. */
function withAnchors(body: string): string {
  const headings = [...body.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(/[^\w-]/g, ''),
  );
  return body.replaceAll(/\]\(#([\w-]+?)-(\d+)\)/g, (link, name: string, nth: string) =>
    headings.filter((heading) => heading === name).length > Number(nth) ? link : `](#${name})`,
  );
}
