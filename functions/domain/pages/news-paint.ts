import type { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { playbackStill } from '#shared/playback.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { communityFrame } from './first-paint.ts';
import { escapeHtml } from './html.ts';
import { type FirstPicture, pictureAt, shorten, sourceSet } from './page.ts';
import { texts } from './page-texts.ts';

/** Displayed width of a tile, as the web app's `MediaGrid` states it. */
const tileSizes = '(width < 48rem) 50vw, 16rem';
const maxTiles = 4;

/** Look of the grid by the number of tiles, and of its first tile where that is larger than the others. */
type Shape = { look: string; first?: string };
const loneTile: Shape = { look: 'aspect-4/3' };
const tileShapes: Record<number, Shape> = {
  2: { look: 'aspect-2/1 grid-cols-2' },
  3: { look: 'aspect-3/2 grid-cols-3 grid-rows-2', first: 'col-span-2 row-span-2' },
  4: { look: 'aspect-square grid-cols-2 grid-rows-2 sm:aspect-3/2' },
};

type NewsMedia = Pick<NewsItem, 'images' | 'muxData'>;

/** Addresses of what the tiles show: stills of videos, then pictures. */
const tilesOf = ({ images, muxData }: NewsMedia): string[] =>
  [...muxData.map(({ playbackId }) => playbackStill(playbackId)), ...images.map(({ url }) => url)].slice(
    0,
    maxTiles,
  );

/** The first picture of an item, fetched before anything else that is not text. */
export const firstPictureOf = (item: NewsMedia): FirstPicture[] =>
  tilesOf(item)
    .slice(0, 1)
    .map((address) => ({ address, sizes: tileSizes }));

function tile(address: string, place: string): string {
  const set = sourceSet(address);
  const source = set ? ` sizes="${tileSizes}" srcset="${escapeHtml(set)}"` : '';
  return (
    `<span class="relative min-h-0 min-w-0 overflow-hidden ground-1 ${place}">` +
    `<img${source} src="${escapeHtml(pictureAt(address, 320))}" alt="" width="320" height="320" fetchpriority="high" decoding="async" class="absolute inset-0 size-full object-cover" /></span>`
  );
}

function pictures(item: NewsMedia, look = ''): string {
  const tiles = tilesOf(item);
  if (tiles.length === 0) return '';
  const { look: shape, first = '' } = tileShapes[tiles.length] ?? loneTile;
  return (
    `<div class="grid gap-1.5 overflow-hidden rounded-md ${shape} ${look}">` +
    `${tiles.map((address, index) => tile(address, index === 0 ? first : '')).join('')}</div>`
  );
}

const tones = {
  event: 'bg-jade-soft text-jade',
  announcement: 'bg-gold-soft text-gold',
  news: 'bg-sky-soft text-sky',
} as const;
const badge = ({ category }: NewsItem): string =>
  `<p class="flex flex-wrap gap-1.5"><span class="inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-bold whitespace-nowrap ${tones[category]}">${texts.newsCategories[category]}</span></p>`;

const dayOf = ({ publishedAt, createdAt }: NewsItem): string =>
  dayInVietnam(Date.parse(publishedAt ?? createdAt))
    .split('-')
    .reverse()
    .join('/');

const byline = (item: NewsItem): string =>
  `<p class="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2"><span class="flex min-w-0 items-center gap-2"><span class="inline-flex size-6 shrink-0 rounded-full bg-sunken"></span>` +
  `<span class="truncate text-ink">${escapeHtml(item.author?.fullName ?? texts.newsWithoutAuthor)}</span></span><time>${dayOf(item)}</time></p>`;

/** Lines of an event's facts, which the web app fills. */
function eventFacts({ category, date, location, level }: NewsItem): string {
  if (category !== 'event') return '';
  const lines = [date, location, level].filter(Boolean).map(() => '<span class="h-5"></span>');
  return `<div class="grid gap-y-1.5 rounded-md bg-sunken px-3.5 py-3 text-sm">${lines.join('')}</div>`;
}

/** As much of the text as shows before 'Xem thêm' is pressed. */
const openLetters = 400;
const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|blockquote|pre|tr)>/)
    .map((part) => shorten(part, openLetters))
    .filter(Boolean)
    .slice(0, 3);
const text = ({ content }: NewsDetail): string =>
  `<div class="max-h-30 overflow-hidden"><div class="rich-text">${paragraphs(content)
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('')}</div></div>`;

/** First paint of a news item: its dialog above the page, up to its text. */
export const newsPaint = (news: NewsDetail): string =>
  communityFrame('') +
  `<div class="first-paint"><div class="fixed inset-0 z-50 bg-scrim"></div>` +
  `<div class="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-lg bg-surface shadow-float sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:max-w-200 sm:rounded-lg">` +
  `<div class="flex items-start gap-3 px-5 pt-5 sm:px-6"><div class="min-w-0 grow pt-1"><h1 class="text-lg font-bold">${escapeHtml(news.title)}</h1></div><span class="size-8.5 shrink-0"></span></div>` +
  `<div class="min-h-0 grow overflow-hidden px-5 pt-4 pb-5 sm:px-6 sm:pb-6"><div class="space-y-5">` +
  `${badge(news)}${pictures(news)}${byline(news)}<p class="font-bold text-pretty">${escapeHtml(news.summary || texts.newsWithoutSummary)}</p>${eventFacts(news)}${text(news)}` +
  `<div class="h-[60dvh]"></div></div></div></div></div>`;

const card = (item: NewsItem): string =>
  `<li class="grid"><article class="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4">` +
  `${pictures(item, 'aspect-video! grow') || '<div class="aspect-video grow rounded-md ground-1"></div>'}` +
  `<div class="h-8.5">${badge(item)}</div><h2 class="-mt-2 text-lg font-bold wrap-anywhere">${escapeHtml(item.title)}</h2>` +
  `<p class="line-clamp-3 text-ink-2">${escapeHtml(item.summary || texts.newsWithoutSummary)}</p>${eventFacts(item)}<div class="space-y-2">${byline(item)}<div class="h-10"></div></div></article></li>`;

const emptyBox = '<div class="h-11 rounded-md border border-control bg-surface"></div>';

/** Cards that show on a first screen without scrolling. */
const paintedCards = 2;

/** First paint of the list of news. */
export const newsListPaint = (items: readonly NewsItem[]): string =>
  communityFrame(
    `<div class="grow page-width pb-16 pt-6"><h1 class="text-2xl font-bold">${texts.newsHeading}</h1><p class="mb-5 text-ink-2">${texts.newsShortLead}</p>` +
      `<div class="mb-5 space-y-2.5">${emptyBox}<div class="h-9"></div><div class="sm:hidden">${emptyBox}</div></div>` +
      `<ul class="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">${items.slice(0, paintedCards).map(card).join('')}</ul></div>`,
  );
