import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { profileKeys } from './profile-keys.ts';

/** Deletes all invoice profiles of a member who left. Issued invoices keep their data for bookkeeping. */
export const forgetProfiles = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, profileKeys.everything(userId));
