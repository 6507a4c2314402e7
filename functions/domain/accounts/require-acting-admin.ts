import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

/**
 * Condition that the actor is an admin at the moment of the write and is not the member concerned. However many
 * admins change each other at once, one always stays admin.
 */
export const requireActingAdmin = (userId: string): Operation<'actor'> =>
  check(accountKeys.profile(userId), {
    when: { role: 'admin', status: { is: '<>', to: 'inactive' } },
    refusal: 'actor',
  });
