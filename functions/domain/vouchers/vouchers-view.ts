import * as z from 'zod';
import { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { voucherFeed } from './voucher-keys.ts';
import { StoredVoucher, toStaffVoucher } from './voucher-record.ts';

export const vouchersView = defineView(StoredVoucher, {
  ...voucherFeed,
  version: 2,
  columns: {
    code: column.text(({ code }) => code),
    name: column.name(({ name }) => name),
    category: column.text(({ category }) => category),
    type: column.text(({ type }) => type),
    reach: column.text(({ reach }) => reach),
    campaignId: column.optional(({ campaignId }) => campaignId),
    validFrom: column.text(({ validFrom }) => validFrom),
    validTo: column.text(({ validTo }) => validTo),
    createdAt: column.text(({ createdAt }) => createdAt),
    isPaused: column.flag(({ isPaused }) => isPaused),
    isUsedUp: column.flag((voucher) => toStaffVoucher(voucher).isUsedUp),
    handedOut: column.number(({ handedOut }) => handedOut),
    used: column.number(({ used }) => used),
    cost: column.number(({ cost }) => cost),
  },
  searched: ({ code, name, description }) => [code, name, description],
  indexes: [
    ['createdAt desc'],
    ['code'],
    ['name'],
    ['validFrom'],
    ['validTo'],
    ['handedOut'],
    ['used'],
    ['cost desc'],
    ['category', 'createdAt desc'],
    ['type', 'createdAt desc'],
    ['reach', 'createdAt desc'],
    ['campaignId', 'createdAt desc'],
    ['isPaused', 'validTo'],
  ],
  rare: ['campaignId'],
  // The view passes stored items to `row`, so the cast is safe.
  row: z.preprocess((voucher) => toStaffVoucher(voucher as StoredVoucher), StaffVoucher),
});
