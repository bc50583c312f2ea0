import { isEmail, type Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { sitePath } from '../../../kernel/words/index.ts';
import { keepLead } from '../../leads/index.ts';
import { plainText } from './plain-text.ts';

type Currency = Model<'SchoolTariffs'>['currency'];
type Tariff = Model<'SchoolTariffs'>['data'][number];

/** What a school year costs a class and a year of classes, in whole units. A whole school talks to us. */
const prices: Readonly<Record<Currency, readonly [oneClass: number, grade: number]>> = {
  RUB: [9900, 29_900],
  USD: [149, 449],
  EUR: [139, 419],
  CZK: [3490, 10_490],
  PLN: [599, 1790],
  TRY: [3900, 11_900],
  BRL: [590, 1790],
  MXN: [1990, 5990],
  UAH: [3900, 11_900],
};
const currencies = Object.keys(prices) as Currency[]; // the table's own keys

const byLocale: Readonly<Record<string, Currency>> = {
  ru: 'RUB',
  uk: 'UAH',
  cs: 'CZK',
  de: 'EUR',
  pl: 'PLN',
  tr: 'TRY',
  'pt-br': 'BRL',
  'es-mx': 'MXN',
};
const MONTHS = 12;
const PUPILS = { class: 40, grade: 150 } as const;

/** In the asked currency, else in that of the reader's language. */
export function listTariffs(asked: Currency | undefined, locale: string): Model<'SchoolTariffs'> {
  const currency = asked ?? byLocale[locale] ?? 'USD';
  const [oneClass, grade] = prices[currency];
  const data: Tariff[] = [
    { id: 'class', pupils: PUPILS.class, months: MONTHS, amount: oneClass },
    { id: 'grade', pupils: PUPILS.grade, months: MONTHS, amount: grade },
    { id: 'school', pupils: null, months: MONTHS, amount: null },
  ];
  return { currency, currencies, data };
}

type Desk = Parameters<typeof keepLead>[1];

/** Keeps what a school asks for; a person of ours answers. */
export async function askForTariff(
  tx: Tx,
  desk: Desk,
  { lead, locale }: { readonly lead: Model<'SchoolLead'>; readonly locale: string },
): Promise<void> {
  const email = lead.email.trim();
  if (!isEmail(email)) throw new ApiError('invalidEmailError', { fields: { email: ['invalidEmailError'] } });
  await keepLead(tx, desk, {
    kind: 'school',
    name: plainText(lead.name, 'name'),
    email,
    organisation: plainText(lead.school, 'school'),
    text: lead.message.trim(),
    locale,
    page: sitePath(locale, 'cabinet/school/tariffs'),
    tariff: lead.tariff,
    consentText: null,
  });
}
