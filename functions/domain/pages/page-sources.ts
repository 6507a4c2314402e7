import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import type { listPublicDocuments } from '#shared/library/read-library.contract.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import type { listNews } from '#shared/news/read-news.contract.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import type { WithUnits } from '#functions/domain/catalogue/products/unit-family.ts';

/** Sources of page contents. They are all public, because the CDN caches pages for everybody. */
export type PageSources = {
  origin: string;
  /** Finds a product by slug or id. */
  product: (asked: string) => Promise<WithUnits | undefined>;
  /** Finds a news item by its slug, current or former. */
  newsItem: (slug: string) => Promise<NewsDetail>;
  /** Finds a document by its slug, current or former, or by its id. It is refused unless everybody may read it. */
  document: (address: string) => Promise<DocumentDetail>;
  publicDocuments: (
    query: QueryOf<typeof listPublicDocuments>,
  ) => Promise<ReplyOf<typeof listPublicDocuments>>;
  news: (query: QueryOf<typeof listNews>) => Promise<ReplyOf<typeof listNews>>;
  now: () => Date;
  rows: () => Promise<MakerRows>;
  /** Build output of the web app for these routes. */
  files: (routes: readonly string[]) => Promise<string[]>;
  /** Voucher campaigns that are running. */
  vouchers: () => Promise<VoucherTemplate[]>;
};
