import { type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { parcelName } from '../shipping-keys.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { isEarly, isMade, isOver } from '../packing/parcel-rules.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);
const days = (count: number) => hours(24 * count);

/** How long after its last word a carrier is asked, in case what it told us since was lost on the way. */
const patience = {
  /** Nobody knows whether it took the parcel on. */
  asked: minutes(2),
  moving: hours(3),
  /** Money is settled by the day. */
  settling: days(1),
  /** It did not answer when it was asked. */
  silent: minutes(15),
};

/** A parcel nobody hears of any more is a matter for people. */
const longest = days(60);

const settling: readonly StoredParcel['stage'][] = ['delivered', 'settled', 'returned'];

/** When its carrier is to be asked next; null where there is nothing more to hear. */
export function nextCheck(parcel: StoredParcel, at: Date, wasSilent = false): string | null {
  if (parcel.stage === 'open' || isOver(parcel)) return null;
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

/** To be written with whatever set the clock. */
export const scheduleChecks = (orderId: string, parcels: readonly StoredParcel[]): Operation[] =>
  parcels.flatMap((parcel) => checkDue(orderId, parcel)).map((due) => scheduleDue(due));

const mostUntilFetched = days(2);
const mostUntilThere = days(7);

/** It should have been fetched, or been there, by now. */
export function isLate(parcel: StoredParcel, at: Date): boolean {
  if (parcel.madeAt === null || !isMade(parcel)) return false;
  const age = at.getTime() - Date.parse(parcel.madeAt);
  return age > (isEarly(parcel) ? mostUntilFetched : mostUntilThere);
}
