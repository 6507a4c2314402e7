import type { NewsText } from '#shared/news/news.ts';
import { newsListPath } from '#shared/news/news-path.ts';
import * as news from '#shared/news/write-news.contract.ts';
import type { PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { compareNews } from '../rules/compare-news.ts';
import { blankNews, draftOf, NewsBoxes, type NewsDraft, textOf } from '../rules/news-draft.ts';
import { newsRemoval } from '../rules/news-removal.ts';
import { NewsSideFields, NewsTextFields } from './news-fields.tsx';
import { NewsPreview } from './news-preview.tsx';

/** How news, events and announcements are written. */
export const newsDesk: PublicationDesk<NewsText, NewsDraft> = {
  routes: news.newsDrafts,
  root: roots.news,
  form: { ns: 'staffNews', at: 'form' },
  removal: newsRemoval,
  addressOf: (slug) => `${newsListPath}/${slug}`,
  blank: blankNews,
  boxes: NewsBoxes,
  draftOf,
  textOf,
  titleOf: ({ title }) => title,
  compare: compareNews,
  create: (text, requestKey) =>
    call(news.newsContent.create, { body: { ...text, isPublished: false, requestKey } }),
  Fields: NewsTextFields,
  SideFields: NewsSideFields,
  Preview: NewsPreview,
};
