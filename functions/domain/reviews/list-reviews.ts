import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { ReviewQuery } from '#shared/reviews/read-reviews.contract.ts';
import { allStars, type ReviewSort, reviewSorts } from '#shared/reviews/review.ts';
import { readCursor, writeCursor } from '#functions/platform/cursor.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Reader, StoredReview } from './review.ts';
import { helpfulText, type Kind, kinds, reviewKeys } from './review-keys.ts';
import { readerOfReviews } from './review-subject.ts';

export type ListQuery = {
  productId: string;
  stars?: readonly number[] | undefined;
  withMedia?: boolean | undefined;
  sort: ReviewSort;
  cursor?: string | undefined;
  pageSize: number;
};

export const toListQuery = (productId: string, { stars, ...query }: ReviewQuery): ListQuery => ({
  productId,
  ...query,
  // An empty list means no filter.
  stars: stars?.length ? stars.map(Number) : undefined,
});

/** Position of a page's last review: its stars and sort key. */
type Place = { stars: number; key: string };

const Cursor = z.tuple([z.enum(reviewSorts), z.int().min(1).max(5), z.string().regex(/^[0-9A-Z#]{1,60}$/)]);

function placeFrom(cursor: string | undefined, sort: ReviewSort): Place | undefined {
  if (!cursor) return undefined;
  const [of, stars, key] = readCursor(Cursor, cursor);
  if (of === sort) return { stars, key };
  throw new AppError('BAD_CURSOR');
}

const cursorAt = (sort: ReviewSort, { stars, key }: Place): string => writeCursor([sort, stars, key]);

/** Sort key within the same stars: by helpfulness, or by age. */
const keyOf = (sort: ReviewSort, { id, likes }: StoredReview): string =>
  sort === 'helpful' ? `${helpfulText(likes)}#${id}` : id;

const placeOf = (sort: ReviewSort, review: StoredReview): Place => ({
  stars: review.stars,
  key: keyOf(sort, review),
});

/** Compares positions; negative if `a` comes first. Sort keys are descending (newest or most helpful first). */
function compare(sort: ReviewSort, a: Place, b: Place): number {
  const byKey = a.key === b.key ? 0 : a.key > b.key ? -1 : 1;
  if (sort === 'highest') return b.stars - a.stars || byKey;
  if (sort === 'lowest') return a.stars - b.stars || byKey;
  return byKey;
}

/** Sorts above every key; it is the end of a range that has not been read yet. */
const above = '~';

/** End of the rest of a range after a position; undefined if the range was read completely. */
function endOf(sort: ReviewSort, stars: number, from: Place | undefined): string | undefined {
  if (!from) return above;
  if (sort === 'newest' || sort === 'helpful' || stars === from.stars) return from.key;
  return compare(sort, { stars, key: '' }, { stars: from.stars, key: '' }) > 0 ? above : undefined;
}

async function readRange(
  table: Table,
  { productId, sort, pageSize }: ListQuery,
  { kind, stars, end }: { kind: Kind; stars: number; end: string },
): Promise<StoredReview[]> {
  const asked = {
    index: sort === 'helpful' ? 'gsi2' : 'gsi1',
    pk: reviewKeys.list(productId, kind),
    between: [`${stars}#`, `${stars}#${end}`] as [string, string],
    newestFirst: true,
    // The last review of the previous page is read again, and one more shows whether there is a next page.
    limit: pageSize + 2,
  } as const;
  return (await table.list(asked, StoredReview)).items;
}

/** Page of a product's reviews, merged from the index ranges that contain them. */
export async function listStored(table: Table, query: ListQuery) {
  const { sort, pageSize, stars = allStars, withMedia } = query;
  const from = placeFrom(query.cursor, sort);
  const ranges = kinds
    .filter((kind) => !withMedia || kind === 'pictures')
    .flatMap((kind) =>
      [...new Set(stars)].map((count) => ({ kind, stars: count, end: endOf(sort, count, from) })),
    )
    .flatMap(({ end, ...range }) => (end === undefined ? [] : [{ ...range, end }]));
  const found = (await Promise.all(ranges.map((range) => readRange(table, query, range)))).flat();
  const ordered = found
    .filter((review) => !from || compare(sort, placeOf(sort, review), from) > 0)
    .toSorted((a, b) => compare(sort, placeOf(sort, a), placeOf(sort, b)));
  const items = ordered.slice(0, pageSize);
  const last = items.at(-1);
  const cursor = last && ordered.length > pageSize ? cursorAt(sort, placeOf(sort, last)) : null;
  return { items, cursor };
}

/** Page of reviews as its reader sees it. */
export async function listReviews<T>(
  { table }: Context,
  { readerId, ...query }: ListQuery & { readerId: string | undefined },
  show: (stored: StoredReview, reader: Reader) => T,
): Promise<{ data: T[]; cursor: string | null }> {
  const { items, cursor } = await listStored(table, query);
  const reader = await readerOfReviews(
    table,
    readerId,
    items.map(({ id }) => id),
  );
  return { data: items.map((stored) => show(stored, reader)), cursor };
}
