import type { Words } from './shape.ts';

export const cs: Words = {
  title: 'Oprav deku',
  ask: {
    patch: 'Která záplata opraví deku?',
    mend: 'Oprav deku. Která záplata patří na kterou díru?',
  },
  find: {
    patch: 'Najdi záplatu, která opraví deku.',
    mend: 'Oprav deku. Dej na každou díru správnou záplatu.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Deka ze čtvercových záplat. Řádků: ${rows}. Záplat v řádku: ${columns}. Chybějících záplat: ${holes}. Na výběr: ${options}.`,
  patch: (n) => `Záplata ${n}`,
  hole: ({ row, column }) => `Díra v řádku ${row}, místo ${column}`,
  hints: {
    ways: {
      across: 'Jdi po řádku. Kde začíná znovu?',
      down: 'Jdi po sloupci. Kde začíná znovu?',
      slant: 'Jdi pohledem šikmo. Co tam pokračuje?',
      'left-right': 'Přelož v duchu levou stranu na pravou. Co se potká?',
      'up-down': 'Přelož v duchu horní část na dolní. Co se potká?',
      'half-turn': 'Otoč deku v duchu vzhůru nohama.',
      quarter: 'Otáčej deku v duchu od rohu k rohu.',
    },
    edges: 'Podívej se na záplaty kolem díry.',
  },
  feedback: {
    'missing.turned-patch': 'Kam ukazují rohy? Porovnej to ještě jednou.',
    'missing.swaps-colours': 'Podívej se na barvy. Která je kde?',
    'missing.swaps-places': 'Skoro! Ale který malý kousek je kde?',
    'missing.another-patch': 'Tenhle obrázek patří jinam. Podívej se kolem díry.',
  },
  steps: {
    regular: {
      across: 'V každém řádku se vzor opakuje.',
      down: 'V každém sloupci se vzor opakuje.',
      slant: 'Vzor se opakuje šikmo.',
      'left-right': 'Vlevo a vpravo je to jako v zrcadle.',
      'up-down': 'Nahoře a dole je to jako v zrcadle.',
      'half-turn': 'Vzhůru nohama vypadá deka úplně stejně.',
      quarter: 'Otoč deku od rohu k rohu: vypadá stejně.',
    },
    partner: {
      across: 'Tady vidíš, co chybí.',
      down: 'Tady vidíš, co chybí.',
      slant: 'Tady vidíš, co chybí.',
      'left-right': 'Když deku přeložíš, tohle padne na díru.',
      'up-down': 'Když deku přeložíš, tohle padne na díru.',
      'half-turn': 'Když deku otočíš, tohle padne na díru.',
      quarter: 'Když deku otočíš, tohle padne na díru.',
    },
    answer: {
      patch: 'Sem patří tahle záplata: deka je zase celá.',
      mend: 'Sem patří tyhle záplaty: deka je zase celá.',
    },
  },
  praise: { patch: 'Ano! Deka je celá.', mend: 'Ano! Všechny díry jsou zašité.' },
};
