import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import type { WithUnits } from '#functions/domain/catalogue/products/unit-family.ts';

/** Sources of page contents. They are all public, because the CDN caches pages for everybody. */
export type PageSources = {
  origin: string;
  /** Finds a product by slug or id. */
  product: (asked: string) => Promise<WithUnits | undefined>;
  now: () => Date;
  rows: () => Promise<MakerRows>;
  /** Build output of the web app for these routes. */
  files: (routes: readonly string[]) => Promise<string[]>;
  /** Voucher campaigns that are running. */
  vouchers: () => Promise<VoucherTemplate[]>;
};
