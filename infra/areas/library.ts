import * as library from '#shared/library/index.ts';
import { type Area, read, route, write } from './area.ts';
import { engineRoutes } from './engine-routes.ts';

export const libraryArea: Area = {
  name: 'library',
  routes: [
    route(library.listDocuments, { ...read, views: ['documents'] }),
    route(library.listOwnDocuments, { ...read, views: ['documents'] }),
    route(library.searchDocuments, { ...read, views: ['chapters', 'documents'] }),
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

    ...engineRoutes(library),
  ],
};
