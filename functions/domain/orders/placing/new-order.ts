import { newId } from '#shared/values/ids.ts';
import { appliedVouchers, type OrderQuote } from './compute-quote.ts';
import { withCosts } from './line-costs.ts';
import { newOrderCode } from './order-code.ts';
import type { OrderInput } from './order-input.ts';
import type { Receiver } from './read-receiver.ts';
import { slotsAfter } from '../moving/open-cash.ts';
import type { StoredOrder } from '../order-record.ts';
import { unpaidUntil } from '../moving/unpaid-clock.ts';

type PaymentTerms = Pick<StoredOrder, 'paymentMethod' | 'paymentProvider' | 'paymentStatus'>;

/** Payment terms. A guest with nothing to pay must confirm like a cash buyer, to keep goods held. */
function payingOf({ paymentMethod, paymentProvider, buyer }: OrderInput, total: number): PaymentTerms {
  if (total > 0) return { paymentMethod, paymentProvider, paymentStatus: 'processing' };
  if (buyer.kind === 'member') return { paymentMethod, paymentProvider, paymentStatus: 'paid' };
  return { paymentMethod: 'cash', paymentProvider: null, paymentStatus: 'processing' };
}

/** Whether a new order waits: for money, or for proof by a guest who pays cash. */
const waits = ({ paymentMethod, paymentStatus }: PaymentTerms, { buyer, placedBy }: OrderInput): boolean =>
  paymentStatus === 'processing' && (paymentMethod !== 'cash' || (buyer.kind === 'guest' && !placedBy));

/** Builds a new order. */
export function newOrder(
  input: OrderInput,
  { customer, shippingAddress }: Receiver,
  quote: OrderQuote,
  at: Date,
): StoredOrder {
  const { items, totals, pickup, takings, shipping } = quote;
  const { buyer, deliveryType } = input;
  const paying = payingOf(input, totals.total);
  const isWaiting = waits(paying, input);
  const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = takings.reduce((sum, { quantity }) => sum + quantity, 0);
  const iso = at.toISOString();
  const order = {
    id: newId(at.getTime()),
    code: newOrderCode(at),
    status: isWaiting ? 'draft' : 'confirmed',
    ...paying,
    deliveryType,
    customer,
    shippingAddress: deliveryType === 'prepaid_ship' ? shippingAddress : null,
    pickupWarehouse: pickup,
    items: withCosts(quote),
    totalItems: items.length,
    totalQuantity,
    subtotal: totals.subtotal,
    tax: totals.tax,
    shippingFee: totals.shippingFee,
    voucherDiscount: totals.voucherDiscount,
    discount: input.discount ? { amount: input.discount.amount, reason: input.discount.reason } : null,
    total: totals.total,
    paidAmount: 0,
    refundDue: 0,
    refundedAmount: 0,
    returnedAmount: 0,
    paybacks: [],
    vouchers: appliedVouchers(quote),
    provenBy: buyer.kind === 'member' ? 'account' : input.placedBy ? 'staff' : null,
    paymentId: null,
    arrival: shipping.arrival,
    notes: input.notes,
    vatInvoice: input.vatInvoice && { ...input.vatInvoice, requestedAt: iso },
    flags: [],
    cancelReason: null,
    unpaidUntil: isWaiting ? unpaidUntil(at) : null,
    returnableUntil: null,
    createdAt: iso,
    updatedAt: iso,
    completedAt: null,
    userId: buyer.kind === 'member' ? buyer.userId : null,
    sessionId: buyer.kind === 'guest' ? buyer.sessionId || null : null,
    placedBy: input.placedBy ?? null,
    saleChannelId: input.saleChannelId,
    language: input.language,
    carrier: null,
    trackingNumber: null,
    cancelledBy: null,
    credit: null,
    called: null,
    calls: [],
    nextCallAt: null,
    confirmedAt: isWaiting ? null : iso,
    references: [],
    edits: [],
    formerItems: [],
    formerTerms: [],
    openSlots: [],
    holdings: takings.map(({ productId, variantId, warehouseId, quantity }) => ({
      productId,
      variantId,
      warehouseId,
      quantity,
    })),
    ...(pieces !== totalQuantity && { pieces }),
    stock: 'reserved',
    version: 1,
  } satisfies StoredOrder;
  return { ...order, openSlots: slotsAfter(undefined, order) };
}
