import type { CommonProfile } from '@logikit/sdk';
import { expect, it } from 'vitest';
import { eventBody } from './analytics.ts';
import { goals, goalsBetween } from './goals.ts';

/** What the goals look at; the rest of a profile is none of their business. */
const profile = (more: object = {}): CommonProfile =>
  ({ userId: 1, email: null, anonymous: true, allCompletedProblems: 0, logic: { freemium: true }, ...more }) as never;

it.each([
  [{ email: 'a@example.org' }, ['emailEntered']],
  [{ email: 'a@example.org', anonymous: false }, ['emailEntered', 'registration']],
  [{ allCompletedProblems: 14 }, ['trialLimit']],
  [{ allCompletedProblems: 15 }, ['trialLimit']],
  [{ allCompletedProblems: 13 }, []],
  [{ allCompletedProblems: 14, logic: { freemium: false } }, []],
  [{ userId: 2, email: 'a@example.org', anonymous: false }, []],
])('a profile that becomes %j reaches %j', (change, reached) => {
  expect(goalsBetween(profile(), profile(change))).toEqual(reached);
  // What is so already is not reached again.
  expect(goalsBetween(profile(change), profile(change))).toEqual([]);
});

it('the seven goals have seven names that never change', () => {
  expect(Object.values(goals)).toEqual([
    'first_purchase',
    'email_entered',
    'registration',
    'trial_chapters_limit',
    'rating_stars',
    'low_energy_in_cabinet',
    'purchase_chosen',
  ]);
});

it('an event has exactly the five keys of the call', () => {
  const body = eventBody({ name: 'page', params: { page: '/en' }, userParams: {}, experiments: {}, deviceId: null });
  expect(JSON.parse(body)).toEqual({
    name: 'page',
    params: { page: '/en' },
    user_params: {},
    experiments: {},
    device_id: null,
  });
});
