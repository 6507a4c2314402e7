import * as vouchers from '#shared/vouchers/index.ts';
import { route, type Area } from './area.ts';

export const vouchersArea: Area = {
  name: 'vouchers',
  routes: [route(vouchers.listPublicVouchers, { table: 'read' })],
};
