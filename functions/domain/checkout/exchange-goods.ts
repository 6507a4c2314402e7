import type { BodyOf } from '#shared/contract/route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { exchangeGoods as contract } from '#shared/returns/exchange.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { counterOrderInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { findPlaced } from '#functions/domain/orders/placing/order-request.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { readParties, requireCredit } from '#functions/domain/returns/exchange-credit.ts';
import { payWithGoods } from '#functions/domain/returns/exchange-goods.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { placeCounterOrder } from './place-counter-order.ts';
import { buyerOfExchange } from './preview-exchange.ts';

type Staff = Pick<Actor, 'userId' | 'role'>;
type ExchangeIntent = { id: string; staff: Staff; asked: BodyOf<typeof contract>; sourceIp: string };

function inputOf(order: StoredOrder, { id, staff, asked }: ExchangeIntent): OrderInput {
  const { customer, vatInvoice, language, saleChannelId } = order;
  const { paymentMethod: method, expectedCredit: _credit, ...draft } = asked;
  const phone = customer.phone === noPhone ? '' : customer.phone;
  const input = counterOrderInput(staff, {
    asked: { ...draft, paymentMethod: method, customer: { ...customer, phone } },
    paymentProvider: providerForOrder({ method }),
    language,
  });
  return { ...input, ...buyerOfExchange(order), saleChannelId, vatInvoice, asked: { ...asked, id } };
}

/** Refuses the exchange if staff were shown a different credit. */
function requireTold(amount: number, expected: number): void {
  if (amount !== expected) throw new AppError('EXCHANGE_CHANGED', { params: { credit: formatVnd(amount) } });
}

/**
 * Sends other goods in place of returned ones: a counter order that the returned goods pay for. Goods, order
 * and return change in one transaction; a repeated request makes one order.
 */
export async function exchangeGoods(context: Context, wish: ExchangeIntent): Promise<StoredReturn> {
  const { id, staff, asked, sourceIp } = wish;
  const { order } = await readParties(context, id);
  const input = inputOf(order, wish);
  const place = () =>
    placeCounterOrder(context, {
      ...input,
      sourceIp,
      // No money is taken if the credit covers the whole order.
      isPaid: asked.isPaid && asked.expectedTotal > asked.expectedCredit,
      credit: async (made, at) => {
        const parties = await readParties(context, id);
        const credit = requireCredit(parties);
        requireTold(credit.amount, asked.expectedCredit);
        return payWithGoods({ ...parties, credit }, made, { userId: staff.userId, at });
      },
    });
  try {
    await place();
  } catch (error) {
    // The same request, sent twice at once, may just have caused the state this one is refused for.
    if (!(await findPlaced(context, input))) throw error;
    await place();
  }
  return requireReturn(context, { id, asker: shopRequester });
}
