import { AppError } from '#shared/contract/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { CarrierRefusal, CarrierSilence } from '../carriers/carrier.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredParcel } from '../packing/packing-job.ts';
import { partsOfName } from '../shipping-keys.ts';
import { followOrder } from './follow-order.ts';
import { applyTrackingUpdate } from './apply-tracking-update.ts';
import { bringParcel } from './make-parcels.ts';
import { isLate, nextCheck, scheduleChecks } from './parcel-clock.ts';

/** Tells whether an error of a carrier is temporary. A silent carrier is asked again; a refusal is recorded. */
const isPassing = (error: unknown): boolean =>
  error instanceof CarrierSilence ||
  error instanceof CarrierRefusal ||
  (error instanceof AppError && ['CARRIER_UNAVAILABLE', 'CARRIER_REFUSED'].includes(error.code));

async function ask(
  context: Context,
  carriers: Carriers,
  orderId: string,
  parcel: StoredParcel,
): Promise<void> {
  const { number, stage, carrier, label } = parcel;
  if (stage === 'asked') return bringParcel(context, carriers, { orderId, number });
  if (!carrier || label === null) return undefined;
  return applyTrackingUpdate(context, { orderId, number, report: await carriers[carrier].status(label) });
}

/** Schedules the next check, unless the carrier's answer has scheduled one already. */
async function wind(
  context: Context,
  {
    orderId,
    number,
    checked,
    wasSilent,
  }: { orderId: string; number: number; checked: string; wasSilent: boolean },
): Promise<void> {
  await saveWithJob(context, orderId, (order, job, at) => {
    const parcel = job.parcels.find((one) => one.number === number);
    if (parcel?.checkAt !== checked) return unchanged(order);
    const wound = { ...parcel, isLate: isLate(parcel, at), checkAt: nextCheck(parcel, at, wasSilent) };
    const parcels = job.parcels.map((one) => (one.number === number ? wound : one));
    const moved = withJob(job, unchanged(order), { parcels });
    return { ...moved, writes: [...moved.writes, ...scheduleChecks(orderId, [wound])] };
  });
}

/** Asks the carrier about a parcel from time to time, because its notices and answers may be lost. */
export async function checkParcel(context: Context, carriers: Carriers, { at, of }: Due): Promise<void> {
  const { orderId, parcel: number } = partsOfName(of);
  if (!(await findOrder(context, orderId))) return;
  const job = await jobRecord.find(context.table, { id: orderId });
  const parcel = job?.parcels.find((one) => one.number === number);
  // Another scheduled check has replaced this one.
  if (parcel?.checkAt !== at) return;
  // A parcel cancelled while its creation was uncertain is cancelled at the carrier now.
  const askAndFollow = async () => {
    await ask(context, carriers, orderId, parcel);
    await followOrder(context, carriers, orderId);
  };
  const wasSilent = await askAndFollow().then(
    () => false,
    (error: unknown) => {
      if (isPassing(error)) return true;
      throw error;
    },
  );
  await wind(context, { orderId, number, checked: at, wasSilent });
}
