import { isDeepStrictEqual } from 'node:util';
import { changeOrder, type ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import type { ParcelReport } from '../carriers/carrier.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { bookCod, codBooking } from './book-cod.ts';
import { withCarriage } from './carriage-of.ts';
import { afterParcels } from './follow-parcels.ts';
import { isLate, nextCheck, scheduleChecks } from './parcel-clock.ts';
import { partlyBack, reported } from './report-rules.ts';

/** Stages that concern only the shop and its carrier, so the buyer does not see them. */
const ofMoney: readonly StoredParcel['stage'][] = ['settled', 'return_settled', 'compensated'];

/** Adds the carrier's message to the timeline that the buyer reads. It alone is a change, too. */
function told(order: StoredOrder, before: StoredParcel, after: StoredParcel, at: Date): ChangedOrder {
  const isNews = after.said !== before.said && !ofMoney.includes(after.stage);
  if (!isNews || after.saidWords === null) return unchanged(order);
  const note = after.saidWords.slice(0, 200);
  const entry = { kind: 'delivery', from: null, to: after.stage, by: 'provider', note } as const;
  return changeOrder(order, {}, [entry], at);
}

/** Returns the order's move, or else the quiet change: one change gets one timeline entry. */
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

/** Books the cash with a report that changes nothing else, so that nothing is written twice. */
async function bookedAtOnce(
  context: Context,
  { order, job, before, after, at }: ParcelChange,
): Promise<ChangedOrder> {
  const moves = changedBy(order, withParcel(job, after), at, told(order, before, after, at));
  if (after.stage !== 'settled' || moves.writes.length > 0) return unchanged(order);
  // After a settled and booked parcel no further report is expected, so no check is scheduled.
  const parcels = withParcel(job, { ...after, checkAt: null });
  return codBooking(context, { order, job: { ...job, parcels }, at });
}

export type ParcelWord = {
  orderId: string;
  number: number;
  report: ParcelReport;
  /** Whether the notice that led to the query reported a part given back. */
  partBack?: boolean;
};

/** Alerts staff to a status that we do not know. */
function alarm({ report, orderId }: ParcelWord): void {
  const { label, said, words } = report;
  log.error('a carrier says what nobody knows', { orderId, label, said, words });
  measure('ParcelsOdd', 1);
}

async function write(context: Context, word: ParcelWord): Promise<boolean> {
  const { orderId, number, report, partBack = false } = word;
  let isOdd = false;
  await saveWithJob(context, orderId, async (order, job, at) => {
    const before = job.parcels.find((one) => one.number === number);
    if (!before) return unchanged(order);
    const answered = reported(before, report, at);
    // A part that was already taken in is not expected again.
    const heard = partBack && !job.halfTaken ? partlyBack(answered, report) : answered;
    isOdd = heard.isUnknown && !before.isUnknown;
    const after = { ...heard, isLate: isLate(heard, at) };
    if (isDeepStrictEqual(after, before)) return unchanged(order);
    const priced = withCarriage(order, withParcel(job, after));
    const booked = await bookedAtOnce(context, { order: priced, job, before, after, at });
    if (booked.writes.length > 0) return booked;
    // A new stage needs a new scheduled check.
    const isMoved = after.stage !== before.stage;
    const kept = isMoved ? { ...after, checkAt: nextCheck(after, at) } : after;
    const parcels = withParcel(job, kept);
    const moved = withJob(job, changedBy(priced, parcels, at, told(priced, before, kept, at)), { parcels });
    return { ...moved, writes: [...moved.writes, ...(isMoved ? scheduleChecks(orderId, [kept]) : [])] };
  });
  return isOdd;
}

/** Records a carrier's report with all its consequences for the order. Repeats change nothing. */
export const applyTrackingUpdate = (context: Context, hearing: ParcelWord): Promise<void> =>
  withOrigin({ who: null, way: 'carrier' }, async () => {
    if (await write(context, hearing)) alarm(hearing);
    await bookCod(context, hearing);
  });
