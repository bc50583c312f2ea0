import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { authorize } from './policy.ts';
import type { User } from '../route.ts';

const editor: User = {
  id: 1,
  tenantId: 1,
  sessionId: 'session',
  anonymous: false,
  role: 'editor',
  perms: ['quizEditor'],
  audience: 'portal',
  origin: null,
  inFrame: false,
  partnerKey: null,
  ownedTenantId: null,
  duties: [],
};
const code = (call: Parameters<typeof authorize>[0], user: User | null): string | null => {
  try {
    authorize(call, {}, user);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('[C-043] [C-044] what an editor may on our own pages, a partner’s page may not do in the editor’s name', () => {
  for (const call of [calls.createProblem, calls.updateProblem, calls.getProblemDraft, calls.updateTheory]) {
    expect(code(call, editor)).toBeNull();
    expect(code(call, { ...editor, audience: 'embed', origin: 'https://school.example' })).toBe('forbidden');
    expect(code(call, { ...editor, role: 'user', perms: [] })).toBe('forbidden');
    expect(code(call, null)).toBe('unauthorized');
  }
  expect(code(calls.getProblem, { ...editor, audience: 'embed' })).toBeNull();
});
