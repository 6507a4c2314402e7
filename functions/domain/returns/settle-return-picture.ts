import { mediaOwner, settleIn, settlePictures } from '#functions/domain/media/media-owner.ts';
import { returnRecord } from './return-record.ts';

/** Pictures of a return, by its buyer and by who inspected it. */
export const returnMedia = mediaOwner({
  kind: 'return',
  settle: settleIn(returnRecord, ({ media, inspectionMedia }, settlement) => ({
    to: {
      media: settlePictures(media, settlement),
      inspectionMedia: settlePictures(inspectionMedia, settlement),
    },
  })),
});
