import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { widgets } from '../../../packages/widgets/src/elements/widgets.ts';
import { guidePages } from '../content/guide.ts';
import { packagePages } from '../content/package-pages.ts';
import { tokens } from '../content/tokens.ts';

const manifest = join(import.meta.dirname, '../../../packages/widgets/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

const guide = guidePages().map(({ page, title }) => ({ text: title, link: `/guide/${page}` }));
const elements = widgets.map(({ descriptor: { tag } }) => ({ text: tag, link: `/elements/${tag}` }));
const packages = packagePages.map(({ text, link }) => ({ text, link }));

export default defineConfig({
  title: 'Logikit',
  titleTemplate: ':title · Logikit for partners',
  description: 'Put real logic problems on a page of yours: elements, React components, and the calls behind them.',
  lang: 'en',
  base: '/docs/',
  srcDir: 'pages',
  cacheDir: '.vitepress-cache',
  outDir: 'dist',
  // What is printed from TSDoc lies in a folder that is never committed.
  rewrites: { 'build/:package/:door.md': 'packages/:package/:door.md' },
  cleanUrls: true,
  // Without it a sheet would be written into the page, which the platform's policy refuses.
  appearance: { disableTransition: false },
  head: [
    ['link', { rel: 'icon', href: '/docs/favicon.svg' }],
    ['meta', { name: 'theme-color', content: '#5b4fe0' }],
  ],
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  vite: { plugins: [tokens()] },
  themeConfig: {
    logo: { src: '/favicon.svg', alt: '' },
    search: { provider: 'local' },
    outline: { level: [2, 3], label: 'On this page' },
    nav: [
      { text: 'First hour', link: '/first-hour' },
      { text: 'Playground', link: '/playground' },
      { text: 'Elements', link: '/guide/elements', activeMatch: '/elements' },
      { text: `v${version}`, link: '/versions' },
    ],
    sidebar: [
      {
        text: 'Begin',
        items: [
          { text: 'Your first hour', link: '/first-hour' },
          { text: 'Playground', link: '/playground' },
        ],
      },
      { text: 'Guide', items: guide },
      { text: 'Elements', items: elements },
      {
        text: 'Trust',
        items: [
          { text: 'Content security', link: '/security' },
          { text: 'Versions and their end', link: '/versions' },
          { text: 'Mount protocol 1', link: '/protocol' },
          { text: 'Sizes and figures', link: '/sizes' },
        ],
      },
      // A page of the platform itself, which is not built here.
      { text: 'Packages', items: [...packages, { text: 'Calls of the platform', link: '/api', target: '_self' }] },
    ],
    footer: { message: 'Made with Kit the fox.' },
  },
});
