import * as z from 'zod';
import { ProductId, RatingSummary } from '../catalogue/product.ts';
import { commaList, Flag } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { cursorPage, OrderId, Review, ReviewId, ReviewSort } from './review.ts';

export const ReviewQuery = z.object({
  ...cursorPage,
  stars: commaList(z.string().regex(/^[1-5]$/)).optional(),
  withMedia: Flag.optional(),
  sort: ReviewSort.default('newest'),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

const ReviewSlice = z.object({ data: z.array(Review), cursor: z.string().nullable() });
export type ReviewSlice = z.infer<typeof ReviewSlice>;

/** The route is not public: its reply holds the reader's own likes, and public replies are cached for all. */
export const listReviewsOfProduct = defineRoute({
  name: 'reviews/list-reviews-of-product',
  summary: 'What buyers say of a product, by stars, with pictures, sorted',
  method: 'GET',
  path: '/reviews/product/{productId}',
  access: 'guest',
  params: z.object({ productId: ProductId }),
  query: ReviewQuery,
  reply: ReviewSlice,
  errors: ['BAD_CURSOR'],
});

export const listReviewsBySlug = defineRoute({
  name: 'reviews/list-reviews-by-slug',
  summary: 'What buyers say of the product at an address',
  method: 'GET',
  path: '/products/slug/{slug}/reviews',
  access: 'guest',
  params: z.object({ slug: z.string().min(1).max(160) }),
  query: ReviewQuery,
  reply: ReviewSlice,
  errors: ['PRODUCT_NOT_FOUND', 'BAD_CURSOR'],
});

export const getReview = defineRoute({
  name: 'reviews/get-review',
  summary: 'One review',
  method: 'GET',
  path: '/reviews/{id}',
  access: 'guest',
  params: z.object({ id: ReviewId }),
  reply: Review,
  errors: ['REVIEW_NOT_FOUND'],
});

export const getReviewSummary = defineRoute({
  name: 'reviews/get-review-summary',
  summary: 'Average, count and distribution of a product’s stars',
  method: 'GET',
  path: '/reviews/product/{productId}/summary',
  access: 'public',
  params: z.object({ productId: ProductId }),
  reply: RatingSummary,
  cacheSeconds: 2,
});

export const getMyReview = defineRoute({
  name: 'reviews/get-my-review',
  summary: 'Whether the caller may review a product, and what they said of it',
  method: 'GET',
  path: '/reviews/product/{productId}/mine',
  access: 'member',
  params: z.object({ productId: ProductId }),
  reply: z.object({
    canReview: z.boolean(),
    /** Orders with the product that the member has not reviewed yet, newest first. */
    orderIds: z.array(OrderId),
    /** The member's latest review. */
    review: Review.nullable(),
  }),
});

export const getOrderReviewStatus = defineRoute({
  name: 'reviews/get-order-review-status',
  summary: 'Which products of an order of one’s own were reviewed',
  method: 'GET',
  path: '/reviews/order/{orderId}/status',
  access: 'member',
  params: z.object({ orderId: OrderId }),
  reply: z.object({
    items: z.array(z.object({ productId: ProductId, reviewed: z.boolean(), reviewId: ReviewId.nullable() })),
  }),
  errors: ['NOT_FOUND'],
});
