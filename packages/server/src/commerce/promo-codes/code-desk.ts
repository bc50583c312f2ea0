import { fromTimestamp, type Model, shopCategories } from '@logikit/contract';
import { insertAct } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import {
  catalogue,
  discountWords,
  goodsWords,
  insertDiscount,
  lowered,
  selectDiscountTitles,
} from '../products/index.ts';
import { promoKey } from './apply-promo-code.ts';
import {
  endPromoCode,
  insertPromoCodes,
  type ListedCodeRow,
  selectPromoCode,
  selectPromoCodes,
} from './promo-code.db.ts';

interface Reading {
  readonly tx: Tx;
  readonly now: Date;
  readonly locale: string;
}

/** The codes of ours, for whoever of us sees to offers. */
export async function listPromoCodes(
  { tx, now, locale }: Reading,
  query: Model<'PageQuery'>,
): Promise<Model<'PromoCodes'>> {
  const { rows, total } = await selectPromoCodes(tx, sliceOf(query));
  const titles = await selectDiscountTitles(
    tx,
    rows.flatMap(({ discountId }) => discountId ?? []),
  );
  const titleOf = ({ discountId, purchaseId }: ListedCodeRow): string =>
    discountId === null
      ? goodsWords(locale)(`goods.${catalogue.find(({ id }) => id === purchaseId)?.code ?? ''}`)
      : (textIn(titles.get(discountId) ?? {}, locale) ?? '');
  const told = rows.map((row) => ({
    code: row.code,
    title: titleOf(row),
    taken: row.taken,
    usesLeft: row.usesLeft,
    endsAt: timestampOf(row.endsAt),
    isOver: row.endsAt <= now,
  }));
  return toPage(query, { rows: told, total });
}

interface Creating {
  readonly tx: Tx;
  readonly operatorId: number;
  readonly now: Date;
  readonly wish: Model<'NewPromoCode'>;
}

const SHORTEST = 4;

/** Refuses with `invalidFields` what is too short, taken, over already, or gives nothing. */
export async function createPromoCode({ tx, operatorId, now, wish }: Creating): Promise<void> {
  const code = promoKey(wish.code);
  const endsAt = new Date(fromTimestamp(wish.endsAt));
  if (code.length < SHORTEST) throw fault('code', 'tooShort');
  if (await selectPromoCode(tx, code)) throw fault('code', 'taken');
  if (endsAt <= now) throw fault('endsAt', 'past');
  const discountId =
    wish.percent === null ? null : await insertCodeDiscount(tx, { ...wish, percent: wish.percent }, { now, endsAt });
  const purchaseId = discountId === null ? wish.purchaseId : null;
  const isSold = catalogue.some(({ id, tier }) => id === purchaseId && tier !== 'free');
  if (discountId === null && !isSold) throw fault('purchaseId', 'required');
  await insertPromoCodes(tx, [{ code, discountId, purchaseId, usesLeft: wish.uses, startsAt: now, endsAt }]);
  await insertAct(tx, { userId: operatorId, duty: 'offers', what: 'create', reference: code, at: now });
}

const fault = (field: string, code: string): ApiError => new ApiError('invalidFields', { fields: { [field]: [code] } });

/** Of everything that costs something in the category; null: of the whole shop. */
async function insertCodeDiscount(
  tx: Tx,
  { percent, categoryType }: Pick<Model<'NewPromoCode'>, 'categoryType'> & { readonly percent: number },
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date },
): Promise<number> {
  const purchaseIds = catalogue
    .filter(({ category, tier }) => tier !== 'free' && (categoryType === null || category === categoryType))
    .map(({ id }) => id);
  const [name] = Object.entries(shopCategories).find(([, type]) => type === categoryType) ?? ['all'];
  return insertDiscount(tx, {
    type: 1,
    startsAt: now,
    finishesAt: endsAt,
    weight: 0,
    withPopup: false,
    substrateColor: null,
    content: discountWords({ percent, purchaseIds }, (locale, shown) => ({
      title: `${goodsWords(locale)(`goods.category.${name}`)} ${shown}`,
    })),
    byCode: true,
    prices: lowered(percent, purchaseIds),
  });
}

interface Ending {
  readonly tx: Tx;
  readonly operatorId: number;
  readonly now: Date;
  readonly code: string;
}

/** Refuses with `notFound`. */
export async function endCode({ tx, operatorId, now, code }: Ending): Promise<void> {
  if (!(await endPromoCode(tx, { code: promoKey(code), at: now }))) throw new ApiError('notFound');
  await insertAct(tx, { userId: operatorId, duty: 'offers', what: 'end', reference: code, at: now });
}
