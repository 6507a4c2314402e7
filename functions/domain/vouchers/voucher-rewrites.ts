import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { nothingSoFar, StoredVoucher, voucherRecord } from './voucher-record.ts';

const begun = {
  ...nothingSoFar,
  reach: 'collect',
  handoutLimit: null,
  useLimit: null,
  perPerson: 1,
  campaignId: null,
  version: 1,
};

/** Rewrites vouchers from before staff created them, in one partition; their uses are not counted. */
export const vouchersById: Rewrite = {
  name: 'vouchers-by-id',
  entities: ['voucher-campaign'],
  today(item) {
    const { data: promise } = VoucherTemplate.safeParse(item);
    if (!promise) return item;
    return voucherRecord.item(
      StoredVoucher.parse({ ...begun, createdAt: promise.validFrom, ...item, ...promise }),
    );
  },
};
