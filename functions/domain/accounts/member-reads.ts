import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/** Keys of a profile and its counters, for callers that read them in one request with their own items. */
export const memberPlaces = { profile: accountKeys.profile, counts: accountKeys.counts };

/** Condition that the member exists and is not locked at the moment of the write. */
export const checkOpen = <const R extends string>(userId: string, refusal: R): Operation<R> =>
  check(accountKeys.profile(userId), {
    when: { pk: { present: true }, status: { is: '<>', to: 'inactive' } },
    refusal,
  });
