import { listReadingDocuments } from '#shared/library/index.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const readingShown = 3;

/** Returns the query of the documents that the reader may continue. It is asked again on every visit. */
export const readingQuery = () => apiQuery(listReadingDocuments, { query: { limit: readingShown } });
