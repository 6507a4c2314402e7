import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { endpointOf } from './devices.ts';
import { notificationKeys } from './notification-keys.ts';

/** Deletes notifications, settings and devices of a member who left. */
export const forgetListener = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, { pk: notificationKeys.partition(userId) }, endpointOf);
