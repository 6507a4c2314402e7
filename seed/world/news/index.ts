import { announcements } from './announcements.ts';
import { communityNews } from './community-news.ts';
import { craftNews } from './craft-news.ts';
import { farmNews } from './farm-news.ts';
import { festivals } from './festivals.ts';
import { shopNews } from './shop-news.ts';
import { workshops } from './workshops.ts';
import type { NewsText } from './news-text.ts';

/** News, events and announcements of the demo market. */
export const newsTexts: readonly NewsText[] = [
  ...farmNews,
  ...craftNews,
  ...shopNews,
  ...communityNews,
  ...announcements,
  ...workshops,
  ...festivals,
];
