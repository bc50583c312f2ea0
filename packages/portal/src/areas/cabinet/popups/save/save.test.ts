import { describe, expect, it } from 'vitest';
import { faultBefore, helpFor, messageOf, typedEmail } from './email-verdict.ts';
import { mailboxOf } from './mailbox.ts';
import { nextStep, type SaveFlow } from './save-flow.ts';
import { createVerdicts } from './verdicts.ts';

const asking: SaveFlow = { step: 'asking', email: '' };

describe('the e-mail process', () => {
  it('[S-041] [R-109] a saved e-mail leads to check-email, by way of its mailbox where there is one to open', () => {
    const saved = nextStep(asking, { type: 'saved', email: 'kit@mail.example' }, true);
    expect(saved).toEqual({ step: 'checking', email: 'kit@mail.example' });
    const known = nextStep(asking, { type: 'saved', email: 'kit@gmail.com' }, true);
    expect(known).toEqual({ step: 'mailbox', email: 'kit@gmail.com' });
    expect(nextStep(known, { type: 'mailboxLeft' }, true)).toEqual({ step: 'checking', email: 'kit@gmail.com' });
    expect(nextStep(asking, { type: 'saved', email: 'kit@gmail.com' }, false).step).toBe('checking');
  });

  it('[S-040] once the first save is done, closing ends the process: nothing is checked after', () => {
    const known = nextStep(asking, { type: 'saved', email: 'kit@ya.ru' }, true);
    const ended = nextStep(known, { type: 'closed' }, true);
    expect(ended).toEqual({ step: 'ended' });
    expect(nextStep(ended, { type: 'mailboxLeft' }, true)).toEqual({ step: 'ended' });
  });

  it('[S-044] changing the e-mail goes back to the form with the old address', () => {
    const checking: SaveFlow = { step: 'checking', email: 'kit@mail.example' };
    expect(nextStep(checking, { type: 'changeEmail' }, true)).toEqual({ step: 'asking', email: 'kit@mail.example' });
  });
});

it.each([
  ['kit@gmail.com', 'Gmail'],
  ['kit@GoogleMail.com', 'Gmail'],
  ['kit@mail.ru', 'Mail.ru'],
  ['kit@inbox.ru', 'Mail.ru'],
  ['kit@bk.ru', 'Mail.ru'],
  ['kit@list.ru', 'Mail.ru'],
  ['kit@yandex.ru', 'Yandex'],
  ['kit@yandex.com.tr', 'Yandex'],
  ['kit@ya.ru', 'Yandex'],
  ['kit@gmail.com.example', undefined],
  ['kit@notmail.ru', undefined],
  ['kit@mail.example', undefined],
])('[R-109] the mailbox of %s is at %s', (email, provider) => {
  expect(mailboxOf(email)?.provider).toBe(provider);
});

describe('what an address is told to be', () => {
  const anonymous = { anonymous: true, socialNetworks: [] };
  const mts = { anonymous: false, socialNetworks: [{ name: 'mts' }] };
  const account = { anonymous: false, socialNetworks: [] };
  const social = { anonymous: false, socialNetworks: [{ name: 'google' }] };

  it('[V-013] [V-014] [V-015] it is trimmed, then it must be there, then it must look like one', () => {
    expect(typedEmail(' a@b.co\n')).toBe('a@b.co');
    expect(typedEmail('kit@пример.рф')).toBe('kit@xn--e1afmkfd.xn--p1ai');
    expect(faultBefore(typedEmail('  '))).toBe('enterEmailError');
    expect(faultBefore('a@b')).toBe('invalidEmailError');
    expect(faultBefore('a@b.co')).toBeNull();
  });

  it('[X-011] [X-012] a taken one is "notUnique" for anonymous and MTS users, "alreadyInSystem" for all others', () => {
    const said = [anonymous, mts, account, social].map((person) => messageOf('notUnique', person));
    expect(said).toEqual(['notUnique', 'notUnique', 'alreadyInSystem', 'alreadyInSystem']);
  });

  it('[X-013] [X-014] one that no letter reaches asks for another one', () => {
    expect(messageOf('emailAddressInvalidHostname', account)).toBe('enterAnotherEmail');
    expect(messageOf('emailAddressInvalid', account)).toBe('enterAnotherEmail');
    expect(messageOf('tooLong', account)).toBeNull();
  });

  it('[V-034] four kinds of users: the help is offered to those who have an account of their own alone', () => {
    const offered = [anonymous, mts, account, social].map((person) => helpFor('notUnique', person));
    expect(offered).toEqual([['signIn'], ['signIn'], ['signIn', 'support'], ['signIn', 'support']]);
    expect(helpFor('invalidEmailError', account)).toEqual([]);
  });

  it('[V-017] [X-019] [K-099] one that was refused before is told so again after 1,000 ms, without a request', async () => {
    const asked: string[] = [];
    const waits: number[] = [];
    const verdicts = createVerdicts<string>(async (ms) => void waits.push(ms));
    const ask = (email: string) =>
      verdicts.of(email, async () => {
        asked.push(email);
        return email === 'good@b.co' ? null : 'notUnique';
      });
    expect([await ask('a@b.co'), await ask('a@b.co'), await ask('a@b.co')]).toEqual([
      'notUnique',
      'notUnique',
      'notUnique',
    ]);
    expect([asked, waits]).toEqual([['a@b.co'], [1000, 1000]]);
    await ask('good@b.co');
    await ask('good@b.co');
    expect(asked).toEqual(['a@b.co', 'good@b.co', 'good@b.co']);
  });
});
