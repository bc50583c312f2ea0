import { describe, expect, it } from 'vitest';
import { fillPath, withTenant } from './tenant.ts';

describe('tenant in the path', () => {
  it.each([
    ['/service/training/api/passing', 'route', { route: 'acme' }, '/service/training/acme/api/passing'],
    ['/service/training/api/problem/7', 'route', { route: 'acme' }, '/service/training/acme/api/problem/7'],
    ['/service/training/api/thread', 'route', {}, '/service/training/api/thread'],
    ['/service/training/api/cabinet/block/3', 'route', { route: 'a b' }, '/service/training/a%20b/api/cabinet/block/3'],
    ['/service/training/api/event', 'caller', { route: 'acme' }, '/service/training/api/event'],
    ['/service/training/api/event', 'caller', { caller: 'acme' }, '/service/training/acme/api/event'],
    ['/service/training/storage/api/file', 'route', { route: 'acme' }, '/service/training/storage/api/file'],
    ['/service/training/events/api/list', 'route', { route: 'acme' }, '/service/training/events/api/list'],
    ['/service/training/side-courses/api/goal', 'route', { route: 'acme' }, '/service/training/side-courses/api/goal'],
    ['/service/training/logic/api/x', 'route', { route: 'acme' }, '/service/training/logic/api/x'],
    ['/service/training/storage/api/file', 'route', { caller: 'acme' }, '/service/training/storage/api/file'],
    ['/service/rating/api/top', 'route', { route: 'acme' }, '/service/rating/api/top'],
    ['/user/list', 'route', { route: 'acme' }, '/user/list'],
    ['/service/training/api/thread', 'never', { route: 'acme', caller: 'acme' }, '/service/training/api/thread'],
    ['/service/training/api/thread', 'route', { route: 'acme', caller: 'other' }, '/service/training/other/api/thread'],
  ] as const)('[C-006] %s with rule %s and %o becomes %s', (path, rule, choice, expected) => {
    expect(withTenant(path, rule, choice)).toBe(expected);
  });

  it('refuses to build a path with a hole', () => {
    expect(fillPath('/a/{id}', { id: 'x/y' })).toBe('/a/x%2Fy');
    expect(() => fillPath('/a/{id}')).toThrow(/id/);
  });
});
