import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import {
  type Carrier,
  CarrierRefusal,
  type ParcelReport,
} from '#functions/domain/shipping/carriers/carrier.ts';
import {
  jobRecord,
  type StoredJob,
  type StoredParcel,
} from '#functions/domain/shipping/packing/packing-job.ts';
import { bookCod } from '#functions/domain/shipping/parcels/book-cod.ts';
import { followOrder } from '#functions/domain/shipping/parcels/follow-order.ts';
import { applyTrackingUpdate } from '#functions/domain/shipping/parcels/apply-tracking-update.ts';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

export const start = new Date('2026-11-23T03:00:00.000Z');
export const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

/** A parcel its carrier has taken on, with 100,000 ₫ to collect, unless told otherwise. */
export const aParcel = (given: Partial<StoredParcel> = {}): StoredParcel => ({
  number: 1,
  warehouse: { id: 'hni', name: 'Kho Hà Nội' },
  pieces: 1,
  grams: 500,
  weighed: null,
  carrierGrams: null,
  value: 100_000,
  attempt: 1,
  carrier: 'ghtk',
  stage: 'waiting',
  label: 'S1',
  trackingNumber: null,
  said: null,
  saidWords: null,
  saidAt: null,
  madeAt: start.toISOString(),
  cod: 100_000,
  fee: null,
  insurance: null,
  quotedFee: null,
  complaint: null,
  deliveredAt: null,
  collectedAt: null,
  paidOut: null,
  booked: false,
  voided: [],
  refusal: null,
  madeFor: 'x',
  note: '',
  checkAt: null,
  isLate: false,
  codDiffers: false,
  isUnknown: false,
  isPartBack: false,
  ...given,
});

type Answers = Pick<Carrier, 'quote' | 'create' | 'cancel' | 'status'>;
const noWord = () => Promise.reject(new CarrierRefusal('nothing known'));

/** A carrier that takes every parcel on and writes down what it is asked for; its answers can be exchanged. */
export function aCarrier() {
  const created: string[] = [];
  const cancelled: string[] = [];
  const answers: Answers = {
    quote: async () => ({ served: true, fee: 20_000, insurance: 0 }),
    create: async () => ({ label: `S${created.length}`, trackingNumber: null, fee: 20_000, insurance: 0 }),
    cancel: async () => undefined,
    status: noWord,
  };
  const carrier: Carrier = {
    name: 'ghtk',
    quote: (parcel) => answers.quote(parcel),
    create: (parcel) => {
      created.push(parcel.key);
      return answers.create(parcel);
    },
    cancel: (label) => {
      cancelled.push(label);
      return answers.cancel(label);
    },
    status: (label) => answers.status(label),
    print: async () => new Uint8Array(),
    readHint: () => undefined,
  };
  return { carriers: { ghtk: carrier }, answers, created, cancelled };
}

/** A report of a stage, by the label it speaks of. */
export const aReport = (
  label: string,
  stage: ParcelStage,
  given: Partial<ParcelReport> = {},
): ParcelReport => ({
  label,
  said: stage,
  words: `GHTK: ${stage}`,
  means: { kind: 'stage', stage },
  at: start.toISOString(),
  grams: null,
  fee: null,
  insurance: null,
  ...given,
});

const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };

/**
 * A packed order to be paid at the door: one piece of 100,000 ₫ lies in the first warehouse and two in the second, so it
 * goes out in two parcels. `pieces` says otherwise.
 */
export async function parcelWorld({
  pieces = [1, 2],
  order: given = {},
}: { pieces?: readonly number[]; order?: Partial<StoredOrder> } = {}) {
  const memory = memoryTable();
  const { table, put } = memory;
  const clock = { at: start };
  const context = contextOf(table, () => clock.at);
  const places = [
    aWarehouse({ id: 'hni', code: 'HNI', name: 'Kho Hà Nội', province: 'Hà Nội' }),
    aWarehouse({ id: 'sgn', code: 'SGN', name: 'Kho Sài Gòn', province: 'TP.HCM' }),
    aWarehouse({ id: 'vin', code: 'VIN', name: 'Kho Vinh', province: 'Nghệ An' }),
  ];
  const product = aProduct({ name: 'Trà', price: 100_000, available: 0, weight: 0.3 });
  const all = pieces.reduce((sum, one) => sum + one, 0);
  const items = [anOrderItem(product, all)];
  const order = aStoredOrder(lan, items, {
    status: 'packing_completed',
    deliveryType: 'prepaid_ship',
    shippingAddress: home,
    paymentMethod: 'cash',
    paymentProvider: null,
    paymentStatus: 'processing',
    paidAmount: 0,
    completedAt: null,
    returnableUntil: null,
    holdings: pieces.map((quantity, place) => ({
      productId: product.card.id,
      variantId: '-',
      warehouseId: places[place]?.id ?? '',
      quantity,
    })),
    ...given,
  });
  put([...places.map(warehouseItem), ...productItems(product), orderRecord.item(order)]);
  const id = order.id;
  const carrier = aCarrier();
  const job = async (): Promise<StoredJob> => {
    const found = await jobRecord.find(table, { id });
    if (!found) throw new Error('Nobody has begun to pack this order');
    return found;
  };
  const parcel = async (number: number): Promise<StoredParcel> => {
    const found = (await job()).parcels.find((one) => one.number === number);
    if (!found) throw new Error(`There is no parcel ${number}`);
    return found;
  };
  const at = (other: Table) => contextOf(other, () => clock.at);

  return {
    ...memory,
    ...carrier,
    id,
    product,
    context,
    at,
    clock,
    job,
    parcel,
    stored: () => requireOrder(context, { id, asker: shopRequester }),
    make: (other: Table = table) => makeParcels(at(other), carrier.carriers, { id, note: '' }),
    follow: (other: Table = table) => followOrder(at(other), carrier.carriers, id),
    /** The carrier says of a parcel, by its present label, that it has come to a stage. */
    hear: async (number: number, stage: ParcelStage, more: Partial<ParcelReport> = {}) =>
      applyTrackingUpdate(context, {
        orderId: id,
        number,
        report: aReport((await parcel(number)).label ?? 'none', stage, {
          at: clock.at.toISOString(),
          ...more,
        }),
      }),
    book: () => bookCod(context, { orderId: id }),
    /** Changes one parcel by hand, as an earlier step would have left it. */
    set: async (number: number, change: Partial<StoredParcel>) => {
      const before = await job();
      const parcels = before.parcels.map((one) => (one.number === number ? { ...one, ...change } : one));
      await table.write(jobRecord.replace(before, { parcels }).writes);
    },
    change: async (change: Partial<StoredOrder>) => {
      const before = await requireOrder(context, { id, asker: shopRequester });
      await table.write(orderRecord.replace(before, change).writes);
    },
  };
}

export type ParcelWorld = Awaited<ReturnType<typeof parcelWorld>>;
