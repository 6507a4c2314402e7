import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';
import { notificationKeys } from './notification-keys.ts';

const Admin = z.object({ userId: z.string() });

/** More than any shop has. */
const mostAdmins = 100;

/** Who decides on people, by a row each that follows their role. */
export async function adminIds({ table }: Context): Promise<string[]> {
  const { items } = await table.list({ pk: notificationKeys.admins, limit: mostAdmins }, Admin);
  return items.map(({ userId }) => userId);
}
