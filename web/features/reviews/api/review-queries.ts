import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Product } from '#shared/catalogue/product.ts';
import {
  getMyReview,
  getReview,
  getReviewSummary,
  listReviewsOfProduct,
  type ReviewSlice,
} from '#shared/reviews/read-reviews.contract.ts';
import type { Review, ReviewSort } from '#shared/reviews/review.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export const reviewKeys = {
  ofProduct: (productId: string) => [...roots.reviews, productId] as const,
  lists: (productId: string) => [...roots.reviews, productId, 'list'] as const,
};

export type ReviewFilter = { stars?: number | undefined; withMedia: boolean; sort: ReviewSort };

/** Kind of reader: a member's response contains their likes and own reviews. */
export type ReaderKind = 'guest' | 'member';

export const reviewsPerPage = 8;
const stripSize = 12;
/** Polling interval while the reader's own pictures are processed. */
const preparingMilliseconds = 2_500;

/** Tells whether pictures of the reader's own reviews are still being processed. */
export const isPreparing = ({ data }: ReviewSlice): boolean =>
  data.some(({ own, pendingMedia }) => own && pendingMedia > 0);

export const reviewsQuery = (productId: string, filter: ReviewFilter, reader: ReaderKind) =>
  infiniteQueryOptions({
    queryKey: [...reviewKeys.lists(productId), filter, reader],
    queryFn: ({ pageParam, signal }) =>
      call(listReviewsOfProduct, {
        params: { productId },
        query: {
          pageSize: reviewsPerPage,
          sort: filter.sort,
          ...(filter.stars && { stars: String(filter.stars) }),
          ...(filter.withMedia && { withMedia: 'true' }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.some(isPreparing) ? preparingMilliseconds : false),
  });

/** Returns the query of the newest reviews with pictures, for the strip above the list. */
export const picturedReviewsQuery = (productId: string) =>
  queryOptions({
    queryKey: [...reviewKeys.ofProduct(productId), 'pictures'],
    queryFn: ({ signal }) =>
      call(listReviewsOfProduct, {
        params: { productId },
        query: { pageSize: stripSize, withMedia: 'true', sort: 'helpful' },
        signal,
      }),
  });

/** Queries the rating summary. The product supplies the first; changed reviews refetch it. */
export const summaryQuery = ({ id, rating }: Pick<Product, 'id' | 'rating'>) =>
  queryOptions({
    queryKey: [...reviewKeys.ofProduct(id), 'summary'],
    queryFn: ({ signal }) => call(getReviewSummary, { params: { productId: id }, signal }),
    initialData: rating,
  });

/** Reads the current version of a review, bypassing the cache. */
export const readReview = (id: string): Promise<Review> => call(getReview, { params: { id } });

export const myReviewQuery = (productId: string) =>
  queryOptions({
    queryKey: [...reviewKeys.ofProduct(productId), 'mine'],
    queryFn: ({ signal }) => call(getMyReview, { params: { productId }, signal }),
  });
