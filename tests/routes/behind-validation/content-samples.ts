import { NewsText } from '#shared/news/news.ts';
import { createNews } from '#functions/domain/news/write-news.ts';
import { newsDiscussion } from '#functions/domain/news/news-subject.ts';
import { caseIdOf } from '#functions/domain/moderation/case-keys.ts';
import { contentApproval } from '#functions/domain/moderation/approval.ts';
import { caseRecord, newCase } from '#functions/domain/moderation/case-record.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const writer = ({ people }: Scene) => people.collaborator;

const inTwoDays = () => new Date(now().getTime() + 48 * 3_600_000).toISOString();

async function someNews(scene: Scene, isPublished = true, given: object = {}) {
  const title = `Tin ${crypto.randomUUID().slice(0, 8)}`;
  const text = NewsText.parse({ title, content: '<p>Có tin.</p>', ...given });
  const by = writer(scene).id;
  return createNews(contextOf(scene.world.table, now), { by, text, isPublished, requestKey: undefined });
}

async function aComment(scene: Scene, by: Scene['people']['member']) {
  const { id } = await someNews(scene);
  const draft = { id, content: 'Một lời bình', mentions: [], parentId: null };
  const comment = await newsDiscussion.add(contextOf(scene.world.table, now), {
    ...draft,
    actor: { userId: by.id, role: by.role },
  });
  return { newsId: id, comment };
}

/** Case of a comment that waits for approval: its author never wrote before. */
async function aCase(scene: Scene) {
  const author = await scene.world.aMember();
  const { comment } = await aComment(scene, author);
  const id = caseIdOf({ kind: 'comment', id: comment.id });
  return caseRecord.get(scene.world.table, { id });
}

/** Decided case of the member who signs in: nobody waits for the queue, so the case is written as a whole. */
async function aRejectedCase(scene: Scene) {
  const { comment } = await aComment(scene, writer(scene));
  const subject = { kind: 'comment', id: comment.id };
  const content = {
    subject,
    place: { kind: 'news', id: 'tin', title: 'Tin' },
    authorId: scene.people.member.id,
    text: 'Lời bình',
  };
  const decided = { ...newCase(content, { cause: 'approval', at: now() }), state: 'rejected' } as const;
  await scene.world.table.write(caseRecord.make(decided));
  return decided;
}

const asWriter = (scene: Scene) => ({ token: writer(scene).accessToken });
const ofNews = async (scene: Scene) => ({ params: { id: (await someNews(scene)).id } });

/** Versions of a news item that was just made. */
const first = { version: 1, draftVersion: 1 };

export const contentSamples: Samples = {
  'news/list-news': () => ({
    query: { search: 'chợ', type: 'news', sortBy: 'views', sortOrder: 'asc', page: 1 },
  }),
  'news/search-news': (scene) => ({ ...asWriter(scene), query: { status: 'draft,published', pageSize: 5 } }),
  'news/get-posts-overview': asWriter,
  'news/get-news': ofNews,
  'news/get-news-by-slug': async (scene) => ({ params: { slug: (await someNews(scene)).slug } }),
  'news/list-liked-news': async (scene) => ({
    token: scene.people.member.accessToken,
    query: { ids: (await someNews(scene)).id },
  }),
  'news/list-upcoming-events': () => ({ query: { limit: 3 } }),
  'news/list-reminded-news': async (scene) => ({
    token: scene.people.member.accessToken,
    query: { ids: (await someNews(scene)).id },
  }),
  'news/remind-of-news': async (scene) => ({
    token: scene.people.member.accessToken,
    params: { id: (await someNews(scene, true, { category: 'event', date: inTwoDays() })).id },
    body: { on: true },
  }),
  'subjects/list-seen-subjects': (scene) => ({
    token: scene.people.member.accessToken,
    query: { limit: 3 },
  }),
  'news/list-news-likers': async (scene) => ({ ...(await ofNews(scene)), query: { type: 'like', take: 8 } }),
  'news/create-news': (scene) => ({
    ...asWriter(scene),
    body: {
      title: 'Hội làng tháng Giêng',
      summary: 'Mời cả làng',
      content: '<p>Rước kiệu từ sáng.</p>',
      category: 'event',
      date: '2027-02-20T01:00:00.000Z',
      location: 'Đình làng',
      requestKey: crypto.randomUUID(),
    },
  }),
  'news/update-news': async (scene) => ({
    ...asWriter(scene),
    ...(await ofNews(scene)),
    body: { title: 'Tiêu đề mới', isPublished: true },
  }),
  'news/delete-news': async (scene) => ({ ...asWriter(scene), ...(await ofNews(scene)) }),
  'news/like-news': async (scene) => ({
    token: scene.people.member.accessToken,
    ...(await ofNews(scene)),
    body: { liked: true },
  }),
  'news/view-news': async (scene) => ({ ...(await ofNews(scene)), body: {} }),
  'news/get-news-draft': async (scene) => ({ ...asWriter(scene), ...(await ofNews(scene)) }),
  'news/save-news-draft': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someNews(scene, false)).id },
    body: { draftVersion: 1, text: NewsText.parse({ title: 'Đang viết' }) },
  }),
  'news/move-news': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someNews(scene, false)).id },
    body: { move: 'publish', ...first },
  }),
  'news/list-news-versions': async (scene) => ({ ...asWriter(scene), ...(await ofNews(scene)) }),
  'news/compare-news-versions': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someNews(scene)).id, number: '1' },
  }),
  'news/list-news-comments': async (scene) => {
    const { newsId } = await aComment(scene, writer(scene));
    return { params: { id: newsId }, query: { page: 1, limit: 10, sortBy: 'latest' } };
  },
  'news/list-news-replies': async (scene) => {
    const { newsId, comment } = await aComment(scene, writer(scene));
    return { params: { id: newsId, commentId: comment.id }, query: { page: 1, limit: 10 } };
  },
  'news/add-news-comment': async (scene) => ({
    token: scene.people.member.accessToken,
    ...(await ofNews(scene)),
    body: { content: 'Hay quá', mentions: [], requestKey: crypto.randomUUID() },
  }),
  'news/edit-news-comment': async (scene) => {
    const { comment } = await aComment(scene, scene.people.member);
    const { accessToken } = scene.people.member;
    return { token: accessToken, params: { id: comment.id }, body: { content: 'Sửa lại', revision: 1 } };
  },
  'news/delete-news-comment': async (scene) => {
    const { comment } = await aComment(scene, scene.people.member);
    return { token: scene.people.member.accessToken, params: { id: comment.id } };
  },
  'news/like-news-comment': async (scene) => {
    const { comment } = await aComment(scene, writer(scene));
    return { token: scene.people.member.accessToken, params: { id: comment.id }, body: { liked: true } };
  },
  'news/settle-news-comment': async (scene) => {
    const { comment } = await aComment(scene, writer(scene));
    return { ...asWriter(scene), params: { id: comment.id }, body: { settled: true } };
  },
  'moderation/appeal-decision': async (scene) => {
    const { subject } = await aRejectedCase(scene);
    return { token: scene.people.member.accessToken, body: { subject, note: 'Tôi viết đúng' } };
  },
  'moderation/get-content-approval': ({ people }) => ({ token: people.admin.accessToken }),
  'moderation/save-content-approval': async (scene) => ({
    token: scene.people.admin.accessToken,
    body: { ...(await contentApproval.read(scene.world.table)), comments: 'new-authors' },
  }),
  'moderation/search-cases': (scene) => ({ ...asWriter(scene), query: { state: 'open', cause: 'approval' } }),
  'moderation/get-case': async (scene) => ({ ...asWriter(scene), params: { id: (await aCase(scene)).id } }),
  'moderation/decide-case': async (scene) => {
    const { id, version } = await aCase(scene);
    return { ...asWriter(scene), params: { id }, body: { decision: 'reject', version, reason: 'Quảng cáo' } };
  },
  'moderation/report-content': async (scene) => {
    const { comment } = await aComment(scene, writer(scene));
    return {
      token: scene.people.member.accessToken,
      body: { subject: { kind: 'comment', id: comment.id }, reason: 'spam', note: '' },
    };
  },
};
