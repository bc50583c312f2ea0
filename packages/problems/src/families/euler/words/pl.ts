import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('pl');

export const pl: Words = {
  title: { stroke: 'In one stroke', one: 'Which in one stroke?', several: 'Which in one stroke?' },
  draw: 'Draw the figure in one stroke.',
  begin: (point) => `Begin at point ${point} and draw no line twice.`,
  which: {
    one: 'Which figure can be drawn in one stroke?',
    several: 'Choose all figures that can be drawn in one stroke.',
  },
  find: {
    one: 'Find the figure that can be drawn in one stroke.',
    several: 'Choose all figures that can be drawn in one stroke.',
  },
  rule: 'No line may be drawn twice.',
  alt: {
    figure: (points, lines, pairs) => `A figure. Points: ${points}, lines: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `The stroke begins at point ${point}.`,
    set: (figures) => `Figures to choose from: ${figures}. They are made of points and lines.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(adjective(colour(name), { noun: 'shape' }))} figure. Points: ${points}, lines: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Point ${point}, lines to ${list(joined)}`,
  },
  hints: {
    finger: 'Try it with a finger first.',
    wayBack: 'At each point keep a line to leave by.',
    end: 'Think where the stroke can end.',
    odd: 'Count the lines that meet at each point.',
  },
  feedback: {
    'euler.four-odd-points': 'Count the lines at each point. Where is the number odd?',
    'euler.many-odd-points': 'The finger gets stuck here. Count the lines at each point.',
  },
  steps: {
    odd: (points, start) =>
      `An odd number of lines meets at ${list(points)}. Begin at ${start}, and the stroke ends at the other.`,
    even: 'At every point an even number of lines meets: the stroke ends where it begins.',
    begin: (stroke) => `Draw so: ${stroke}.`,
    on: (stroke) => `Go on: ${stroke}.`,
    done: (lines) => `All lines are drawn, each once: ${lines}.`,
    law: 'Count the points where an odd number of lines meets. One stroke can have 2 of them at most: its two ends.',
    figure: (name, odd) => `The ${adjective(colour(name), { noun: 'shape' })} figure has ${odd} of them.`,
    answer: (names) => `In one stroke: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: 'Yes! All in one stroke.', choice: 'Yes! That goes in one stroke.' },
};
