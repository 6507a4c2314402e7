import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Modules that share a chunk. Each list holds path prefixes. */
export const filesTogether = {
  /** Modules that every page of the site runs. */
  shell: [
    'routes/',
    'router',
    'platform/query-client',
    'platform/api/',
    'platform/code/',
    'layouts/errors/application-error-page',
    'layouts/errors/critical',
    'platform/errors/error-facts',
    'layouts/errors/error-page',
    'layouts/errors/not-found-page',
    'layouts/errors/return-button',
    'platform/i18n/',
    'platform/lists/api-query',
    'platform/format/numbers',
    'ui/preferences/choose-or-tell',
    'platform/memory/remembered',
    'platform/memory/stored-texts',
    'platform/navigation/',
    'platform/session/follow-session',
    'platform/session/guards',
    'platform/session/me-query',
    'platform/session/use-session',
    'platform/theme',
    'layouts/page.',
    'ui/actions/button',
    'ui/feedback/error-state',
    'ui/feedback/lazy-piece',
    'ui/feedback/route-progress',
    'ui/actions/spinner',
    'platform/feedback/toast',
    'ui/feedback/toaster',
    'ui/hooks/use-online',
  ],
  /** Modules that the layouts of shop, community and back office have in common. */
  frame: [
    'features/catalogue/api/catalogue-queries',
    'layouts/account-corner',
    'layouts/account-dialogs',
    'layouts/language-button',
    'layouts/offline-banner',
    'layouts/start-platform',
    'ui/actions/icon-button',
    'ui/feedback/skeleton',
    'ui/hooks/use-media-query',
    'ui/hooks/use-debounced',
    'ui/layout/logo',
    'ui/media/product-picture',
    'ui/overlays/lazy-menu',
    'ui/preferences/theme-toggle',
  ],
  /** Small components used by product pages and staff pages alike. */
  kit: [
    'platform/format/local-time',
    'platform/format/use-format',
    'ui/actions/chip',
    'ui/data/avatar',
    'ui/data/badge',
    'ui/data/price',
    'ui/feedback/empty-state',
  ],
  /** The shop layout: header, footer, search box, and their parts. */
  market: [
    'platform/product-actions',
    'layouts/shop/shop-header',
    'layouts/shop/shop-layout',
    'layouts/shop/shop-product-actions',
    'layouts/late-footer',
    'ui/layout/near-viewport',
    'features/cart/api/cart-count',
    'features/cart/api/cart-keys',
    'features/cart/components/cart-button',
    'features/cart/components/handover-offer',
    'features/cart/hooks/use-cart-owner',
    'features/cart/rules/cart-owner',
    'features/cart/api/cart-retry',
    'features/cart/rules/guest-session',
    'features/cart/hooks/use-peek',
    'features/catalogue/home/api/home-queries',
    'features/catalogue/products/components/product-skeletons',
    'features/catalogue/search/components/search-box',
    'features/catalogue/products/rules/product-appearance',
    'features/catalogue/products/hooks/use-recently-viewed',
    'features/catalogue/search/hooks/use-recent-searches',
    'features/catalogue/search/hooks/use-search-box',
    'features/favorites/api',
    'features/favorites/hooks/use-favorite-ids',
  ],
  /** Modules that the sections of the home page share. */
  home: [
    'features/catalogue/categories/components/category-rail',
    'features/catalogue/home/components/home-',
    'features/catalogue/home/components/late-section',
    'features/catalogue/home/components/scroll',
    'features/catalogue/home/components/see-all',
  ],
  /** Product cards, and what other lists show beside them. */
  cards: [
    'ui/actions/heart-button',
    'ui/data/rating',
    'features/catalogue/products/components/product-c',
    'features/catalogue/products/components/card-actions',
    'features/catalogue/products/components/view-toggle',
    'features/catalogue/products/hooks/use-view',
  ],
  /** What the lists of news ask, on their own page and on the community's front page. */
  news: ['features/news/api/news-', 'features/news/rules/news-', 'ui/reading/content-kind'],
  /** A news item in a list and on its page. */
  newsItems: [
    'features/news/api/',
    'features/news/components/event-reminder',
    'features/news/components/news-card',
    'features/news/components/news-facts',
    'features/news/components/news-ground',
    'features/news/components/news-pictures',
    'features/news/components/share-button',
    'features/news/hooks/',
    'features/news/rules/',
    'ui/hooks/use-visible-for',
    'ui/media/lazy-media-viewer',
    'ui/media/media-grid',
    'ui/media/player/use-near',
    'ui/reading/content-byline',
    'ui/reading/content-like',
    'ui/reading/use-liked',
    'ui/status/kyc-dialog-host',
  ],
  /** The frame of member pages, and its navigation. */
  members: [
    'layouts/community/member-frame',
    'layouts/community/member-nav-bar',
    'layouts/community/member-nav-rail',
    'layouts/community/member-pages',
    'ui/hooks/use-bottom-bar',
  ],
  /** Dialogs, and the question before what is written in one is lost. */
  dialogs: [
    'ui/feedback/notice',
    'ui/hooks/use-overlay',
    'ui/hooks/use-return-focus',
    'ui/overlays/alert-',
    'ui/overlays/dialog',
    'ui/overlays/leave-guard',
    'ui/overlays/overlay-classes',
    'ui/overlays/typing',
  ],
  /** Search, choice and pages of a list. */
  lists: [
    'ui/data/page-window',
    'ui/data/pagination',
    'ui/fields/control-classes',
    'ui/fields/field.',
    'ui/fields/input.',
    'ui/fields/listbox',
    'ui/fields/select.',
    'ui/list/list-faces',
    'ui/list/search-box',
    'ui/overlays/float-classes',
  ],
} as const;

const texts: Record<string, string[]> = {
  shell: ['common', 'errors', 'shell', 'switcher', 'ui'],
  kit: ['badges'],
  market: ['catalogue', 'cart'],
  cards: ['actions'],
  newsItems: ['media', 'news'],
  members: ['rooms'],
  dialogs: ['form', 'overlays'],
};

const shared: Record<string, string[]> = {
  frame: [
    'catalogue/commission-rules',
    'catalogue/product-lists.contract',
    'values/money',
    'values/ids',
    'values/text',
  ],
  kit: ['catalogue/commission-rules'],
  market: ['cart/guest-cart', 'cart/member-cart'],
  news: ['news/news-path', 'news/read-news.contract', 'news/write-news.contract'],
  newsItems: ['news/events.contract', 'playback'],
};

/** What dialogs and floating boxes are made of. */
const dialogLibraries =
  /node_modules\/(?:@radix-ui\/(?:primitive|react-(?:alert-dialog|compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot|use-[\w-]+))|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)\/|useBlocker\.js$/;
const floatLibraries = /node_modules\/(?:@floating-ui|@radix-ui\/react-(?:arrow|popover|popper))\//;

/** Icons of the header and the hero; all others load with the first page that shows them. */
const frameIcons =
  /lucide-react\/dist\/esm\/(?:shared|createLucideIcon|Icon|context|defaultAttributes|icons\/(?:layout-grid|menu|user-round|search|x|chevron-(?:down|right|left)|arrow-(?:right|up)|languages|sun|moon|shopping-(?:basket|cart)|truck)\.)/;

const kitIcons = /lucide-react\/dist\/esm\/icons\/(?:badge-check|heart|list|star|trending-(?:down|up)|zap)\./;

const iconFile = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
/** Icons of the sidebar, read from the imports of its page lists. */
const sidebarIcons = new Set(
  ['page-groups', 'goods-pages', 'payment-pages', 'other-pages'].flatMap((file) => {
    const code = readFileSync(resolve(import.meta.dirname, `../back-office/${file}.ts`), 'utf8');
    const names = /import \{([^}]+)\} from 'lucide-react'/.exec(code)?.[1] ?? '';
    return (names.match(/\w+/g) ?? []).map((name) => `/icons/${iconFile(name)}.mjs`);
  }),
);
const isSidebarIcon = (id: string): boolean =>
  id.includes('lucide-react') && sidebarIcons.has(id.slice(id.lastIndexOf('/icons/')));

const begins = (path: string | undefined, prefixes: readonly string[] = []): boolean =>
  path !== undefined && prefixes.some((prefix) => path.startsWith(prefix));

/** Tells whether a module is a route's loader, component or error page, or a part of these; fetched with the route. */
const isOfOneRoute = (id: string): boolean => /\?split=|\/routes\/.+\/-[\w-]+\.ts$/.test(id);

/** Absolute path of the project folder, whatever its name. */
const project = `${realpathSync(resolve(import.meta.dirname, '../..'))}/`;
const inProject = (id: string, folder: 'web' | 'shared'): string | undefined =>
  id.startsWith(`${project}${folder}/`) ? id.slice(project.length + folder.length + 1) : undefined;

/** Tells whether a module lists back office pages, which shoppers do not need. */
const isStaffPage = (id: string): boolean =>
  /\/routes\/_staff\/(?!admin\/\$)|\/navigation\/late-pages\.ts/.test(id);

const inGroup = (name: keyof typeof filesTogether) => (id: string) =>
  !isOfOneRoute(id) &&
  !isStaffPage(id) &&
  (begins(inProject(id, 'web'), filesTogether[name]) ||
    begins(inProject(id, 'shared'), shared[name]) ||
    (texts[name] ?? []).some(
      (text) => id === `\0texts/${text}` || (id.includes('/locales/vi/') && id.endsWith(`/${text}.json`)),
    ));

/** Libraries change less often than our code: in their own chunk they stay cached across releases. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next)\/|@tanstack\/(?!(?:react-)?virtual))/;
/** Query features that only some pages use stay in the chunks of those pages. */
const rarer =
  /(?:useBlocker|useQueries|queriesObserver|[iI]nfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/;

const isShell = inGroup('shell');
/** Modules fetched only when a user is signed in, is refused an action, or was invited. */
const seldom = /\/platform\/(?:api\/(?:transport|kyc-required)|navigation\/(?:invitation|in-app-browser))/;
const isFrame = inGroup('frame');
const isKit = inGroup('kit');
const isMarket = inGroup('market');
const isDialog = inGroup('dialogs');

/** Keeps the first page to few files: on a phone a request costs more than some unneeded bytes. */
export const chunkGroups = [
  { name: 'foundation', test: (id: string) => libraries.test(id) && !rarer.test(id), priority: 4 },
  {
    name: 'shell',
    test: (id: string) =>
      (isShell(id) && !seldom.test(id)) ||
      id.endsWith('/web/routeTree.gen.ts') ||
      id.includes('node_modules/clsx/'),
    priority: 3,
  },
  { name: 'frame', test: (id: string) => isFrame(id) || frameIcons.test(id), priority: 2 },
  { name: 'market', test: isMarket, priority: 2 },
  { name: 'kit', test: (id: string) => isKit(id) || kitIcons.test(id), priority: 2 },
  { name: 'staff-pages', test: (id: string) => isStaffPage(id) && !isOfOneRoute(id), priority: 3 },
  { name: 'staff-icons', test: isSidebarIcon, priority: 1 },
  { name: 'home', test: inGroup('home'), priority: 1 },
  { name: 'cards', test: inGroup('cards'), minShareCount: 2, priority: 1 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5, priority: 1 },
  // Each takes what it imports along, so those before it take what pages share.
  { name: 'dialogs', test: (id: string) => isDialog(id) || dialogLibraries.test(id) },
  { name: 'floats', test: (id: string) => floatLibraries.test(id) },
  { name: 'lists', test: inGroup('lists') },
  { name: 'members', test: inGroup('members') },
  { name: 'news', test: inGroup('news') },
  { name: 'news-items', test: inGroup('newsItems') },
];
