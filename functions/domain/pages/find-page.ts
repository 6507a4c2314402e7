import { AppError } from '#shared/contract/errors.ts';
import { categoryPage } from './category-page.ts';
import { cartPage, homePage, missingPage, productListPage, welcomePage } from './fixed-pages.ts';
import { documentPage, libraryPage } from './document-pages.ts';
import { brandPage, businessPage } from './maker-pages.ts';
import { newsListPage, newsPage } from './news-page.ts';
import type { MovedPage, Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { productPage } from './product-page.ts';

type PageOutcome = Page | MovedPage;
type Maker = (sources: PageSources, name: string) => Promise<PageOutcome>;

const makers: readonly (readonly [RegExp, Maker])[] = [
  [/^$/, welcomePage],
  [/^\/e-commerce$/, homePage],
  [/^\/e-commerce\/cart$/, cartPage],
  [/^\/e-commerce\/product$/, productListPage],
  [/^\/e-commerce\/product\/([^/]+)$/, productPage],
  [/^\/e-commerce\/category\/([^/]+)$/, categoryPage],
  [/^\/e-commerce\/business\/([^/]+)$/, businessPage],
  [/^\/e-commerce\/brand\/([^/]+)$/, brandPage],
  [/^\/documents$/, libraryPage],
  [/^\/documents\/([^/]+)$/, documentPage],
  [/^\/news$/, newsListPage],
  [/^\/news\/([^/]+)$/, newsPage],
];

const longestName = 160;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is malformed and matches no page
  }
}

const isRefused = (error: unknown, status: number): boolean =>
  error instanceof AppError && error.status === status;

/** Finds the page of a path. Undefined if only the web app knows it, or asks its reader to sign in. */
export async function findPage(sources: PageSources, path: string): Promise<PageOutcome | undefined> {
  const plain = path.replace(/\/+$/, '');
  for (const [pattern, make] of makers) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const name = decoded(found[1] ?? '');
    if (name.length > longestName) return missingPage;
    return make(sources, name).catch((error: unknown) => {
      if (isRefused(error, 404)) return missingPage;
      if (isRefused(error, 401)) return undefined;
      throw error;
    });
  }
  return undefined;
}
