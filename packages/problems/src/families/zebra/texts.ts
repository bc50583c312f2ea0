import type { Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { numeral } from '../../lang/numerals.ts';
import { capital } from '../../lang/words.ts';
import { clueSentence } from './clue-sentence.ts';
import { variantsOf } from './distract.ts';
import { itemKey, slotKey } from './draw.ts';
import { explain } from './explain.ts';
import { itemOf } from './items.ts';
import type { ClueKind, ZebraParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: ZebraParams, solved: Solved, language: Language): Texts {
  const say = words[language];
  const { clues, kinds, ask } = params;
  const rule = say.rule(kinds.map(({ kind }) => kind));
  const told = (spell: (n: number) => string): string =>
    [rule, ...clues.map((clue) => clueSentence(params, clue, { clues: say.clues, spell }))].join(' ');
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const spell = (n: number): string => numeral(language, n);
  const [question, narration] = asked(params, say, language);
  return {
    title: say.title,
    question: ask ? `${told(String)} ${question}` : `${question} ${told(String)}`,
    alt: alt(params, say),
    narration: ask ? `${told(spell)} ${narration}` : `${narration} ${told(spell)}`,
    variants: variantTexts(params, language),
    hints: hints(params, solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variantsOf(params).flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: feedback[tag] ?? '', highlight: [] }] as const],
      ),
    ),
    praise: say.praise,
    strings: ask ? {} : strings(params, say),
  };
}

/** The question for the eye and for the ear. */
function asked(params: ZebraParams, say: Words, language: Language): readonly [string, string] {
  const { ask, kinds } = params;
  if (!ask) return [say.put, say.put];
  if (ask.about === 'house') {
    return [say.inHouse(String(ask.house + 1)), say.findInHouse(numeral(language, ask.house + 1))];
  }
  const kind = kinds[ask.kind]?.kind ?? 'animal';
  const item = itemOf(params, ask.item).noun;
  return [say.withItem[kind](item), say.findWithItem[kind](item)];
}

function alt({ kinds, houses }: ZebraParams, say: Words): string {
  const rows = kinds.map(({ kind, items }) => say.row[kind](items.map(({ noun }) => noun)));
  return [say.alt(houses), ...rows].join(' ');
}

function variantTexts({ ask, kinds }: ZebraParams, language: Language): Texts['variants'] {
  const items = ask ? (kinds[ask.kind]?.items ?? []) : [];
  return items.map((item) => ({ text: '', alt: capital(language, words[language].item(item.noun)) }));
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

function hints({ clues }: ZebraParams, { trace }: Solved, say: Words): Texts['hints'] {
  const first = clues[Number(String(trace[0]?.args['clues'] ?? '0').split(',')[0])];
  return [
    { text: say.hints[first ? ways[first.says] : 'place'], highlight: [] },
    { text: say.hints.again, highlight: [] },
  ];
}

function strings(params: ZebraParams, say: Words): Texts['strings'] {
  const { houses, kinds, truth } = params;
  const slots = Array.from({ length: houses }, (_, house) =>
    kinds.map((__, index) => [slotKey(house, index), say.slot(house + 1, index + 1)] as const),
  ).flat();
  const items = truth.map((_, id) => [itemKey(id), say.item(itemOf(params, id).noun)] as const);
  return Object.fromEntries([...slots, ...items]);
}
