import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementPage } from '../docs/site/content/element-page.ts';
import { guidePages } from '../docs/site/content/guide.ts';
import { snippets } from '../docs/site/playground/snippets.ts';
import { elementReference } from '../packages/widgets/src/elements/reference.ts';
import { widgets } from '../packages/widgets/src/elements/widgets.ts';

const guide = readFileSync(join(import.meta.dirname, '../docs/embed.md'), 'utf8');

describe('the pages of the guide', () => {
  it('say every sentence of docs/embed.md once', () => {
    const shown = [...guidePages(), ...widgets.map(({ descriptor }) => ({ content: elementPage(descriptor) }))];
    const whole = shown.map(({ content }) => content).join('\n');
    const lines = guide
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#') && !/\]\((\.\.\/|#)/.test(line));
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter((line) => !whole.includes(line))).toEqual([]);
  });

  it('lead to the page of each element instead of repeating it', () => {
    const elements = guidePages().find(({ page }) => page === 'elements')?.content ?? '';
    for (const { descriptor } of widgets) {
      expect(elements).toContain(`(/elements/${descriptor.tag})`);
      expect(elements).not.toContain(elementReference(descriptor));
    }
  });

  it('leave a section without a page to nobody', () => {
    const [start, ...sections] = guidePages(
      '# Guide\n\nBegin [here](#one-two).\n\n## One & two\n\nText, [a file](../examples/x).\n',
    );
    expect(start).toMatchObject({
      page: 'start',
      title: 'Start',
      content: '# Start\n\nBegin [here](/guide/one-two).\n\n',
    });
    expect(sections).toEqual([
      { page: 'one-two', title: 'One & two', content: '# One & two\n\n\nText, a file (`examples/x`).\n' },
    ]);
  });
});

describe('the snippets of the playground', () => {
  const [player] = widgets.map(({ descriptor }) => descriptor).filter(({ tag }) => tag === 'logikit-problem-player');
  const write = (values: Readonly<Record<string, string | number | boolean>>) => {
    if (!player) throw new Error('There is no player.');
    return snippets(player, { platform: 'https://p.example', key: 'pk_a"b', values });
  };

  it('write down what was chosen, and nothing else', () => {
    const { html, frame, react } = write({ problem: 7, theme: 'laboratory', noSound: true, thread: '' });
    expect(html).toContain('<logikit-problem-player problem="7" lang="en" theme="laboratory" no-sound></');
    expect(frame).toContain(
      'problem-player?problem=7&amp;lang=en&amp;theme=laboratory&amp;no-sound=true&amp;key=pk_a%22b"',
    );
    expect(react).toContain('lang="en" problem={7} theme="laboratory" noSound />');
  });

  it('let no value out of its attribute', () => {
    const { html, frame } = write({ lang: '"><img src=x>' });
    expect(html).toContain('data-key="pk_a&quot;b"');
    expect(`${html} ${frame}`).not.toContain('<img');
  });
});
