import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { pageSize } from '../pages.ts';
import { tidy } from '../values/text.ts';
import { UploadId } from '../media/upload.contract.ts';

export const ReviewId = z.string().min(1).max(40);
export const OrderId = z.string().min(1).max(64);

export const allStars = [5, 4, 3, 2, 1] as const;
export const Stars = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Stars = z.infer<typeof Stars>;

export const reviewRules = { maxComment: 2000, maxPictures: 5 } as const;

/** Keeps line breaks, tidies each line and removes extra blank lines. */
const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const Comment = z.string().max(4000).transform(tidyLines).pipe(z.string().max(reviewRules.maxComment));

/** Ids of the pictures, each once: the caller's own unused uploads and, in a change, pictures of the review. */
export const PictureIds = z
  .array(UploadId)
  .max(reviewRules.maxPictures)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'each-once' });

export const ReviewPicture = z.object({
  id: UploadId,
  /** Address with `{width}` in it; `widths` lists the available ones. */
  url: z.string(),
  widths: z.array(z.int()),
});
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/** A member as strangers see them: a partly masked name and an avatar. */
export const ReviewAuthor = z.object({ name: z.string(), avatarUrl: z.string().nullable() });

export const Review = z.object({
  id: ReviewId,
  productId: ProductId,
  rating: Stars,
  comment: z.string(),
  media: z.array(ReviewPicture),
  /** Pictures that are still being prepared. */
  pendingMedia: z.int().min(0),
  author: ReviewAuthor,
  /** Bought variants as the order named them: 'Cỡ: M'. Empty for a product without variants. */
  variants: z.array(z.string()),
  likes: z.int().min(0),
  /** Whether the reader likes the review; false without a session. */
  liked: z.boolean(),
  /** Whether the reader wrote it. */
  own: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Review = z.infer<typeof Review>;

/** A rating without a text. */
export const Rating = Review.pick({
  id: true,
  productId: true,
  author: true,
  likes: true,
  liked: true,
  own: true,
  createdAt: true,
  updatedAt: true,
}).extend({ value: Stars });
export type Rating = z.infer<typeof Rating>;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export const ReviewSort = z.enum(reviewSorts);
export type ReviewSort = z.infer<typeof ReviewSort>;

export const Cursor = z.string().max(200);
export const cursorPage = { cursor: Cursor.optional(), pageSize: pageSize(10) };

export const LikeState = z.object({ liked: z.boolean(), likes: z.int().min(0) });
export type LikeState = z.infer<typeof LikeState>;
