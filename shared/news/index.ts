export * from './events.contract.ts';
export * from './news-comments.contract.ts';
export * from './posts-overview.contract.ts';
export * from './read-news.contract.ts';
export * from './write-news.contract.ts';
