import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Language } from '#shared/language.ts';
import { freeShippingFrom } from '#shared/cart/limits.ts';
import type { Warehouse } from '#shared/catalogue/warehouse.ts';
import type { Customer, OrderItem, ShippingAddress } from '#shared/orders/order.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import { type OrderTotals, orderTotals } from '#shared/orders/order-totals.ts';
import type { CheckoutIssue, Quote } from '#shared/orders/checkout.ts';
import type { PaymentMethod, PaymentProvider } from '#shared/payments/payment.ts';
import type { CartOwner, StoredLine } from '#functions/domain/cart/order-lines.ts';
import type { Offer } from '#functions/domain/catalogue/product-offers.ts';
import { type BasketLine, checkBasket, chooseLines, gramsOf, planStock } from './basket.ts';
import { newOrderCode } from './order-code.ts';
import type { Buyer } from './order-keys.ts';
import { mostWrites, type OrderRepository, placingWrites } from './order-repository.ts';
import type { StoredOrder } from './order-record.ts';
import { type Fee, feeOf, zoneBetween } from './shipping-fee.ts';

export type OrderDeps = {
  orders: OrderRepository;
  readLines: (owner: CartOwner) => Promise<StoredLine[]>;
  listOffers: (lines: readonly StoredLine[]) => Promise<(Offer | undefined)[]>;
  listWarehouses: () => Promise<Warehouse[]>;
  now: () => Date;
};

export type Ordering = {
  buyer: Buyer;
  owner: CartOwner;
  cartItemIds?: readonly string[] | undefined;
  deliveryType: DeliveryType;
  pickupWarehouseId?: string | null | undefined;
  customer: Customer;
  shippingAddress: ShippingAddress | null;
  paymentMethod: PaymentMethod;
  paymentProvider: PaymentProvider | null;
  notes: string;
  vatInvoice: StoredOrder['vatInvoice'];
  language: Language;
};

export type Counted = {
  basket: BasketLine[];
  lines: StoredLine[];
  items: OrderItem[];
  issues: CheckoutIssue[];
  totals: OrderTotals;
  fee: Fee;
  pickup: Warehouse | null;
};

const unpaidHours = 24;

/** Everything about an order that follows from the cart and the shop as they are now. */
export async function countOrder(deps: OrderDeps, ordering: Ordering): Promise<Counted> {
  const [all, warehouses] = await Promise.all([deps.readLines(ordering.owner), deps.listWarehouses()]);
  const lines = chooseLines(all, ordering.cartItemIds);
  const offers = await deps.listOffers(lines);
  const basket = lines.map((line, place) => ({ line, offer: offers[place] }));
  const pickup = pickupOf(ordering, warehouses);
  const { items, issues } = checkBasket(basket, pickup?.id);
  const goods = orderTotals(items, 0, []);
  const fee = feeOf({
    deliveryType: ordering.deliveryType,
    zone: zoneBetween(originOf(basket, warehouses), ordering.shippingAddress?.province ?? ''),
    subtotal: goods.subtotal,
    grams: gramsOf(basket),
    everyLineFree: items.every(({ freeShipping }) => freeShipping),
  });
  return { basket, lines, items, issues, pickup, fee, totals: orderTotals(items, fee.fee, []) };
}

function pickupOf({ deliveryType, pickupWarehouseId }: Ordering, warehouses: Warehouse[]): Warehouse | null {
  if (deliveryType !== 'warehouse_pickup' || !pickupWarehouseId) return null;
  const found = warehouses.find(({ id }) => id === pickupWarehouseId);
  if (!found) throw new AppError('UNKNOWN_WAREHOUSE');
  return found;
}

/** Parcels start where most of the order lies. */
function originOf(basket: readonly BasketLine[], warehouses: readonly Warehouse[]): string {
  const [first] = basket.flatMap(({ offer }) => offer?.stocks ?? []);
  return warehouses.find(({ id }) => id === first?.warehouseId)?.province ?? '';
}

export const toQuote = ({ items, issues, totals, fee }: Counted): Quote => ({
  items,
  issues,
  subtotal: totals.subtotal,
  tax: totals.tax,
  shippingFee: totals.shippingFee,
  freeShippingBecause: fee.because,
  freeShippingMissing: Math.max(0, freeShippingFrom - totals.subtotal),
  vouchers: [],
  voucherDiscount: totals.voucherDiscount,
  total: totals.total,
});

function requireWays({ deliveryType, pickupWarehouseId, shippingAddress }: Ordering): void {
  if (deliveryType === 'warehouse_pickup' && !pickupWarehouseId) throw new AppError('PICKUP_REQUIRED');
  if (deliveryType === 'prepaid_ship' && !shippingAddress) throw new AppError('ADDRESS_REQUIRED');
}

/** Money is expected first, except in cash or where there is nothing to pay. */
const waitsForMoney = ({ paymentMethod }: Ordering, total: number): boolean =>
  total > 0 && paymentMethod !== 'cash';

function newOrder(
  ordering: Ordering,
  counted: Counted,
  takings: StoredOrder['holdings'],
  at: Date,
): StoredOrder {
  const { items, totals, pickup } = counted;
  const { buyer, deliveryType, customer, shippingAddress, paymentMethod, paymentProvider } = ordering;
  const waits = waitsForMoney(ordering, totals.total);
  const iso = at.toISOString();
  return {
    id: newId(at.getTime()),
    code: newOrderCode(at),
    status: waits ? 'draft' : 'confirmed',
    paymentStatus: totals.total === 0 ? 'paid' : 'processing',
    deliveryType,
    customer,
    shippingAddress: deliveryType === 'prepaid_ship' ? shippingAddress : null,
    pickupWarehouse: pickup,
    items,
    totalItems: items.length,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: totals.subtotal,
    tax: totals.tax,
    shippingFee: totals.shippingFee,
    voucherDiscount: totals.voucherDiscount,
    total: totals.total,
    paidAmount: 0,
    refundDue: 0,
    vouchers: [],
    paymentMethod,
    paymentProvider,
    paymentId: null,
    notes: ordering.notes,
    vatInvoice: ordering.vatInvoice,
    flags: [],
    cancelReason: null,
    unpaidUntil: waits ? new Date(at.getTime() + unpaidHours * 3_600_000).toISOString() : null,
    returnableUntil: null,
    createdAt: iso,
    updatedAt: iso,
    completedAt: null,
    userId: buyer.kind === 'member' ? buyer.userId : null,
    sessionId: buyer.kind === 'guest' ? buyer.sessionId : null,
    language: ordering.language,
    holdings: takings,
    stock: 'reserved',
    version: 1,
  };
}

const maxTries = 6;

/** Places an order in one transaction. The same request places it once, however often it is sent. */
export async function placeOrder(
  deps: OrderDeps,
  ordering: Ordering,
  { requestKey, expectedTotal }: { requestKey: string; expectedTotal?: number | undefined },
): Promise<StoredOrder> {
  requireWays(ordering);
  const known = await deps.orders.findByRequest(ordering.buyer, requestKey);
  if (known) return known;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const placed = await tryToPlace(deps, ordering, requestKey, expectedTotal);
    if (placed) return placed;
  }
  throw new AppError('STALE_STATE');
}

/** Undefined when somebody else's order came between looking and writing: then it is worth another look. */
async function tryToPlace(
  deps: OrderDeps,
  ordering: Ordering,
  requestKey: string,
  expectedTotal: number | undefined,
): Promise<StoredOrder | undefined> {
  const { orders, now } = deps;
  const counted = await countOrder(deps, ordering).catch(async (error: unknown) => {
    // The cart may be empty because this very request has just emptied it.
    const done = await orders.findByRequest(ordering.buyer, requestKey);
    if (done) return done;
    throw error;
  });
  if ('code' in counted) return counted;
  const { basket, issues, lines, totals } = counted;
  if (issues.length > 0) throw new AppError('OUT_OF_STOCK');
  if (expectedTotal !== undefined && expectedTotal !== totals.total)
    throw new AppError('ORDER_CHANGED', { params: { total: totals.total } });
  const at = now();
  const takings = planStock(basket, counted.pickup?.id);
  const order = newOrder(ordering, counted, takings, at);
  const placing = {
    order,
    takings,
    cart: { owner: ordering.owner, lines },
    buyer: ordering.buyer,
    requestKey,
    telling: { kind: 'status', from: null, to: order.status, by: 'shopper', note: '' },
    at,
    more: [],
  } as const;
  if (placingWrites(placing).length > mostWrites)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: lines.length } });
  const refusal = await orders.place(placing);
  if (!refusal) return order;
  return refusal === 'repeat' ? orders.findByRequest(ordering.buyer, requestKey) : undefined;
}
