import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementReference } from '../../../packages/widgets/src/elements/reference.ts';
import { widgets } from '../../../packages/widgets/src/elements/widgets.ts';

export interface GuidePage {
  /** Last part of its address. */
  readonly page: string;
  readonly title: string;
  readonly content: string;
}

const guide = join(import.meta.dirname, '../../embed.md');
/** The section whose tables stand in the elements' own pages. */
const REFERENCE = 'Reference';

/** The partner's guide, docs/embed.md, a page for each of its sections; what stands before the first one is the start. */
export function guidePages(text: string = readFileSync(guide, 'utf8')): readonly GuidePage[] {
  const [start = '', ...sections] = text.split(/^## /m);
  const pages = [
    { title: 'Start', body: start.replace(/^# .*\n/, '') },
    ...sections.map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), body: section.slice(end) };
    }),
  ];
  const slugs = new Set(pages.map(({ title }) => slugOf(title)));
  return pages.map(({ title, body }) => {
    const isReference = title === REFERENCE;
    const shown = isReference ? 'All elements' : title;
    return {
      page: isReference ? 'elements' : slugOf(title),
      title: shown,
      content: `# ${shown}\n${toPages(withoutRepository(isReference ? withoutTables(body) : body), slugs)}`,
    };
  });
}

/** What an anchor of the guide, and so a page, is called. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Another section of the guide is another page here. */
function toPages(body: string, slugs: ReadonlySet<string>): string {
  return body.replaceAll(/\]\(#([\w-]+)\)/g, (link, slug: string) => (slugs.has(slug) ? `](/guide/${slug})` : link));
}

/** Each element has a page of its own; what holds for all of them stays. */
function withoutTables(body: string): string {
  return widgets.reduce((text, { descriptor }) => {
    const { tag, summary } = descriptor;
    return text.replace(elementReference(descriptor), () => `- [\`<${tag}>\`](/elements/${tag}): ${summary}`);
  }, body);
}

/** A file of the repository has no page here: its path is named instead. */
function withoutRepository(body: string): string {
  return body.replaceAll(
    /\[([^\]]+)\]\(\.\.\/([^)]+)\)/g,
    (_link, name: string, path: string) => `${name} (\`${path}\`)`,
  );
}
