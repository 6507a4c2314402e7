import { hasLink } from '#shared/discussion/comment-text.ts';
import type { Mention } from '#shared/discussion/comment.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { commentKeys, commentKind } from '#functions/domain/discussion/comment-keys.ts';
import { commentRecord, type StoredComment } from '#functions/domain/discussion/comment-record.ts';
import { approvedAuthorItem } from '#functions/domain/moderation/approval.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { randomOf } from '#seed/random.ts';
import { threadTexts } from './comments/index.ts';
import type { ThreadText } from './comments/comment-text.ts';
import { buildLikes, type CountedStep, countSteps, itemsOfLikes, stepsOfLikes } from './content-likes.ts';
import { idAt } from './placed-content.ts';

const hour = 3_600_000;

/** Published content that a thread may stand under; its title is that of the thread. */
export type ThreadSubject = { kind: string; id: string; title: string; publishedAt: string };
type PlacedSubject = Omit<ThreadSubject, 'publishedAt'> & { publishedAt: string | null };

/** Comment with the items of its likes and counters. */
export type DemoComment = { comment: StoredComment; items: Item[] };

type Scene = { people: ReadonlyMap<string, Profile>; members: readonly Profile[]; today: Date };
type WrittenText = ThreadText['comments'][number]['replies'][number];

/** Number of likes for a weight from 0 to 5. */
const likesFor = (key: string, weight: number): number =>
  weight === 0 ? 0 : randomOf(`comment-likes:${key}`).between(2 * weight - 1, 3 * weight);

function mentionIn(text: string, people: Scene['people']): Mention[] {
  const [named] = [...people.values()]
    .filter(({ fullName }) => text.startsWith(`@${fullName} `))
    .toSorted((a, b) => b.fullName.length - a.fullName.length);
  return named ? [{ start: 0, end: named.fullName.length + 1, userId: named.id }] : [];
}

function commentOf(
  subject: ThreadSubject,
  { author, text, likes: weight }: WrittenText,
  { at, parentId, replies, scene }: { at: number; parentId: string | null; replies: number; scene: Scene },
): DemoComment {
  const authorId = scene.people.get(author)?.id;
  if (authorId === undefined) throw new Error(`${author} is no active member of the demo world`);
  const id = idAt(at, `comment:${subject.title}:${text}`);
  const createdAt = new Date(at).toISOString();
  const own = { kind: commentKind, id };
  const liked = { subject: own, authorId, at: createdAt, count: likesFor(text, weight) };
  const likes = buildLikes(liked, scene.members, scene.today);
  const { counted, items } = countSteps(own, stepsOfLikes(likes));
  const comment: StoredComment = {
    id,
    kind: subject.kind,
    subjectId: subject.id,
    parentId,
    path: parentId === null ? [] : [parentId],
    authorId,
    content: text,
    mentions: mentionIn(text, scene.people),
    status: 'published',
    rejectedReason: null,
    removedBy: null,
    marks: [],
    createdAt,
    editedAt: null,
    revision: 1,
    replies,
    size: replies,
    sums: counted.sums,
    sumsVersion: counted.version,
  };
  return { comment, items: [...itemsOfLikes(likes), ...items] };
}

function commentsUnder(subject: ThreadSubject, { comments }: ThreadText, scene: Scene): DemoComment[] {
  return comments.flatMap(({ replies, ...text }) => {
    const at = Date.parse(subject.publishedAt) + text.hoursAfter * hour;
    const top = commentOf(subject, text, { at, parentId: null, replies: replies.length, scene });
    const below = replies.map((reply) =>
      commentOf(subject, reply, {
        at: at + reply.hoursAfter * hour,
        parentId: top.comment.id,
        replies: 0,
        scene,
      }),
    );
    return [top, ...below];
  });
}

/** Comments and replies under these contents, of whatever kind. */
export function buildComments(
  subjects: readonly PlacedSubject[],
  members: readonly Profile[],
  today: Date,
): DemoComment[] {
  const active = members.filter(({ status }) => status === 'active');
  const scene = {
    people: new Map(active.map((member) => [member.fullName, member])),
    members: active,
    today,
  };
  const threads = new Map(threadTexts.map((thread) => [thread.about, thread]));
  return subjects.flatMap(({ publishedAt, ...subject }) => {
    const thread = threads.get(subject.title);
    return thread && publishedAt !== null ? commentsUnder({ ...subject, publishedAt }, thread, scene) : [];
  });
}

/** Changes of a subject's counters that its comments made. */
export const stepsOfComments = (comments: readonly DemoComment[], subjectId: string): CountedStep[] =>
  comments
    .filter(({ comment }) => comment.subjectId === subjectId)
    .map(({ comment: { authorId, parentId } }) => ({
      by: authorId,
      sums: { comments: 1, ...(parentId === null && { threads: 1 }) },
    }));

export const itemsOfComment = ({ comment, items }: DemoComment): Item[] => [
  commentRecord.item(comment),
  { ...commentKeys.byMember(comment.authorId, comment.id), entity: 'comment-by', id: comment.id },
  ...items,
];

/** Approvals of those who wrote these comments, so that their next comment is published at once. */
export const itemsOfAuthors = (comments: readonly DemoComment[]): Item[] =>
  [...Map.groupBy(comments, ({ comment }) => comment.authorId)].map(([authorId, own]) =>
    approvedAuthorItem(authorId, {
      comments: own.length,
      links: own.filter(({ comment }) => hasLink(comment.content)).length,
    }),
  );
