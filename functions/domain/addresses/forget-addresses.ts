import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { addressKeys } from './address-keys.ts';

/** Deletes all addresses of a member who left. */
export const forgetAddresses = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, addressKeys.everything(userId));
