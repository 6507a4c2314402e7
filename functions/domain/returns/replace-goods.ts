import { noVariant } from '#shared/cart/item-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { taxOf } from '#shared/values/money.ts';
import { restoreReservation } from '#functions/domain/catalogue/warehouses/restore-reservation.ts';
import { newOrderCode } from '#functions/domain/orders/placing/order-code.ts';
import { writeOrder } from '#functions/domain/orders/placing/write-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderCause } from '#functions/domain/orders/stock-cause.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { shelvesFor } from './restock-return.ts';
import type { StoredReturn } from './return-record.ts';

/** Refusal when a shelf changed between the read and the write. */
export const shelfCrossed = 'shelf-crossed';

export type Replacement = { order: StoredOrder; writes: Operation<typeof shelfCrossed | typeof codeTaken>[] };

type Exchange = { order: StoredOrder; returned: StoredReturn; userId: string | undefined; at: Date };

/** Returns the same items once more, as many pieces as were accepted. */
function itemsFor({ items }: StoredOrder, returned: StoredReturn): StoredOrder['items'] {
  return returned.items.flatMap(({ itemId, passed, quantity: asked }) => {
    const line = items.find(({ id }) => id === itemId);
    const quantity = passed ?? asked;
    return line && quantity > 0 ? [{ ...line, quantity, subtotal: line.unitTotal * quantity }] : [];
  });
}

/** Copies an order without its history: returned and lost goods, delivery costs, and payment. */
function withoutPast(order: StoredOrder): StoredOrder {
  const {
    pieces: _pieces,
    goodwillAmount: _goodwill,
    returnedPieces: _returned,
    returnedShipping: _shipping,
    lostPieces: _lost,
    carriage: _carriage,
    deposit: _deposit,
    tender: _tender,
    exchange: _exchange,
    mergedInto: _into,
    mergedFrom: _from,
    ...alike
  } = order;
  return alike;
}

/** Builds a replacement's order, which costs nothing: the original order keeps the price. */
function replacementOf({ order, returned, userId, at }: Exchange): StoredOrder {
  const items = itemsFor(order, returned);
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const holdings = shelvesFor(
    order,
    items.map((item) => ({ ...item, itemId: item.id })),
    noVariant,
  );
  const pieces = holdings.reduce((sum, { quantity }) => sum + quantity, 0);
  const iso = at.toISOString();
  return {
    ...withoutPast(order),
    id: newId(at.getTime()),
    code: newOrderCode(at),
    status: 'confirmed',
    paymentStatus: 'paid',
    items,
    totalItems: items.length,
    totalQuantity,
    subtotal,
    tax: items.reduce((sum, { price, taxRate, quantity }) => sum + taxOf(price, taxRate) * quantity, 0),
    shippingFee: 0,
    voucherDiscount: subtotal,
    discount: { amount: subtotal, reason: returned.code },
    total: 0,
    paidAmount: 0,
    refundDue: 0,
    refundedAmount: 0,
    returnedAmount: 0,
    paybacks: [],
    vouchers: [],
    provenBy: order.provenBy ?? 'staff',
    paymentId: null,
    notes: '',
    vatInvoice: null,
    flags: [],
    cancelReason: null,
    cancelledBy: null,
    unpaidUntil: null,
    returnableUntil: null,
    createdAt: iso,
    updatedAt: iso,
    completedAt: null,
    confirmedAt: iso,
    placedBy: userId ?? null,
    carrier: null,
    trackingNumber: null,
    credit: null,
    called: null,
    calls: [],
    nextCallAt: null,
    references: [],
    edits: [],
    formerItems: [],
    formerTerms: [],
    openSlots: [],
    holdings,
    ...(pieces !== totalQuantity && { pieces }),
    stock: 'reserved',
    version: 1,
    replaces: {
      orderId: order.replaces?.orderId ?? order.id,
      orderCode: order.replaces?.orderCode ?? order.code,
      returnId: returned.id,
      returnCode: returned.code,
    },
  };
}

/** Creates the replacement order and reserves its goods. Refuses if the stock is too low. */
export async function replace(table: Table, wanted: Exchange): Promise<Replacement> {
  const order = replacementOf(wanted);
  const held = await restoreReservation(table, order.holdings, orderCause(order, 'held'), shelfCrossed);
  if (!held) throw new AppError('SHELF_SHORT');
  const told = { by: 'staff', note: wanted.returned.code } as const;
  return { order, writes: [...writeOrder(order, told, wanted.at), ...held] };
}
