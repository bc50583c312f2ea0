import { expect, it } from 'vitest';
import { createPopups } from './popups.ts';

it('shows one popup at a time, the most urgent of those that wait next', () => {
  const popups = createPopups();
  popups.open('appBanner');
  popups.open('dailyAward');
  popups.open('newLevel');
  popups.open('newLevel');
  expect(popups.store.getState()).toMatchObject({ current: 'appBanner', queue: ['newLevel', 'dailyAward'] });
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: 'newLevel', queue: ['dailyAward'] });
  popups.close();
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: null, queue: [] });
});

it('shows none while a problem is open', () => {
  const popups = createPopups();
  popups.hold(true);
  popups.open('boxes');
  popups.open('forceEmailCheck');
  expect(popups.store.getState().current).toBeNull();
  popups.hold(false);
  expect(popups.store.getState()).toMatchObject({ current: 'forceEmailCheck', queue: ['boxes'] });
});
