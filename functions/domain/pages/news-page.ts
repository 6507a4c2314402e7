import { firstAnswer } from '#shared/first-data.ts';
import { newsCalendarPath, newsListPath, newsPath, slugInAddress } from '#shared/news/news-path.ts';
import { openingNews } from '#shared/news/news-choices.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import type { ContentImage } from '#shared/publishing/content-text.ts';
import { listNews } from '#shared/news/read-news.contract.ts';
import { newsContent } from '#shared/news/write-news.contract.ts';
import { contentOfAddress } from './content-of-address.ts';
import { newsFact } from './news-facts.ts';
import { newsFeedPath } from './news-feed.ts';
import { firstPictureOf, newsListPaint, newsPaint } from './news-paint.ts';
import { absentPage, type Alternate, type MovedPage, type Page, type PictureFacts, shorten } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { brand, texts } from './page-texts.ts';
import { crumbsFact, itemListFact } from './structured-data.ts';

const listRoutes = ['_community', '_community/news'];
const itemRoutes = [...listRoutes, '_community/news.$address'];

const feed: Alternate = {
  type: 'application/rss+xml',
  title: `${texts.news} · ${brand}`,
  path: newsFeedPath,
};
const calendarOf = (news: NewsDetail): Alternate[] =>
  news.category === 'event' && news.date !== null
    ? [{ type: 'text/calendar', title: news.title, path: newsCalendarPath(news) }]
    : [];

/** Widest form in which a preview shows a picture with several widths. */
const previewWidth = 640;

/** Measures of a picture as a preview shows it. */
function previewFacts({ url, alt, width, height }: ContentImage): PictureFacts {
  if (width === null || height === null || !url.includes('{width}')) return { alt, width, height };
  return { alt, width: previewWidth, height: Math.round((height * previewWidth) / width) };
}

const previewOf = ([image]: readonly ContentImage[]): Pick<Page, 'picture' | 'pictureFacts'> =>
  image ? { picture: image.url, pictureFacts: previewFacts(image) } : {};

/** The list as it opens; it also stands behind the page of an item. */
const openingAnswer = async ({ news }: PageSources) => {
  const found = await news(listNews.query.parse(openingNews));
  return { found, answer: firstAnswer(listNews, { query: openingNews }, found) };
};

export async function newsListPage(sources: PageSources): Promise<Page> {
  const { found, answer } = await openingAnswer(sources);
  const items = found.data.map((news) => ({ name: news.title, url: sources.origin + newsPath(news) }));
  return {
    status: 200,
    title: texts.news,
    description: texts.newsLead,
    path: newsListPath,
    kind: 'website',
    ...previewOf(found.data.flatMap(({ images }) => images)),
    isIndexed: true,
    alternates: [feed],
    facts: [
      crumbsFact([{ name: texts.news, path: newsListPath }], sources.origin),
      itemListFact(texts.news, items),
    ],
    answers: [answer],
    firstPictures: found.data.slice(0, 1).flatMap(firstPictureOf),
    firstPaint: newsListPaint(found.data),
    routes: listRoutes,
  };
}

async function pageOf(
  sources: PageSources,
  { slug, news }: { slug: string; news: NewsDetail },
): Promise<Page> {
  const { origin } = sources;
  const path = newsPath(news);
  const crumbs = [
    { name: texts.news, path: newsListPath },
    { name: news.title, path },
  ];
  return {
    status: 200,
    title: news.title,
    description: shorten(news.summary) || shorten(news.content),
    path,
    kind: 'article',
    ...previewOf(news.images),
    isIndexed: true,
    alternates: [feed, ...calendarOf(news)],
    facts: [newsFact(news, origin), crumbsFact(crumbs, origin)],
    answers: [
      firstAnswer(newsContent.getBySlug, { params: { slug } }, news),
      (await openingAnswer(sources)).answer,
    ],
    firstPictures: firstPictureOf(news),
    firstPaint: newsPaint(news),
    routes: itemRoutes,
  };
}

const absent = { path: newsListPath, routes: itemRoutes };
const absentPages = {
  404: absentPage(404, { ...absent, title: texts.newsMissing, description: texts.newsMissingLead }),
  410: absentPage(410, { ...absent, title: texts.newsRemoved, description: texts.newsRemovedLead }),
};

/** Page of a news item, by the last part of its address. */
export async function newsPage(sources: PageSources, name: string): Promise<Page | MovedPage> {
  const slug = slugInAddress(name);
  const found = await contentOfAddress(`${newsListPath}/${name}`, () => sources.newsItem(slug), newsPath);
  if (found.status === 301) return found;
  if (found.status === 200) return pageOf(sources, { slug, news: found.content });
  return absentPages[found.status];
}
