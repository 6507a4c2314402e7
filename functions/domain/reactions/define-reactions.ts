import type { Reader } from '#shared/audience/can-see.ts';
import type { LikedState, ReactionState } from '#shared/reactions/reaction.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { getVisible, type SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { countFor, readSums, type Sums } from '#functions/domain/subjects/subject-counters.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, put, remove } from '#functions/platform/table/table-operations.ts';
import { reactionItem, reactionKey, StoredReaction } from './stored-reaction.ts';

type Definition<Type extends string> = {
  subject: Pick<SubjectDefinition, 'kind' | 'load' | 'missing'>;
  /** Types on offer. A member has at most one of them on each subject. */
  types: readonly Type[];
};
type Member = NonNullable<Reader>;

/** Sums of the types on offer, and of no other counter. */
const countsOf = (types: readonly string[], sums: Sums): Sums =>
  Object.fromEntries(types.flatMap((type) => (sums[type] ? [[type, sums[type]]] : [])));

/** Sums after these steps. */
const sumsAfter = (sums: Sums, steps: Sums): Sums => ({
  ...sums,
  ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, (sums[name] ?? 0) + step])),
});

/** Writes that replace a reaction by another, by none, or add one, together with the counters. */
function replaceReaction(
  subject: Subject,
  userId: string,
  {
    before,
    type,
    steps,
    at,
  }: { before: StoredReaction | undefined; type: string | null; steps: Sums; at: Date },
) {
  const key = reactionKey(subject, userId);
  const unchanged = before && { when: { type: before.type }, refusal: 'moved' as const };
  const after =
    type && reactionItem({ kind: subject.kind, subjectId: subject.id, userId, type, at: at.toISOString() });
  const row = after
    ? unchanged
      ? put(after, unchanged)
      : create(after, { refusal: 'moved' as const })
    : remove(key, unchanged);
  return [row, countFor(subject, userId, steps)];
}

/**
 * Declares the reactions to a kind of subject. A member's row and its counter change in one transaction, so the
 * sums are exact, and saying the same thing twice changes nothing.
 */
export function defineReactions<const Type extends string>({ subject: declared, types }: Definition<Type>) {
  const { kind } = declared;

  /**
   * Sets the reaction that `choose` returns for the present one; null stands for none. The counts are those from
   * before the change plus the change itself, so that nothing has to be read after the write.
   */
  async function settle(
    context: Context,
    { id, reader, choose }: { id: string; reader: Member; choose: (before: string | null) => Type | null },
  ): Promise<ReactionState> {
    const { table, now } = context;
    const subject = { kind, id };
    return retry(async () => {
      const [before, { sums }] = await Promise.all([
        table.get(reactionKey(subject, reader.userId), StoredReaction),
        readSums(table, subject),
        getVisible(context, declared, { id, reader }),
      ]);
      const type = choose(before?.type ?? null);
      if (type === (before?.type ?? null)) return { reaction: type, counts: countsOf(types, sums) };
      const steps = { ...(before && { [before.type]: -1 }), ...(type && { [type]: 1 }) };
      const change = { before, type, steps, at: now() };
      const refusal = await table.write(replaceReaction(subject, reader.userId, change));
      return refusal ? retryOn(refusal) : { reaction: type, counts: countsOf(types, sumsAfter(sums, steps)) };
    });
  }

  /** Sets a member's reaction, or removes it. */
  async function react(
    context: Context,
    { id, reader, type }: { id: string; reader: Member; type: Type | null },
  ): Promise<ReactionState> {
    return settle(context, { id, reader, choose: () => type });
  }

  /** Adds a reaction of this type, or removes it if it is the present one. */
  async function toggle(
    context: Context,
    { id, reader, type }: { id: string; reader: Member; type: Type },
  ): Promise<ReactionState> {
    const choose = (before: string | null) => (before === type ? null : type);
    return settle(context, { id, reader, choose });
  }

  /** Likes a subject, no longer likes it, or changes to the other state if nothing is said. */
  async function like(
    context: Context,
    { id, reader, liked, type }: { id: string; reader: Member; liked: boolean | undefined; type: Type },
  ): Promise<LikedState> {
    const { reaction, counts } =
      liked === undefined
        ? await toggle(context, { id, reader, type })
        : await react(context, { id, reader, type: liked ? type : null });
    return { liked: reaction === type, likes: counts[type] ?? 0 };
  }

  /** The reader's own reactions to several subjects, in one read. */
  async function ownReactions(
    table: Pick<Table, 'getMany'>,
    userId: string | undefined,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (!userId) return new Map();
    const found = await table.getMany(
      ids.map((id) => [reactionKey({ kind, id }, userId), StoredReaction] as const),
    );
    return new Map(found.flatMap((one) => (one ? [[one.subjectId, one.type] as const] : [])));
  }

  return { kind, types, subject: declared, react, toggle, like, ownReactions };
}

export type Reactions = ReturnType<typeof defineReactions<string>>;
