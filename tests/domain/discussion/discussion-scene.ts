import type { CommentSort } from '#shared/discussion/comment.ts';
import type { Role } from '#shared/contract/access.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { keepCommentSums, defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import type { DiscussionRules } from '#functions/domain/discussion/discussion-rules.ts';
import type { SubjectDefinition, SubjectFacts } from '#functions/domain/subjects/define-subject.ts';
import { readSums, type CountedSums } from '#functions/domain/subjects/subject-counters.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

export const actorOf = (userId: string, role: Role = 'user') => ({ userId, role });
export const [lan, mai, tu] = [actorOf('lan'), actorOf('mai'), actorOf('tu')];
export const admin = actorOf('an', 'admin');

type Facts = Partial<SubjectFacts>;

/** A kind of content that exists only here, with its comments, members and clock. */
export function discussionScene({
  rules = {},
  facts = {},
  turn,
}: { rules?: Partial<DiscussionRules>; facts?: Facts; turn?: Turn } = {}) {
  const { table, put, rows } = memoryTable(turn);
  const kept: CountedSums[] = [];
  let [instant, shown] = [Date.parse('2026-11-21T01:00:00.000Z'), facts];
  const context = { table, now: () => new Date(instant) };
  const subject: SubjectDefinition = {
    kind: rules.subject?.kind ?? 'leaflet',
    missing: 'NOT_FOUND',
    load: async (_, id) =>
      id === 'nowhere'
        ? undefined
        : {
            authorId: 'writer',
            status: 'published',
            audience: 'public',
            title: 'Tờ rơi',
            sums: (await readSums(table, { kind: subject.kind, id })).sums,
            ...shown,
          },
    keepSums: async (_, _id, counted) => void kept.push(counted),
  };
  const discussion = defineDiscussion({
    levels: 3,
    sorts: ['latest', 'oldest', 'helpful'],
    reactions: ['like'],
    needsApproval: async () => false,
    ...rules,
    subject,
  });
  for (const [id, fullName] of [
    ['lan', 'Nguyễn Thị Lan'],
    ['mai', 'Trần Mai'],
    ['tu', 'Lê Tú'],
    ['an', 'Phạm An'],
  ] as const)
    put([profileRecord.item(aProfile({ id, fullName, status: 'active' }))]);
  const later = (milliseconds: number) => (instant += milliseconds);

  async function say(
    content: string,
    {
      by = lan,
      on = 'one',
      parentId = null as string | null,
      requestKey = undefined as string | undefined,
    } = {},
  ) {
    later(1000);
    return discussion.add(context, { actor: by, id: on, content, mentions: [], parentId, requestKey });
  }

  const read = (
    query: {
      actor?: typeof lan;
      id?: string;
      commentId?: string;
      page?: number;
      limit?: number;
      sortBy?: CommentSort;
      after?: string;
      around?: string;
    } = {},
  ) =>
    discussion.list(context, { actor: undefined, id: 'one', page: 1, limit: 10, sortBy: 'latest', ...query });

  const sums = async () => (await readSums(table, { kind: subject.kind, id: 'one' })).sums;

  /** Does what the worker does after reactions to a comment. */
  async function foldComment(id: string) {
    await keepCommentSums(context, id, await readSums(table, { kind: 'comment', id }));
  }

  return {
    context,
    table,
    rows,
    put,
    subject,
    discussion,
    say,
    read,
    sums,
    later,
    foldComment,
    kept,
    block: (ownerId: string, otherId: string) =>
      put([relationItem({ ownerId, otherId, kind: 'block', at: '2026-11-20T00:00:00.000Z' })]),
    change: (next: Facts) => (shown = { ...shown, ...next }),
  };
}
