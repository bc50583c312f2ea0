import type { Words } from './shape.ts';

export const pl: Words = {
  title: 'Brakująca liczba',
  question: {
    train: 'Jakiej liczby brakuje w pociągu?',
    beads: 'Jakiej liczby brakuje na sznurku?',
    houses: 'Jakiego numeru domu brakuje?',
  },
  narration: {
    train: 'Znajdź liczbę, której brakuje w pociągu.',
    beads: 'Znajdź liczbę, której brakuje na sznurku.',
    houses: 'Znajdź numer domu, którego brakuje.',
  },
  alt: (row) => `Rząd liczb: ${row}.`,
  gap: 'puste miejsce',
  hints: {
    look: 'Jak z każdej liczby powstaje następna?',
    steps: 'Zapisz krok między każdą parą sąsiadów.',
    grow: 'Liczby rosną powoli czy skokami?',
    two: 'Może dwie reguły działają tu na zmianę.',
  },
  feedback: {
    'series.off-by-one': 'Bardzo blisko! Policz krok jeszcze raz.',
    'series.repeats-a-neighbour': 'Ta liczba już stoi obok pustego miejsca.',
    'series.repeats-the-last-step': 'To powtórka ostatniego kroku. Czy wszystkie kroki są równe?',
    'series.repeats-the-first-step': 'To powtórka pierwszego kroku. Czy wszystkie kroki są równe?',
    'series.goes-one-too-far': 'To o krok za daleko. Zacznij obok pustego miejsca.',
    'series.doubles': 'Podwajanie nie pasuje do całego rzędu. Sprawdź początek.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Patrz od liczby do liczby: ${moves}. Krok jest zawsze taki sam.`,
      growing: ({ moves }) => `Patrz od liczby do liczby: ${moves}. Kroki zmieniają się równo.`,
      times: ({ moves }) => `Każda liczba jest mnożona przez to samo: ${moves}.`,
      divided: ({ moves }) => `Każda liczba jest dzielona przez to samo: ${moves}.`,
      'by-turns': ({ moves }) => `Patrz od liczby do liczby: ${moves}. Dwa kroki są na zmianę.`,
      'sum-of-two': () => 'Każda liczba jest sumą dwóch poprzednich.',
      'times-plus': ({ moves }) => `Za każdym razem dzieje się to samo: ${moves}.`,
      'two-rows': () => 'Przeplatają się tu dwa rzędy. Czytaj co drugą liczbę.',
      'times-then-plus': ({ moves }) => `Dwa działania są na zmianę: ${moves}.`,
      'plus-then-times': ({ moves }) => `Dwa działania są na zmianę: ${moves}.`,
      'growing-times': ({ moves }) => `Mnożnik zmienia się równo: ${moves}.`,
    },
    move: ({ before, move, value }) => `Od ${before} do pustego miejsca: ${move}. Wychodzi ${value}.`,
    sum: ({ before, twoBefore, value }) => `Dodaj ${twoBefore} i ${before}: wychodzi ${value}.`,
    track: ({ track }) => `Rząd z pustym miejscem wygląda tak: ${track}.`,
    start: ({ after, value }) => `Cofnij się od ${after}: stało tam ${value}.`,
    answer: (value) => `Brakująca liczba to ${value}.`,
  },
  praise: (value) => `Tak! ${value} pasuje do całego rzędu.`,
};
