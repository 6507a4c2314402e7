import { Order, OrderItem } from '#shared/orders/order.ts';
import { OrderPart } from '#shared/orders/order-parts.ts';
import { OrderRow } from '#shared/orders/order-lists.contract.ts';
import { awaitedBy } from '#shared/orders/order-cover.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { placeName } from '../place-name.ts';
import { orderFeed } from '../order-keys.ts';
import { stillToPay } from '../order-money.ts';
import { isInPlace, StoredOrder } from '../order-record.ts';
import { dueBy } from './due-by.ts';
import { orderListing } from './order-listing.ts';

/** Of a line what lists and sums of many orders need. */
const Line = OrderItem.pick({
  productId: true,
  name: true,
  slug: true,
  image: true,
  ground: true,
  quantity: true,
  subtotal: true,
}).extend({ parts: z.array(OrderPart.pick({ productId: true })).optional() });

/** What is kept of an order among everybody's: with its phone as it is, for whoever may see it. */
const ViewRow = OrderRow.extend({
  customer: Order.shape.customer,
  items: z.array(Line),
  pickupWarehouse: Order.shape.pickupWarehouse,
  place: z.string().nullable(),
});
export type ViewRow = z.infer<typeof ViewRow>;

/** To which door it goes. */
const placeOf = ({ shippingAddress }: StoredOrder): string | null =>
  shippingAddress && placeName(shippingAddress);

const toRow = (order: StoredOrder): ViewRow => ({
  ...order,
  province: order.shippingAddress?.province ?? null,
  place: placeOf(order),
  missing: stillToPay(order),
  dueBy: dueBy(order),
});

/** From where its pieces come: nearly always one place. */
const warehousesOf = ({ holdings }: Pick<StoredOrder, 'holdings'>): string[] => [
  ...new Set(holdings.map(({ warehouseId }) => warehouseId)),
];

/** Words nobody types, by which an order is found under each of its warehouses but the first. */
export const warehouseMark = (id: string): string => `zzw${id.replace(/[^\p{L}\p{N}]/gu, '')}zz`;

const lettersReadOut = 5;
const digitsReadOut = 4;

/** By what staff find an order. */
function searched({ code, customer, shippingAddress, items, ...order }: StoredOrder): string[] {
  const phones = [customer.phone, shippingAddress?.phone ?? ''].filter((phone) => phone && phone !== noPhone);
  return [
    code,
    code.slice(-lettersReadOut),
    customer.fullName,
    customer.email,
    ...phones,
    ...phones.map((phone) => phone.slice(-digitsReadOut)),
    shippingAddress?.recipientName ?? '',
    order.trackingNumber ?? '',
    ...order.references,
    ...items.flatMap((item) => [item.name, item.code, ...(item.parts ?? []).map((part) => part.code)]),
    ...warehousesOf(order).slice(1).map(warehouseMark),
  ];
}

const { userId: _owner, ...columns } = orderListing.columns;

export const ordersView = defineView(StoredOrder, {
  ...orderFeed,
  version: 15,
  columns: {
    ...columns,
    deliveryType: column.text(({ deliveryType }) => deliveryType),
    paymentMethod: column.text(({ paymentMethod }) => paymentMethod),
    saleChannelId: column.text(({ saleChannelId }) => saleChannelId),
    warehouseId: column.optional((order) => warehousesOf(order)[0] ?? order.pickupWarehouse?.id ?? null),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    /** What it waits for before anybody packs it. */
    awaits: column.optional((order) => awaitedBy(order) ?? null),
    dueBy: column.optional(dueBy),
    refundDue: column.number(({ refundDue }) => refundDue),
    /** Sent in place of goods that came back: it is worked on like others, and counted as no order. */
    isReplacement: column.flag(isInPlace),
    onCredit: column.flag(({ credit }) => credit !== null),
    nextCallAt: column.optional(({ nextCallAt }) => nextCallAt),
    /** Those of one buyer, or to one door, stand together. */
    phone: column.optional(({ customer: { phone } }) => (phone === noPhone ? null : phone)),
    place: column.optional(placeOf),
  },
  searched,
  finds: 'beginnings',
  marked: ['status', 'paymentStatus', 'paymentMethod', 'deliveryType', 'saleChannelId'],
  indexes: [
    ['createdAt desc'],
    ['updatedAt desc'],
    ['total desc'],
    ['status', 'createdAt desc'],
    ['awaits', 'createdAt desc'],
    ['dueBy'],
    ['refundDue'],
    ['onCredit'],
    ['phone', 'createdAt desc'],
    ['place', 'createdAt desc'],
    ['day', 'status', 'createdAt', 'isReplacement', 'revenue'],
    ['warehouseId', 'paymentStatus', 'status', 'createdAt desc'],
    ['paymentMethod', 'createdAt desc'],
    ['deliveryType', 'createdAt desc'],
    ['saleChannelId', 'createdAt desc'],
    [
      'paymentStatus',
      'paymentMethod',
      'deliveryType',
      'saleChannelId',
      'status',
      'warehouseId',
      'createdAt',
      'total',
    ],
  ],
  row: StoredOrder.transform(toRow).pipe(ViewRow),
});
