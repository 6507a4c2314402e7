import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { changeJob, unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { callOffAtCarrier } from './cancel-parcels.ts';
import { applyTrackingUpdate } from './apply-tracking-update.ts';
import { markRequested, bringParcel } from './make-parcels.ts';
import { scheduleChecks } from './parcel-clock.ts';
import { voided } from './report-rules.ts';

type Name = { orderId: string; number: number };

/** Replaces the outdated label of an unfetched parcel. Otherwise staff see that the amount differs. */
export async function remakeParcel(
  context: Context,
  carriers: Carriers,
  { orderId, number }: Name,
  { carrier: name, label }: StoredParcel,
): Promise<void> {
  if (!name || label === null) return;
  const carrier = carriers[name];
  if (await callOffAtCarrier(carrier, label)) {
    await applyTrackingUpdate(context, { orderId, number, report: await carrier.status(label) });
    return;
  }
  await saveWithJob(context, orderId, (order, job, at) => {
    const parcel = job.parcels.find((one) => one.number === number);
    if (parcel?.label !== label) return unchanged(order);
    const opened = job.parcels.map((one) => (one.number === number ? voided(one, 'edited', at) : one));
    const { parcels } = changeJob(job, order, { parcels: opened }).after;
    const again = parcels.map((one) =>
      one.number === number ? markRequested(order, job, one, { carrier: name, note: one.note, at }) : one,
    );
    const moved = withJob(job, unchanged(order), { parcels: again });
    const own = again.filter((one) => one.number === number);
    return { ...moved, writes: [...moved.writes, ...scheduleChecks(orderId, own)] };
  });
  await bringParcel(context, carriers, { orderId, number });
}
