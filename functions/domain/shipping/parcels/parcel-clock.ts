import { type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { parcelName } from '../shipping-keys.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { isEarly, isAccepted, isFinished } from '../packing/parcel-rules.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);
const days = (count: number) => hours(24 * count);

/** Time after the last report until a carrier is asked, in case a notice was lost. */
const patience = {
  /** The carrier may or may not have accepted the parcel. */
  asked: minutes(2),
  moving: hours(3),
  /** Carriers settle money once a day. */
  settling: days(1),
  /** The carrier did not answer the last query. */
  silent: minutes(15),
};

/** Maximum age of a parcel that is still checked. After that staff have to handle it. */
const longest = days(60);

const settling: readonly StoredParcel['stage'][] = ['delivered', 'settled', 'returned'];

/** Returns when to ask the carrier next; null if no further report is expected. */
export function nextCheck(parcel: StoredParcel, at: Date, wasSilent = false): string | null {
  if (parcel.stage === 'open' || isFinished(parcel)) return null;
  if (parcel.madeAt !== null && at.getTime() - Date.parse(parcel.madeAt) > longest) return null;
  const pause =
    parcel.stage === 'asked'
      ? patience.asked
      : settling.includes(parcel.stage)
        ? patience.settling
        : patience.moving;
  return new Date(at.getTime() + (wasSilent ? patience.silent : pause)).toISOString();
}

export const checkDue = (orderId: string, { number, checkAt }: StoredParcel): Due[] =>
  checkAt === null ? [] : [{ at: checkAt, kind: 'parcel-check' as const, of: parcelName(orderId, number) }];

/** Schedules the next checks. The writes belong in the transaction that sets `checkAt`. */
export const scheduleChecks = (orderId: string, parcels: readonly StoredParcel[]): Operation[] =>
  parcels.flatMap((parcel) => checkDue(orderId, parcel)).map((due) => scheduleDue(due));

const maxUntilFetched = days(2);
const maxUntilThere = days(7);

/** Tells whether a parcel should have been fetched or delivered by now. */
export function isLate(parcel: StoredParcel, at: Date): boolean {
  if (parcel.madeAt === null || !isAccepted(parcel)) return false;
  const age = at.getTime() - Date.parse(parcel.madeAt);
  return age > (isEarly(parcel) ? maxUntilFetched : maxUntilThere);
}
