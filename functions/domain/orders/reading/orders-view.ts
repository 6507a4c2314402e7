import { Order, OrderItem } from '#shared/orders/order.ts';
import { OrderPart } from '#shared/orders/order-parts.ts';
import { OrderRow } from '#shared/orders/order-lists.contract.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { placeName } from '../place-name.ts';
import { orderFeed } from '../order-keys.ts';
import { amountToPay } from '../order-money.ts';
import { isInPlace, StoredOrder } from '../order-record.ts';
import { dueBy } from './due-by.ts';
import { orderListing } from './order-listing.ts';

/** Fields of a line that lists and sums of many orders need. */
const Line = OrderItem.pick({
  productId: true,
  name: true,
  slug: true,
  image: true,
  ground: true,
  quantity: true,
  subtotal: true,
}).extend({ parts: z.array(OrderPart.pick({ productId: true })).optional() });

/** Row of an order in the view; the phone is unmasked and masked later for readers who may not see it. */
const ViewRow = OrderRow.extend({
  customer: Order.shape.customer,
  items: z.array(Line),
  pickupWarehouse: Order.shape.pickupWarehouse,
  place: z.string().nullable(),
});
export type ViewRow = z.infer<typeof ViewRow>;

/** Key of the order's delivery address. */
const placeOf = ({ shippingAddress }: StoredOrder): string | null =>
  shippingAddress && placeName(shippingAddress);

const toRow = (order: StoredOrder): ViewRow => ({
  ...order,
  province: order.shippingAddress?.province ?? null,
  place: placeOf(order),
  missing: amountToPay(order),
  dueBy: dueBy(order),
});

/** Warehouses of the order's holdings, nearly always a single one. */
const warehousesOf = ({ holdings }: Pick<StoredOrder, 'holdings'>): string[] => [
  ...new Set(holdings.map(({ warehouseId }) => warehouseId)),
];

/** Search word that nobody types; it finds an order by each warehouse except its first, which has a column. */
export const warehouseMark = (id: string): string => `zzw${id.replace(/[^\p{L}\p{N}]/gu, '')}zz`;

const lettersReadOut = 5;
const digitsReadOut = 4;

/** Texts by which staff find an order. */
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
    /** Proof or money the order waits for before it can be packed. */
    awaits: column.optional((order) => paymentDeadlineOf(order) ?? null),
    dueBy: column.optional(dueBy),
    refundDue: column.number(({ refundDue }) => refundDue),
    /** Set on orders that replace returned goods: they are worked on like others, but not counted as orders. */
    isReplacement: column.flag(isInPlace),
    onCredit: column.flag(({ credit }) => credit !== null),
    nextCallAt: column.optional(({ nextCallAt }) => nextCallAt),
    /** Columns that group the orders of one buyer or one door. */
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
