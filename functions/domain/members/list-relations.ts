import type { listRelations as contract } from '#shared/members/relations.contract.ts';
import { Referrer } from '#shared/accounts/user.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { memberKeys } from './member-keys.ts';
import { StoredRelation } from './relations.ts';

/** Lists blocked or muted members, without those who left. */
export async function listRelations(
  { table }: Context,
  { ownerId, kind, take, cursor }: QueryOf<typeof contract> & { ownerId: string },
): Promise<ReplyOf<typeof contract>> {
  const asked = { pk: memberKeys.relations(ownerId), startsWith: `${kind}#`, limit: take, cursor };
  const { items, cursor: next } = await table.list(asked, StoredRelation);
  const known = await findMembers(
    table,
    items.map(({ otherId }) => otherId),
  );
  return {
    data: items.flatMap(({ otherId, at }) => {
      const user = known.get(otherId);
      return user ? [{ user: Referrer.parse(user), kind, at }] : [];
    }),
    nextCursor: next ?? null,
  };
}
