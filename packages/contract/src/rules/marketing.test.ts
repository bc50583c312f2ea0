import { expect, it } from 'vitest';
import { figuresOf } from './marketing.ts';

const players = { key: 'logic.players', value: 12, source: 'Our count', url: 'https://a.example/', asOf: '2026-01-01' };
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

it('D-262: a figure without a source, an address or a day, or of another time, is not shown', () => {
  const now = at('2026-06-01');
  expect(figuresOf([players], now)).toEqual({ 'logic.players': players });
  for (const lacking of [
    { source: ' ' },
    { source: undefined },
    { url: 'http://a.example/' },
    { url: undefined },
    { asOf: undefined },
    { asOf: 'spring' },
    { asOf: '2026-06-02' },
    { value: '12' },
    { value: 0 },
  ])
    expect(figuresOf([{ ...players, ...lacking }], now), JSON.stringify(lacking)).toEqual({});
  expect(figuresOf([players], at('2027-02-04'))).toEqual({ 'logic.players': players });
  expect(figuresOf([players], at('2027-02-05'))).toEqual({});
});

it('a file that holds something else is refused in words', () => {
  const now = at('2026-06-01');
  expect(() => figuresOf({}, now)).toThrow('Figures are a list');
  expect(() => figuresOf([null], now)).toThrow('There is no figure "undefined"');
  expect(() => figuresOf([{ ...players, key: 'logic.fans' }], now)).toThrow('There is no figure "logic.fans"');
});
