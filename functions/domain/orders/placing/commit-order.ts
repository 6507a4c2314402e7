import { AppError } from '#shared/contract/errors.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { takeLines } from '#functions/domain/cart/order-lines.ts';
import { holdPieces } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { ShardHold } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { spendVouchers, type voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import { claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retryOn } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { proofNotes } from '../moving/confirm-order.ts';
import { countSlots, tooManyOpen } from '../moving/open-cash.ts';
import { mailBuyer } from '../moving/order-mail.ts';
import { unpaidDue } from '../moving/unpaid-clock.ts';
import type { StoredOrder } from '../order-record.ts';
import { orderCause } from '../stock-cause.ts';
import { findPlaced, requestOf } from './order-request.ts';
import { writeOrder } from './write-order.ts';
import type { OrderDraft } from './prepare-order.ts';
import { claimHolds, holdEnded, isFromSale, keepHolds, releaseHolds } from './sale-holds.ts';

/** DynamoDB's limit of writes in one transaction. */
const maxWrites = 100;

/** Refusals that mean another order came between reading and writing. */
type CrossedBy = typeof codeTaken | typeof voucherSpent | 'cart-moved' | 'stock-gone';
type Refusal = CrossedBy | typeof repeated | typeof tooManyOpen | typeof holdEnded | 'too-many';

/** A payment begun for a new order, with its writes, which join the order's transaction. */
type PaymentBegun = { payment: { id: string }; writes: readonly Operation<typeof codeTaken>[] };

/** Writes of a new order and of everything that must succeed or fail with it. */
function writesOf({ input, order, quote, at }: OrderDraft): Operation<Refusal>[] {
  const { owner, turns } = input;
  const due = unpaidDue(order);
  const isToProve = paymentDeadlineOf(order) === 'proof';
  const note = isToProve ? proofNotes.awaited : (order.exchange?.returnCode ?? '');
  return [
    ...claimRequest(requestOf(input), order.id),
    ...writeOrder(order, { by: input.placedBy ? 'staff' : 'shopper', note }, at),
    ...(input.lines ? [] : takeLines(owner, quote.lines, 'cart-moved')),
    ...quote.takings
      .filter((taking) => !isFromSale(taking))
      .flatMap((taking) => holdPieces(taking, orderCause(order, 'held'), 'stock-gone')),
    ...spendVouchers(quote.vouchers, order, at),
    ...(due ? [scheduleDue(due)] : []),
    ...(turns?.writes ?? []),
    ...countSlots([], order.openSlots),
    mailBuyer(order, isToProve ? 'order-to-prove' : 'order-placed', order.deposit && 'deposit-due'),
  ];
}

type NewOrder<R extends string> = {
  draft: OrderDraft;
  /** Pieces of a flash sale that are already held for it. */
  holds: readonly ShardHold[];
  begun: PaymentBegun | undefined;
  /** Further writes of the same transaction, such as those that take money from a return. */
  also: readonly Operation<R>[];
};

/**
 * Places an order in one transaction, together with the payment begun for it. A repeated request places it
 * once; after a conflict with another write the caller tries again.
 */
export async function commitOrder<R extends string>(
  context: Context,
  { draft, holds, begun, also }: NewOrder<R>,
): Promise<StoredOrder | typeof again> {
  const { input, quote } = draft;
  const order = { ...draft.order, paymentId: begun?.payment.id ?? null };
  const writes = [
    ...writesOf({ ...draft, order }),
    ...claimHolds(order.id, holds),
    ...(begun?.writes ?? []),
    ...also,
  ];
  if (writes.length > maxWrites)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: quote.lines.length - 1 } });
  const refusal = await context.table.write<Refusal | R>(writes);
  if (!refusal) {
    await keepHolds(context, holds);
    return order;
  }
  if (refusal === repeated) {
    await releaseHolds(context, holds);
    return (await findPlaced(context, input)) ?? again;
  }
  if (refusal === 'too-many' && input.turns) throw input.turns.refused();
  if (refusal === holdEnded) {
    await releaseHolds(context, holds);
    return again;
  }
  if (refusal === tooManyOpen) throw new AppError('TOO_MANY_OPEN_ORDERS');
  return retryOn(refusal);
}
