import type { Table } from '#functions/platform/table/table.ts';
import { Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';

/** Returns members as they are shown beside their actions. Members who left are missing. */
export async function findMembers(
  table: Pick<Table, 'recent'>,
  ids: readonly string[],
): Promise<Map<string, Profile>> {
  const wanted = [...new Set(ids)];
  const found = await table.recent.showMany(wanted.map((id) => [accountKeys.profile(id), Profile] as const));
  return new Map(found.flatMap((profile) => (profile ? [[profile.id, profile]] : [])));
}
