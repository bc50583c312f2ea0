import { expect, it } from 'vitest';
import { createPopups, popupOrder } from './popups.ts';

it('shows one popup at a time, the most urgent of those that wait next', () => {
  const popups = createPopups();
  popups.open('logicAbout');
  popups.open('dailyAward');
  popups.open('newLevel');
  popups.open('newLevel');
  expect(popups.store.getState()).toMatchObject({ current: 'logicAbout', queue: ['newLevel', 'dailyAward'] });
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: 'newLevel', queue: ['dailyAward'] });
  popups.close();
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: null, queue: [] });
});

it('the banner makes room for a window, and comes back after it', () => {
  const popups = createPopups();
  popups.open('appBanner');
  popups.open('boxes');
  expect(popups.store.getState()).toMatchObject({ current: 'boxes', queue: ['appBanner'] });
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: 'appBanner', queue: [] });
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

it('while resting, only what was asked for opens, what was just reached and what cannot be put off', () => {
  const popups = createPopups();
  popups.open('dailyAward');
  popups.rest(true);
  popups.open('boxes');
  popups.open('bonusTrial');
  // What shows already stays.
  expect(popups.store.getState().current).toBe('dailyAward');
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: null, queue: ['boxes', 'bonusTrial'] });
  popups.open('bonusTrial', { isAsked: true });
  expect(popups.store.getState()).toMatchObject({ current: 'bonusTrial', asked: ['bonusTrial'], queue: ['boxes'] });
  popups.close();
  expect(popups.store.getState()).toMatchObject({ current: null, asked: [], queue: ['boxes'] });
  popups.open('newLevel');
  expect(popups.store.getState().current).toBe('newLevel');
  popups.close();
  popups.rest(false);
  expect(popups.store.getState()).toMatchObject({ current: 'boxes', queue: [] });
});

it('what was asked for waits while a problem is open, and comes before what is more urgent', () => {
  const popups = createPopups();
  popups.hold(true);
  popups.open('saveProgress');
  popups.open('boxes', { isAsked: true });
  expect(popups.store.getState().current).toBeNull();
  popups.hold(false);
  expect(popups.store.getState()).toMatchObject({ current: 'boxes', queue: ['saveProgress'] });
});

it('shows them in the order of their urgency, however they came in (rule D-185)', () => {
  const popups = createPopups();
  popups.hold(true);
  for (const name of [...popupOrder].reverse()) popups.open(name);
  popups.hold(false);
  const shown: (string | null)[] = [];
  while (shown.length < popupOrder.length) {
    shown.push(popups.store.getState().current);
    popups.close();
  }
  expect(shown).toEqual(popupOrder);
  expect(shown.filter((name) => name !== 'lowEnergy' && name !== 'blockerApp')).toEqual([
    'forceEmailCheck',
    'saveProgress',
    'paymentResult',
    'newLevel',
    'seasonResult',
    'dailyAward',
    'boxes',
    'bonusTrial',
    'discount',
    'logicAbout',
    'appBanner',
  ]);
});

it('[S-056] [K-055] keeps the windows of the three shown last; the fourth evicts the one shown longest ago', () => {
  const popups = createPopups();
  const show = (name: (typeof popupOrder)[number]): readonly string[] => {
    popups.open(name);
    popups.close();
    return popups.store.getState().kept;
  };
  show('saveProgress');
  show('newLevel');
  expect(show('dailyAward')).toEqual(['dailyAward', 'newLevel', 'saveProgress']);
  expect(show('saveProgress')).toEqual(['saveProgress', 'dailyAward', 'newLevel']);
  expect(show('boxes')).toEqual(['boxes', 'saveProgress', 'dailyAward']);
  popups.clear();
  expect(popups.store.getState().kept).toEqual([]);
});
