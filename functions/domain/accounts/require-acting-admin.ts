import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/** Condition that the actor is an admin and not the member concerned, so that one admin always stays. */
export const requireActingAdmin = (userId: string): Operation<'actor'> =>
  check(accountKeys.profile(userId), {
    when: { role: 'admin', status: { is: '<>', to: 'inactive' } },
    refusal: 'actor',
  });
