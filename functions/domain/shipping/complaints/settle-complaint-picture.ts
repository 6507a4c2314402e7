import { mediaOwner, settleIn, settlePictures } from '#functions/domain/media/media-owner.ts';
import { jobRecord, type StoredParcel } from '../packing/packing-job.ts';
import { partsOfName } from '../shipping-keys.ts';

/** Pictures of a complaint about a parcel; a parcel is named by its order and number. */
export const complaintMedia = mediaOwner({
  kind: 'parcel',
  settle: settleIn(
    jobRecord,
    ({ parcels }, settlement) => {
      const { parcel: number } = partsOfName(settlement.id);
      const settled = (parcel: StoredParcel): StoredParcel =>
        parcel.number === number && parcel.complaint
          ? {
              ...parcel,
              complaint: {
                ...parcel.complaint,
                pictures: settlePictures(parcel.complaint.pictures, settlement),
              },
            }
          : parcel;
      return { to: { parcels: parcels.map(settled) } };
    },
    (name) => partsOfName(name).orderId,
  ),
});
