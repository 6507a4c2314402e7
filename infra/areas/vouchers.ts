import * as vouchers from '#shared/vouchers/index.ts';
import { route, type Area } from './area.ts';

export const vouchersArea: Area = {
  name: 'vouchers',
  routes: [
    route(vouchers.listPublicVouchers, { table: 'read' }),
    route(vouchers.listUserVouchers, { table: 'read' }),
    route(vouchers.listVouchersForOrder, { table: 'read' }),
    route(vouchers.applyVouchers, { table: 'read' }),
    route(vouchers.collectVoucher, { table: 'write' }),
  ],
};
