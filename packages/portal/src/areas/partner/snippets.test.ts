import { widgets } from '@logikit/widgets';
import { describe, expect, it } from 'vitest';
import { modesOf, snippetModes, snippetOf, type SnippetWish } from './snippets.ts';

const player = widgets.find(({ name }) => name === 'player')?.descriptor;
const wish = (change: Partial<SnippetWish> = {}): SnippetWish => {
  if (!player) throw new Error('There is no player');
  return {
    widget: player,
    values: { problem: '7', thread: '', lang: 'en', theme: '', noSound: true },
    site: 'https://logikit.example',
    key: 'pk_a',
    appearance: {},
    ...change,
  };
};

describe('snippet', () => {
  it('is the loader and the element, with what was filled in', () => {
    expect(snippetOf('element', wish())).toBe(
      '<script type="module" src="https://logikit.example/v1/embed.js" data-key="pk_a" crossorigin></script>\n' +
        '<logikit-problem-player problem="7" lang="en" no-sound></logikit-problem-player>',
    );
  });

  it('carries the look of the tenant', () => {
    expect(snippetOf('element', wish({ appearance: { violet: '#0b6e4f' } }))).toContain(
      'logikit-problem-player {\n  --logikit-violet: #0b6e4f;\n}',
    );
  });

  it('is a component with typed props', () => {
    const text = snippetOf('react', wish());
    expect(text).toContain('return <LogikitProblemPlayer problem={7} lang="en" noSound />;');
    expect(text).toContain("import { LogikitProblemPlayer } from '@logikit/widgets/elements/react';");
  });

  it('is a frame, or the address of one where oEmbed knows it', () => {
    const address = 'https://logikit.example/embed/problem-player?problem=7&lang=en&no-sound=&key=pk_a';
    expect(snippetOf('frame', wish())).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
    expect(snippetOf('wordpress', wish())).toBe(address);
    expect(snippetOf('wordpress', wish({ values: { lang: 'en', problem: '', thread: '3' } }))).toContain('?thread=3&');
    expect(snippetOf('wordpress', wish({ values: { lang: 'en' } }))).toMatch(/^<iframe /);
  });

  it('is no frame for a widget that may stand in none', () => {
    const framed = widgets.filter(({ descriptor }) => modesOf(descriptor).includes('frame'));
    expect(widgets.filter((one) => !framed.includes(one)).map(({ descriptor }) => descriptor.tag)).toEqual([
      'logikit-shop-cart',
    ]);
  });

  it('lets nothing out of an attribute, whatever somebody types', () => {
    const nasty = '"><script>alert(1)</script>';
    for (const mode of snippetModes.filter((one) => one !== 'react'))
      expect(snippetOf(mode, wish({ values: { problem: '1', lang: nasty } }))).not.toContain(nasty);
  });

  it('can be made of every widget that there is', () => {
    for (const { descriptor } of widgets)
      for (const mode of modesOf(descriptor)) expect(snippetOf(mode, wish({ widget: descriptor }))).not.toBe('');
  });
});
