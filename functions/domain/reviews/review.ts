import * as z from 'zod';
import {
  type Rating,
  type Review,
  ReviewAuthor,
  type ReviewPicture,
  ReviewPicture as Picture,
  Stars,
} from '#shared/reviews/review.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { publicAddress } from '#functions/domain/media/uploads.ts';
import { helpfulText, type Kind, reviewKeys } from './review-keys.ts';

export const StoredPicture = Picture.extend({ ready: z.boolean() });
export type StoredPicture = z.infer<typeof StoredPicture>;

export const StoredReview = z.object({
  id: z.string(),
  productId: z.string(),
  orderId: z.string(),
  authorId: z.string(),
  author: ReviewAuthor,
  /** Variants of the product that the author bought. */
  variants: z.array(z.string()).default([]),
  stars: Stars,
  comment: z.string(),
  media: z.array(StoredPicture),
  /** Sum of likes, which the sort order uses, with its version; both follow the counters within seconds. */
  likes: z.int(),
  sumsVersion: z.int().default(0),
  /** Version of the author's text. Likes do not change it. */
  revision: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StoredReview = z.infer<typeof StoredReview>;

const readyOf = ({ media }: Pick<StoredReview, 'media'>): ReviewPicture[] =>
  media.filter(({ ready }) => ready).map(({ ready: _, ...picture }) => picture);

const kindOf = (review: Pick<StoredReview, 'media'>): Kind =>
  readyOf(review).length > 0 ? 'pictures' : 'plain';

type RankedReview = Pick<StoredReview, 'id' | 'productId' | 'stars' | 'likes' | 'media'>;

/** Index keys of a review. */
export function placesOf(review: RankedReview) {
  const { id, stars, likes } = review;
  const list = reviewKeys.list(review.productId, kindOf(review));
  return {
    gsi1pk: list,
    gsi1sk: `${stars}#${id}`,
    gsi2pk: list,
    gsi2sk: `${stars}#${helpfulText(likes)}#${id}`,
  };
}

/** Record of reviews. New sums of likes do not raise its version, but they do move its place in the list. */
export const reviewRecord = versioned({
  entity: 'review',
  schema: StoredReview,
  key: ({ id }: { id: string }) => reviewKeys.review(id),
  version: 'revision',
  guards: ['likes'],
  counters: ['sumsVersion'],
  stale: 'review-moved',
  indexKeys: placesOf,
  activity: { of: 'review', told: { stars: asIs, comment: asIs, media: counted } },
});

/** Returns whether a picture is one of our uploads, whose files are deleted with it. */
export const isUploaded = ({ id, url }: StoredPicture): boolean => url === publicAddress(id);

/** Abbreviated name: “Nguyễn Văn An” becomes “Nguyễn V. A.”, which is recognisable but cannot be looked up. */
export function abbreviateName(fullName: string): string {
  const [family = '', ...given] = fullName.trim().split(/\s+/);
  return [family, ...given.map((name) => `${Array.from(name)[0] ?? ''}.`)].join(' ');
}

export type Reader = { userId: string; liked: (reviewId: string) => boolean } | undefined;

export const toReview = (stored: StoredReview, reader: Reader): Review => ({
  id: stored.id,
  productId: stored.productId,
  rating: stored.stars,
  comment: stored.comment,
  media: readyOf(stored),
  pendingMedia: stored.media.filter(({ ready }) => !ready).length,
  author: stored.author,
  variants: stored.variants,
  likes: stored.likes,
  liked: reader?.liked(stored.id) ?? false,
  own: reader?.userId === stored.authorId,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
});

/** Converts a review to a rating, which has stars only. */
export function toRating(stored: StoredReview, reader: Reader): Rating {
  const {
    rating: value,
    comment: _c,
    media: _m,
    pendingMedia: _p,
    variants: _v,
    ...rest
  } = toReview(stored, reader);
  return { ...rest, value };
}
