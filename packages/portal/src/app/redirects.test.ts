import { describe, expect, it } from 'vitest';
import { homePath } from '../paths/home.ts';
import { emailLinkTarget, isEmailLink, isHome, redirectTarget } from './redirects.ts';

const link = (search = ''): URL => new URL(`https://logikit.example/2.0/en/cabinet/start-email-link${search}`);

it('the cabinet without a page leads home, its dashboard without a course to the course', () => {
  const at = (path: string): URL => new URL(`https://logikit.example/2.0/${path}?a=1`);
  expect(['en/cabinet', 'en/cabinet/', 'cabinet'].map((path) => isHome(at(path)))).toEqual([true, true, true]);
  expect(isHome(at('en/cabinet/dashboard'))).toBe(false);
  expect(redirectTarget('en', at('en/cabinet/dashboard'))).toBe('/2.0/en/cabinet/dashboard/logic?a=1');
});

it('the day of a parent with children begins with them, of a teacher with the classes, of others on the dashboard', () => {
  const home = (who: 'parent' | 'pupil' | 'teacher', hasPupils: boolean): string =>
    homePath('en', {
      who,
      hasPupils,
      perms: who === 'teacher' ? ['card', 'teacher'] : who === 'parent' ? ['card'] : [],
    });
  expect(home('parent', true)).toBe('/2.0/en/cabinet/family');
  expect(home('parent', false)).toBe('/2.0/en/cabinet/dashboard/logic');
  expect(home('teacher', true)).toBe('/2.0/en/cabinet/school');
  expect(home('pupil', false)).toBe('/2.0/en/cabinet/dashboard/logic');
  expect(homePath('en', null)).toBe('/2.0/en/cabinet/dashboard/logic');
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
