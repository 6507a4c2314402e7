/** Kinds of subjects that documents and their chapters are. */
export const documentKind = 'document';
export const chapterKind = 'chapter';

/** Kind under which the readers of a document's chapters are counted; no record shows these sums. */
export const readingKind = 'document-reading';

/**
 * Keys of the library: the cards that lists show; texts, drafts and versions lie beside them
 * (`publishing-keys.ts`). The card of a document names its chapters in their order.
 *
 *   document                    pk DOCUMENT#<id>           sk CARD
 *   chapter                     pk CHAPTER#<id>            sk CARD
 *   its words, for the search   pk CHAPTER#<id>            sk WORDS
 *   categories                  pk DOCUMENT-CATEGORIES     sk <id>
 *   all documents, filtered and sorted: the view `documents`, fed by the cards
 *   chapters by words: the view `chapters`, fed by the words
 */
export const libraryKeys = {
  document: (id: string) => ({ pk: `DOCUMENT#${id}`, sk: 'CARD' }),
  chapter: (id: string) => ({ pk: `CHAPTER#${id}`, sk: 'CARD' }),
  words: (id: string) => ({ pk: `CHAPTER#${id}`, sk: 'WORDS' }),
  categories: 'DOCUMENT-CATEGORIES',
  category: (id: string) => ({ pk: 'DOCUMENT-CATEGORIES', sk: id }),
};

export const documentFeed = { name: 'documents', shards: 1 };
export const chapterFeed = { name: 'chapters', shards: 1 };

/**
 * Keys of what a member has of documents: few, and read by key alone.
 *
 *   favourite       pk READER#<member>   sk FAVORITE#<document>
 *   followed        pk READER#<member>   sk FOLLOW#<document>
 *   viewed lately   pk READER#<member>   sk VIEWED#<document>
 *   progress        pk READER#<member>   sk PROGRESS#<document>
 */
export const readerKeys = {
  partition: (userId: string) => `READER#${userId}`,
  mark: (userId: string, kind: ReaderMark, documentId: string) => ({
    pk: `READER#${userId}`,
    sk: `${markPrefix[kind]}${documentId}`,
  }),
  viewed: (userId: string, documentId: string) => ({ pk: `READER#${userId}`, sk: `VIEWED#${documentId}` }),
  progress: (userId: string, documentId: string) => ({
    pk: `READER#${userId}`,
    sk: `${progressPrefix}${documentId}`,
  }),
};

export const progressPrefix = 'PROGRESS#';

export const markPrefix = { favorite: 'FAVORITE#', follow: 'FOLLOW#' } as const;
export type ReaderMark = keyof typeof markPrefix;
