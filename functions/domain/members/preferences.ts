import * as z from 'zod';
import { Preferences, type UsersConfig } from '#shared/members/users-config.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { requireThere } from '#functions/domain/accounts/standing.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import type { Viewer } from './member-summary.ts';
import { memberKeys } from './member-keys.ts';
import { requireOwn } from './update-profile.ts';

const StoredPreferences = z.object({ value: Preferences, version: z.int(), updatedAt: z.string() });

const find = (table: Pick<Table, 'get'>, userId: string) =>
  table.get(memberKeys.preferences(userId), StoredPreferences);

/** Preferences of a member; they are read before any notification is sent. */
export const preferencesOf = async (table: Pick<Table, 'get'>, userId: string): Promise<Preferences> =>
  (await find(table, userId))?.value ?? {};

export async function readConfig({ table }: Context, userId: string): Promise<UsersConfig> {
  const kept = await find(table, userId);
  return { id: userId, key: 'preferences', value: kept?.value ?? {}, updatedAt: kept?.updatedAt ?? null };
}

/** Changes the named preferences and switches; all others stay. Mails use the new language from then on. */
export async function updateConfig(
  context: Context,
  viewer: Viewer,
  { id, value }: { id: string; value: Preferences },
): Promise<UsersConfig> {
  requireOwn(viewer, id);
  const { table, now } = context;
  const { language, notifications } = value;
  await retry(async () => {
    const [kept, profile] = await Promise.all([find(table, id), findProfile(context, id)]);
    if (!profile) throw new AppError('USER_NOT_FOUND');
    requireThere(profile);
    const at = now().toISOString();
    const after = {
      ...kept?.value,
      ...value,
      ...(notifications && { notifications: { ...kept?.value.notifications, ...notifications } }),
    };
    const item = {
      ...memberKeys.preferences(id),
      entity: 'preferences',
      value: Preferences.parse(after),
      version: (kept?.version ?? 0) + 1,
      updatedAt: at,
    };
    const speaks = language !== undefined && language !== profile.language;
    const refusal = await table.write([
      put(item, {
        when: kept ? { version: kept.version } : { pk: { missing: true } },
        refusal: 'moved',
      }),
      ...(speaks ? profileRecord.replace(profile, { language, updatedAt: at }).writes : []),
    ]);
    return refusal ? again : undefined;
  });
  return readConfig(context, id);
}
