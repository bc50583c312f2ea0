import type { Words } from './shape.ts';

export const de: Words = {
  title: 'Flicke die Decke',
  ask: {
    patch: 'Mit welchem Flicken wird die Decke wieder ganz?',
    mend: 'Flicke die Decke. Welcher Flicken gehört auf welches Loch?',
  },
  find: {
    patch: 'Finde den Flicken, mit dem die Decke wieder ganz wird.',
    mend: 'Flicke die Decke. Lege auf jedes Loch den richtigen Flicken.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Eine Decke aus quadratischen Flicken. Reihen: ${rows}. Flicken in einer Reihe: ${columns}. Fehlende Flicken: ${holes}. Zur Auswahl: ${options}.`,
  patch: (n) => `Flicken ${n}`,
  hole: ({ row, column }) => `Loch in Reihe ${row}, Platz ${column}`,
  hints: {
    ways: {
      across: 'Geh die Reihe entlang. Wo fängt sie von vorn an?',
      down: 'Geh die Spalte hinunter. Wo fängt sie von vorn an?',
      slant: 'Schau schräg entlang. Was geht dort weiter?',
      'left-right': 'Falte in Gedanken links auf rechts. Was trifft sich?',
      'up-down': 'Falte in Gedanken oben auf unten. Was trifft sich?',
      'half-turn': 'Stell die Decke in Gedanken auf den Kopf.',
      quarter: 'Dreh die Decke in Gedanken, Ecke auf Ecke.',
    },
    edges: 'Schau auf die Flicken rund um das Loch.',
  },
  feedback: {
    'missing.turned-patch': 'Wohin zeigen die Ecken? Vergleiche noch einmal.',
    'missing.swaps-colours': 'Schau auf die Farben. Welche ist wo?',
    'missing.swaps-places': 'Fast! Aber welcher kleine Flicken ist wo?',
    'missing.another-patch': 'Diese Figur gehört woanders hin. Schau rund um das Loch.',
  },
  steps: {
    regular: {
      across: 'In jeder Reihe kommt das Muster wieder.',
      down: 'In jeder Spalte kommt das Muster wieder.',
      slant: 'Schräg entlang kommt das Muster wieder.',
      'left-right': 'Links und rechts sind wie Bild und Spiegelbild.',
      'up-down': 'Oben und unten sind wie Bild und Spiegelbild.',
      'half-turn': 'Auf dem Kopf sieht die Decke genauso aus.',
      quarter: 'Dreh sie, Ecke auf Ecke: Sie sieht genauso aus.',
    },
    partner: {
      across: 'Hier siehst du, was fehlt.',
      down: 'Hier siehst du, was fehlt.',
      slant: 'Hier siehst du, was fehlt.',
      'left-right': 'Beim Falten kommt das auf das Loch.',
      'up-down': 'Beim Falten kommt das auf das Loch.',
      'half-turn': 'Beim Drehen kommt das auf das Loch.',
      quarter: 'Beim Drehen kommt das auf das Loch.',
    },
    answer: {
      patch: 'Dieser Flicken kommt hierher: Jetzt ist die Decke ganz.',
      mend: 'Diese Flicken kommen hierher: Jetzt ist die Decke ganz.',
    },
  },
  praise: { patch: 'Ja! Die Decke ist wieder ganz.', mend: 'Ja! Alle Löcher sind geflickt.' },
};
