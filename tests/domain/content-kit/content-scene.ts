import { profileRecord } from '#functions/domain/accounts/account.ts';
import { keepCommentSums } from '#functions/domain/discussion/define-discussion.ts';
import { StoredComment } from '#functions/domain/discussion/comment-record.ts';
import { moderateComments } from '#functions/domain/discussion/moderate-comments.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { approvedAuthorItem } from '#functions/domain/moderation/approval.ts';
import { StoredReaction } from '#functions/domain/reactions/stored-reaction.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { createCounterFolder } from '#functions/domain/subjects/fold-counters.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import type { PublicationStatus } from '#shared/publishing/publication-status.ts';
import type { Role } from '#shared/contract/access.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import type { ContentKind } from './content-kinds.ts';

const actorOf = (userId: string, role: Role = 'user') => ({ userId, role });
export const [lan, mai, tu] = [actorOf('lan'), actorOf('mai'), actorOf('tu')];
export const admin = actorOf('an', 'admin');

/** Table with one content of a kind, three members whose comments need no approval, and a moderator. */
export function contentScene(content: ContentKind, status: PublicationStatus = 'published') {
  const { table, put, rows } = memoryTable();
  let instant = Date.parse('2026-11-21T01:00:00.000Z');
  const context = { table, now: () => new Date(instant) };
  const { subject, discussion } = content;
  const own = { kind: subject.kind, id: 'one' };
  put([content.item(own.id, status)]);
  for (const { userId, role } of [lan, mai, tu, admin])
    put([
      profileRecord.item(aProfile({ id: userId, role, status: 'active' })),
      approvedAuthorItem(userId, { comments: 1, links: 1 }),
    ]);

  const say = (text: string, { by = lan, parentId = null as string | null, here = context } = {}) => {
    instant += 1000;
    return discussion.add(here, { actor: by, id: own.id, content: text, mentions: [], parentId });
  };
  const read = (actor: typeof lan | undefined, query: object = {}) =>
    discussion.list(context, { actor, id: own.id, page: 1, limit: 20, sortBy: 'latest', ...query });

  const comments = () =>
    rows()
      .filter(({ entity }) => entity === 'comment')
      .map((row) => StoredComment.parse(row));
  const reactions = (kind: string) =>
    rows()
      .filter((row) => row['entity'] === 'reaction')
      .map((row) => StoredReaction.parse(row))
      .filter((row) => row.kind === kind);

  const folder = createCounterFolder(
    new Map<string, Pick<SubjectDefinition, 'keepSums'>>([
      [subject.kind, subject],
      ['comment', { keepSums: keepCommentSums }],
    ]),
  );

  return {
    context,
    table,
    put,
    own,
    say,
    read,
    comments,
    reactions,
    sums: async () => (await readSums(table, own)).sums,
    fold: (kind: string, id: string) => folder(context, { kind, id }),
    facts: () => subject.load(context, own.id),
    moderations: [moderateComments([discussion]), ...(content.moderation ? [content.moderation] : [])],
    block: (ownerId: string, otherId: string) =>
      put([relationItem({ ownerId, otherId, kind: 'block', at: '2026-11-20T00:00:00.000Z' })]),
    later: (milliseconds: number) => (instant += milliseconds),
  };
}
