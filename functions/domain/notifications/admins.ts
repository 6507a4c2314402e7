import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';
import { notificationKeys } from './notification-keys.ts';

const Admin = z.object({ userId: z.string() });

/** Upper limit of admins; no shop has more. */
const maxAdmins = 100;

/** Ids of all admins, from rows that are updated with their role. */
export async function adminIds({ table }: Context): Promise<string[]> {
  const { items } = await table.list({ pk: notificationKeys.admins, limit: maxAdmins }, Admin);
  return items.map(({ userId }) => userId);
}
