import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { fakeClock } from '../testing/index.ts';
import { LogikitProvider, useClient, useStore } from './index.ts';

const client = createClient({ baseUrl: 'http://nowhere', locale: 'en', key: 'pk_demo', clock: fakeClock() });

function Level(): ReactNode {
  const popup = useStore(useClient().popups.store, ({ current }) => current);
  const { queue } = useStore(useClient().popups.store);
  return `${popup ?? 'none'}, ${queue.length} more`;
}

it('draws on a server what a store began with, so that the browser finds the same', () => {
  const draw = () => renderToString(createElement(LogikitProvider, { client }, createElement(Level)));
  expect(draw()).toBe('none, 0 more');
  client.popups.open('boxes');
  expect(draw()).toBe('none, 0 more');
});

it('says what to do when there is no provider', () => {
  expect(() => renderToString(createElement(Level))).toThrow('<LogikitProvider client={…}>');
});
