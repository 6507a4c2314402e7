import { maxRelations, type RelationKind } from '#shared/members/relations.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { countOf, countUpTo } from '#functions/domain/accounts/member-counts.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { StoredFollow } from './follows.ts';
import { memberKeys } from './member-keys.ts';
import { relationItem, StoredRelation } from './relations.ts';

type Pair = { ownerId: string; otherId: string };
type Relation = Pair & { kind: RelationKind };
type OwnTie = { blocked: boolean; muted: boolean };

const counters = { block: 'blocks', mute: 'mutes' } as const;

/** Whether a member blocked or muted the other; the other's own blocks are not included. */
async function standingOf({ table }: Context, { ownerId, otherId }: Pair): Promise<OwnTie> {
  const [blocked, muted] = await table.getMany([
    [memberKeys.relation(ownerId, 'block', otherId), StoredRelation],
    [memberKeys.relation(ownerId, 'mute', otherId), StoredRelation],
  ]);
  return { blocked: blocked !== undefined, muted: muted !== undefined };
}

/** Ends a follow. If there was none when it was read, there still must be none. */
const endTie = (followerId: string, followedId: string, isThere: boolean): Operation<'moved'> =>
  isThere
    ? remove(memberKeys.follow(followerId, followedId), { when: { pk: { present: true } }, refusal: 'moved' })
    : check(memberKeys.follow(followerId, followedId), { when: { pk: { missing: true } }, refusal: 'moved' });

/** Operations that end follows in both directions. Each member's counters change in one operation. */
async function endFollows({ table }: Context, { ownerId, otherId }: Pair) {
  const [forth, back] = await table.getMany([
    [memberKeys.follow(ownerId, otherId), StoredFollow],
    [memberKeys.follow(otherId, ownerId), StoredFollow],
  ]);
  const fewer = { ...(forth && { following: -1 }), ...(back && { followers: -1 }) };
  const fewerThere = { ...(back && { following: -1 }), ...(forth && { followers: -1 }) };
  return {
    fewer,
    writes: [
      endTie(ownerId, otherId, forth !== undefined),
      endTie(otherId, ownerId, back !== undefined),
      ...(forth || back ? [countOf(otherId, fewerThere)] : []),
    ],
  };
}

/** Blocks or mutes a member. A block ends follows both ways; the other member is not notified. */
export async function relate(context: Context, { kind, ...pair }: Relation): Promise<OwnTie> {
  const { table, now } = context;
  if (pair.ownerId === pair.otherId) throw new AppError('MEMBER_SELF');
  await retry(async () => {
    const ended = kind === 'block' ? await endFollows(context, pair) : { fewer: {}, writes: [] };
    const count = { most: maxRelations, refusal: 'RELATIONS_FULL', also: ended.fewer } as const;
    const refusal = await table.write([
      create(relationItem({ ...pair, kind, at: now().toISOString() }), { refusal: 'so already' }),
      ...ended.writes,
      countUpTo(pair.ownerId, counters[kind], count),
    ]);
    if (refusal === 'RELATIONS_FULL') throw new AppError(refusal, { params: { limit: maxRelations } });
    return refusal === 'moved' ? again : undefined;
  });
  return standingOf(context, pair);
}

/** Unblocks or unmutes a member. Earlier follows are not restored. */
export async function unrelate(context: Context, { kind, ...pair }: Relation): Promise<OwnTie> {
  const { ownerId, otherId } = pair;
  await context.table.write([
    remove(memberKeys.relation(ownerId, kind, otherId), {
      when: { pk: { present: true } },
      refusal: 'not so',
    }),
    countOf(ownerId, { [counters[kind]]: -1 }),
  ]);
  return standingOf(context, pair);
}
