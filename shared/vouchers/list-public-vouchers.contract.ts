import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { VoucherTemplate } from './voucher.ts';

/** Maximum number of vouchers shown publicly at once. */
export const maxPublicVouchers = 12;

export const listPublicVouchers = defineRoute({
  name: 'vouchers/list-public-vouchers',
  summary: 'Voucher campaigns that run now, those that end first in front',
  method: 'GET',
  path: '/public/vouchers',
  access: 'public',
  reply: z.array(VoucherTemplate).max(maxPublicVouchers),
  cacheSeconds: 60,
});
