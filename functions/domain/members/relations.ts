import * as z from 'zod';
import { maxRelations, relationKinds, type RelationKind } from '#shared/members/relations.contract.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { memberKeys } from './member-keys.ts';

/** Block or mute of one member by another. */
export const StoredRelation = z.object({
  ownerId: z.string(),
  otherId: z.string(),
  kind: z.enum(relationKinds),
  at: z.string(),
});
export type StoredRelation = z.infer<typeof StoredRelation>;

export const relationItem = (relation: StoredRelation): Item => ({
  ...memberKeys.relation(relation.ownerId, relation.kind, relation.otherId),
  entity: 'block',
  ...relation,
  ...(relation.kind === 'block' && {
    gsi1pk: memberKeys.blockers(relation.otherId),
    gsi1sk: relation.ownerId,
  }),
});

/** Blockers read for a list, more than any has. Beyond it `isBlocked` checks single members. */
const maxBlockers = 1000;

export type Relations = {
  blocks: ReadonlySet<string>;
  mutes: ReadonlySet<string>;
  blockedBy: ReadonlySet<string>;
  /** Returns whether either of the two blocks the other. */
  isApart: (otherId: string) => boolean;
};

const idsOf = (found: readonly StoredRelation[], kind: RelationKind) =>
  new Set(found.flatMap((relation) => (relation.kind === kind ? [relation.otherId] : [])));

/** All blocks and mutes of a member and the members who block them, in one read for lists. */
export async function relationsOf(table: Pick<Table, 'list'>, userId: string): Promise<Relations> {
  const [own, blockers] = await Promise.all([
    table.list({ pk: memberKeys.relations(userId), limit: 2 * maxRelations }, StoredRelation),
    table.list({ index: 'gsi1', pk: memberKeys.blockers(userId), limit: maxBlockers }, StoredRelation),
  ]);
  const [blocks, mutes] = [idsOf(own.items, 'block'), idsOf(own.items, 'mute')];
  const blockedBy = new Set(blockers.items.map(({ ownerId }) => ownerId));
  return { blocks, mutes, blockedBy, isApart: (id) => blocks.has(id) || blockedBy.has(id) };
}

/** Returns whether either member blocks the other, read consistently. */
export async function isBlocked(table: Pick<Table, 'getMany'>, one: string, other: string): Promise<boolean> {
  const [forth, back] = await table.getMany([
    [memberKeys.relation(one, 'block', other), StoredRelation],
    [memberKeys.relation(other, 'block', one), StoredRelation],
  ]);
  return forth !== undefined || back !== undefined;
}

/** Returns whether a member muted another or a block separates them, before any notification. */
export async function isSilenced(
  table: Pick<Table, 'getMany'>,
  { listener, speaker }: { listener: string; speaker: string },
): Promise<boolean> {
  const found = await table.getMany([
    [memberKeys.relation(listener, 'mute', speaker), StoredRelation],
    [memberKeys.relation(listener, 'block', speaker), StoredRelation],
    [memberKeys.relation(speaker, 'block', listener), StoredRelation],
  ]);
  return found.some((relation) => relation !== undefined);
}
