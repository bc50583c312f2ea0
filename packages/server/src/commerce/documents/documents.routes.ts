import { calls } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import { requireBuyer } from '../cart/index.ts';
import { selectPayment } from '../payments/index.ts';
import { selectDocument } from './document.db.ts';
import { drawDocument } from './draw-document.ts';

const prints: Limit = {
  name: 'documents',
  points: 60,
  seconds: 600,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

export const documentRoutes: readonly Route[] = [
  route(
    calls.printDocument,
    async (input) => {
      const { tx, userId } = await requireBuyer(input);
      const { token, kind } = input.params;
      const payment = await selectPayment(tx, token);
      if (payment?.userId !== userId) throw new ApiError('notFound');
      const document = await selectDocument(tx, { paymentId: payment.id, kind });
      if (!document) throw new ApiError('notFound');
      return (await drawDocument(document)) as never;
    },
    { limits: [prints] },
  ),
];
