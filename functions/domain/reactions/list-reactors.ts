import * as z from 'zod';
import type { Reader } from '#shared/audience/can-see.ts';
import type { ReactorPage, ReactorQuery } from '#shared/reactions/reaction.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { Referrer } from '#shared/accounts/user.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { subjectShards } from '#functions/domain/subjects/subject-shards.ts';
import { readCursor, writeCursor } from '#functions/platform/cursor.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { StoredReaction } from './stored-reaction.ts';
import { reactionKeys } from './reaction-keys.ts';

type Query = z.output<typeof ReactorQuery>;

const shards = Array.from({ length: subjectShards }, (_, shard) => shard);
const Place = z.string().max(100);

/** Sorts above every sort key of a reaction; the end of a range that has not been read yet. */
const above = '~';

/** Place of a reaction in its list: by time within one type, by member over all types. */
const placeOf = ({ at, userId }: StoredReaction, type: string | undefined): string =>
  type ? `${at}#${userId}` : `BY#${userId}`;

/** One page of a shard's reactions behind a place: newest first within a type, by member over all types. */
async function readShard(
  { table }: TableContext,
  subject: Subject,
  {
    shard,
    type,
    after,
    take,
  }: { shard: number; type: string | undefined; after: string | undefined; take: number },
): Promise<StoredReaction[]> {
  // The row at the cursor is read again and left out, since a range includes its ends.
  const limit = take + 2;
  const asked = type
    ? ({
        index: 'gsi1',
        pk: reactionKeys.ofType(subject, shard, type),
        between: ['0', after ?? above] as [string, string],
        newestFirst: true,
        limit,
      } as const)
    : { pk: reactionKeys.reaction(subject, shard, '').pk, after: after ?? 'BY#', limit };
  return (await table.recent.list(asked, StoredReaction)).items;
}

/**
 * Page of the people who reacted. The rows lie in sixteen shards, so each page merges the next rows of all of
 * them; blocked people and those who left are not shown.
 */
export async function listReactors(
  context: TableContext,
  subject: Subject,
  { reader, type, take, cursor }: Query & { reader: Reader },
): Promise<z.output<typeof ReactorPage>> {
  const after = cursor === undefined ? undefined : readCursor(Place, cursor);
  const found = await Promise.all(
    shards.map((shard) => readShard(context, subject, { shard, type, after, take })),
  );
  const ordered = found
    .flat()
    .map((reaction) => ({ reaction, place: placeOf(reaction, type) }))
    .filter(({ place }) => place !== after)
    .toSorted((a, b) => (a.place < b.place === (type === undefined) ? -1 : 1));
  const page = ordered.slice(0, take);
  const members = await findMembers(
    context.table,
    page.map(({ reaction }) => reaction.userId),
  );
  const last = page.at(-1);
  return {
    data: page.flatMap(({ reaction }) => {
      const member = members.get(reaction.userId);
      if (!member || member.status === 'inactive' || reader?.isApart(member.id)) return [];
      return [{ user: Referrer.parse(member), type: reaction.type, at: reaction.at }];
    }),
    nextCursor: last && ordered.length > take ? writeCursor(last.place) : null,
  };
}
