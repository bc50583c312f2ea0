import type { Words } from './shape.ts';

export const cs: Words = {
  title: 'Chybějící číslo',
  question: {
    train: 'Které číslo chybí na vlaku?',
    beads: 'Které číslo chybí na šňůrce?',
    houses: 'Které číslo domu chybí?',
  },
  narration: {
    train: 'Najdi číslo, které chybí na vlaku.',
    beads: 'Najdi číslo, které chybí na šňůrce.',
    houses: 'Najdi číslo domu, které chybí.',
  },
  alt: (row) => `Řada čísel: ${row}.`,
  gap: 'mezera',
  hints: {
    look: 'Jak se dostaneš od každého čísla k dalšímu?',
    steps: 'Zapiš krok mezi každými dvěma sousedními čísly.',
    grow: 'Rostou čísla pomalu, nebo skokem?',
    two: 'Možná se tu střídají dvě pravidla.',
  },
  feedback: {
    'series.off-by-one': 'Skoro! Spočítej krok ještě jednou.',
    'series.repeats-a-neighbour': 'To číslo už stojí vedle mezery.',
    'series.repeats-the-last-step': 'Opakuješ poslední krok. Jsou všechny kroky stejné?',
    'series.repeats-the-first-step': 'Opakuješ první krok. Jsou všechny kroky stejné?',
    'series.goes-one-too-far': 'To je o krok dál. Začni vedle mezery.',
    'series.doubles': 'Zdvojnásobení nesedí v celé řadě. Ověř začátek.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Jdi od čísla k číslu: ${moves}. Krok je pořád stejný.`,
      growing: ({ moves }) => `Jdi od čísla k číslu: ${moves}. Kroky se mění rovnoměrně.`,
      times: ({ moves }) => `Každé číslo se násobí stejným číslem: ${moves}.`,
      divided: ({ moves }) => `Každé číslo se dělí stejným číslem: ${moves}.`,
      'by-turns': ({ moves }) => `Jdi od čísla k číslu: ${moves}. Střídají se dva kroky.`,
      'sum-of-two': () => 'Každé číslo je součet dvou čísel před ním.',
      'times-plus': ({ moves }) => `Pokaždé se děje totéž: ${moves}.`,
      'two-rows': () => 'Jsou tu smíchané dvě řady. Čti každé druhé číslo.',
      'times-then-plus': ({ moves }) => `Střídají se dva výpočty: ${moves}.`,
      'plus-then-times': ({ moves }) => `Střídají se dva výpočty: ${moves}.`,
      'growing-times': ({ moves }) => `Číslo, kterým násobíš, se mění rovnoměrně: ${moves}.`,
    },
    move: ({ before, move, value }) => `Od ${before} k mezeře: ${move}. Vyjde ${value}.`,
    sum: ({ before, twoBefore, value }) => `Sečti ${twoBefore} a ${before}: vyjde ${value}.`,
    track: ({ track }) => `Řada s mezerou je: ${track}.`,
    start: ({ after, value }) => `Vrať se od ${after}: bylo tam ${value}.`,
    answer: (value) => `Chybějící číslo je ${value}.`,
  },
  praise: (value) => `Ano! S číslem ${value} je řada celá.`,
};
