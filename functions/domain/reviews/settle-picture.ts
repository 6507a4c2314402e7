import { mediaOwner, settleIn, settlePictures } from '#functions/domain/media/media-owner.ts';
import { reviewRecord } from './review.ts';

/** Pictures of a review. What the author said keeps its time: only the list of pictures changes. */
export const reviewMedia = mediaOwner({
  kind: 'review',
  settle: settleIn(reviewRecord, ({ media }, settlement) => ({
    to: { media: settlePictures(media, settlement) },
  })),
});
