import { Type } from '@sinclair/typebox';
import { shopCategories } from '../../values/statuses.ts';
import { anyOf, Count, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { paged } from '../paged.ts';

export const PromoCode = object({
  /** As it is typed: case, spaces and dashes do not matter. */
  code: Type.String({ minLength: 1, maxLength: 40 }),
  /** Of own cards, the one that gets a purchase. Left out: whoever types it. */
  cardId: Type.Optional(Id),
});
export const PromoGift = object({
  kind: oneOf(['discount', 'purchase'] as const),
  /** Of the discount or the purchase, in the reader's language. */
  title: Type.String(),
  /** Of a discount: its last moment. */
  endsAt: nullable(Timestamp),
});

/** Either a purchase, or so many percent off what a category holds. */
export const NewPromoCode = object({
  code: Type.String({ minLength: 1, maxLength: 40 }),
  purchaseId: nullable(Id),
  percent: nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  categoryType: nullable(anyOf(shopCategories)),
  /** How many people may take it; null: as many as come. */
  uses: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  endsAt: Timestamp,
});
export const PromoCodePath = object({ code: Type.String({ pattern: '^[^/]{1,40}$' }) });
export const PromoCodes = paged(
  object({
    code: Type.String(),
    /** What it gives, in the reader's language. */
    title: Type.String(),
    taken: Count,
    /** Null: as many as come. */
    usesLeft: nullable(Count),
    endsAt: Timestamp,
    isOver: Type.Boolean(),
  }),
);

/** `closed`: its money has gone back, or its time is over. */
export const giftStatuses = ['waiting', 'sent', 'taken', 'closed'] as const;
export const Gifts = Type.Array(
  object({
    code: Type.String(),
    title: Type.String(),
    /** Whom the letter goes to; null: forgotten meanwhile. */
    email: nullable(Type.String()),
    sendAt: Timestamp,
    status: oneOf(giftStatuses),
  }),
);
