import { widgets } from '../../../../packages/widgets/src/elements/widgets.ts';
import { elementPage } from '../../content/element-page.ts';

interface Page {
  readonly params: { readonly tag: string };
  readonly content: string;
}

export default {
  watch: ['../../../../packages/widgets/src/**/*.descriptor.ts'],
  paths: (): readonly Page[] =>
    widgets.map(({ descriptor }) => ({ params: { tag: descriptor.tag }, content: elementPage(descriptor) })),
};
