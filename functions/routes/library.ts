import * as library from '#shared/library/index.ts';
import { serveComments } from '#functions/domain/discussion/serve-comments.ts';
import { chapterPublication } from '#functions/domain/library/chapter-publication.ts';
import * as ordering from '#functions/domain/library/chapter-order.ts';
import * as counting from '#functions/domain/library/count-reading.ts';
import * as attachments from '#functions/domain/library/document-attachments.ts';
import * as deleting from '#functions/domain/library/delete-document-category.ts';
import * as categories from '#functions/domain/library/document-categories.ts';
import { toDocumentComment } from '#functions/domain/library/document-comment.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { documentDiscussion } from '#functions/domain/library/library-subjects.ts';
import * as listing from '#functions/domain/library/list-documents.ts';
import * as reading from '#functions/domain/library/list-reading.ts';
import { readDocumentReading } from '#functions/domain/library/document-reading.ts';
import { setMark } from '#functions/domain/library/own-marks.ts';
import * as progress from '#functions/domain/library/own-progress.ts';
import { readChapter, readDocument, readDocumentBySlug } from '#functions/domain/library/read-documents.ts';
import { searchChapters } from '#functions/domain/library/search-chapters.ts';
import * as chapters from '#functions/domain/library/write-chapters.ts';
import * as documents from '#functions/domain/library/write-documents.ts';
import { servePublication } from '#functions/domain/publishing/serve-publication.ts';
import { httpRoute, httpRoutes } from '#functions/platform/handlers/http-route.ts';
import { toSuccess } from '#functions/platform/handlers/to-success.ts';
import { toShownState } from '#functions/domain/publishing/shown-state.ts';

export const listDocuments = httpRoute(library.listDocuments, ({ actor, query, table }) =>
  listing.listDocuments({ table }, actor, query),
);

export const listOwnDocuments = httpRoute(library.listOwnDocuments, ({ actor, query, table }) =>
  listing.listOwnDocuments({ table }, actor, query),
);

export const listPublicDocuments = httpRoute(library.listPublicDocuments, ({ query, table }) =>
  listing.listPublicDocuments({ table }, query),
);

export const listDocumentCategories = httpRoute(library.listDocumentCategories, ({ table }) =>
  categories.listDocumentCategories({ table }),
);

export const getDocument = httpRoute(library.getDocument, ({ actor, params, table }) =>
  readDocument({ table }, actor, params.id),
);

export const getDocumentBySlug = httpRoute(library.getDocumentBySlug, ({ actor, params, table }) =>
  readDocumentBySlug({ table }, actor, params.slug),
);

export const getChapter = httpRoute(library.getChapter, ({ actor, params, table }) =>
  readChapter({ table }, actor, params),
);

export const searchDocuments = httpRoute(library.searchDocuments, ({ query, table }) =>
  searchChapters({ table }, query.q),
);

export const favoriteDocument = httpRoute(
  library.favoriteDocument,
  async ({ actor, params: { id }, body: { on }, table, now }) => ({
    isFavorite: await setMark({ table, now }, actor, { id, kind: 'favorite', on }),
  }),
);

export const followDocument = httpRoute(
  library.followDocument,
  async ({ actor, params: { id }, body: { on }, table, now }) => ({
    isFollowing: await setMark({ table, now }, actor, { id, kind: 'follow', on }),
  }),
);

export const completeChapter = httpRoute(library.completeChapter, ({ actor, params, body, table, now }) =>
  progress.completeChapter({ table, now }, actor, { ...params, on: body.on }),
);

export const viewChapter = httpRoute(
  library.viewChapter,
  ({ actor, params, sourceIp, userAgent, table, now }) => {
    const visitor = { userId: actor.userId, address: sourceIp, userAgent };
    return counting.viewChapter({ table, now }, actor, { ...params, visitor });
  },
);

export const downloadDocument = httpRoute(library.downloadDocument, ({ actor, params, body, table, now }) =>
  counting.downloadDocument({ table, now }, actor, { ...params, requestKey: body.requestKey }),
);

export const saveProgress = httpRoute(library.saveProgress, ({ actor, params, body, table, now }) =>
  progress.saveProgress({ table, now }, actor, { ...params, report: body }),
);

export const listReadingDocuments = httpRoute(library.listReadingDocuments, ({ actor, query, table }) =>
  reading.listReadingDocuments({ table }, actor, query.limit),
);

export const forgetProgress = httpRoute(library.forgetProgress, ({ actor, params, table }) =>
  toSuccess(progress.forgetProgress({ table }, actor.userId, params.id)),
);

export const createDocument = httpRoute(
  library.createDocument,
  async ({
    actor,
    body: { downloads: _d, views: _v, publishedAt: _p, slug, isPublished, requestKey, ...draft },
    table,
    now,
  }) => {
    const { title, description, content, videoUrl, ...settings } = draft;
    const text = { title, description, content, videoUrl };
    const given = { by: actor.userId, text, settings, slug, isPublished, requestKey };
    const { id } = await documents.createDocument({ table, now }, given);
    return readDocument({ table }, actor, id);
  },
);

export const updateDocument = httpRoute(
  library.updateDocument,
  async ({ actor, params, body: { version, ...change }, table, now }) => {
    const { id } = await documents.updateDocument({ table, now }, { ...params, change, version });
    return readDocument({ table }, actor, id);
  },
);

export const publishDocument = httpRoute(library.publishDocument, async ({ params, body, table, now }) =>
  toShownState(await documents.publishDocument({ table, now }, params.id, body.isPublished)),
);

export const deleteDocument = httpRoute(library.deleteDocument, ({ params, table, now }) =>
  toSuccess(documents.deleteDocument({ table, now }, params.id)),
);

export const setDocumentThumbnail = httpRoute(
  library.setDocumentThumbnail,
  async ({ params, body, table, now }) => {
    const { thumbnailUrl } = await documents.setThumbnail({ table, now }, params.id, body.thumbnailUrl);
    return { thumbnailUrl };
  },
);

export const addDocumentAttachment = httpRoute(
  library.addDocumentAttachment,
  ({ actor, params: { id }, body: { fileName, ...file }, table, now }) =>
    attachments.addAttachment({ table, now }, { id, by: actor.userId, file: { ...file, fileName } }),
);

export const removeDocumentAttachment = httpRoute(
  library.removeDocumentAttachment,
  ({ params, table, now }) => toSuccess(attachments.removeAttachment({ table, now }, params)),
);

export const createDocumentCategory = httpRoute(library.createDocumentCategory, ({ actor, body, table }) =>
  categories.createDocumentCategory({ table }, { by: actor.userId, requestKey: undefined, ...body }),
);

export const updateDocumentCategory = httpRoute(
  library.updateDocumentCategory,
  ({ params: { id }, body, table }) => categories.updateDocumentCategory({ table }, { id, ...body }),
);

export const deleteDocumentCategory = httpRoute(library.deleteDocumentCategory, ({ params: { id }, table }) =>
  toSuccess(deleting.deleteDocumentCategory({ table }, id)),
);

export const getDocumentReading = httpRoute(library.getDocumentReading, ({ actor, params, table }) =>
  readDocumentReading({ table }, actor, params.id),
);

export const createChapter = httpRoute(
  library.createChapter,
  async ({ actor, params: { id }, body: { isPublished, requestKey, ...text }, table, now }) => {
    const given = { by: actor.userId, text, isPublished, requestKey };
    const { id: chapterId } = await chapters.createChapter({ table, now }, id, given);
    return readChapter({ table }, actor, { id, chapterId });
  },
);

export const updateChapter = httpRoute(
  library.updateChapter,
  async ({ actor, params, body: { version, ...change }, table, now }) => {
    const { id: chapterId } = await chapters.updateChapter({ table, now }, { ...params, change, version });
    return readChapter({ table }, actor, { id: params.id, chapterId });
  },
);

export const publishChapter = httpRoute(library.publishChapter, async ({ params, body, table, now }) =>
  toShownState(await chapters.publishChapter({ table, now }, { ...params, ...body })),
);

export const reorderChapters = httpRoute(library.reorderChapters, ({ params, body, table, now }) =>
  ordering.reorderChapters({ table, now }, { chaptersVersion: undefined, ...params, ...body }),
);

export const deleteChapter = httpRoute(library.deleteChapter, ({ params, table, now }) =>
  toSuccess(chapters.deleteChapter({ table, now }, params)),
);

export const documentDrafts = httpRoutes(library.documentDrafts, servePublication(documentPublication));
export const chapterDrafts = httpRoutes(library.chapterDrafts, servePublication(chapterPublication));
export const documentComments = httpRoutes(
  library.documentComments,
  serveComments(documentDiscussion, toDocumentComment),
);
