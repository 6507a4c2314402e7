import { defineSearch } from '#functions/platform/views/define-search.ts';
import { ChapterWords } from './chapter-record.ts';
import { chapterFeed } from './library-keys.ts';

/** Published chapters by the words of their titles and texts, those that are read most first. */
export const chaptersView = defineSearch(ChapterWords, {
  ...chapterFeed,
  version: 2,
  isFound: ({ status }) => status === 'published',
  title: ({ title }) => title,
  words: ({ words }) => words,
  rank: ({ rank = 0 }) => rank,
  createdAt: ({ createdAt }) => createdAt,
  row: ChapterWords.pick({ id: true, documentId: true, title: true, outline: true }),
});
