import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireEvent } from '#functions/domain/orders/order-state.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import {
  type Carrier,
  type CarrierQuote,
  CarrierRefusal,
  CarrierSilence,
  type CarrierParcel,
  type ParcelOrder,
} from '../carriers/carrier.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { changeJob, jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { callOffAtCarrier } from './cancel-parcels.ts';
import { afterParcels } from './follow-parcels.ts';
import { nextCheck, scheduleChecks } from './parcel-clock.ts';
import { labelPrint, parcelOrderOf } from './parcel-order.ts';
import { codOf } from '../packing/parcel-rules.ts';
import type { CarrierName } from '#shared/values/carriers.ts';

export type ParcelAsking = { orderId: string; number: number; attempt: number };

/** Marks a parcel as requested from a carrier, with a new attempt number as part of the key. */
export function markRequested(
  order: StoredOrder,
  job: StoredJob,
  parcel: StoredParcel,
  { carrier, note, at }: { carrier: CarrierName; note: string; at: Date },
): StoredParcel {
  const begun: StoredParcel = {
    ...parcel,
    attempt: parcel.attempt + 1,
    stage: 'asked',
    carrier,
    note,
    refusal: null,
    said: null,
    saidWords: null,
    saidAt: null,
    isUnknown: false,
    isPartBack: false,
    isLate: false,
    carrierGrams: null,
  };
  return { ...begun, madeFor: labelPrint(order, job, begun), checkAt: nextCheck(begun, at) };
}

/** Stores the carrier's parcel. With the last one the order is handed to the carrier. */
async function keepMade(
  context: Context,
  { orderId, number, attempt }: ParcelAsking,
  made: CarrierParcel & { quotedFee: number | null },
): Promise<'kept' | 'not wanted'> {
  let isKept = true;
  await saveWithJob(context, orderId, (order, job, at) => {
    const parcel = job.parcels.find((one) => one.number === number);
    // A newer attempt has replaced this one.
    isKept = parcel?.attempt === attempt;
    if (!parcel || !isKept) return unchanged(order);
    // Two requests ran at once: one was refused and the other succeeded, so the parcel exists.
    const isAwaited = parcel.stage === 'asked' || (parcel.stage === 'open' && parcel.refusal !== null);
    if (!isAwaited) return unchanged(order);
    const kept: StoredParcel = {
      ...parcel,
      stage: 'waiting',
      refusal: null,
      label: made.label,
      trackingNumber: made.trackingNumber,
      fee: made.fee,
      insurance: made.insurance,
      quotedFee: made.quotedFee,
      madeAt: at.toISOString(),
    };
    const parcels = job.parcels.map((one) =>
      one.number === number ? { ...kept, checkAt: nextCheck(kept, at) } : one,
    );
    const name = { orderId, parcel: number, attempt };
    const claim = put({
      ...shippingKeys.label(kept.carrier ?? 'ghtk', made.label),
      entity: 'label',
      ...name,
    });
    const moved = withJob(job, afterParcels(order, parcels, at), { parcels });
    const own = parcels.filter((one) => one.number === number);
    return { ...moved, writes: [...moved.writes, claim, ...scheduleChecks(orderId, own)] };
  });
  return isKept ? 'kept' : 'not wanted';
}

async function keepRefusal(context: Context, { orderId, number, attempt }: ParcelAsking, why: string) {
  await saveWithJob(context, orderId, (order, job) => {
    const isMeant = (one: StoredParcel) =>
      one.number === number && one.attempt === attempt && one.stage === 'asked';
    if (!job.parcels.some(isMeant)) return unchanged(order);
    const parcels = job.parcels.map((one) =>
      isMeant(one) ? { ...one, stage: 'open' as const, refusal: why.slice(0, 300), checkAt: null } : one,
    );
    return withJob(job, unchanged(order), { parcels });
  });
}

/** Asks the carrier for its price. Without a quote the parcel is requested all the same. */
const quoteAt = (carrier: Carrier, parcel: ParcelOrder): Promise<CarrierQuote | undefined> =>
  carrier.quote(parcel).catch((error: unknown) => {
    if (error instanceof CarrierSilence || error instanceof CarrierRefusal) return undefined;
    throw error;
  });

const notServed = () => new CarrierRefusal('Không giao đến địa chỉ này');

async function createAt(
  carrier: Carrier,
  order: Parameters<Carrier['create']>[0],
): Promise<CarrierParcel | CarrierRefusal> {
  try {
    return await carrier.create(order);
  } catch (error) {
    if (error instanceof CarrierRefusal) return error;
    throw error instanceof CarrierSilence ? new AppError('CARRIER_UNAVAILABLE', {}, { cause: error }) : error;
  }
}

/** Requests a parcel. Without an answer it can be repeated: the same key returns the same parcel. */
export async function bringParcel(
  context: Context,
  carriers: Carriers,
  { orderId, number }: Pick<ParcelAsking, 'orderId' | 'number'>,
): Promise<void> {
  const order = await requireShopOrder(context, orderId);
  const job = await jobOf(context, order);
  const parcel = job.parcels.find((one) => one.number === number);
  if (parcel?.stage !== 'asked' || !parcel.carrier) return;
  const carrier = carriers[parcel.carrier];
  const asking = { orderId, number, attempt: parcel.attempt };
  const wanted = await parcelOrderOf(context, order, job, parcel);
  const quote = await quoteAt(carrier, wanted);
  const made = quote?.served === false ? notServed() : await createAt(carrier, wanted);
  if (made instanceof CarrierRefusal) {
    await keepRefusal(context, asking, made.message);
    throw new AppError('CARRIER_REFUSED', { params: { why: made.message } });
  }
  const quotedFee = quote ? quote.fee + quote.insurance : null;
  if ((await keepMade(context, asking, { ...made, quotedFee })) === 'not wanted')
    await callOffAtCarrier(carrier, made.label);
}

type ParcelRequest = { id: string; note: string; pickMoney?: number | undefined };

/** Refuses an order that gets no carrier: a pickup order, or one that is not packed yet. */
function requirePacked(order: StoredOrder, { pickMoney }: ParcelRequest): void {
  if (order.deliveryType !== 'prepaid_ship') throw new AppError('ORDER_IS_PICKUP');
  requireEvent(order, 'hand-to-carrier');
  if (!order.shippingAddress) throw new AppError('ADDRESS_REQUIRED');
  const cod = codOf(order);
  if (pickMoney !== undefined && pickMoney !== cod)
    throw new AppError('AMOUNT_DIFFERS', { params: { missing: formatVnd(cod) } });
}

/** Requests an order's parcels, stored as requested first, so that it survives a crash. */
export async function makeParcels(
  context: Context,
  carriers: Carriers,
  making: ParcelRequest,
): Promise<StoredJob> {
  const { id, note } = making;
  await saveAsShop(context, id, async (order, at) => {
    requirePacked(order, making);
    const job = await jobOf(context, order);
    // The cash to collect is computed anew before the carrier is asked.
    const { parcels } = changeJob(job, order).after;
    const begun = parcels.map((parcel) =>
      parcel.stage === 'open' ? markRequested(order, job, parcel, { carrier: 'ghtk', note, at }) : parcel,
    );
    const fresh = begun.filter((parcel, place) => parcel !== parcels[place]);
    if (fresh.length === 0) return unchanged(order);
    const moved = withJob(job, unchanged(order), { parcels: begun });
    return { ...moved, writes: [...moved.writes, ...scheduleChecks(id, fresh)] };
  });
  const job = await jobRecord.find(context.table, { id });
  for (const { number } of job?.parcels ?? []) await bringParcel(context, carriers, { orderId: id, number });
  return orThrow(await jobRecord.find(context.table, { id }), 'ORDER_NOT_FOUND');
}
