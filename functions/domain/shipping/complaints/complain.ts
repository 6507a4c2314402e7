import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type {
  complainOfParcel,
  endComplaint as endContract,
  waiveClaim as waiveContract,
} from '#shared/shipping/complaints.contract.ts';
import { isClaimOwed } from '#shared/shipping/owed-claim.ts';
import type { Complaint } from '#shared/shipping/packing-order.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { parcelName } from '../shipping-keys.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { lossesOf } from '../packing/parcel-rules.ts';
import { complaintMedia } from './settle-complaint-picture.ts';

type ParcelId = { id: string; parcel: number };
type ParcelChange = { complaint?: Complaint; claimWaived?: StoredParcel['claimWaived'] };
type Change = (
  parcel: StoredParcel,
  job: StoredJob,
  at: Date,
) => { change: ParcelChange; uploads?: readonly string[] };

async function change(
  context: Context,
  { id, parcel: number, userId }: ParcelId & { userId: string },
  decide: Change,
): Promise<StoredJob> {
  const { after } = await jobRecord.change<StoredJob, typeof staleOrder | 'UNKNOWN_UPLOAD'>(
    context.table,
    () => jobRecord.get(context.table, { id }),
    (job) => {
      const parcel = job.parcels.find((one) => one.number === number);
      // A parcel without a label was never given to a carrier, so nothing can be claimed for it.
      if (!parcel || parcel.label === null) throw new AppError('SHIPMENT_NOT_FOUND');
      const { change: decided, uploads = [] } = decide(parcel, job, context.now());
      const parcels = job.parcels.map((one) => (one.number === number ? { ...one, ...decided } : one));
      const { after: next, writes } = jobRecord.replace(job, { parcels });
      const pictures = uploads.map((upload) =>
        attach(upload, {
          ownerId: userId,
          kind: 'reviewImages',
          of: complaintMedia.of(parcelName(id, number)),
        }),
      );
      return { after: next, writes: [...writes, ...pictures] };
    },
    (refusal) => {
      if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
      return again;
    },
  );
  return after;
}

type ComplaintInput = ParcelId & BodyOf<typeof complainOfParcel> & { userId: string };

/** Creates or replaces the complaint about a parcel. Pictures that it has already keep their state. */
export const complain = (context: Context, { media, ...asked }: ComplaintInput): Promise<StoredJob> =>
  change(context, asked, ({ complaint: before }, _, at) => {
    const known = new Map(before?.pictures.map((picture) => [picture.id, picture]));
    const pictures = media.map((id) => known.get(id) ?? waitingPicture(id));
    const { kind, note, amount, until, userId } = asked;
    return {
      uploads: media.filter((id) => !known.has(id)),
      change: {
        complaint: {
          kind,
          note,
          pictures,
          asked: amount,
          until,
          by: before?.by ?? userId,
          at: before?.at ?? at.toISOString(),
          paid: null,
          endedAt: null,
        },
      },
    };
  });

type ComplaintEndInput = ParcelId & BodyOf<typeof endContract> & { userId: string };

/** Ends a complaint with the agreed amount, or 0. The money itself comes with a statement. */
export const endComplaint = (context: Context, { paid, ...asked }: ComplaintEndInput): Promise<StoredJob> =>
  change(context, asked, ({ complaint }, _, at) => {
    // A complaint that staff can end was shown to them, so its absence means that their page is stale.
    if (!complaint) throw new AppError('STALE_STATE');
    return { change: { complaint: { ...complaint, paid, endedAt: complaint.endedAt ?? at.toISOString() } } };
  });

type ClaimWaiverInput = ParcelId & BodyOf<typeof waiveContract> & { userId: string };

/** Records why nothing is claimed for damaged or missing goods. A repeat keeps the first reason. */
export const waiveClaim = (
  context: Context,
  { reason, userId: by, ...parcelId }: ClaimWaiverInput,
): Promise<StoredJob> =>
  change(context, { ...parcelId, userId: by }, (parcel, { lines }, at) => {
    if (parcel.claimWaived) return { change: {} };
    if (!isClaimOwed(parcel, lossesOf(lines, parcel.number))) throw new AppError('STALE_STATE');
    return { change: { claimWaived: { reason, by, at: at.toISOString() } } };
  });
