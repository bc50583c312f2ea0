import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';
import { namedRoutes, routePath, type RouteName } from './paths/named-routes.ts';

/** The table of the site as the router takes it. */
function objects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, path, index, children }): RouteObject =>
    index ? { id: id ?? '', index: true } : { id: id ?? '', path: path ?? '', children: objects(children ?? []) },
  );
}
const table = objects(routes);

/** The pattern and the parameters that the router finds for an address. */
function resolved(path: string): { readonly pattern: string; readonly params: Record<string, string | undefined> } {
  const url = new URL(path, 'https://logikit.example');
  const last = matchRoutes(table, url.pathname)?.at(-1);
  return { pattern: last?.route.path ?? '', params: last?.params ?? {} };
}

describe('named routes', () => {
  it('[R-044] cabinet.pay-success is the page of a successful payment, in both forms of the address', () => {
    expect(routePath('ru', 'cabinet.pay-success')).toBe('/2.0/cabinet/cart/success');
    expect(routePath('en', 'cabinet.pay-success')).toBe('/2.0/en/cabinet/cart/success');
    expect(resolved('/2.0/en/cabinet/cart/success').pattern).toBe('2.0/:locale?/cabinet/cart/success');
  });

  it('[R-045] cabinet.main is the dashboard', () => {
    expect(routePath('pt-br', 'cabinet.main')).toBe('/2.0/pt-br/cabinet/dashboard/logic');
    expect(resolved(routePath('pt-br', 'cabinet.main')).pattern).toBe(
      '2.0/:locale?/cabinet/dashboard/logic/:courseType?',
    );
  });

  it('[R-046] cabinet.course.about takes the name of the course', () => {
    const path = routePath('en', 'cabinet.course.about', { params: { name: 'logic' } });
    expect(path).toBe('/2.0/en/cabinet/course/logic/about');
    const { pattern, params } = resolved(path);
    expect(pattern).toBe('2.0/:locale?/cabinet/course/:name/about');
    expect(params['name']).toBe('logic');
  });

  it('[R-047] auth.login keeps the partner’s token in the query', () => {
    const path = routePath('ru', 'auth.login', { query: { mtstoken: 'a+b/c=', other: undefined } });
    expect(path).toBe('/2.0/auth/login?mtstoken=a%2Bb%2Fc%3D');
    expect(new URL(path, 'https://logikit.example').searchParams.get('mtstoken')).toBe('a+b/c=');
    expect(resolved(path).pattern).toBe('2.0/:locale?/auth/login');
  });

  it('every name is an address that the site knows', () => {
    // A name of ours is a key of the table.
    for (const name of Object.keys(namedRoutes) as RouteName[]) {
      const path = routePath('en', name as 'cabinet.course.about', { params: { name: 'logic' } });
      expect(resolved(path).pattern, name).not.toBe('*');
      expect(resolved(path).pattern, name).not.toBe('');
    }
  });
});
