import { AppError } from '#shared/contract/errors.ts';
import type { Tender } from '#shared/orders/staff-orders.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { findPlaced } from '#functions/domain/orders/placing/order-request.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { isPayable } from '#functions/domain/payments/records/payable-order.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { finishPacking, takeUp } from '#functions/domain/shipping/packing/pack-order.ts';
import { requireTillFor } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { placeOrder } from './place-order.ts';
import { tillPlaceOf } from './till-place.ts';

export type CounterSale = OrderInput & {
  expectedTotal: number;
  /** Amount paid by card; the rest is cash, for which the buyer handed over `given`. */
  card: number;
  given: number;
  userId: string;
  sourceIp: string;
};

/** Splits the total into card and cash with change; refuses too much card or too little cash. */
export function tenderOf({
  card,
  given,
  expectedTotal,
}: Pick<CounterSale, 'card' | 'given' | 'expectedTotal'>): Tender {
  const cash = expectedTotal - card;
  if (cash < 0) throw new AppError('CARD_TOO_MUCH', { params: { total: formatVnd(expectedTotal) } });
  if (given < cash) throw new AppError('CASH_SHORT', { params: { missing: formatVnd(cash - given) } });
  return { cash, card, given };
}

const handedOf = ({ cash, card }: Tender) =>
  [
    { method: 'cash' as const, amount: cash },
    { method: 'card' as const, amount: card },
  ].filter(({ amount }) => amount > 0);

type HandingOver = { userId: string; tender: Tender };

/** Next step of a sale: first the money, then each step until the buyer has the goods. */
function nextStep(
  context: Context,
  order: StoredOrder,
  { userId, tender }: HandingOver,
): (() => Promise<StoredOrder>) | undefined {
  const { id, status } = order;
  const name = { id, asker: shopRequester };
  if (isPayable(order))
    return () => takeMoney(context, { ...name, amount: missingOf(order), handed: handedOf(tender), tender });
  if (status === 'confirmed') return () => takeUp(context, { id, userId });
  // Scanning is skipped: the goods lie on the counter between buyer and cashier.
  if (status === 'packing') return () => finishPacking(context, { id, userId, isUnscanned: true });
  if (status === 'packing_completed') return () => markDelivered(context, name);
  return undefined;
}

/** Takes the money and hands the goods over, skipping steps a concurrent repeat has done. */
async function handOver(context: Context, placed: StoredOrder, handing: HandingOver): Promise<StoredOrder> {
  let order = placed;
  for (;;) {
    const step = nextStep(context, order, handing);
    if (!step) return order;
    try {
      order = await step();
    } catch (error) {
      const found = await requireShopOrder(context, order.id);
      if (found.version === order.version) throw error;
      order = found;
    }
  }
}

/**
 * Sells over the counter in one request: the order, its money in the cashier's own open till, and its goods
 * from that till's warehouse. A repeated request continues where the first was cut off, and is the same sale.
 */
export async function sellAtCounter(
  context: Context,
  { card, given, userId, sourceIp, ...input }: CounterSale,
): Promise<StoredOrder> {
  const tender = tenderOf({ card, given, expectedTotal: input.expectedTotal });
  if (!(await findPlaced(context, input))) await requireTillFor(context, await tillPlaceOf(context, input));
  const config = await readPaymentConfig(null);
  const { order } = await placeOrder(context, { input, config, sourceIp });
  return handOver(context, order, { userId, tender });
}
