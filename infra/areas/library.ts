import * as library from '#shared/library/index.ts';
import { type Area, read, route, write } from './area.ts';

const listRights = { ...read, indexes: ['gsi1', 'gsi2'] } as const;
const withBlocks = { ...write, indexes: ['gsi1'] } as const;

export const libraryArea: Area = {
  name: 'library',
  routes: [
    route(library.listDocuments, { ...read, views: ['documents'] }),
    route(library.listOwnDocuments, { ...read, views: ['documents'] }),
    route(library.listPublicDocuments, { ...read, views: ['documents'] }),
    route(library.searchDocuments, { ...read, views: ['chapters'] }),
    route(library.listDocumentCategories, read),
    route(library.getDocument, read),
    route(library.getDocumentBySlug, read),
    route(library.getChapter, read),

    route(library.favoriteDocument, write),
    route(library.followDocument, write),
    route(library.completeChapter, write),
    route(library.viewChapter, write),
    route(library.downloadDocument, write),
    route(library.saveProgress, write),
    route(library.forgetProgress, write),
    route(library.listReadingDocuments, read),

    route(library.createDocument, write),
    route(library.updateDocument, write),
    route(library.publishDocument, write),
    route(library.deleteDocument, write),
    route(library.setDocumentThumbnail, write),
    route(library.addDocumentAttachment, write),
    route(library.removeDocumentAttachment, write),
    route(library.createDocumentCategory, write),
    route(library.updateDocumentCategory, write),
    route(library.deleteDocumentCategory, { ...write, views: ['documents'] }),
    route(library.getDocumentReading, read),

    route(library.createChapter, write),
    route(library.updateChapter, write),
    route(library.publishChapter, write),
    route(library.reorderChapters, write),
    route(library.deleteChapter, write),

    route(library.getDocumentDraft, read),
    route(library.saveDocumentDraft, write),
    route(library.moveDocument, write),
    route(library.listDocumentVersions, read),
    route(library.compareDocumentVersions, read),

    route(library.getChapterDraft, read),
    route(library.saveChapterDraft, write),
    route(library.moveChapter, write),
    route(library.listChapterVersions, read),
    route(library.compareChapterVersions, read),

    route(library.listDocumentComments, listRights),
    route(library.listDocumentReplies, listRights),
    route(library.addDocumentComment, withBlocks),
    route(library.editDocumentComment, withBlocks),
    route(library.deleteDocumentComment, withBlocks),
    route(library.likeDocumentComment, withBlocks),
    route(library.settleDocumentComment, withBlocks),
  ],
};
