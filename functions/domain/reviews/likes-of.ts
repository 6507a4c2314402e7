import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { type Reader } from './review.ts';
import { reviewKeys } from './review-keys.ts';

const Like = z.object({ reviewId: z.string() });

/** Limit of likes that are read; nobody likes more reviews of one product. */
const maxLikes = 500;

/** Reviews of a product that a member likes, in one read for the whole list. */
export async function readerOf(table: Table, userId: string | undefined, productId: string): Promise<Reader> {
  if (!userId) return undefined;
  const asked = {
    pk: reviewKeys.likes(userId),
    startsWith: reviewKeys.likesOf(productId),
    limit: maxLikes,
  };
  const liked = new Set((await table.list(asked, Like)).items.map(({ reviewId }) => reviewId));
  return { userId, liked: (reviewId) => liked.has(reviewId) };
}

export async function likesReview(
  table: Table,
  userId: string,
  { id, productId }: { id: string; productId: string },
): Promise<boolean> {
  return (await table.get(reviewKeys.like(userId, productId, id), Like)) !== undefined;
}
