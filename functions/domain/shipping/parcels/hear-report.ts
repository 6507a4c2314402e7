import { isDeepStrictEqual } from 'node:util';
import { changeOrder, type ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { ParcelReport } from '../carriers/carrier.ts';
import { jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { bookCod, codBooking } from './book-cod.ts';
import { withCarriage } from './carriage-of.ts';
import { afterParcels } from './follow-parcels.ts';
import { isLate, nextCheck, scheduleChecks } from './parcel-clock.ts';
import { partlyBack, reported } from './report-rules.ts';

/** Between the shop and its carrier. */
const ofMoney: readonly StoredParcel['stage'][] = ['settled', 'return_settled', 'compensated'];

/** Its buyer reads what its carrier says; that alone is a change too. */
function told(order: StoredOrder, before: StoredParcel, after: StoredParcel, at: Date): ChangedOrder {
  const isNews = after.said !== before.said && !ofMoney.includes(after.stage);
  if (!isNews || after.saidWords === null) return unchanged(order);
  const note = after.saidWords.slice(0, 200);
  const entry = { kind: 'delivery', from: null, to: after.stage, by: 'provider', note } as const;
  return changeOrder(order, {}, [entry], at);
}

/** Where an order moves on with it, that tells enough: one change of an order has one story. */
function changedBy(
  order: StoredOrder,
  parcels: readonly StoredParcel[],
  at: Date,
  quiet: ChangedOrder,
): ChangedOrder {
  const moved = afterParcels(order, parcels, at);
  return moved.writes.length > 0 ? moved : quiet;
}

type ParcelChange = {
  order: StoredOrder;
  job: StoredJob;
  before: StoredParcel;
  after: StoredParcel;
  at: Date;
};

const withParcel = ({ parcels }: StoredJob, after: StoredParcel): StoredParcel[] =>
  parcels.map((one) => (one.number === after.number ? after : one));

/** A word that moves nothing but money books it in the same write: order and job would be written twice a moment apart. */
async function bookedAtOnce(
  context: Context,
  { order, job, before, after, at }: ParcelChange,
): Promise<ChangedOrder> {
  const moves = changedBy(order, withParcel(job, after), at, told(order, before, after, at));
  if (after.stage !== 'settled' || moves.writes.length > 0) return unchanged(order);
  // Of what is settled and booked there is nothing more to hear: no clock runs.
  const parcels = withParcel(job, { ...after, checkAt: null });
  return codBooking(context, { order, job: { ...job, parcels }, at });
}

export type ParcelWord = {
  orderId: string;
  number: number;
  report: ParcelReport;
  /** The notice that had us ask says that a part was given back. */
  partBack?: boolean;
};

/** What nobody here has met before waits for a person, who is told. */
function alarm({ report, orderId }: ParcelWord): void {
  const { label, said, words } = report;
  log.error('a carrier says what nobody knows', { orderId, label, said, words });
  measure('ParcelsOdd', 1);
}

async function write(context: Context, word: ParcelWord): Promise<boolean> {
  const { orderId, number, report, partBack = false } = word;
  let isOdd = false;
  await saveChange(context, {
    id: orderId,
    asker: asShop,
    async decide(order, at) {
      const job = await jobOf(context, order);
      const before = job.parcels.find((one) => one.number === number);
      if (!before) return unchanged(order);
      const answered = reported(before, report, at);
      // What was taken in already is not looked for again.
      const heard = partBack && !job.halfTaken ? partlyBack(answered, report) : answered;
      isOdd = heard.isUnknown && !before.isUnknown;
      const after = { ...heard, isLate: isLate(heard, at) };
      if (isDeepStrictEqual(after, before)) return unchanged(order);
      const priced = withCarriage(order, withParcel(job, after));
      const booked = await bookedAtOnce(context, { order: priced, job, before, after, at });
      if (booked.writes.length > 0) return booked;
      // Another clock runs where it stands otherwise now.
      const isMoved = after.stage !== before.stage;
      const kept = isMoved ? { ...after, checkAt: nextCheck(after, at) } : after;
      const parcels = withParcel(job, kept);
      const moved = withJob(job, changedBy(priced, parcels, at, told(priced, before, kept, at)), { parcels });
      return { ...moved, writes: [...moved.writes, ...(isMoved ? scheduleChecks(orderId, [kept]) : [])] };
    },
  });
  return isOdd;
}

/** Takes a carrier's word down, with all that follows from it for the order: as often as it is told, once. */
export const hearReport = (context: Context, hearing: ParcelWord): Promise<void> =>
  withOrigin({ who: null, way: 'carrier' }, async () => {
    if (await write(context, hearing)) alarm(hearing);
    await bookCod(context, hearing);
  });
