import { ChapterText } from '#shared/library/chapter.ts';
import { DocumentText } from '#shared/library/document.ts';
import { newId } from '#shared/values/ids.ts';
import {
  createDocumentCategory,
  listDocumentCategories,
} from '#functions/domain/library/document-categories.ts';
import { documentDiscussion } from '#functions/domain/library/library-subjects.ts';
import { createChapter } from '#functions/domain/library/write-chapters.ts';
import { createDocument } from '#functions/domain/library/write-documents.ts';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const writer = ({ people }: Scene) => people.collaborator;
const contextIn = (scene: Scene) => contextOf(scene.world.table, now);
const asWriter = (scene: Scene) => ({ token: writer(scene).accessToken });
const asMember = (scene: Scene) => ({ token: scene.people.member.accessToken });

async function aCategory(scene: Scene): Promise<string> {
  const [known] = await listDocumentCategories(contextIn(scene));
  const draft = { by: writer(scene).id, name: 'Nghề làng', description: '', requestKey: undefined };
  return (known ?? (await createDocumentCategory(contextIn(scene), draft))).id;
}

async function someDocument(scene: Scene, isPublished = true) {
  const categoryId = await aCategory(scene);
  return createDocument(contextIn(scene), {
    by: writer(scene).id,
    text: DocumentText.parse({ title: `Tài liệu ${crypto.randomUUID().slice(0, 8)}` }),
    settings: { categoryId, audience: 'public', offline: false, thumbnailUrl: null },
    slug: undefined,
    isPublished,
    requestKey: undefined,
  });
}

async function someChapter(scene: Scene, isPublished = true) {
  const { id } = await someDocument(scene);
  const chapter = await createChapter(contextIn(scene), id, {
    by: writer(scene).id,
    text: ChapterText.parse({ title: 'Chương một', content: '<p>Chữ.</p>' }),
    isPublished,
    requestKey: undefined,
  });
  return { id, chapterId: chapter.id };
}

async function aComment(scene: Scene, by: Scene['people']['member']) {
  const { id } = await someDocument(scene);
  const draft = { id, content: 'Một lời bình', mentions: [], parentId: null };
  const actor = { userId: by.id, role: by.role };
  return { id, comment: await documentDiscussion.add(contextIn(scene), { ...draft, actor }) };
}

/** Upload of a file that was just sent; returns its id. */
async function aSentFile(scene: Scene): Promise<string> {
  const id = newId();
  const upload = {
    id,
    ownerId: writer(scene).id,
    kind: 'files',
    mimeType: 'application/pdf',
    bytes: 9,
  } as const;
  const createdAt = now().toISOString();
  await scene.world.table.write([create(uploadItem({ ...upload, status: 'waiting', createdAt }))]);
  return id;
}

const ofDocument = async (scene: Scene) => ({ params: { id: (await someDocument(scene)).id } });
const ofChapter = async (scene: Scene) => ({ params: await someChapter(scene) });

/** Versions of a record that was just made. */
const first = { version: 1, draftVersion: 1 };

export const librarySamples: Samples = {
  'library/list-documents': (scene) => ({
    ...asMember(scene),
    query: { search: 'nghề', tab: 'views', sort: 'newest', page: 1, limit: 5 },
  }),
  'library/list-own-documents': (scene) => ({
    ...asMember(scene),
    query: { search: 'nghề', favorite: 'true', following: 'true', page: 1, limit: 5 },
  }),
  'library/list-public-documents': () => ({ query: { sortBy: 'title', page: 1, limit: 5 } }),
  'library/list-reading-documents': (scene) => ({ ...asMember(scene), query: { limit: 3 } }),
  'library/list-document-categories': asMember,
  'library/search-documents': (scene) => ({ ...asMember(scene), query: { q: 'chương' } }),
  'library/get-document': ofDocument,
  'library/get-document-by-slug': async (scene) => ({ params: { slug: (await someDocument(scene)).slug } }),
  'library/get-chapter': ofChapter,
  'library/favorite-document': async (scene) => ({
    ...asMember(scene),
    ...(await ofDocument(scene)),
    body: { on: true },
  }),
  'library/follow-document': async (scene) => ({
    ...asMember(scene),
    ...(await ofDocument(scene)),
    body: { on: true },
  }),
  'library/complete-chapter': async (scene) => ({
    ...asMember(scene),
    ...(await ofChapter(scene)),
    body: { on: true },
  }),
  'library/view-chapter': async (scene) => ({ ...asMember(scene), ...(await ofChapter(scene)), body: {} }),
  'library/download-document': async (scene) => ({
    ...asMember(scene),
    ...(await ofDocument(scene)),
    body: { requestKey: crypto.randomUUID() },
  }),
  'library/save-progress': async (scene) => {
    const { id, chapterId } = await someChapter(scene);
    return {
      ...asMember(scene),
      params: { id },
      body: { chapterId, second: 3, paragraph: 2, completed: [chapterId], reset: false },
    };
  },
  'library/forget-progress': async (scene) => ({ ...asMember(scene), ...(await ofDocument(scene)) }),
  'library/create-document': async (scene) => ({
    ...asWriter(scene),
    body: {
      title: 'Nghề gốm',
      description: 'Từ đất đến lò',
      content: '<p>Lời đầu.</p>',
      categoryId: await aCategory(scene),
      audience: 'members' as const,
      requestKey: crypto.randomUUID(),
    },
  }),
  'library/update-document': async (scene) => ({
    ...asWriter(scene),
    ...(await ofDocument(scene)),
    body: { title: 'Tên mới', offline: true },
  }),
  'library/publish-document': async (scene) => ({
    ...asWriter(scene),
    ...(await ofDocument(scene)),
    body: { isPublished: false },
  }),
  'library/delete-document': async (scene) => ({ ...asWriter(scene), ...(await ofDocument(scene)) }),
  'library/set-document-thumbnail': async (scene) => ({
    ...asWriter(scene),
    ...(await ofDocument(scene)),
    body: { thumbnailUrl: '/demo/gom.webp' },
  }),
  'library/add-document-attachment': async (scene) => {
    const id = await aSentFile(scene);
    return {
      ...asWriter(scene),
      ...(await ofDocument(scene)),
      body: { fileUrl: `/media/files/${id}/gom.pdf`, mimeType: 'application/pdf', fileName: 'Gốm.pdf' },
    };
  },
  'library/remove-document-attachment': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someDocument(scene)).id, attachmentId: 'nowhere' },
  }),
  'library/create-document-category': (scene) => ({
    ...asWriter(scene),
    body: { name: `Danh mục ${crypto.randomUUID().slice(0, 8)}`, description: '' },
  }),
  'library/update-document-category': async (scene) => ({
    ...asWriter(scene),
    params: { id: await aCategory(scene) },
    body: { description: 'Gốm, mây tre' },
  }),
  'library/delete-document-category': (scene) => ({ ...asWriter(scene), params: { id: 'nowhere' } }),
  'library/get-document-reading': async (scene) => ({ ...asWriter(scene), ...(await ofDocument(scene)) }),
  'library/create-chapter': async (scene) => ({
    ...asWriter(scene),
    ...(await ofDocument(scene)),
    body: { title: 'Chương hai', content: '<p>Chữ.</p>', requestKey: crypto.randomUUID() },
  }),
  'library/update-chapter': async (scene) => ({
    ...asWriter(scene),
    ...(await ofChapter(scene)),
    body: { title: 'Tên mới' },
  }),
  'library/publish-chapter': async (scene) => ({
    ...asWriter(scene),
    ...(await ofChapter(scene)),
    body: { isPublished: false },
  }),
  'library/reorder-chapters': async (scene) => {
    const { id, chapterId } = await someChapter(scene);
    return { ...asWriter(scene), params: { id }, body: { chapterIds: [chapterId] } };
  },
  'library/delete-chapter': async (scene) => ({ ...asWriter(scene), ...(await ofChapter(scene)) }),
  'library/get-document-draft': async (scene) => ({ ...asWriter(scene), ...(await ofDocument(scene)) }),
  'library/save-document-draft': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someDocument(scene, false)).id },
    body: { draftVersion: 1, text: DocumentText.parse({ title: 'Đang viết' }) },
  }),
  'library/move-document': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someDocument(scene, false)).id },
    body: { move: 'publish' as const, ...first },
  }),
  'library/list-document-versions': async (scene) => ({ ...asWriter(scene), ...(await ofDocument(scene)) }),
  'library/compare-document-versions': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someDocument(scene)).id, number: '1' },
  }),
  'library/get-chapter-draft': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someChapter(scene)).chapterId },
  }),
  'library/save-chapter-draft': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someChapter(scene, false)).chapterId },
    body: { draftVersion: 1, text: ChapterText.parse({ title: 'Đang viết' }) },
  }),
  'library/move-chapter': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someChapter(scene, false)).chapterId },
    body: { move: 'publish' as const, ...first },
  }),
  'library/list-chapter-versions': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someChapter(scene)).chapterId },
  }),
  'library/compare-chapter-versions': async (scene) => ({
    ...asWriter(scene),
    params: { id: (await someChapter(scene)).chapterId, number: '1' },
  }),
  'library/list-document-comments': async (scene) => {
    const { id } = await aComment(scene, writer(scene));
    return { ...asMember(scene), params: { id }, query: { page: 1, limit: 3, sortBy: 'latest' as const } };
  },
  'library/list-document-replies': async (scene) => {
    const { id, comment } = await aComment(scene, writer(scene));
    return { ...asMember(scene), params: { id, commentId: comment.id }, query: { page: 1, limit: 10 } };
  },
  'library/add-document-comment': async (scene) => ({
    ...asMember(scene),
    ...(await ofDocument(scene)),
    body: { content: 'Hay quá', mentions: [], requestKey: crypto.randomUUID() },
  }),
  'library/edit-document-comment': async (scene) => {
    const { comment } = await aComment(scene, scene.people.member);
    return { ...asMember(scene), params: { id: comment.id }, body: { content: 'Sửa lại', revision: 1 } };
  },
  'library/delete-document-comment': async (scene) => {
    const { comment } = await aComment(scene, scene.people.member);
    return { ...asMember(scene), params: { id: comment.id } };
  },
  'library/like-document-comment': async (scene) => {
    const { comment } = await aComment(scene, writer(scene));
    return { ...asMember(scene), params: { id: comment.id }, body: { liked: true } };
  },
  'library/settle-document-comment': async (scene) => {
    const { comment } = await aComment(scene, writer(scene));
    return { token: writer(scene).accessToken, params: { id: comment.id }, body: { settled: true } };
  },
};
