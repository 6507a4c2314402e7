import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/** Where a profile lies, and what is counted beside it: for who reads them together with things of their own. */
export const memberPlaces = { profile: accountKeys.profile, counts: accountKeys.counts };

/** There, and not locked, at the moment of the write this belongs to. */
export const checkOpen = <const R extends string>(userId: string, refusal: R): Operation<R> =>
  check(accountKeys.profile(userId), {
    when: { pk: { present: true }, status: { is: '<>', to: 'inactive' } },
    refusal,
  });
