import type { Duty } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { OWN_TENANT } from '../../kernel/http/index.ts';
import type { Passwords } from './passwords/password.ts';
import { createPerson, type TargetLesson } from './person.ts';
import type { Who } from './profile/profile.db.ts';
import { selectOptionalUserByName } from './user.db.ts';

interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly who: Who;
  readonly targetLessons: readonly TargetLesson[];
  readonly gradeId?: number;
  readonly role?: 'editor';
  readonly perms?: readonly string[];
  readonly duties?: readonly Duty[];
}

/** Accounts to look around with. Their passwords are printed, so they exist outside of production only. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'child', password: 'kit-child', who: 'pupil', targetLessons: [2], gradeId: 2 },
  { username: 'parent', password: 'kit-parent', who: 'parent', targetLessons: [2], perms: ['card'] },
  { username: 'adult', password: 'kit-adult', who: 'adult', targetLessons: [3] },
  {
    username: 'teacher',
    password: 'kit-teacher',
    who: 'teacher',
    targetLessons: [2],
    perms: ['teacher', 'onlineTeacher', 'card'],
  },
  {
    username: 'editor',
    password: 'kit-editor',
    who: 'adult',
    targetLessons: [3, 2],
    role: 'editor',
    perms: ['quizEditor'],
  },
  // Sees to what people ask for: the desks.
  {
    username: 'operator',
    password: 'kit-operator',
    who: 'adult',
    targetLessons: [3],
    duties: ['certificates', 'orders', 'offers', 'findings'],
  },
  // Owns the tenant of the examples (partners/demo.ts).
  { username: 'partner', password: 'kit-partner', who: 'adult', targetLessons: [3] },
  { username: 'preschooler', password: 'kit-preschooler', who: 'pupil', targetLessons: [5] },
];

export async function seedDemoAccounts(sql: Sql, clock: Clock, passwords: Passwords): Promise<void> {
  for (const account of demoAccounts) {
    if (await selectOptionalUserByName(sql, account.username)) continue;
    const passwordHash = await passwords.hash(account.password, { address: '', account: account.username });
    const { username, role = 'user', perms = [], duties = [] } = account;
    await sql.begin((tx) =>
      createPerson(tx, clock, {
        user: { tenantId: OWN_TENANT.id, username, passwordHash, role, perms, duties, anonymous: false },
        who: account.who,
        targetLessons: account.targetLessons,
        gradeId: account.gradeId ?? null,
        displayName: `${username.charAt(0).toUpperCase()}${username.slice(1)}`,
        locale: 'ru',
      }),
    );
  }
}
