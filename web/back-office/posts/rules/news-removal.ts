import { newsContent } from '#shared/news/write-news.contract.ts';

/** Operation that deletes a news item, and where the question before it is. */
export const newsRemoval = { contract: newsContent.remove, texts: { ns: 'staffNews', at: 'act' } } as const;
