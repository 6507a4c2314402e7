import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/**
 * Whoever decides is an admin at the very moment it is written, and not whom it is about: so however many act on each
 * other at once, one admin always stays.
 */
export const staysAdmin = (userId: string): Operation<'actor'> =>
  check(accountKeys.profile(userId), {
    when: { role: 'admin', status: { is: '<>', to: 'inactive' } },
    refusal: 'actor',
  });
