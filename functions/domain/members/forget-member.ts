import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import type { Query, Table } from '#functions/platform/table/table.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { StoredFollow, unfollowWrites } from './follows.ts';
import { memberKeys } from './member-keys.ts';
import { forgetPictures } from './pictures.ts';

const pageOfTies = 50;

/** Ends follows with both their counters. Follows that are gone already change nothing. */
async function loosenTies(table: Table, asked: Query): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, limit: pageOfTies, cursor }, StoredFollow);
    for (const tie of page.items) await table.write(unfollowWrites(tie, 'gone'));
    ({ cursor } = page);
  } while (cursor);
}

/** Deletes follows, blocks, mutes, pictures and preferences of a member who left. */
export async function forgetMember(context: Context, userId: string): Promise<void> {
  const { table } = context;
  await loosenTies(table, { index: 'gsi1', pk: memberKeys.following(userId) });
  await loosenTies(table, { index: 'gsi2', pk: memberKeys.followers(userId) });
  await clearItems(table, { pk: memberKeys.relations(userId) });
  await forgetPictures(context, userId);
  await table.write([remove(memberKeys.preferences(userId))]);
}
