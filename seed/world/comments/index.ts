import { communityNewsThreads } from './community-news-threads.ts';
import { craftNewsThreads } from './craft-news-threads.ts';
import { craftThreads } from './craft-threads.ts';
import { eventThreads } from './event-threads.ts';
import { farmNewsThreads } from './farm-news-threads.ts';
import { gardenThreads } from './garden-threads.ts';
import { kitchenThreads } from './kitchen-threads.ts';
import { lifeThreads } from './life-threads.ts';
import { sellingThreads } from './selling-threads.ts';
import { shopNewsThreads } from './shop-news-threads.ts';
import type { ThreadText } from './comment-text.ts';

/** Comments under the demo documents and news, grouped by what they stand under. */
export const threadTexts: readonly ThreadText[] = [
  ...communityNewsThreads,
  ...craftNewsThreads,
  ...craftThreads,
  ...eventThreads,
  ...farmNewsThreads,
  ...gardenThreads,
  ...kitchenThreads,
  ...lifeThreads,
  ...sellingThreads,
  ...shopNewsThreads,
];
