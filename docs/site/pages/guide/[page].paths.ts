import { guidePages } from '../../content/guide.ts';

interface Page {
  readonly params: { readonly page: string; readonly title: string };
  readonly content: string;
}

export default {
  watch: ['../../../embed.md'],
  paths: (): readonly Page[] => guidePages().map(({ page, title, content }) => ({ params: { page, title }, content })),
};
