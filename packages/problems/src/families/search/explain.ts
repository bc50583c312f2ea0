import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { largestFirst } from './distract.ts';
import type { Puzzle, SearchParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function explain({ puzzle }: SearchParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const answer = { text: say.answer[puzzle.kind](Number(answers[0])), highlight: [] };
  if (puzzle.kind === 'pay') {
    const coins = trace.flatMap(movesIn).map(Number);
    return [
      { text: say.greedy(largestFirst(puzzle.values, puzzle.sum), puzzle.sum), highlight: ['price'] },
      { text: say.pay(coins, puzzle.sum), highlight: trace.flatMap(({ highlight }) => highlight) },
      answer,
    ];
  }
  return [...trace.map((step) => ({ text: sentence(puzzle, step, say), highlight: step.highlight })), answer];
}

function sentence(puzzle: Exclude<Puzzle, { kind: 'pay' }>, step: Step, say: Words['steps']): string {
  const moves = movesIn(step);
  if (puzzle.kind === 'pour') return say.pour(moves);
  if (puzzle.kind === 'flip') return say.flip(moves);
  return say.ferry(
    moves.map((move) => ({
      isBack: move.startsWith('<'),
      crew: move
        .slice(1)
        .split('+')
        .map((who) => puzzle.animals[Number(who)] ?? 'cat'),
    })),
  );
}

function movesIn({ args }: Step): readonly string[] {
  return String(args['moves']).split(';');
}
