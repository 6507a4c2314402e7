import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';

const dayMilliseconds = 86_400_000;
const products = 10_000;

/** Deterministic random numbers, so that each run has the same orders. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const source = numbers();
const random = (below: number): number => Math.floor(source.next().value * below);
const one = <const T>(of: readonly [T, ...T[]]): T => of[random(of.length)] ?? of[0];

const statuses = [
  'completed',
  'completed',
  'completed',
  'completed',
  'delivering',
  'confirmed',
  'draft',
  'cancelled',
  'refunded',
] as const;
const channels = ['website', 'website', 'guest', 'store'] as const;
const warehouses = ['kho-1', 'kho-2', 'kho-3', 'kho-4'] as const;

function aLine(place: number): StoredOrder['items'][number] {
  // Skewed choice: a few products sell most.
  const product = Math.floor(products * (random(1000) / 1000) ** 3);
  const unitTotal = 10_000 + (product % 900) * 1000;
  const quantity = 1 + random(3);
  return {
    id: `line-${place}`,
    productId: `product-${product}`,
    variantId: null,
    variantName: null,
    name: `Sản phẩm ${product}`,
    slug: `san-pham-${product}`,
    code: `SP${product}`,
    image: '',
    ground: 1,
    unit: '',
    price: unitTotal,
    taxType: 'ten',
    taxRate: 10,
    unitTotal,
    quantity,
    subtotal: unitTotal * quantity,
    freeShipping: false,
    business: { id: `business-${product % 60}`, name: '', slug: '' },
    cost: Math.round(unitTotal * 0.6),
  };
}

/** Generates an order of the year before `now`. */
export function anOrder(place: number, now: number): StoredOrder {
  const items = Array.from({ length: 1 + random(3) }, (_, line) => aLine(line));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  const at = new Date(now - random(365 * dayMilliseconds)).toISOString();
  const buyer = random(40_000);
  const warehouseId = one(warehouses);
  return {
    id: `order-${place}`,
    code: `DH${place}`,
    status: one(statuses),
    paymentStatus: 'paid',
    deliveryType: 'prepaid_ship',
    customer: { fullName: 'Khách', phone: `09${String(buyer).padStart(8, '0')}`, email: '' },
    shippingAddress: null,
    pickupWarehouse: null,
    items,
    totalItems: items.length,
    totalQuantity: items.length,
    subtotal,
    tax: 0,
    shippingFee: 30_000,
    voucherDiscount: 0,
    discount: null,
    total: subtotal + 30_000,
    paidAmount: subtotal,
    refundDue: 0,
    refundedAmount: 0,
    returnedAmount: 0,
    paybacks: [],
    cancelledBy: null,
    credit: null,
    called: null,
    calls: [],
    nextCallAt: null,
    confirmedAt: null,
    references: [],
    edits: [],
    placedBy: null,
    formerItems: [],
    formerTerms: [],
    openSlots: [],
    carrier: null,
    trackingNumber: null,
    vouchers: [],
    paymentMethod: 'transfer',
    paymentProvider: 'vietqr',
    provenBy: 'account',
    paymentId: null,
    arrival: null,
    notes: '',
    vatInvoice: null,
    flags: [],
    cancelReason: null,
    unpaidUntil: null,
    returnableUntil: null,
    createdAt: at,
    updatedAt: at,
    completedAt: at,
    userId: buyer % 2 === 0 ? `user-${buyer}` : null,
    sessionId: null,
    saleChannelId: one(channels),
    language: 'vi',
    holdings: items.map(({ productId, quantity }) => ({ productId, variantId: '-', warehouseId, quantity })),
    stock: 'taken',
    version: 1,
  };
}

/** Generates a payment attempt of an order. */
export function aPayment({
  id,
  code,
  createdAt,
  total,
  saleChannelId,
  holdings,
}: StoredOrder): StoredPayment {
  const status = one(['succeeded', 'succeeded', 'succeeded', 'failed', 'cancelled', 'pending', 'refunded']);
  const came = status === 'succeeded' || status === 'refunded';
  const provider = one(['vietqr', 'vietqr', 'vnpay', null]);
  return {
    id: `${id}-001`,
    code: `TT${code}`,
    orderId: id,
    orderCode: code,
    provider,
    method: provider ? 'transfer' : 'cash',
    status,
    reason: status === 'failed' ? one(['expired', 'superseded']) : null,
    amount: total,
    received: came ? total : 0,
    createdAt,
    succeededAt: came ? new Date(Date.parse(createdAt) + random(600_000)).toISOString() : null,
    expiresAt: null,
    bank: null,
    redirectUrl: null,
    isGuest: false,
    idempotencyKey: null,
    locale: 'vi',
    returnPath: null,
    providerReference: null,
    providerCode: null,
    saleChannelId,
    warehouseId: holdings[0]?.warehouseId ?? null,
    references: [],
    shortNotices: [],
    sentBack: 0,
    version: 1,
  };
}
