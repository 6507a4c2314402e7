import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { jobRecord } from '../packing/packing-job.ts';
import { parcelName, partsOfName } from '../shipping-keys.ts';

const prefix = 'parcel:';

/** Returns the name that an upload for a complaint is attached to. */
export const complainedOf = (orderId: string, parcel: number): string => prefix + parcelName(orderId, parcel);
export const parcelPictured = (attachedTo: string): string | undefined =>
  attachedTo.startsWith(prefix) ? attachedTo.slice(prefix.length) : undefined;

type Settlement = { of: string; pictureId: string; ready: boolean; also: Operation<'STALE_STATE'>[] };

/** Marks a complaint's picture as ready, or drops a refused one, with `also` in one transaction. */
export async function settleComplaintPicture(
  { table }: Context,
  { of, pictureId, ready, also }: Settlement,
): Promise<void> {
  const { orderId, parcel: number } = partsOfName(of);
  await jobRecord.change(
    table,
    () => jobRecord.find(table, { id: orderId }),
    (job) => {
      const parcels = job.parcels.map((parcel) => {
        if (parcel.number !== number || !parcel.complaint) return parcel;
        const { pictures: all } = parcel.complaint;
        const pictures = ready
          ? all.map((picture) => (picture.id === pictureId ? { ...picture, ready } : picture))
          : all.filter(({ id }) => id !== pictureId);
        return { ...parcel, complaint: { ...parcel.complaint, pictures } };
      });
      const { after, writes } = jobRecord.replace(job, { parcels });
      return { after, writes: [...writes, ...also] };
    },
    // The picture was settled before.
    () => undefined,
  );
}
