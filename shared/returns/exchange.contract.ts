import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Quote, RequestKey } from '../orders/place-order.contract.ts';
import { tillRefusals } from '../orders/staff-orders.contract.ts';
import {
  changedRefusals,
  CounterOrderDraft,
  counterRefusals,
  CounterQuoteDraft,
} from '../orders/staff-place-order.contract.ts';
import { Vnd } from '../values/vnd-schema.ts';
import * as z from 'zod';
import { ReturnId, ReturnOrder } from './return-order.ts';

/** Inspecting returned goods and placing an order for other goods are done by the same people. */
const access = staff('returns.work');
const params = z.object({ id: ReturnId });
const exchangeRefusals = ['RETURN_NOT_FOUND', 'RETURN_STATE', 'EXCHANGE_NO_CREDIT'] as const;

/** Price of the chosen goods, with the credit for the returned ones. */
export const ExchangeQuote = Quote.extend({
  credit: Vnd,
  /** `due` is still to be paid, `back` goes back to the buyer; at least one of them is 0. */
  due: Vnd,
  back: Vnd,
});
export type ExchangeQuote = z.infer<typeof ExchangeQuote>;

export const quoteExchange = defineRoute({
  name: 'returns/quote-exchange',
  summary: 'What other goods would cost in place of those that came back, and the difference',
  method: 'POST',
  path: '/admin/return-orders/{id}/exchange/quote',
  access,
  params,
  body: CounterQuoteDraft,
  reply: ExchangeQuote,
  errors: [...exchangeRefusals, ...counterRefusals.filter((code) => code !== 'OUT_OF_STOCK')],
});

export const exchangeGoods = defineRoute({
  name: 'returns/exchange-goods',
  summary: 'Send other goods in place of those that came back, which pay for as much of them',
  method: 'POST',
  path: '/admin/return-orders/{id}/exchange',
  access,
  params,
  body: CounterOrderDraft.omit({ customer: true }).extend({
    /** The total and the credit as they were quoted. If either has changed, no order is placed. */
    expectedTotal: Vnd,
    expectedCredit: Vnd,
    clientRequestId: RequestKey,
  }),
  reply: ReturnOrder,
  status: 201,
  errors: [
    ...exchangeRefusals,
    'EXCHANGE_CHANGED',
    ...counterRefusals,
    ...tillRefusals,
    'TRANSFER_UNPROVEN',
    'PICKUP_REQUIRED',
    'CONTACT_REQUIRED',
    ...changedRefusals,
  ],
});
