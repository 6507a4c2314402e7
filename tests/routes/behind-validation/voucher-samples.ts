import { newId } from '#shared/values/ids.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import type { Samples } from './sample.ts';

const newCode = () => `T${newId().slice(-10)}`;
const requestKey = () => `yeu-cau-${newId()}`;

const campaign = { name: 'Chợ Tết', validFrom: '2026-01-01T08:00', validTo: '2026-12-31T22:00' };

/** What staff do with vouchers. */
export const voucherSamples: Samples = {
  'vouchers/create-campaign': async ({ people, aShopVoucher }) => ({
    token: people.admin.accessToken,
    body: {
      ...campaign,
      voucherIds: [(await aShopVoucher()).id],
      clientRequestId: requestKey(),
    },
  }),
  'vouchers/delete-campaign': async ({ people, aCampaign }) => ({
    token: people.admin.accessToken,
    params: { id: await aCampaign() },
  }),
  'vouchers/get-campaign': async ({ people, aCampaign }) => ({
    token: people.admin.accessToken,
    params: { id: await aCampaign() },
  }),
  'vouchers/pause-campaign': async ({ people, aCampaign }) => ({
    token: people.admin.accessToken,
    params: { id: await aCampaign() },
    body: { isPaused: true },
  }),
  'vouchers/search-campaigns': ({ people }) => ({
    token: people.admin.accessToken,
    query: { q: 'tết', state: 'running', sortBy: 'validTo', sortOrder: 'asc', page: 1, limit: 5 },
  }),
  'vouchers/update-campaign': async ({ people, aCampaign, aShopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: await aCampaign() },
    body: { ...campaign, voucherIds: [(await aShopVoucher()).id], version: 1 },
  }),
  'vouchers/create-voucher': ({ people }) => ({
    token: people.admin.accessToken,
    body: { ...voucherDraft, code: newCode(), clientRequestId: requestKey() },
  }),
  'vouchers/delete-voucher': async ({ people, aShopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: (await aShopVoucher()).id },
  }),
  'vouchers/duplicate-voucher': ({ people, shopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: shopVoucher.id },
    body: { code: newCode(), clientRequestId: requestKey() },
  }),
  'vouchers/get-voucher': ({ people, shopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: shopVoucher.id },
  }),
  'vouchers/hand-out-voucher': async ({ people, aShopVoucher, aQuickMember }) => ({
    token: people.admin.accessToken,
    params: { id: (await aShopVoucher({ reach: 'named' })).id },
    body: { userIds: [(await aQuickMember()).id], clientRequestId: requestKey() },
  }),
  'vouchers/list-voucher-holders': ({ people, shopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: shopVoucher.id },
    query: { of: 'used', take: 5 },
  }),
  'vouchers/pause-voucher': async ({ people, aShopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: (await aShopVoucher()).id },
    body: { isPaused: true },
  }),
  'vouchers/preview-voucher': ({ people, product }) => ({
    token: people.admin.accessToken,
    body: {
      voucher: { ...voucherDraft, code: newCode() },
      lines: [{ productId: product.card.id, variantId: null, quantity: 3 }],
      province: 'Thành phố Hà Nội',
      at: '2026-11-22T08:00:00.000Z',
    },
  }),
  'vouchers/search-vouchers': ({ people }) => ({
    token: people.admin.accessToken,
    query: {
      q: 'tết',
      state: 'running',
      category: 'system_voucher',
      type: 'discount_amount,free_shipping',
      reach: 'collect',
      campaignId: 'tet',
      sortBy: 'cost',
      sortOrder: 'desc',
      page: 1,
      limit: 5,
    },
  }),
  'vouchers/update-voucher': async ({ people, aShopVoucher }) => ({
    token: people.admin.accessToken,
    params: { id: (await aShopVoucher()).id },
    body: { ...voucherDraft, version: 1 },
  }),
};
