import { describe, expect, it } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { commentKeys, commentKind } from '#functions/domain/discussion/comment-keys.ts';
import { StoredComment } from '#functions/domain/discussion/comment-record.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import { newsRecord, StoredNews } from '#functions/domain/news/news-record.ts';
import { readNewsBySlug } from '#functions/domain/news/read-news.ts';
import { createNews } from '#functions/domain/news/write-news.ts';
import { StoredReaction } from '#functions/domain/reactions/stored-reaction.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { buildMembers } from '#seed/world/members.ts';
import { buildNews, itemsOfNews, placeNews } from '#seed/world/published-news.ts';
import { buildComments, itemsOfAuthors, itemsOfComment } from '#seed/world/threads.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const today = new Date('2026-05-20T00:00:00.000Z');
const members = buildMembers(today);
const placed = placeNews(today);
const comments = buildComments(placed, members, today);
const news = buildNews(placed, { comments, members, today });
const items: Item[] = [
  ...news.flatMap(itemsOfNews),
  ...comments.flatMap(itemsOfComment),
  ...itemsOfAuthors(comments),
];
const { table, put } = memoryTable();
put(items);
const context = { table, now: () => today };
const reactions = items.flatMap((item) =>
  item['entity'] === 'reaction' ? [StoredReaction.parse(item)] : [],
);
const likesOf = (kind: string, id: string) =>
  reactions.filter((one) => one.kind === kind && one.subjectId === id).length;

describe('published news of the demo world', () => {
  it('are the same every time, have the stored shapes, and no key stands twice', () => {
    expect(buildNews(placed, { comments, members, today })).toEqual(news);
    for (const { card, text } of news) {
      expect(StoredNews.parse(card)).toMatchObject({ status: 'published', publishedVersion: 1 });
      expect(NewsText.parse(text)).toEqual(text);
    }
    for (const { comment } of comments) expect(StoredComment.parse(comment)).toEqual(comment);
    const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have sums that equal their rows and their counters', async () => {
    for (const { card } of news) {
      const own = comments.filter(({ comment }) => comment.subjectId === card.id);
      const threads = own.filter(({ comment }) => comment.parentId === null);
      const { like, comments: total = 0, threads: top = 0, views = 0 } = card.sums;
      expect([like, total, top]).toEqual([likesOf('news', card.id), own.length, threads.length]);
      expect(views).toBeGreaterThan(Number(like) + total);
      const { sums, sumsVersion } = card;
      expect(await readSums(table, { kind: 'news', id: card.id })).toEqual({ sums, version: sumsVersion });
    }
  });

  it('have comments whose sums and replies equal their rows', async () => {
    expect(comments).toHaveLength(55);
    for (const { comment } of comments) {
      const { id, sums, sumsVersion, replies, size } = comment;
      expect(sums['like'] ?? 0).toBe(likesOf(commentKind, id));
      expect(await readSums(table, { kind: commentKind, id })).toEqual({ sums, version: sumsVersion });
      const asked = {
        index: 'gsi1',
        pk: commentKeys.list({ kind: 'news', id: comment.subjectId }, id),
        limit: 50,
      } as const;
      const below = await table.list(asked, StoredComment);
      expect([replies, size]).toEqual([below.items.length, below.items.length]);
      expect(below.items.every(({ path }) => path.join() === id)).toBe(true);
    }
  });

  it('have mentions that point at the name of who is meant', () => {
    const mentioning = comments.filter(({ comment }) => comment.content.startsWith('@'));
    expect(mentioning.length).toBeGreaterThan(5);
    for (const { comment } of comments) {
      const named = comment.mentions.map(({ start, end, userId }) => [
        comment.content.slice(start, end),
        members.find(({ id }) => id === userId)?.fullName,
      ]);
      expect(named.length > 0).toBe(comment.content.startsWith('@'));
      for (const [text, name] of named) expect(text).toBe(`@${name}`);
    }
  });

  it('are liked once by each person, never by their author, after they came and before today', () => {
    const keys = reactions.map(({ kind, subjectId, userId }) => `${kind} ${subjectId} ${userId}`);
    expect(new Set(keys).size).toBe(keys.length);
    const contents = new Map(
      [...news.map(({ card }) => card), ...comments.map(({ comment }) => comment)].map((one) => [
        one.id,
        one,
      ]),
    );
    const odd = reactions.filter(({ subjectId, userId, at }) => {
      const content = contents.get(subjectId);
      const joined = members.find(({ id }) => id === userId)?.verificationDate;
      return !content || !joined || content.authorId === userId || !(joined < at) || at <= content.createdAt;
    });
    expect(odd).toEqual([]);
    expect(reactions.filter(({ at }) => at >= today.toISOString())).toEqual([]);
  });

  it('hold events at their time of day in Vietnam', () => {
    const indigo = news.find(({ card }) => card.title.startsWith('Một ngày nhuộm chàm'));
    expect(indigo?.card).toMatchObject({
      category: 'event',
      date: '2026-02-14T01:30:00.000Z',
      endsAt: '2026-02-14T08:30:00.000Z',
      duration: '7 giờ',
      location: 'Nhà cộng đồng Lùng Tám, Quản Bạ, Hà Giang',
      level: 'Cơ bản',
    });
    expect(news.filter(({ card }) => card.videos.length > 0)).toHaveLength(1);
  });

  it('have the items that writing and publishing leave', async () => {
    const [demo] = news;
    if (!demo) throw new Error('There are no news');
    const empty = memoryTable();
    const written = await createNews(
      { table: empty.table, now: () => today },
      { by: demo.card.authorId, text: demo.text, isPublished: true, requestKey: undefined },
    );
    const shapeOf = (rows: readonly object[], id: string) =>
      rows
        .map((row) => JSON.stringify(row, Object.keys(row).toSorted()).replaceAll(id, 'ID'))
        .map((row) => JSON.parse(row) as Item)
        .filter(({ pk }) => pk === 'NEWS#ID' || pk.startsWith('SLUG#'))
        .map((row) => `${row.pk} ${row.sk} ${Object.keys(row).join()}`)
        .toSorted();
    expect(shapeOf(itemsOfNews(demo), demo.card.id)).toEqual(shapeOf(empty.rows(), written.id));
    const draftIn = (rows: readonly object[]) => rows.find((row) => 'sk' in row && row.sk === 'DRAFT');
    expect(draftIn(itemsOfNews(demo))).toMatchObject({ version: 2, text: null });
    expect(draftIn(empty.rows())).toMatchObject({ version: 2, text: null });
    expect([demo.card.version, demo.card.lastMove]).toEqual([written.version, written.lastMove]);
  });

  it('are read, edited and published again like any other', async () => {
    const [demo] = news;
    if (!demo) throw new Error('There are no news');
    const { id, slug } = demo.card;
    expect(await readNewsBySlug(context, slug)).toMatchObject({
      id,
      content: demo.text.content,
      sequence: 1,
    });
    const { draftVersion, text } = await newsPublication.readForEditing(context, id);
    const saved = await newsPublication.saveDraft(context, {
      id,
      draftVersion,
      text: { ...text, summary: 'Tóm tắt mới' },
    });
    await newsPublication.publish(context, { id, ...saved });
    expect(await newsRecord.get(table, { id })).toMatchObject({
      publishedVersion: 2,
      summary: 'Tóm tắt mới',
    });
  });

  it('have commenters whose next comment is published at once', async () => {
    const needsApproval = needsApprovalOf('comments');
    const author = (userId: string) => ({ userId, role: 'user' as const, isApart: () => false });
    const waiting = await Promise.all(
      comments.map(({ comment }) =>
        needsApproval(context, { author: author(comment.authorId) as never, text: 'Cảm ơn' }),
      ),
    );
    expect(waiting.some(Boolean)).toBe(false);
    expect(await needsApproval(context, { author: author('usr_new') as never, text: 'Chào' })).toBe(true);
  });
});
