import type { Language, Lesson, Texts } from '../../core/family.ts';
import { languages } from '../../lang/languages.ts';
import type { Compiled } from '../compile.ts';

/** Longest sentence of a question, in words, by target lesson. */
const sentenceWords: Readonly<Record<Lesson, number>> = { 4: 10, 5: 10, 1: 10, 2: 14, 3: 20 };
/** A long puzzle may have many sentences (clues); only these fields stay short. */
const titleLimit = 40;

/** What is wrong with the words of these languages. */
export function textFaults(compiled: Compiled, told: readonly Language[] = languages): string[] {
  const faults = told.flatMap((language) => [
    ...wholenessFaults(compiled, language),
    ...sentences(compiled.texts[language]).flatMap((text) => spellingFaults(text, language)),
    ...readabilityFaults(compiled, language),
    ...secrecyFaults(compiled, language),
  ]);
  return [...faults, ...numberFaults(compiled, told)];
}

/** Every sentence that somebody reads or hears. */
export function sentences(texts: Texts): string[] {
  return [
    texts.title,
    texts.question,
    texts.alt,
    texts.narration,
    texts.praise,
    ...texts.variants.flatMap((variant) => [variant.text, variant.alt]),
    ...texts.hints.map((hint) => hint.text),
    ...texts.steps.map((step) => step.text),
    ...Object.values(texts.feedback).map((said) => said.text),
    ...Object.values(texts.strings),
  ];
}

function wholenessFaults({ composition, texts }: Compiled, language: Language): string[] {
  const said = texts[language];
  const faults: string[] = [];
  for (const field of ['title', 'question', 'alt', 'narration', 'praise'] as const) {
    if (said[field].trim() === '') faults.push(`text: empty ${field} in ${language}`);
  }
  if (said.title.length > titleLimit) faults.push(`text: long title in ${language}`);
  if (said.variants.length !== composition.variants.length) faults.push(`text: a variant is not told in ${language}`);
  if (said.variants.some((variant) => variant.alt.trim() === ''))
    faults.push(`text: a variant has no alt in ${language}`);
  if (said.hints.length < 1 || said.hints.length > 3) faults.push(`text: ${said.hints.length} hints in ${language}`);
  if (said.steps.length < 2 || said.steps.length > 6) faults.push(`text: ${said.steps.length} steps in ${language}`);
  return faults;
}

function spellingFaults(text: string, language: Language): string[] {
  const faults: string[] = [];
  // In German, null is zero.
  const hole = language === 'de' ? /[{}]|undefined|NaN|\[object/ : /[{}]|undefined|null|NaN|\[object/;
  if (hole.test(text)) faults.push(`text: unresolved slot in ${language}: ${text}`);
  // A colon between numbers is a division sign in Russian: "12 : 3".
  if (/ {2}|^ | $| [,.!?;]|(?<!\d) :|\.\.(?!\.)/.test(text))
    faults.push(`text: stray space or point in ${language}: ${text}`);
  if (foreign(language).test(text)) faults.push(`text: other alphabet in ${language}: ${text}`);
  return faults;
}

/** What no text of a language contains: letters that it does not have. Single Latin letters name things everywhere. */
function foreign(language: Language): RegExp {
  if (language === 'ru') return /[A-Za-z]{2}|[іїєґ]/i;
  if (language === 'uk') return /[A-Za-z]{2}|[ыэъё]/i;
  return /[А-Яа-яЁёІіЇїЄєҐґ]/;
}

function readabilityFaults({ entry, texts }: Compiled, language: Language): string[] {
  const { narration, question } = texts[language];
  const faults: string[] = [];
  const longest = Math.max(
    ...question.split(/[.!?;:\n]/).map((sentence) => sentence.split(/\s+/).filter(Boolean).length),
  );
  if (longest > sentenceWords[entry.lesson]) faults.push(`text: a sentence of ${longest} words in ${language}`);
  if (/[\d+=→<>×÷−]/.test(narration)) faults.push(`text: narration has a symbol in ${language}: ${narration}`);
  return faults;
}

/** Hints and feedback may not say the answer; where it is a number or a written variant, that can be checked. */
function secrecyFaults({ composition, texts }: Compiled, language: Language): string[] {
  const said = texts[language];
  const open = [...said.hints, ...Object.values(said.feedback)].map((one) => one.text.toLowerCase());
  const secrets = composition.variants.flatMap((variant, index) => {
    const text = said.variants[index]?.text ?? '';
    return variant.isRight && text !== '' ? [text.toLowerCase()] : [];
  });
  if (composition.number !== undefined) secrets.push(composition.number);
  const told = secrets.find((secret) => open.some((text) => saysWord(text, secret)));
  const faults = told === undefined ? [] : [`text: a hint or feedback says the answer in ${language}`];
  const last = said.steps.at(-1)?.text.toLowerCase() ?? '';
  if (secrets.length === 1 && !saysWord(last, secrets[0] ?? '')) {
    faults.push(`text: the last step does not say the answer in ${language}: ${last}`);
  }
  return faults;
}

function saysWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
  return !/[\p{L}\p{N}]/u.test(around) || saysWord(text.slice(at + 1), word);
}

/** The same numbers stand in every language, and in the same sentences. */
function numberFaults({ texts }: Compiled, told: readonly Language[]): string[] {
  const first = numbersOf(texts.en);
  const others = told.filter((language) => numbersOf(texts[language]) !== first);
  return others.map((language) => `text: ${language} says other numbers than en`);
}

function numbersOf(texts: Texts): string {
  const fields = [texts.question, ...texts.hints, ...texts.steps].map((one) =>
    typeof one === 'string' ? one : one.text,
  );
  return JSON.stringify(fields.map((text) => (text.match(/\d+/g) ?? []).sort()));
}
