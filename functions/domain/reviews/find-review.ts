import { type ErrorCode } from '#shared/contract/errors.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Reader, reviewRecord, type StoredReview } from './review.ts';
import { readerOfReviews } from './review-subject.ts';

/** Error code for a missing review or rating, depending on the route. */
export type MissingCode = Extract<ErrorCode, 'REVIEW_NOT_FOUND' | 'RATING_NOT_FOUND'>;

export async function getStored(table: Table, id: string, missing: MissingCode): Promise<StoredReview> {
  return orThrow(await reviewRecord.find(table, { id }), missing);
}

/** Review with the reader's own like. */
export async function readReview(
  { table }: Context,
  { id, readerId, missing }: { id: string; readerId: string | undefined; missing: MissingCode },
): Promise<[StoredReview, Reader]> {
  const stored = await getStored(table, id, missing);
  return [stored, await readerOfReviews(table, readerId, [id])];
}
