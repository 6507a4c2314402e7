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

/** Goods are looked at and an order is written down for them: both are done by the same people. */
const access = staff('returns.work');
const params = z.object({ id: ReturnId });
const exchangeRefusals = ['RETURN_NOT_FOUND', 'RETURN_STATE', 'EXCHANGE_NO_CREDIT'] as const;

/** What other goods would cost, and what those that came back are worth towards it. */
export const ExchangeQuote = Quote.extend({
  credit: Vnd,
  /** What is still to be paid, or what goes back to the buyer: one of them is nothing. */
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
    /** What was said it costs, and what came back is worth; where either is another by now, nothing is ordered. */
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
