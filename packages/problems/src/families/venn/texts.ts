import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { numeral } from '../../lang/numerals.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { named, picturesIn } from './named.ts';
import type { Item, VennParams } from './params.ts';
import { regionsOf } from './phrases.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: VennParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { items, task, shown } = params;
  const [question, narration] = questions(params, say, language);
  const tags = variantsOf(params).flatMap(({ tag }) => tag ?? []);
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const circles = say.alt(items);
  return {
    title: say.title,
    question,
    narration,
    alt: task.kind === 'phrase' ? `${circles} ${shadedWords(items, shown, say)}` : circles,
    variants: variantTexts(params, say),
    hints: hintsOf(params, solved.technique, say).map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(tags.map((tag) => [tag, { text: feedback[tag] ?? '', highlight: [] }])),
    praise: say.praise,
    strings: stringsOf(params, say),
  };
}

/** The question for the eye and for the ear. */
function questions({ items, task, right }: VennParams, say: Words, language: Language): readonly [string, string] {
  switch (task.kind) {
    case 'count': {
      const ask = named(items, task.ask);
      const facts = (spell: (n: number) => string): readonly string[] =>
        task.isShown ? [say.shownNumbers] : task.facts.map(({ phrase, n }) => say.fact(named(items, phrase), spell(n)));
      return [
        [...facts(String), say.howMany(ask)].join(' '),
        [...facts((n) => numeral(language, n)), say.findHowMany(ask)].join(' '),
      ];
    }
    case 'place':
      return [say.place, say.place];
    case 'tap':
      return [say.tap(named(items, task.ask)), say.tap(named(items, task.ask))];
    case 'phrase':
      return [say.whichPhrase, say.findPhrase];
    case 'picture': {
      const asked = task.options[right] ?? ({ says: 'none' } as const);
      return [say.whichPicture(named(items, asked)), say.findPicture(named(items, asked))];
    }
  }
}

function variantTexts({ items, task }: VennParams, say: Words): Texts['variants'] {
  if (task.kind === 'phrase') {
    return task.options.map((phrase) => {
      const text = say.cards(named(items, phrase));
      return { text, alt: text };
    });
  }
  if (task.kind !== 'picture') return [];
  return task.options.map((phrase) => ({
    text: '',
    alt: shadedWords(items, regionsOf(phrase, items.length), say),
  }));
}

function shadedWords(items: readonly Item[], mask: number, say: Words): string {
  const regions = Array.from({ length: 1 << items.length }, (_, region) => region);
  return say.shaded(
    regions.filter((region) => (mask >> region) & 1).map((region) => say.region(picturesIn(items, region))),
  );
}

function hintsOf({ task }: VennParams, technique: number, { hints }: Words): readonly string[] {
  switch (task.kind) {
    case 'count':
      return [hints.overlap, task.isShown ? hints.add : technique > 1 ? hints.chain : hints.take];
    case 'place':
      return [hints.place, hints.outside];
    default:
      return [hints.walk, hints.overlap];
  }
}

function stringsOf({ items, task }: VennParams, say: Words): Texts['strings'] {
  if (task.kind !== 'place' && task.kind !== 'tap') return {};
  const regions = Array.from({ length: 1 << items.length }, (_, region) => region);
  return Object.fromEntries(
    regions.flatMap((region) => {
      const pictures = picturesIn(items, region);
      if (task.kind === 'tap') return [[`region.${region}`, say.region(pictures)]];
      return [
        [`slot.${region}`, say.region(pictures)],
        [`card.${region}`, say.card(pictures)],
      ];
    }),
  );
}
