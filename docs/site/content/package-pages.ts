export interface Door {
  /** Where a package's own source begins, from the repository's root. */
  readonly source: string;
  /** What a program imports, and the title of its page. */
  readonly text: string;
  readonly link: string;
}

/** The published doors whose TSDoc becomes a page. */
export const packagePages: readonly Door[] = [
  { text: '@logikit/sdk', source: 'packages/sdk/src/index.ts', link: '/packages/sdk/main' },
  { text: '@logikit/sdk/react', source: 'packages/sdk/src/react/index.ts', link: '/packages/sdk/react' },
  { text: '@logikit/sdk/sounds', source: 'packages/sdk/src/sounds/index.ts', link: '/packages/sdk/sounds' },
  { text: '@logikit/sdk/testing', source: 'packages/sdk/src/testing/index.ts', link: '/packages/sdk/testing' },
  { text: '@logikit/widgets', source: 'packages/widgets/src/index.ts', link: '/packages/widgets/main' },
  { text: '@logikit/widgets/ui', source: 'packages/widgets/src/ui/index.ts', link: '/packages/widgets/ui' },
];
