import { getDocument, getDocumentReading, listDocumentCategories } from '#shared/library/index.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Query of a document with its settings, attachments and chapters. */
export const staffDocumentQuery = (id: string) => apiQuery(getDocument, { params: { id } });
export const readingQuery = (id: string) => apiQuery(getDocumentReading, { params: { id } });
export const categoriesQuery = apiQuery(listDocumentCategories);
