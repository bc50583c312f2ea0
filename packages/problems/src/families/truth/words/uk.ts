import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, colour: hue, counted, described, noun, spelled } = speak('uk');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const one = (group: SaidGroup): string => described(thing(group));
const a = (group: SaidGroup): string => described(thing(group), { article: 'a' });

/** "balls", "red", "big": what stands after "are". */
const areMany = (quality: SaidQuality): string =>
  quality.is === 'kind' ? noun(quality.noun, { number: 'many' }) : bare(quality);
/** "a ball", "red", "big": what stands after "is". */
const isOne = (quality: SaidQuality): string =>
  quality.is === 'kind' ? described({ noun: quality.noun }, { article: 'a' }) : bare(quality);
const bare = (quality: Exclude<SaidQuality, { is: 'kind' }>): string =>
  adjective(quality.is === 'colour' ? hue(quality.colour) : quality.size, { noun: 'shape' });
/** "a ball", "a red toy": one that has it. */
const oneWith = (quality: SaidQuality, generic: SaidGroup['noun']): string =>
  quality.is === 'kind'
    ? isOne(quality)
    : described(
        { noun: generic, adjectives: [quality.is === 'colour' ? hue(quality.colour) : quality.size] },
        { article: 'a' },
      );
const not = (isNot: boolean): string => (isNot ? 'not ' : '');
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const uk: Words = {
  title: 'True or not?',
  statements: {
    all: (of, are) => `All ${many(of)} are ${areMany(are)}.`,
    none: (of, are) => `No ${one(of)} is ${isOne(are)}.`,
    notAll: (of, are) => `Not all ${many(of)} are ${areMany(are)}.`,
    exists: (of) => `There is ${a(of)}.`,
    only: (kind, are) => `Only ${noun(kind, { number: 'many' })} are ${areMany(are)}.`,
    and: (of, are, too) => `Each ${one(of)} is ${isOne(too)} and ${isOne(are)}.`,
    or: (of, are, too) => `Each ${one(of)} is ${isOne(are)} or ${isOne(too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `If a ${noun(id)} is ${not(whenNot)}${isOne(when)}, it is ${not(thenNot)}${isOne(then)}.`,
    exactly: (of, n) => `There are exactly ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `There are exactly ${spelled(n, thing(of))}.`,
    more: (of, than) => `There are more ${many(of)} than ${many(than)}.`,
    alike: {
      colour: (of) => `All ${many(of)} are the same colour.`,
      size: (of) => `All ${many(of)} are the same size.`,
    },
    differ: (of) => `No two ${many(of)} are the same colour.`,
    eachColour: (are, generic) => `In each colour there is ${oneWith(are, generic)}.`,
    oneColour: (are, generic) =>
      `There is a colour in which all ${noun(generic, { number: 'many' })} are ${areMany(are)}.`,
  },
  choosePicture: {
    single: 'Which picture fits?',
    multi: 'Choose all pictures that fit.',
    any: 'Choose any picture that fits.',
  },
  chooseStatement: {
    single: 'Look at the picture. Which sentence is true?',
    multi: 'Look at the picture. Choose all true sentences.',
    any: 'Look at the picture. Choose any true sentence.',
  },
  findStatement: {
    single: 'Look at the picture. Find the true sentence.',
    multi: 'Look at the picture. Find all true sentences.',
    any: 'Look at the picture. Find any true sentence.',
  },
  altPictures: (count) => `Pictures to choose from: ${count}.`,
  things: all,
  alt: (things) => `In the picture: ${things}.`,
  hints: {
    read: 'Say the sentence slowly. What is it about?',
    pictures: 'Take one picture. Look at each thing in it.',
    all: 'Look for one that does not fit.',
    exists: 'Look for one that has it all.',
    count: 'Count with your finger.',
    two: 'Take the sentence apart. Check one half first.',
    if: 'Look only at those after the word if.',
    colours: 'Take one colour after the other.',
  },
  feedback: {
    'truth.turns-it-round': 'That is the other way round. Who comes first?',
    'truth.misses-one': 'Very close! Look at each one again.',
    'truth.some-for-all': 'Some of them do. What about the others?',
    'truth.ignores-not': 'Mind the small words: no and not.',
    'truth.fits-in-part': 'One part fits. Check every word of it.',
    'truth.checks-one-half': 'One half is right. Now check the other half.',
    'truth.miscounts': 'Very close! Count them once more.',
    'truth.swaps-each-and-one': 'Each colour, or just one? Read it again.',
  },
  because: {
    'all-keep': 'Check them one by one: each one fits.',
    'pair-alike': 'Look at these two: they have the same colour.',
    'pair-differs': 'Look at these two: they are different.',
    'no-colour-holds': 'In each colour there is one that does not fit.',
    breaks: (group) => `Here is ${a(group)}: it does not fit.`,
    shows: (group) => `Here is ${a(group)}.`,
    lacks: (group) => `There is no ${one(group)} here.`,
    counted: (things) => `Count: ${all(things)}.`,
    colourFails: (colour) => `Look at this colour: ${bare({ is: 'colour', colour })}. Nothing fits here.`,
    colourHolds: (colour) => `Look at this colour: ${bare({ is: 'colour', colour })}. Everything fits here.`,
  },
  fits: 'So this picture fits.',
  fitsNot: 'So not this picture.',
  judged: (statement, because, isTrue) =>
    `“${statement}” ${because} ${isTrue ? 'So it is true.' : 'So it is not true.'}`,
  answerPictures: (things) =>
    things.length > 1
      ? `The pictures that fit: ${things.join('; ')}.`
      : `The answer is the picture with these: ${things.join('')}.`,
  answerStatements: (statements) => `What is true: ${statements.join(' ')}`,
  praise: { pictures: 'Yes! It fits exactly.', statements: 'Yes! You looked closely.' },
};
