import { createHash } from 'node:crypto';
import { animalPath } from '../../identity/households/index.ts';
import { foldText } from '../../kernel/words/index.ts';
import { nicknameWords, type NicknameWords, type Quality } from './nickname-words.ts';

/** How many words there are of each kind, in every language. NOTE: `drawn_nickname` in the database counts them, too. */
export const QUALITIES = 20;
export const ANIMALS = 24;

/** Two words that are always the same for a person and a language, and say nothing about them. */
export function drawnNickname(userId: number, locale: string): string {
  return nicknameOf(nicknameNumber(userId), wordsIn(locale));
}

/** Which of all nicknames is theirs, in whatever language. */
export function nicknameNumber(userId: number): number {
  const hash = createHash('sha256').update(`nickname:${userId}`).digest();
  return (hash.readUInt32BE(0) % QUALITIES) * ANIMALS + (hash.readUInt32BE(4) % ANIMALS);
}

/** The face of the animal in it. */
export function drawnFace(userId: number): string {
  const number = nicknameNumber(userId);
  return animalPath(number % ANIMALS, Math.floor(number / ANIMALS));
}

/** The numbers of those that hold this folded text in a language. */
export function nicknamesWith(wanted: string, locale: string): readonly number[] {
  return foldedNicknames(wordsIn(locale)).flatMap((name, number) => (name.includes(wanted) ? [number] : []));
}

const foldedOnes = new Map<NicknameWords, readonly string[]>();

function foldedNicknames(words: NicknameWords): readonly string[] {
  const known = foldedOnes.get(words);
  if (known) return known;
  const all = Array.from({ length: QUALITIES * ANIMALS }, (_, number) => foldText(nicknameOf(number, words)));
  foldedOnes.set(words, all);
  return all;
}

function wordsIn(locale: string): NicknameWords {
  const words = nicknameWords[locale] ?? nicknameWords['ru'];
  if (!words) throw new Error('There are no words for nicknames');
  return words;
}

function nicknameOf(number: number, { qualities, animals, isAnimalFirst }: NicknameWords): string {
  const [animal, gender] = animals[number % ANIMALS] ?? ['', 0];
  const described = formOf(qualities[Math.floor(number / ANIMALS)] ?? '', gender);
  return isAnimalFirst ? `${animal} ${described}` : `${described} ${animal}`;
}

function formOf(quality: Quality, gender: number): string {
  return typeof quality === 'string' ? quality : (quality[gender] ?? quality[0]);
}

/** Letters that stand for others where somebody hides a word. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Beginnings of words that no child shall read; checked where a word begins. */
const bad = new RegExp(
  `(?<!\\p{L})(?:${[
    'fuck|shit|bitch|cunt|dick|cock|pussy|whore|slut|nigg|fag|porn|sex|nazi(?!k)|hitler|rape|asshole|bastard',
    'ху[йяеёил]|пизд|бля[дт]|бля$|еб[аул]|ёб|муд[аио]|сук[аи]|шлюх|гандон|пидо?р|дерьм|говн|жоп|секс|порн|нацист|гитлер',
    'курв|сран|лайно|дупа',
    'kurv|píč|pič|mrd|hovn|děvk|zmrd|kokot|čurák',
    'fick|schei[sß]|arsch|hure|fotz|wichs|schlamp|nutte',
    'chuj|huj|jeb|pierd|pizd|suka$|dziwk|cip[ayk]|skurw',
    'sik(?:tir|im|iş)|orospu|piç|amcık|göt(?!ü)|ibne|yarak|yarrak',
    'porra|caralh|foda|puta|viad|merda|bucet|cuz[ãa]o',
    'mierd|pendej|ching|verga|cabr[oó]n|culer|joto|pinche',
  ].join('|')})`,
  'iu',
);
const address = /@|https?:|www\.|t\.me|\/\/|\p{L}\.\p{L}{2,}(?!\p{L})/iu;
const shape = /^[\p{L}\p{M}\d '’.-]{2,30}$/u;

/** True for a chosen name that strangers may read: no address, no link, no number to call, no bad word. */
export function isSafeNickname(name: string): boolean {
  const text = name.normalize('NFKC').trim();
  const plain = text.toLowerCase().replace(/[01345@$]/g, (sign) => disguises[sign] ?? sign);
  const joined = plain.replace(/[^\p{L}]/gu, '');
  const isPhone = text.replace(/\D/g, '').length >= 5;
  return (
    shape.test(text) &&
    /\p{L}/u.test(text) &&
    !address.test(text) &&
    !isPhone &&
    ![plain, joined].some((one) => bad.test(one))
  );
}
