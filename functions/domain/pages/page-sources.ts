import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import type { WithUnits } from '#functions/domain/catalogue/products/unit-family.ts';

/** What pages are made of. Everything in it is public: pages are kept at the edge for everybody. */
export type PageSources = {
  origin: string;
  /** By its slug, or by its id. */
  product: (asked: string) => Promise<WithUnits | undefined>;
  now: () => Date;
  rows: () => Promise<MakerRows>;
  /** The files the web app was built into for these routes. */
  files: (routes: readonly string[]) => Promise<string[]>;
  /** The campaigns that run now. */
  vouchers: () => Promise<VoucherTemplate[]>;
};
