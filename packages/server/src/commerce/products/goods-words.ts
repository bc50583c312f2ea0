import { openWords } from '../../kernel/words/index.ts';

const words = openWords('goods');

/** What a purchase and a category are called. */
export const goodsWords =
  (locale: string) =>
  (key: `goods.${string}`): string =>
    words(locale)(key) ?? '';
