import type { Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { numeral } from '../../lang/numerals.ts';
import { capital, list, noun } from '../../lang/words.ts';
import { tags, variantsOf } from './distract.ts';
import { itemKey, slotKey } from './draw.ts';
import { explain } from './explain.ts';
import { itemOf } from './items.ts';
import type { ClueKind, Kind, ZebraParams } from './params.ts';
import { clueWords } from './words.ts';

interface Phrases {
  readonly title: string;
  readonly put: string;
  readonly rule: Readonly<Record<Kind, string>> & { readonly each: (kinds: string) => string };
  readonly inHouse: (n: string) => string;
  readonly findInHouse: (n: string) => string;
  readonly withItem: Readonly<Record<Kind, (name: string) => string>>;
  readonly findWithItem: Readonly<Record<Kind, (name: string) => string>>;
  readonly alt: (houses: number) => string;
  readonly row: Readonly<Record<Kind, string>>;
  readonly hints: Readonly<Record<'place' | 'pair' | 'order' | 'again', string>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly praise: string;
  readonly slot: (house: number, place: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'Who lives where?',
    put: 'Find a home for everyone.',
    rule: { animal: 'one animal', treat: 'one treat', toy: 'one toy', each: (kinds) => `Each house has ${kinds}.` },
    inHouse: (n) => `Who lives in house ${n}?`,
    findInHouse: (n) => `Find out who lives in house ${n}.`,
    withItem: {
      animal: (name) => `Who lives with the ${name}?`,
      treat: (name) => `Which treat is with the ${name}?`,
      toy: (name) => `Which toy is with the ${name}?`,
    },
    findWithItem: {
      animal: (name) => `Find out who lives with the ${name}.`,
      treat: (name) => `Find the treat that is with the ${name}.`,
      toy: (name) => `Find the toy that is with the ${name}.`,
    },
    alt: (houses) => `A street of ${houses} houses with numbers from the left.`,
    row: { animal: 'Animals', treat: 'Treats', toy: 'Toys' },
    hints: {
      place: 'Begin with a clue that names a house.',
      pair: 'Begin with a clue about two who share a house.',
      order: 'Begin with a clue about neighbours or about the left.',
      again: 'Settle one, then read all clues again.',
    },
    feedback: {
      [tags.place]: 'One clue names a house. Does it hold here?',
      [tags.together]: 'One clue tells who shares a house. Read it again.',
      [tags.apart]: 'One clue keeps two of them apart. Read it again.',
      [tags.near]: 'One clue tells who is a neighbour. Read it again.',
      [tags.side]: 'One clue tells who is on the left. Check it.',
    },
    praise: 'Yes! All clues hold.',
    slot: (house, place) => `House ${house}, place ${place}`,
  },
  ru: {
    title: 'Кто где живёт?',
    put: 'Посели всех в домики.',
    rule: {
      animal: 'один зверь',
      treat: 'одно угощение',
      toy: 'одна игрушка',
      each: (kinds) => `В каждом домике ${kinds}.`,
    },
    inHouse: (n) => `Кто живёт в домике номер ${n}?`,
    findInHouse: (n) => `Узнай, кто живёт в домике номер ${n}.`,
    withItem: {
      animal: (name) => `Кто живёт там, где ${name}?`,
      treat: (name) => `Какое угощение там, где ${name}?`,
      toy: (name) => `Какая игрушка там, где ${name}?`,
    },
    findWithItem: {
      animal: (name) => `Узнай, кто живёт там, где ${name}.`,
      treat: (name) => `Узнай, какое угощение там, где ${name}.`,
      toy: (name) => `Узнай, какая игрушка там, где ${name}.`,
    },
    alt: (houses) => `Улица, домиков на ней ${houses}, номера идут слева направо.`,
    row: { animal: 'Звери', treat: 'Угощения', toy: 'Игрушки' },
    hints: {
      place: 'Начни с подсказки, которая называет домик.',
      pair: 'Начни с подсказки о двоих из одного домика.',
      order: 'Начни с подсказки о соседях или о том, кто левее.',
      again: 'Посели одного и перечитай все подсказки.',
    },
    feedback: {
      [tags.place]: 'Одна подсказка называет домик. Сходится ли она?',
      [tags.together]: 'Одна подсказка говорит, кто вместе. Перечитай её.',
      [tags.apart]: 'Одна подсказка говорит, кто порознь. Перечитай её.',
      [tags.near]: 'Одна подсказка говорит, кто соседи. Перечитай её.',
      [tags.side]: 'Одна подсказка говорит, кто левее. Проверь её.',
    },
    praise: 'Да! Все подсказки сошлись.',
    slot: (house, place) => `Домик ${house}, место ${place}`,
  },
};

export function texts(params: ZebraParams, solved: Solved, language: Language): Texts {
  const say = phrases[language];
  const { clues, kinds, ask } = params;
  const rule = say.rule.each(
    list(
      language,
      kinds.map(({ kind }) => say.rule[kind]),
    ),
  );
  const told = (spell: (n: number) => string): string =>
    [rule, ...clues.map((clue) => clueWords(params, clue, { language, spell }))].join(' ');
  const spell = (n: number): string => numeral(language, n);
  const [question, narration] = asked(params, say, language);
  return {
    title: say.title,
    question: ask ? `${told(String)} ${question}` : `${question} ${told(String)}`,
    alt: alt(params, language),
    narration: ask ? `${told(spell)} ${narration}` : `${narration} ${told(spell)}`,
    variants: variantTexts(params, language),
    hints: hints(params, solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variantsOf(params).flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: say.feedback[tag] ?? '', highlight: [] }] as const],
      ),
    ),
    praise: say.praise,
    strings: ask ? {} : strings(params, language),
  };
}

/** The question for the eye and for the ear. */
function asked(params: ZebraParams, say: Phrases, language: Language): readonly [string, string] {
  const { ask, kinds } = params;
  if (!ask) return [say.put, say.put];
  if (ask.about === 'house') {
    return [say.inHouse(String(ask.house + 1)), say.findInHouse(numeral(language, ask.house + 1))];
  }
  const kind = kinds[ask.kind]?.kind ?? 'animal';
  const name = noun(language, itemOf(params, ask.item).noun);
  return [say.withItem[kind](name), say.findWithItem[kind](name)];
}

function alt({ kinds, houses }: ZebraParams, language: Language): string {
  const say = phrases[language];
  const rows = kinds.map(({ kind, items }) => {
    const names = items.map((item) => noun(language, item.noun));
    return `${say.row[kind]}: ${names.join(', ')}.`;
  });
  return [say.alt(houses), ...rows].join(' ');
}

function variantTexts({ ask, kinds }: ZebraParams, language: Language): Texts['variants'] {
  const items = ask ? (kinds[ask.kind]?.items ?? []) : [];
  return items.map((item) => ({ text: '', alt: capital(language, noun(language, item.noun)) }));
}

const ways: Readonly<Record<ClueKind, 'place' | 'pair' | 'order'>> = {
  at: 'place',
  'not-at': 'place',
  end: 'place',
  same: 'pair',
  apart: 'pair',
  beside: 'order',
  'just-left': 'order',
  'left-of': 'order',
};

function hints({ clues }: ZebraParams, { trace }: Solved, say: Phrases): Texts['hints'] {
  const first = clues[Number(String(trace[0]?.args['clues'] ?? '0').split(',')[0])];
  return [
    { text: say.hints[first ? ways[first.says] : 'place'], highlight: [] },
    { text: say.hints.again, highlight: [] },
  ];
}

function strings(params: ZebraParams, language: Language): Texts['strings'] {
  const { houses, kinds, truth } = params;
  const slots = Array.from({ length: houses }, (_, house) =>
    kinds.map((__, index) => [slotKey(house, index), phrases[language].slot(house + 1, index + 1)] as const),
  ).flat();
  const items = truth.map((_, id) => [itemKey(id), noun(language, itemOf(params, id).noun)] as const);
  return Object.fromEntries([...slots, ...items]);
}
