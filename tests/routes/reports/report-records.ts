import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import type { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';

/** How far back in days something was written. */
export const writtenDays = 20;

/** Draws the same figures each time. */
export function drawing() {
  let state = 20_261_123;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const pick = <T>(things: readonly [T, ...T[]]): T => things[below(things.length)] ?? things[0];
  const momentAgo = (maxDays: number): Date => new Date(Date.now() - 1 - below(maxDays * dayMilliseconds));
  return { below, pick, momentAgo };
}
type Draw = ReturnType<typeof drawing>;

/** What is sold, and to whom in turn. */
type Sale = { goods: readonly [ProductRecord, ...ProductRecord[]]; buyers: readonly Profile[] };

const statuses = [
  'draft',
  'confirmed',
  'packing',
  'delivering',
  'completed',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;
export const warehouses = ['kho-ha-noi', 'kho-sai-gon'] as const;
const channels = ['website', 'guest', 'store'] as const;

const heldFor =
  (order: number) =>
  ({ productId, quantity }: StoredOrder['items'][number], line: number): StoredOrder['holdings'][number] => ({
    productId,
    variantId: '-',
    warehouseId: warehouses[(order + (order % 7 === 0 ? line : 0)) % 2] ?? warehouses[0],
    quantity,
  });

export function anyOrder(
  { below, pick, momentAgo }: Draw,
  { goods, buyers }: Sale,
  place: number,
): StoredOrder {
  const items = goods
    .filter(() => below(2) === 0)
    .map((product) => ({ ...anOrderItem(product, 1 + below(4)), cost: 20_000 + below(9) / 4 }));
  const lines = items.length > 0 ? items : [anOrderItem(goods[0], 2)];
  const subtotal = lines.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);
  const shippingFee = pick([0, 30_000, 22_500]);
  const off = below(3) === 0 ? 12_345 : 0;
  const createdAt = momentAgo(writtenDays).toISOString();
  const [first] = lines;
  const back = below(4) === 0 && first ? { [first.id]: 1 } : undefined;
  const buyer = buyers[place % buyers.length];
  if (!buyer) throw new Error('Nobody buys.');
  return aStoredOrder(buyer, lines, {
    id: `report-${String(place).padStart(4, '0')}`,
    code: `BC${place}`,
    status: pick(statuses),
    createdAt,
    subtotal,
    shippingFee,
    voucherDiscount: off,
    total: subtotal + shippingFee - off,
    returnedAmount: back && first ? first.unitTotal : 0,
    ...(back && { returnedPieces: back }),
    ...(below(9) === 0 && { goodwillAmount: 5_000 }),
    saleChannelId: pick(channels),
    // Now and then from nowhere yet, or from two places.
    holdings: place % 9 === 0 ? [] : lines.map(heldFor(place)),
  });
}

const paymentStatuses = [
  'created',
  'pending',
  'succeeded',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] as const;

export function anyPayment({ below, pick, momentAgo }: Draw, place: number): StoredPayment {
  const status = pick(paymentStatuses);
  const createdAt = momentAgo(writtenDays);
  const came = status === 'succeeded' || status === 'refunded';
  const amount = 10_000 + below(900_000);
  const provider = pick(['vietqr', 'vietqr', 'vnpay', null] as const);
  const later = Math.min(Date.now(), createdAt.getTime() + below(7_200_000));
  const reason = pick(['expired', 'superseded', 'declined'] as const);
  return {
    // Two attempts of an order now and then.
    id: `paid${Math.floor(place / 2)}-00${(place % 2) + 1}`,
    code: `TT${String(place).padStart(9, '0')}`,
    orderId: `paid${Math.floor(place / 2)}`,
    orderCode: `BC${Math.floor(place / 2)}`,
    provider,
    method: provider === null ? 'cash' : 'transfer',
    status,
    reason: status === 'failed' || status === 'cancelled' ? reason : null,
    amount,
    received: came ? amount + below(2) * 1000 : 0,
    createdAt: createdAt.toISOString(),
    succeededAt: came ? new Date(later).toISOString() : null,
    expiresAt: null,
    bank: null,
    redirectUrl: null,
    isGuest: false,
    idempotencyKey: null,
    locale: 'vi',
    returnPath: null,
    providerReference: null,
    providerCode: null,
    saleChannelId: pick(channels),
    warehouseId: pick(warehouses),
    references: [],
    shortNotices: [],
    sentBack: 0,
    version: 1,
  };
}

export function anyRefund({ below, pick, momentAgo }: Draw, place: number): StoredRefund {
  const at = momentAgo(writtenDays).toISOString();
  const status = pick(['succeeded', 'succeeded', 'failed', 'pending'] as const);
  return {
    id: `refund-${place}`,
    code: `HT${place}`,
    status,
    kind: 'goodwill',
    way: 'bank',
    amount: 5_000 + below(100_000),
    reason: 'Thử',
    orderId: null,
    orderCode: null,
    customer: 'Lan',
    saleChannelId: pick(channels),
    warehouseId: pick(warehouses),
    paymentId: null,
    noticeId: null,
    returnId: null,
    account: null,
    needsSecond: false,
    requestedBy: null,
    decidedBy: null,
    processedBy: null,
    decidedReason: '',
    attempts: 1,
    failedAttempts: 0,
    error: null,
    reference: null,
    requestKey: null,
    askedAt: null,
    begunAt: null,
    closes: [],
    createdAt: at,
    updatedAt: at,
    decidedAt: at,
    endedAt: status === 'pending' ? null : at,
    version: 1,
  };
}
