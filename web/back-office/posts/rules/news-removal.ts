import { deleteNews } from '#shared/news/write-news.contract.ts';

/** Operation that deletes a news item, and where the question before it is. */
export const newsRemoval = { contract: deleteNews, texts: { ns: 'staffNews', at: 'act' } } as const;
