import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { profileKeys } from './profile-keys.ts';

/** All of somebody who left; what stands on invoices is the books'. */
export const forgetProfiles = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, profileKeys.everything(userId));
