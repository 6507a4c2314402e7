import * as vouchers from '#shared/vouchers/index.ts';
import { inFolder, route, type Area } from './area.ts';

export const vouchersArea: Area = {
  name: 'vouchers',
  routes: [
    route(vouchers.listPublicVouchers, { table: 'read', indexes: ['gsi1'] }),
    route(vouchers.listUserVouchers, { table: 'read', indexes: ['gsi1'] }),
    route(vouchers.listVouchersForOrder, { table: 'read', indexes: ['gsi1'] }),
    route(vouchers.applyVouchers, { table: 'read' }),
    route(vouchers.collectVoucher, { table: 'write' }),
    ...inFolder('staff', [
      route(vouchers.searchVouchers, { table: 'read', views: ['vouchers'] }),
      route(vouchers.getVoucher, { table: 'read' }),
      route(vouchers.createVoucher, { table: 'write' }),
      route(vouchers.updateVoucher, { table: 'write' }),
      route(vouchers.pauseVoucher, { table: 'write' }),
      route(vouchers.deleteVoucher, { table: 'write' }),
      route(vouchers.duplicateVoucher, { table: 'write' }),
      route(vouchers.previewVoucher, { table: 'read' }),
      route(vouchers.listVoucherHolders, { table: 'read', indexes: ['gsi1', 'gsi2'] }),
      route(vouchers.handOutVoucher, { table: 'write' }),

      route(vouchers.searchCampaigns, { table: 'read', indexes: ['gsi1'] }),
      route(vouchers.getCampaign, { table: 'read' }),
      route(vouchers.createCampaign, { table: 'write' }),
      route(vouchers.updateCampaign, { table: 'write' }),
      route(vouchers.pauseCampaign, { table: 'write' }),
      route(vouchers.deleteCampaign, { table: 'write' }),
    ]),
  ],
};
