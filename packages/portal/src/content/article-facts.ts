interface Source {
  readonly name: string;
  readonly url: string;
}

interface ArticleFacts {
  /** YYYY-MM-DD */
  readonly published: string;
  /** What it refers to; whoever reads may look. */
  readonly sources: readonly Source[];
}

/** The articles in their order, and what is the same of them in every language. */
export const articleFacts = {
  'helping-without-answers': { published: '2026-11-22', sources: [] },
  'after-a-mistake': { published: '2026-11-22', sources: [] },
  'how-much-a-day': { published: '2026-11-22', sources: [] },
  'logic-without-paper': { published: '2026-11-22', sources: [] },
  'before-reading': { published: '2026-11-22', sources: [] },
  'too-easy-too-hard': { published: '2026-11-22', sources: [] },
  'time-at-the-screen': { published: '2026-11-22', sources: [] },
  'logic-and-school': { published: '2026-11-22', sources: [] },
  'what-a-matrix-trains': {
    published: '2026-11-30',
    sources: [
      {
        name: 'Carpenter, Just, Shell: What one intelligence test measures, 1990',
        url: 'https://doi.org/10.1037/0033-295X.97.3.404',
      },
      {
        name: 'Simons et al.: Do “brain-training” programs work?, 2016',
        url: 'https://doi.org/10.1177/1529100616661983',
      },
    ],
  },
  'explain-it-back': {
    published: '2026-11-30',
    sources: [
      {
        name: 'Chi et al.: Self-explanations, 1989',
        url: 'https://doi.org/10.1207/s15516709cog1302_1',
      },
      {
        name: 'Chi et al.: Eliciting self-explanations improves understanding, 1994',
        url: 'https://doi.org/10.1207/s15516709cog1803_3',
      },
    ],
  },
  'little-and-often': {
    published: '2026-11-30',
    sources: [
      {
        name: 'Cepeda et al.: Distributed practice in verbal recall tasks, 2006',
        url: 'https://doi.org/10.1037/0033-2909.132.3.354',
      },
    ],
  },
  'mix-the-kinds': {
    published: '2026-11-30',
    sources: [
      {
        name: 'Rohrer, Dedrick, Stershic: Interleaved practice improves mathematics learning, 2015',
        url: 'https://doi.org/10.1037/edu0000001',
      },
    ],
  },
} as const satisfies Readonly<Record<string, ArticleFacts>>;

export type ArticleId = keyof typeof articleFacts;

// The cast holds because the keys are what `ArticleId` is made of.
export const articleIds = Object.keys(articleFacts) as readonly ArticleId[];
