import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { counted, list, noun } from '../../lang/words.ts';
import type { BalanceParams } from './params.ts';
import { words } from './words.ts';
import type { Said } from './words/shape.ts';

export function explain(params: BalanceParams, { trace }: Solved, language: Language): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
  const good = params.goods[params.ask]?.noun ?? 'apple';
  const answer = words[language].steps.answer(good, params.truth[params.ask] ?? 0);
  return [...told, { text: answer, highlight: ['ask'] }];
}

function sentence(params: BalanceParams, step: Step, language: Language): string {
  const say = words[language].steps;
  const said = saidBy(params, step, language);
  const share = said.count > 1 ? ` ${say.share(said)}` : '';
  if (step.key === 'balance.all') return say.all(said);
  if (step.key === 'balance.two') return `${say.two(said)}${share}`;
  const clauses = [
    params.scales.length > 1 && say.look(said.scale),
    said.known !== '' && say.known(said.known),
    said.taken !== '' && say.take(said.taken),
    share !== '' ? share.trim() : said.known === '' && said.taken === '' ? say.read(said) : say.so(said),
  ];
  return clauses.filter((clause) => clause !== false).join(' ');
}

function saidBy(params: BalanceParams, { args }: Step, language: Language): Said {
  const nounOf = (good: number) => params.goods[good]?.noun ?? 'apple';
  const [good, count, takenWeight] = [Number(args['good']), Number(args['count']), Number(args['takenWeight'])];
  const weighs = Number(args['weighs']);
  const scale = params.scales[Number(args['scale'])];
  const known = numbersIn(args['putIn']).map((index) => `${noun(language, nounOf(index))} = ${params.truth[index]}`);
  const taken = numbersIn(args['takenGoods']).flatMap((n, index) =>
    n > 0 ? [counted(language, n, nounOf(index))] : [],
  );
  if (takenWeight > 0) taken.push(words[language].weight(takenWeight));
  return {
    good: nounOf(good),
    weighs,
    scale: Number(args['scale']) + 1,
    other: Number(args['minus']) + 1,
    known: list(language, known),
    taken: list(language, taken),
    goods: counted(language, count, nounOf(good)),
    count,
    total: Number(args['total']),
    sum: sumText(scale ? [...scale.left.weights, ...scale.right.weights] : [], weighs),
  };
}

function sumText(weights: readonly number[], total: number): string {
  return weights.length > 1 ? `${weights.join(' + ')} = ${total}` : String(total);
}

function numbersIn(text: string | number | undefined): readonly number[] {
  return String(text ?? '')
    .split(',')
    .filter((word) => word !== '')
    .map(Number);
}
