import { describe, expect, it } from 'vitest';
import { canOpen } from './permissions.ts';

const nobody = { perms: [] };

describe('[V-004] an address that needs a permission', () => {
  it.each([
    ['problem/7/preview', 'quizEditor'],
    ['theory/7/preview', 'quizEditor'],
    ['acme/theory/7/preview', 'quizEditor'],
    ['my-pupils/cards', 'teacher'],
    ['my-pupils/cards', 'card'],
    ['materials', 'teacher'],
    ['family/7/messages', 'card'],
    ['school/leads', 'quizEditor'],
  ] as const)('%s opens for %s only', (path, permission) => {
    for (const prefix of ['/2.0/cabinet/', '/2.0/en/cabinet/', '/2.0/pt-br/cabinet/']) {
      expect(canOpen(prefix + path, { perms: [permission] })).toBe(true);
      expect(canOpen(`${prefix}${path}/`, nobody)).toBe(false);
      expect(canOpen(prefix + path, { perms: ['onlineTeacher'] })).toBe(false);
    }
  });

  it.each(['/2.0/cabinet/dashboard/logic', '/2.0/en/cabinet/thread/2/1', '/2.0/en/teacher', '/2.0/cabinet/teacher'])(
    '%s asks for none',
    (path) => expect(canOpen(path, nobody)).toBe(true),
  );
});
