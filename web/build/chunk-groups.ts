import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Which code travels together. Each list names paths by how they begin. */
export const filesTogether = {
  /** What every page of the site runs. */
  shell: [
    'routes/',
    'platform/router',
    'platform/query-client',
    'platform/api/',
    'platform/code/',
    'platform/errors/application-error-page',
    'platform/errors/critical',
    'platform/errors/error-facts',
    'platform/errors/error-page',
    'platform/errors/not-found-page',
    'platform/i18n/',
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
    'ui/feedback/toast.ts',
    'ui/feedback/toaster',
    'ui/hooks/use-online',
  ],
  /** The market around every page: header, footer, search box, the parts they are made of. */
  market: [
    'platform/product-actions',
    'layouts/shop/shop-header',
    'layouts/shop/shop-layout',
    'layouts/shop/shop-product-actions',
    'layouts/late-footer',
    'layouts/account-corner',
    'layouts/account-dialogs',
    'layouts/language-button',
    'layouts/offline-banner',
    'layouts/start-platform',
    'ui/data/avatar',
    'ui/actions/icon-button',
    'ui/overlays/lazy-menu',
    'ui/layout/logo',
    'ui/layout/near-viewport',
    'ui/media/picture-ground',
    'ui/feedback/skeleton',
    'ui/preferences/theme-toggle',
    'ui/hooks/use-media-query',
    'features/cart/api/cart-count',
    'features/cart/api/cart-keys',
    'features/cart/components/cart-button',
    'features/cart/components/handover-offer',
    'features/cart/hooks/use-cart-owner',
    'features/cart/rules/cart-owner',
    'features/cart/api/cart-retry',
    'features/cart/rules/guest-session',
    'features/cart/hooks/use-peek',
    'features/catalogue/api/catalogue-queries',
    'features/catalogue/home/api/home-queries',
    'features/catalogue/products/components/product-skeletons',
    'features/catalogue/search/components/search-box',
    'features/catalogue/products/rules/product-look',
    'features/catalogue/products/hooks/use-recently-viewed',
    'features/catalogue/search/hooks/use-recent-searches',
    'features/catalogue/search/hooks/use-search-box',
    'features/favorites/api',
    'features/favorites/hooks/use-favorite-ids',
  ],
  /** What the sections of the home page share. */
  home: [
    'features/catalogue/categories/components/category-rail',
    'features/catalogue/home/components/awning',
    'features/catalogue/home/components/home-',
    'features/catalogue/home/components/late-section',
    'features/catalogue/home/components/scroll',
    'features/catalogue/home/components/see-all',
  ],
  /** A product wherever it is shown small, and what other lists show beside it. */
  cards: [
    'ui/data/badge',
    'ui/actions/chip',
    'ui/feedback/empty-state',
    'ui/actions/heart-button',
    'ui/data/price',
    'ui/data/rating',
    'features/catalogue/products/components/product-c',
    'features/catalogue/products/components/card-actions',
    'features/catalogue/products/components/view-toggle',
    'features/catalogue/products/hooks/use-view',
  ],
} as const;

const texts: Record<string, string[]> = {
  shell: ['common', 'errors', 'shell', 'switcher', 'ui'],
  market: ['catalogue', 'actions', 'cart'],
};

const shared: Record<string, string[]> = {
  market: ['values/money', 'values/ids', 'values/text', 'cart/guest-cart', 'cart/member-cart'],
};

/** The drawings of the header and the hero; all others wait for the first page that shows them. */
const marketIcons =
  /lucide-react\/dist\/esm\/(?:shared|createLucideIcon|Icon|context|defaultAttributes|icons\/(?:menu|user-round|shopping-cart|search|x|layout-grid|chevron-(?:down|right|left)|shopping-basket|truck|arrow-(?:right|up)|languages|sun|moon)\.)/;

const begins = (path: string | undefined, prefixes: readonly string[] = []): boolean =>
  path !== undefined && prefixes.some((prefix) => path.startsWith(prefix));

/** The loader, component and error pages of a route are fetched with the route. */
const isOfOneRoute = (id: string): boolean => id.includes('tsr-split');

/** However the project's own folder is called. */
const project = `${realpathSync(resolve(import.meta.dirname, '../..'))}/`;
const inProject = (id: string, folder: 'web' | 'shared'): string | undefined =>
  id.startsWith(`${project}${folder}/`) ? id.slice(project.length + folder.length + 1) : undefined;

/** Nobody but staff needs to know where these are. */
const isStaffPage = (id: string): boolean =>
  /\/routes\/_staff\/(?!admin\.\$)|\/navigation\/late-pages\.ts/.test(id);

const inGroup = (name: keyof typeof filesTogether) => (id: string) =>
  !isOfOneRoute(id) &&
  !isStaffPage(id) &&
  (begins(inProject(id, 'web'), filesTogether[name]) ||
    begins(inProject(id, 'shared'), shared[name]) ||
    (texts[name] ?? []).some((text) => id === `\0texts/${text}` || id.endsWith(`/locales/vi/${text}.json`)));

/** Libraries change less often than we do: their own file stays in the browser's cache across releases. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next)\/|@tanstack\/(?!(?:react-)?virtual))/;
/** What only some pages do with queries stays with those pages. */
const rarer =
  /(?:useBlocker|useQueries|queriesObserver|[iI]nfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/;

const isShell = inGroup('shell');
const isMarket = inGroup('market');

/** First screens are few files: each request costs a phone more than some bytes too many. */
export const chunkGroups = [
  { name: 'foundation', test: (id: string) => libraries.test(id) && !rarer.test(id), priority: 4 },
  {
    name: 'shell',
    test: (id: string) =>
      (isShell(id) && !id.includes('/api/transport')) ||
      id.endsWith('/web/routeTree.gen.ts') ||
      id.includes('node_modules/clsx/'),
    priority: 3,
  },
  {
    name: 'market',
    test: (id: string) => isMarket(id) || marketIcons.test(id),
    priority: 2,
  },
  { name: 'staff-pages', test: (id: string) => isStaffPage(id) && !isOfOneRoute(id), priority: 3 },
  { name: 'home', test: inGroup('home'), priority: 1 },
  { name: 'cards', test: inGroup('cards'), minShareCount: 2, priority: 1 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5, priority: 1 },
];
