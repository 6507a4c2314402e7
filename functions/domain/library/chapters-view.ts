import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { ChapterWords } from './chapter-record.ts';
import { chapterFeed } from './library-keys.ts';

/** Published chapters by the words of their titles and texts. */
export const chaptersView = defineView(ChapterWords, {
  ...chapterFeed,
  version: 1,
  columns: {
    status: column.text(({ status }) => status),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ title, words }) => [title, words],
  finds: 'beginnings',
  marked: ['status'],
  indexes: [['status', 'createdAt desc']],
  row: ChapterWords.omit({ words: true }),
});
