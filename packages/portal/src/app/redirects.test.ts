import { describe, expect, it } from 'vitest';
import { emailLinkTarget, isEmailLink, redirectTarget } from './redirects.ts';

const link = (search = ''): URL => new URL(`https://logikit.example/2.0/en/cabinet/start-email-link${search}`);

it.each(['/2.0/en/cabinet', '/2.0/en/cabinet/', '/2.0/en/cabinet/dashboard'])('%s leads to the dashboard', (path) => {
  expect(redirectTarget('en', new URL(`https://logikit.example${path}?a=1`))).toBe(
    '/2.0/en/cabinet/dashboard/logic?a=1',
  );
});

describe('[R-076] the link of our letters', () => {
  it('leads even ids to the logic course and odd ones to the shop, with the tags of the letter', () => {
    expect(isEmailLink(link())).toBe(true);
    expect(emailLinkTarget('en', link(), 42)).toBe('/2.0/en/cabinet/dashboard/logic?utm_source=email&utm_content=even');
    expect(emailLinkTarget('ru', link(), 43)).toBe('/2.0/cabinet/service-order?utm_source=email&utm_content=odd');
  });

  it('keeps what the letter says, but not over its own tags', () => {
    const path = emailLinkTarget('en', link('?utm_campaign=autumn&utm_source=spoofed#top'), 2);
    const url = new URL(path, 'https://logikit.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      utm_campaign: 'autumn',
      utm_source: 'email',
      utm_content: 'even',
    });
    expect(url.hash).toBe('#top');
  });

  it('may split its readers further', () => {
    expect(emailLinkTarget('ru', link('?split=9'), 18 + 6)).toBe(
      '/2.0/cabinet/personal?utm_source=email&utm_content=9-6',
    );
    expect(emailLinkTarget('ru', link('?split=7'), 7)).toContain('utm_content=odd');
  });
});
