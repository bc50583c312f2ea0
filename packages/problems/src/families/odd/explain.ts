import type { Language, Solved, Texts } from '../../core/family.ts';

interface Sentences {
  readonly repeats: Readonly<Record<string, string>>;
  readonly alone: Readonly<Record<string, string>>;
  readonly answer: (item: string) => string;
}

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    repeats: {
      shape: 'Compare the shapes. Every shape comes at least twice.',
      colour: 'Compare the colours. Every colour comes at least twice.',
      size: 'Compare the sizes. Each size comes at least twice.',
      dots: 'Compare the dots. Each number comes at least twice.',
      frame: 'Compare the frames. Each frame comes at least twice.',
      match: 'Dots and corners agree more than once.',
    },
    alone: {
      shape: 'Only this one has a shape of its own.',
      colour: 'Only this one has a colour of its own.',
      size: 'Only this one has a size of its own.',
      dots: 'Only this one has its own number of dots.',
      frame: 'Only this one has a frame of its own.',
      match: 'Dots tell how many corners there are. Only here they do not.',
    },
    answer: (item) => `The odd one out: ${item}.`,
  },
  ru: {
    repeats: {
      shape: 'Сравним формы. Каждая встречается хотя бы дважды.',
      colour: 'Сравним цвета. Каждый встречается хотя бы дважды.',
      size: 'Сравним размеры. Каждый встречается хотя бы дважды.',
      dots: 'Сравним точки. Каждое число встречается хотя бы дважды.',
      frame: 'Сравним рамки. Каждая встречается хотя бы дважды.',
      match: 'Точки и углы совпадают не один раз.',
    },
    alone: {
      shape: 'Только здесь форма не такая, как у других.',
      colour: 'Только здесь цвет не такой, как у других.',
      size: 'Только здесь размер не такой, как у других.',
      dots: 'Только здесь точек не столько, сколько у других.',
      frame: 'Только здесь рамка не такая, как у других.',
      match: 'Точек везде столько же, сколько углов. Только здесь нет.',
    },
    answer: (item) => `Лишнее здесь: ${item}.`,
  },
};

/** The solver's look round, told one by one; the last one states the answer. */
export function explain({ trace }: Solved, answer: string, language: Language): Texts['steps'] {
  const say = sentences[language];
  return trace.map(({ key, args, highlight }) => {
    const view = String(args['view']);
    if (key === 'answer') return { text: say.answer(answer), highlight };
    return { text: (key === 'alone' ? say.alone : say.repeats)[view] ?? '', highlight };
  });
}
