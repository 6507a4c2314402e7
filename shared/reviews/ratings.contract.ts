import * as z from 'zod';
import { ProductId, RatingSummary } from '../catalogue/product.ts';
import { defineRoute } from '../contract/route.ts';
import { cursorPage, LikeState, Rating, ReviewId, Stars } from './review.ts';

const often = { calls: 30, seconds: 300 };
const likesOften = { calls: 120, seconds: 60 };
const RatingSlice = z.object({ data: z.array(Rating), cursor: z.string().nullable() });
export type RatingSlice = z.infer<typeof RatingSlice>;

export const createRating = defineRoute({
  name: 'reviews/create-rating',
  summary: 'Give a product one has bought stars without words',
  method: 'POST',
  path: '/ratings',
  access: 'member',
  body: z.strictObject({ productId: ProductId, value: Stars }),
  reply: Rating,
  status: 201,
  errors: ['ACCOUNT_LOCKED', 'PRODUCT_NOT_FOUND', 'NOT_A_BUYER', 'ALREADY_REVIEWED'],
  limit: often,
});

export const listRatings = defineRoute({
  name: 'reviews/list-ratings',
  summary: 'Stars without words of a product, newest first',
  method: 'GET',
  path: '/ratings',
  access: 'guest',
  query: z.object({ productId: ProductId, ...cursorPage }),
  reply: RatingSlice,
  errors: ['BAD_CURSOR'],
});

export const listRatingsOfProduct = defineRoute({
  name: 'reviews/list-ratings-of-product',
  summary: 'Stars without words of the product in the path, newest first',
  method: 'GET',
  path: '/ratings/product/{productId}',
  access: 'guest',
  params: z.object({ productId: ProductId }),
  query: z.object(cursorPage),
  reply: RatingSlice,
  errors: ['BAD_CURSOR'],
});

export const getRating = defineRoute({
  name: 'reviews/get-rating',
  summary: 'One rating',
  method: 'GET',
  path: '/ratings/{id}',
  access: 'guest',
  params: z.object({ id: ReviewId }),
  reply: Rating,
  errors: ['RATING_NOT_FOUND'],
});

export const updateRating = defineRoute({
  name: 'reviews/update-rating',
  summary: 'Change the stars one gave',
  method: 'PATCH',
  path: '/ratings/{id}',
  access: 'member',
  params: z.object({ id: ReviewId }),
  body: z.strictObject({ value: Stars }),
  reply: Rating,
  errors: ['FORBIDDEN', 'RATING_NOT_FOUND', 'STALE_STATE'],
  limit: often,
});

export const deleteRating = defineRoute({
  name: 'reviews/delete-rating',
  summary: 'Take back the stars one gave',
  method: 'DELETE',
  path: '/ratings/{id}',
  access: 'member',
  params: z.object({ id: ReviewId }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['FORBIDDEN', 'RATING_NOT_FOUND', 'STALE_STATE'],
});

const liking = {
  method: 'POST',
  access: 'active-member',
  params: z.object({ id: ReviewId }),
  reply: LikeState,
  errors: ['RATING_NOT_FOUND'],
  limit: likesOften,
} as const;

export const likeRating = defineRoute({
  ...liking,
  name: 'reviews/like-rating',
  summary: 'Like a rating; saying it twice changes nothing',
  path: '/ratings/{id}/like',
});

export const toggleRatingLike = defineRoute({
  ...liking,
  name: 'reviews/toggle-rating-like',
  summary: 'Like a rating, or no longer if one did',
  path: '/ratings/{id}/toggle-like',
});

export const getRatingSummary = defineRoute({
  name: 'reviews/get-rating-summary',
  summary: 'Average, count and distribution of all the stars of a product',
  method: 'GET',
  path: '/ratings/product/{productId}/summary',
  access: 'public',
  params: z.object({ productId: ProductId }),
  reply: RatingSummary,
  cacheSeconds: 2,
});

export const listRatingSummaries = defineRoute({
  name: 'reviews/list-rating-summaries',
  summary: 'The stars of up to a hundred products at once',
  method: 'POST',
  path: '/ratings/batch',
  access: 'public',
  body: z.strictObject({ productIds: z.array(ProductId).min(1).max(100) }),
  reply: z.array(RatingSummary.extend({ productId: ProductId })),
  limit: { calls: 1200, seconds: 60 },
});
