import { describe, expect, it } from 'vitest';
import { publicationStatuses } from '#shared/publishing/publication-status.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { readersOf } from '#functions/domain/audience/readers-of.ts';
import { sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { discussionNotices } from '#functions/domain/discussion/discussion-notices.ts';
import { caseIdOf } from '#functions/domain/moderation/case-keys.ts';
import { caseRecord } from '#functions/domain/moderation/case-record.ts';
import { decideCase, reportContent } from '#functions/domain/moderation/moderate.ts';
import { newsOf } from '#functions/domain/notifications/define-news.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { contentKinds } from './content-kinds.ts';
import { admin, contentScene, lan, mai, tu } from './content-scene.ts';

/** Every law of the content engines, once for each kind of content that they serve. */
describe.each(Object.entries(contentKinds))('the kit of content serves %s', (_, content) => {
  const { subject, discussion, authorId, isPublic } = content;
  const [firstType = '', lastType = firstType] = [
    discussion.rules.reactions[0],
    discussion.rules.reactions.at(-1),
  ];

  describe('visibility', () => {
    it.each(publicationStatuses)(
      'of one that is %s is the same for pages, comments and rooms',
      async (status) => {
        const { context, own, read } = contentScene(content, status);
        const isShown = status === 'published';
        const isGone = status === 'archived';
        for (const [actor, isSeen] of [
          [undefined, isShown && isPublic],
          [lan, isShown],
          [tu, isShown || (authorId === 'tu' && !isGone)],
          [admin, true],
        ] as const) {
          const reader = await readerOf(context, actor);
          const refused = isSeen ? undefined : subject.missing;
          expect(await refusalOf(getVisible(context, subject, { id: own.id, reader }))).toBe(refused);
          expect(await refusalOf(read(actor))).toBe(refused);
          if (actor) expect(await readersOf(subject)(context, actor, own)).toBe(isSeen);
        }
      },
    );

    it('takes reactions and comments on what is published only', async () => {
      for (const status of publicationStatuses) {
        const { say } = contentScene(content, status);
        const said = await refusalOf(say('Chào', { by: admin }));
        expect([status, said]).toEqual([status, status === 'published' ? undefined : 'COMMENTS_CLOSED']);
        const byMember = await refusalOf(say('Chào'));
        expect(byMember).toBe(status === 'published' ? undefined : subject.missing);
      }
    });

    it('hides the comments of those whom a block separates from the reader', async () => {
      const { say, read, block } = contentScene(content);
      await say('Của Mai', { by: mai });
      await say('Của Lan');
      block('lan', 'mai');
      expect((await read(lan)).data.map(({ userId }) => userId)).toEqual(['lan']);
      expect((await read(tu)).data).toHaveLength(2);
    });
  });

  describe('reactions to a comment', () => {
    it('are one for each person, whatever they press, and the counts equal the rows', async () => {
      const { context, say, reactions, fold, read } = contentScene(content);
      const { id } = await say('Hay quá');
      for (const type of [firstType, lastType, lastType])
        await discussion.react(context, { actor: mai, id, type });
      await discussion.react(context, { actor: tu, id, type: firstType });
      expect(
        reactions('comment')
          .map(({ userId, type }) => `${userId} ${type}`)
          .toSorted(),
      ).toEqual([`mai ${lastType}`, `tu ${firstType}`]);
      await fold('comment', id);
      const [shown] = (await read(mai)).data;
      expect(shown?.reaction).toBe(lastType);
      expect(Object.values(shown?.reactions ?? {}).reduce((sum, count) => sum + count, 0)).toBe(2);
      await discussion.react(context, { actor: mai, id, type: null });
      expect(reactions('comment').map(({ userId }) => userId)).toEqual(['tu']);
    });

    it('stay one when a person presses twice at the same moment', async () => {
      const { context, table, say, reactions, fold, read } = contentScene(content);
      const { id } = await say('Hay quá');
      const slow = meanwhile(table, () => discussion.react(context, { actor: mai, id, type: lastType }));
      await discussion.react({ ...context, table: slow.table }, { actor: mai, id, type: firstType });
      expect(slow.happened()).toBe(true);
      expect(reactions('comment')).toMatchObject([{ userId: 'mai', type: firstType }]);
      await fold('comment', id);
      const [shown] = (await read(mai)).data;
      expect(Object.entries(shown?.reactions ?? {}).filter(([, count]) => count !== 0)).toEqual([
        [firstType, 1],
      ]);
    });
  });

  it('reactions to the content itself are one for each person, and lists show their sum', async () => {
    const { reactions: declared } = content;
    const { context, own, reactions, fold, facts } = contentScene(content);
    if (!declared) return expect(content.subject.kind).toBe('document');
    const reader = await readerOf(context, lan);
    for (const type of declared.types) await declared.react(context, { id: own.id, reader, type });
    const last = declared.types.at(-1) ?? '';
    expect(reactions(own.kind)).toMatchObject([{ userId: 'lan', type: last }]);
    await fold(own.kind, own.id);
    const counted = Object.entries((await facts())?.sums ?? {}).filter(([, count]) => count !== 0);
    expect(counted).toEqual([[last, 1]]);
  });

  it('counts equal rows, whichever of two changes comes first', async () => {
    const run = async (
      order: (works: [() => Promise<unknown>, () => Promise<unknown>]) => (() => Promise<unknown>)[],
    ) => {
      const { context, own, say, comments, sums, fold, facts } = contentScene(content);
      const top = await say('Một');
      await say('Hai', { by: mai });
      const works = order([
        () => say('Trả lời', { by: tu, parentId: top.id }),
        () => discussion.remove(context, { actor: lan, id: top.id }),
      ]);
      for (const work of works) await refusalOf(work());
      await sweepReplies(context, top.id);
      await fold(own.kind, own.id);
      const shown = comments().filter(({ status }) => status === 'published');
      const { comments: total = 0, threads = 0 } = await sums();
      expect([total, threads]).toEqual([
        shown.length,
        shown.filter(({ parentId }) => parentId === null).length,
      ]);
      expect((await facts())?.sums).toMatchObject({ comments: total, threads });
      return total;
    };
    expect(await run(([one, two]) => [one, two])).toBe(1);
    expect(await run(([one, two]) => [two, one])).toBe(1);
  });

  it('replies go as deep as the kind allows, and a removed comment takes all below it along', async () => {
    const { context, say, comments, sums, read } = contentScene(content);
    const ids: (string | null)[] = [null];
    for (let level = 0; level < discussion.rules.levels; level += 1)
      ids.push((await say(`Tầng ${level}`, { by: level % 2 ? mai : lan, parentId: ids.at(-1) ?? null })).id);
    expect(await refusalOf(say('Sâu quá', { parentId: ids.at(-1) ?? null }))).toBe('COMMENT_TOO_DEEP');
    await say('Bên cạnh', { by: tu });
    const top = ids[1] ?? '';
    expect(await refusalOf(discussion.remove(context, { actor: mai, id: top }))).toBe('FORBIDDEN');
    const { removed } = await discussion.remove(context, { actor: lan, id: top });
    expect(removed).toBe(discussion.rules.levels);
    expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
    await sweepReplies(context, top);
    expect(comments().filter(({ status }) => status === 'published')).toHaveLength(1);
    expect((await read(lan)).data.map(({ content: text }) => text)).toEqual(['Bên cạnh']);
  });

  it('views count once for each visitor and half hour, and lists show them', async () => {
    const { context, own, fold, facts, later } = contentScene(content);
    const visit = (userId: string) =>
      countView(context, own, { userId, address: '10.0.0.1', userAgent: 'Mozilla/5.0' });
    expect([await visit('lan'), await visit('lan'), await visit('mai')]).toEqual([true, false, true]);
    later(31 * 60_000);
    expect(await visit('lan')).toBe(true);
    await fold(own.kind, own.id);
    expect((await facts())?.sums).toMatchObject({ views: 3 });
  });

  it('a reported comment opens one case, and is removed with its replies when that is decided', async () => {
    const { context, own, table, say, moderations, sums } = contentScene(content);
    const top = await say('Quảng cáo', { by: mai });
    await say('Đừng đăng nữa', { parentId: top.id });
    const reported = { kind: 'comment', id: top.id };
    for (const actor of [lan, tu, lan])
      await reportContent(context, moderations, {
        subject: reported,
        reader: await readerOf(context, actor),
        reason: 'spam',
        note: '',
      });
    const id = caseIdOf(reported);
    const opened = await caseRecord.get(table, { id });
    expect(opened).toMatchObject({
      state: 'open',
      reportCount: 2,
      authorId: 'mai',
      place: { kind: own.kind, id: 'one' },
    });
    const { version } = opened;
    await decideCase(context, moderations, {
      id,
      by: admin,
      decision: 'remove',
      reason: 'Quảng cáo',
      version,
    });
    expect(await sums()).toMatchObject({ comments: 0, threads: 0 });
    expect((await caseRecord.get(table, { id })).state).toBe('removed');
  });

  it('the author of the content is told of a comment by somebody else, if a member wrote it', async () => {
    const { context, own, say } = contentScene(content);
    const { id: commentId } = await say('Cho hỏi giá');
    const event = {
      type: 'comment.shown',
      id: 'e1',
      commentId,
      kind: own.kind,
      subjectId: own.id,
      parentId: null,
      authorId: 'lan',
    } as const;
    const told = await newsOf(context, event, discussionNotices([subject]));
    expect(told.map(({ receiverId, type }) => [receiverId, type])).toEqual(
      authorId === null ? [] : [[authorId, 'commented']],
    );
  });

  it('comments come in an order that the kind offers; any other request gets the first of them', async () => {
    const { read, say } = contentScene(content);
    for (const text of ['Một', 'Hai']) await say(text);
    for (const sortBy of ['latest', 'oldest', 'helpful'] as const) {
      const isOldest = sortBy === 'oldest';
      const texts = (await read(lan, { sortBy })).data.map(({ content: text }) => text);
      expect([sortBy, texts]).toEqual([sortBy, isOldest ? ['Một', 'Hai'] : ['Hai', 'Một']]);
    }
  });
});
