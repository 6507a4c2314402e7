import * as vouchers from '#shared/vouchers/index.ts';
import * as previewing from '#functions/domain/checkout/preview-voucher.ts';
import { giveVoucher } from '#functions/domain/vouchers/give-voucher.ts';
import { listHolders } from '#functions/domain/vouchers/list-holders.ts';
import * as pausing from '#functions/domain/vouchers/pause-voucher.ts';
import * as reading from '#functions/domain/vouchers/read-campaigns.ts';
import * as savingCampaign from '#functions/domain/vouchers/save-campaign.ts';
import * as savingVoucher from '#functions/domain/vouchers/save-voucher.ts';
import * as searching from '#functions/domain/vouchers/search-vouchers.ts';
import { toStaffVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createCampaign = httpRoute(vouchers.createCampaign, ({ actor: { userId }, body, table, now }) =>
  savingCampaign.createCampaign({ table, now }, { ...body, userId }),
);

export const createVoucher = httpRoute(vouchers.createVoucher, ({ actor: { userId }, body, table, now }) =>
  savingVoucher.createVoucher({ table, now }, { ...body, userId }),
);

export const deleteCampaign = httpRoute(vouchers.deleteCampaign, ({ params, table, now }) =>
  savingCampaign.deleteCampaign({ table, now }, params.id),
);

export const deleteVoucher = httpRoute(vouchers.deleteVoucher, ({ params, table, now }) =>
  savingVoucher.deleteVoucher({ table, now }, params.id),
);

export const duplicateVoucher = httpRoute(
  vouchers.duplicateVoucher,
  ({ actor: { userId }, params, body, table, now }) =>
    savingVoucher.duplicateVoucher({ table, now }, { ...body, ...params, userId }),
);

export const getCampaign = httpRoute(vouchers.getCampaign, ({ params, table, now }) =>
  reading.getCampaign({ table, now }, params.id),
);

export const getVoucher = httpRoute(vouchers.getVoucher, async ({ params, table }) =>
  toStaffVoucher(await savingVoucher.getVoucher({ table }, params.id)),
);

export const handOutVoucher = httpRoute(
  vouchers.handOutVoucher,
  ({ actor: { userId: by }, params, body, table, now }) =>
    giveVoucher({ table, now }, { ...body, ...params, by }),
);

export const listVoucherHolders = httpRoute(vouchers.listVoucherHolders, ({ params, query, table, now }) =>
  listHolders({ table, now }, { ...query, ...params }),
);

export const pauseCampaign = httpRoute(vouchers.pauseCampaign, ({ params, body, table, now }) =>
  savingCampaign.pauseCampaign({ table, now }, { ...body, ...params }),
);

export const pauseVoucher = httpRoute(vouchers.pauseVoucher, ({ params, body, table, now }) =>
  pausing.pauseVoucher({ table, now }, { ...body, ...params }),
);

export const previewVoucher = httpRoute(vouchers.previewVoucher, ({ body, language, table, now }) =>
  previewing.previewVoucher({ table, now }, { ...body, language }),
);

export const searchCampaigns = httpRoute(vouchers.searchCampaigns, ({ query, table, now }) =>
  reading.searchCampaigns({ table, now }, query),
);

export const searchVouchers = httpRoute(vouchers.searchVouchers, ({ query, now }) =>
  searching.searchVouchers({ now }, query),
);

export const updateCampaign = httpRoute(vouchers.updateCampaign, ({ params, body, table, now }) =>
  savingCampaign.updateCampaign({ table, now }, { ...body, ...params }),
);

export const updateVoucher = httpRoute(vouchers.updateVoucher, ({ params, body, table, now }) =>
  savingVoucher.updateVoucher({ table, now }, { ...body, ...params }),
);
