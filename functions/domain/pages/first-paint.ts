import type { ProductCard } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { escapeHtml } from './html.ts';
import { pictureAt, sourceSet } from './page.ts';
import { brand, texts } from './page-texts.ts';

/**
 * HTML that a page shows before its code has arrived: the largest elements of the first screen in their final
 * boxes. A phone on a slow network shows the products at once, and nothing moves later. Class names and nesting
 * are those of the web app's components; texts use the two font weights that are loaded with the page.
 */
const frame = (content: string, { belowHeader = '' } = {}): string =>
  `<div class="first-paint flex min-h-dvh flex-col">` +
  `<div class="sticky top-0 z-30 border-b border-line bg-paper"><div class="page-width flex h-16 items-center gap-2 md:h-18 md:gap-4">` +
  `<span class="inline-flex items-center gap-2.5 text-ink max-md:mx-auto"><img src="/favicon.svg" alt="" width="36" height="36" class="size-9 shrink-0" />` +
  `<span class="text-lg font-bold tracking-tight whitespace-nowrap">${brand}</span></span></div></div>` +
  `${belowHeader}<div class="grow page-width pb-16">${content}</div></div>`;

/** The community's top bar above a page. */
export const communityFrame = (content: string): string =>
  `<div class="first-paint flex min-h-dvh flex-col"><div class="sticky top-0 z-30 border-b border-line bg-paper"><div class="page-width flex h-16 items-center gap-1.5 sm:gap-3">` +
  `<span class="mr-auto flex rounded-sm"><span class="inline-flex items-center gap-2.5 text-ink"><img src="/favicon.svg" alt="" width="36" height="36" class="size-9 shrink-0" />` +
  `<span class="text-lg font-bold tracking-tight whitespace-nowrap max-sm:hidden">${brand}</span></span></span></div></div>${content}</div>`;

/** Placeholder for the search box that the shop's front page has on phones. */
const searchRow =
  '<div class="page-width relative z-20 pt-1 md:hidden"><div class="h-11 rounded-md border border-control bg-surface"></div></div>';

type PaintedProduct = Pick<ProductCard, 'name' | 'image' | 'ground' | 'pricing'>;

const grounds = ['ground-1', 'ground-2', 'ground-3', 'ground-4', 'ground-5', 'ground-6'];
const groundLook = (ground: number): string => grounds[ground - 1] ?? 'ground-1';

/** Number of pictures with high priority; later ones must not take bandwidth from them. */
const urgentPictures = 2;
const urgently = 'fetchpriority="high"';
const whenSeen = 'loading="lazy"';
const hasteAt = (place: number): string => (place < urgentPictures ? urgently : whenSeen);

function picture({ image, ground }: PaintedProduct, sizes: string, haste: string): string {
  const set = sourceSet(image);
  const source = set ? ` sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(set)}"` : '';
  return (
    `<span class="relative flex aspect-square w-full items-center justify-center overflow-hidden ${groundLook(ground)} [&_img]:size-[84%]!">` +
    `<img${source} src="${escapeHtml(pictureAt(image, 320))}" alt="" width="320" height="320" ${haste} decoding="async" class="size-[68%] object-contain drop-shadow-[0_0.75rem_1rem_var(--object-shadow)]" /></span>`
  );
}

const crumb = (text: string): string =>
  `<div class="overflow-hidden py-3"><p class="flex min-w-0 items-center gap-1 text-sm text-ink-2"><span class="truncate py-1.5 text-ink">${escapeHtml(text)}</span></p></div>`;

/** First paint of the shop's front page. */
export const homePaint = (): string =>
  frame(
    `<div class="space-y-9 pt-4 sm:space-y-12 sm:pt-6"><section class="grid gap-4 lg:grid-cols-[1fr_minmax(0,24rem)]">` +
      `<div class="relative isolate flex min-h-58 flex-col justify-center overflow-hidden rounded-lg bg-lacquer px-5 pt-11 pb-6 text-on-lacquer sm:min-h-88 sm:px-10 sm:pt-14 sm:pb-8 lg:px-12">` +
      `<p class="mb-3 w-fit rounded-full bg-scrim/60 px-3 py-1 text-xs font-bold max-sm:hidden">${texts.heroKicker}</p>` +
      `<h1 class="max-w-50 text-xl font-bold sm:max-w-112 sm:text-wrap sm:text-[2.5rem] sm:leading-[1.2]">${texts.heroTitle}</h1>` +
      `<p class="mt-3 max-w-[34ch] max-sm:hidden">${texts.heroLead}</p><p class="mt-2 max-w-60 text-sm sm:hidden">${texts.heroShortLead}</p>` +
      `<div class="mt-5 h-10.5 sm:mt-6"></div></div></section></div>`,
    { belowHeader: searchRow },
  );

/** Objects in the hero of the community's front page. The largest is its largest contentful paint. */
const objects = [
  ['house', 'ground-3 col-span-2 row-span-2', 'w-3/5', urgently],
  ['basket', 'ground-1', 'w-2/3', ''],
  ['honey', 'ground-2', 'w-3/5', ''],
  ['pottery', 'ground-5', 'w-3/5', ''],
  ['corn', 'ground-6', 'w-3/5', ''],
  ['banyan', 'ground-4', 'w-3/5', ''],
] as const;

/** `files`: build output of the web app, which includes the objects' pictures. */
export function welcomePaint(files: readonly string[]): string {
  const places = objects.map(([name, look, size, haste]) => {
    const file = files.find((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.webp'));
    return (
      `<span class="flex aspect-square items-center justify-center rounded-lg ${look}">` +
      `${file ? `<img src="${escapeHtml(file)}" alt="" ${haste} class="${size} drop-shadow-[0_0.75rem_1rem_var(--object-shadow)]" />` : ''}</span>`
    );
  });
  return communityFrame(
    `<div class="grow"><section class="border-b border-line"><div class="page-width grid items-center gap-x-12 gap-y-9 py-9 md:grid-cols-[1.1fr_1fr] md:py-14">` +
      `<div><p class="text-sm font-bold text-brand">${texts.welcomeKicker}</p>` +
      `<h1 class="mt-3 text-2xl font-bold tracking-tight text-balance sm:text-[3rem] sm:leading-[1.15]">${texts.welcomeHeadline}</h1>` +
      `<p class="mt-4 max-w-[52ch] text-base text-pretty text-ink-2 sm:text-lg">${texts.welcomeLead}</p>` +
      `<div class="mt-7 flex flex-wrap gap-3"><span class="h-12 w-48"></span><span class="hidden h-12 w-56 in-data-newcomer:block"></span></div></div>` +
      `<div class="grid grid-cols-3 gap-3">${places.join('')}</div></div></section></div>`,
  );
}

const card = (product: PaintedProduct, sizes: string, haste: string): string =>
  `<li class="grid"><article class="relative overflow-hidden rounded-md border border-line bg-surface flex flex-col">${picture(product, sizes, haste)}` +
  `<div class="flex min-h-40 grow flex-col gap-1.5 p-3 sm:p-3.5"><h3 class="text-sm leading-5 line-clamp-2 min-h-10">${escapeHtml(product.name)}</h3>` +
  `<span class="font-bold text-brand tabular-nums">${formatVnd(product.pricing.total)}</span></div></article></li>`;

/** First products of a list; on wide screens they stand beside the space for the filters. */
export function listPaint(title: string, products: readonly PaintedProduct[], sizes: string): string {
  const cards = products.slice(0, 6).map((product, place) => card(product, sizes, hasteAt(place)));
  return frame(
    crumb(title) +
      `<div class="grid items-start gap-x-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]"><div class="max-lg:hidden"></div><section class="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-6">` +
      `<div class="lg:pt-1 lg:pb-5"><h1 class="text-xl font-bold text-balance">${escapeHtml(title)}</h1><p class="min-h-5 text-sm"></p></div>` +
      `<div class="mb-4 py-2 lg:hidden"><div class="h-11"></div></div>` +
      `<ul class="grid gap-3 sm:gap-4 grid-cols-2 md:grid-cols-3 xl:grid-cols-4">${cards.join('')}</ul></section></div>`,
  );
}

/** First paint of a product: picture, name and price. */
export const productPaint = (product: PaintedProduct, sizes: string): string =>
  frame(
    crumb(product.name) +
      `<div class="grid items-start gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-6 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">` +
      `<section class="min-w-0"><div class="relative overflow-hidden rounded-lg">${picture(product, sizes, urgently)}</div><div class="mt-2 h-18 max-sm:hidden"></div></section>` +
      `<div class="flex min-w-0 flex-col gap-4 sm:gap-5"><div><h1 class="text-xl font-bold text-balance sm:text-2xl">${escapeHtml(product.name)}</h1></div>` +
      `<div class="rounded-md bg-sunken px-4 py-3 tabular-nums max-sm:order-first sm:px-5 sm:py-4"><p><span class="text-xl font-bold text-brand sm:text-2xl">${formatVnd(product.pricing.total)}</span></p></div></div></div>`,
  );

/** First paint of the cart, shown empty, since only the browser knows its contents. */
export function cartPaint(popular: readonly PaintedProduct[], sizes: string): string {
  const cards = popular
    .slice(0, 4)
    .map((product, place) => card(product, sizes, `${whenSeen} ${place < urgentPictures ? urgently : ''}`));
  return frame(
    `<div class="flex flex-wrap items-baseline gap-x-3 pt-6 pb-4 sm:pt-8"><h1 class="text-xl font-bold sm:text-2xl">${texts.cart}</h1></div>` +
      `<div class="hidden in-data-newcomer:block"><div class="flex flex-col items-center px-4 text-center py-14"><span class="size-16 rounded-full ground-1"></span>` +
      `<p class="mt-4 text-lg font-bold text-balance">${texts.cartEmpty}</p><p class="mt-1.5 max-w-[44ch] text-pretty text-ink-2">${texts.cartEmptyHint}</p><div class="mt-5 h-10.5"></div></div>` +
      `<section class="mt-4"><h2 class="mb-4 text-lg font-bold">${texts.cartPopular}</h2>` +
      `<ul class="grid gap-3 sm:gap-4 grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">${cards.join('')}</ul></section></div>`,
  );
}
