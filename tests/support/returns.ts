import { newId } from '#shared/values/ids.ts';
import type { OrderItem } from '#shared/orders/order.ts';
import { requestReturn } from '#shared/returns/member-returns.contract.ts';
import type * as z from 'zod';
import type { Inspection } from '#shared/returns/inspection.ts';
import {
  changeReturnStatus,
  chooseReturnResolution,
  getStaffReturn,
  recordReturnQa,
  sendBackRefused,
  setReturnTracking,
} from '#shared/returns/staff-returns.contract.ts';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { newOrderCode } from '#functions/domain/orders/placing/order-code.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct, business, stock, warehouse } from './catalogue.ts';
import type { Member, World } from './world.ts';

export const dayMilliseconds = 86_400_000;
type Product = ReturnType<typeof aProduct>;

/** Order line as bought. */
export function anOrderItem({ card }: Product, quantity: number): OrderItem {
  const unitTotal = card.total;
  return {
    id: cartItemIdOf({ productId: card.id, variantId: noVariant }),
    productId: card.id,
    variantId: null,
    variantName: null,
    name: card.name,
    slug: card.slug,
    code: card.code,
    image: card.image,
    ground: card.ground,
    unit: '',
    price: card.price,
    taxType: card.taxType,
    taxRate: card.taxRate,
    unitTotal,
    quantity,
    subtotal: unitTotal * quantity,
    freeShipping: false,
    business: { id: business.id, name: business.name, slug: business.slug },
  };
}

type Buyer = Pick<Member, 'id' | 'fullName' | 'phoneNumber' | 'email'>;

/** Order delivered an hour ago, fully paid, with its stock taken. */
export function aStoredOrder(
  buyer: Buyer,
  items: OrderItem[],
  given: Partial<StoredOrder> = {},
): StoredOrder {
  const at = new Date(Date.now() - 3_600_000);
  const iso = at.toISOString();
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  return {
    id: newId(at.getTime()),
    code: newOrderCode(at),
    status: 'completed',
    paymentStatus: 'paid',
    deliveryType: 'warehouse_pickup',
    customer: { fullName: buyer.fullName, phone: buyer.phoneNumber ?? '', email: buyer.email },
    shippingAddress: null,
    pickupWarehouse: null,
    items,
    totalItems: items.length,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    tax: 0,
    shippingFee: 0,
    voucherDiscount: 0,
    discount: null,
    total: subtotal,
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
    returnableUntil: new Date(at.getTime() + 7 * dayMilliseconds).toISOString(),
    createdAt: iso,
    updatedAt: iso,
    completedAt: iso,
    userId: buyer.id,
    sessionId: null,
    saleChannelId: 'website',
    language: 'vi',
    holdings: items.map(({ productId, quantity }) => ({
      productId,
      variantId: noVariant,
      warehouseId: warehouse.id,
      quantity,
    })),
    stock: 'taken',
    version: 1,
    ...given,
  };
}

/** Helpers for returns in a world. */
export function returning(world: World) {
  async function anOrder(
    buyer: Buyer,
    quantities: number[] = [3, 1],
    given: Partial<StoredOrder> = {},
  ): Promise<StoredOrder> {
    const products = quantities.map((_, place) =>
      aProduct({ name: `Ấm đất ${place + 1} ${newId().slice(-6)}`, price: 100_000 }),
    );
    await stock(world, products);
    const items = products.map((product, place) => anOrderItem(product, quantities[place] ?? 1));
    const order = aStoredOrder(buyer, items, given);
    await world.write([orderRecord.item(order)]);
    return order;
  }

  const ask = (
    { accessToken: token }: Pick<Member, 'accessToken'>,
    order: StoredOrder,
    quantities: number[],
    more: object = {},
  ) =>
    world.send(requestReturn, {
      token,
      body: {
        orderId: order.id,
        items: order.items.flatMap(({ id }, place) =>
          quantities[place] ? [{ itemId: id, quantity: quantities[place] }] : [],
        ),
        reason: 'damaged',
        ...more,
      },
    });

  type Step = 'approved' | 'returning' | 'received' | 'refunded' | 'exchanged' | 'closed';
  /** Actions of staff on a return. */
  const staff = ({ accessToken: token }: Pick<Member, 'accessToken'>, id: string) => ({
    to: (status: Step) => world.send(changeReturnStatus, { token, params: { id }, body: { status } }),
    reject: (reason: string) =>
      world.send(changeReturnStatus, { token, params: { id }, body: { status: 'rejected', reason } }),
    track: (courierName: string, trackingNumber: string) =>
      world.send(setReturnTracking, { token, params: { id }, body: { courierName, trackingNumber } }),
    inspect: (body: z.input<typeof Inspection>) =>
      world.send(recordReturnQa, { token, params: { id }, body }),
    sendBack: (courierName: string, trackingNumber = '') =>
      world.send(sendBackRefused, { token, params: { id }, body: { courierName, trackingNumber } }),
    choose: (resolution: 'refund' | 'exchange') =>
      world.send(chooseReturnResolution, { token, params: { id }, body: { resolution } }),
    read: (query: { includeLogs?: 'true' } = {}) =>
      world.send(getStaffReturn, { token, params: { id }, query }),
  });

  return { anOrder, ask, staff };
}
