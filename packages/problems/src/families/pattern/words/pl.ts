import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('pl');

const bare = ({ noun, colour }: SaidBead): string =>
  described(colour === null ? { noun } : { noun, adjectives: [hue(colour)] });

export const pl: Words = {
  title: 'Co dalej?',
  question: {
    next: 'Co będzie dalej?',
    missing: 'Czego brakuje?',
    put: 'Uzupełnij puste miejsce.',
    putAll: 'Uzupełnij oba puste miejsca.',
  },
  questionOfBeads: {
    next: 'Który koralik jest następny?',
    missing: 'Którego koralika brakuje?',
    put: 'Nawlecz na nitkę brakujący koralik.',
    putAll: 'Nawlecz na nitkę oba brakujące koraliki.',
  },
  narration: {
    next: 'Popatrz na rząd. Znajdź to, co będzie dalej.',
    missing: 'Popatrz na rząd. Znajdź to, czego brakuje.',
    put: 'Popatrz na rząd. Wstaw to, czego brakuje.',
    putAll: 'Popatrz na rząd. Wstaw obie brakujące rzeczy.',
  },
  bead: bare,
  alt: (row) => `Rząd: ${row.map((bead) => (bead ? bare(bead) : 'puste miejsce')).join(', ')}.`,
  gap: (n) => `Puste miejsce ${n}`,
  hints: {
    aloud: 'Nazwij wszystko po kolei na głos. Gdzie rząd zaczyna się od nowa?',
    repeats: 'Ta część się powtarza. Znajdź ją jeszcze raz i jeszcze raz.',
    grows: 'Jedna część jest za każdym razem dłuższa. Policz ją.',
    apart: 'Nazwij tylko figury. Potem nazwij tylko kolory.',
  },
  feedback: {
    'pattern.colour': 'Figura pasuje. Teraz nazwij tylko kolory.',
    'pattern.shape': 'Kolor pasuje. Teraz nazwij tylko figury.',
    'pattern.repeats-last': 'To już było przed chwilą. Przejdź rząd od początku.',
    'pattern.copies-next': 'To stoi za pustym miejscem. A co jest przed nim?',
    'pattern.starts-again': 'Od tego rząd się zaczyna. Czy już pora na początek?',
    'pattern.out-of-turn': 'To jest w tym rzędzie. Ale czy teraz jego kolej?',
    'pattern.stranger': 'Tego nie ma w tym rzędzie. Popatrz jeszcze raz.',
  },
  steps: {
    unit: (beads) => `Ta część się powtarza: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Popatrz tylko na figury. Powtarzają się: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Popatrz tylko na kolory. Powtarzają się: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Tutaj ta sama część jest jeszcze raz.',
    grows: 'Jedna część rośnie: jeden, potem dwa, potem trzy.',
    growsInShapes: 'Popatrz tylko na figury. Jedna część za każdym razem rośnie.',
    before: (bead) => `Przed pustym miejscem stoi ${bare(bead)}. Idź stąd dalej.`,
    answer: (beads) => `A więc tutaj ${beads.length > 1 ? 'pasują' : 'pasuje'} ${list(beads.map(bare))}.`,
  },
  praise: (beads) => `Tak! ${capital(list(beads.map(bare)))}.`,
};
