import { expect, it } from 'vitest';
import { listUsers } from '#shared/accounts/users.contract.ts';
import { ProductCard } from '#shared/catalogue/index.ts';
import { searchProducts } from '#shared/catalogue/product-lists.contract.ts';
import {
  CampaignWithVouchers,
  createCampaign,
  getCampaign,
  getVoucher,
  handOutVoucher,
  listVoucherHolders,
  pauseCampaign,
  previewVoucher,
  searchVouchers,
  StaffVoucher,
  VoucherEffect,
  VoucherHolder,
  updateCampaign,
} from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';

const { campaigns, handOut, holders, pause, preview } = texts.promotions;
const tet = exampleOf(StaffVoucher, {
  id: 'vou_chotet',
  code: 'CHOTET',
  name: 'Chợ Tết',
  type: 'discount_amount',
  category: 'system_voucher',
  discountAmount: 30_000,
  reach: 'named',
  validFrom: daysFromNow(-1),
  validTo: daysFromNow(30),
});
const page1 = { total: 1, page: 1, totalPages: 1, hasNext: false, hasPrev: false };

it('a voucher is handed to members found by name, once however often it is pressed', async () => {
  const lan = exampleOf(listUsers.reply.shape.data.element, {
    id: 'lan',
    fullName: 'Nguyễn Thị Lan',
    referenceId: 'K7M2P9QX',
  });
  const holder = exampleOf(VoucherHolder, {
    userId: 'lan',
    fullName: 'Trần Thị Sen',
    orderCode: 'CL261121AB3D5',
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/vou_chotet?tab=holders', {
    as: 'admin',
    answers: [
      answer(getVoucher, tet),
      answer(listVoucherHolders, { data: [holder], nextCursor: null }),
      answer(listUsers, { ...page1, data: [lan], limit: 8 }),
      refuse(handOutVoucher, 'VOUCHERS_GONE'),
    ],
  });
  await page.findByText('CL261121AB3D5');
  await user.type(await page.findByRole('combobox', { name: handOut.member }), 'lan');
  await user.click(await page.findByRole('option', { name: /Nguyễn Thị Lan/ }));
  const one = handOut.actFor_other.replace('{{count}}', '1');
  await user.click(page.getByRole('button', { name: one }));
  await page.findByText('Voucher này đã hết lượt nhận.');
  network.answer(answer(handOutVoucher, { given: ['lan'], leftOut: [] }));
  await user.dblClick(page.getByRole('button', { name: one }));
  await page.findByText(handOut.done_other.replace('{{code}}', 'CHOTET').replace('{{count}}', '1'));
  const asked = network.askedOf(handOutVoucher).map(({ body }) => body as { clientRequestId: string });
  // Whatever was pressed is one request.
  expect(new Set(asked.map(({ clientRequestId }) => clientRequestId)).size).toBe(1);
  expect(page.getByRole('tab', { name: holders.used })).toBeTruthy();
});

it('a voucher is tried on a cart, and says what comes off or why nothing does', async () => {
  const rice = exampleOf(ProductCard, { id: 'gao', name: 'Gạo ST25', hasVariants: false });
  const effect = exampleOf(VoucherEffect, {
    lines: [
      {
        productId: 'gao',
        variantName: null,
        name: 'Gạo ST25',
        quantity: 1,
        unitTotal: 90_000,
        subtotal: 90_000,
        counts: true,
      },
    ],
    subtotal: 90_000,
    discount: 30_000,
    total: 60_000,
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/vou_chotet?tab=preview', {
    as: 'admin',
    answers: [
      answer(getVoucher, tet),
      answer(searchProducts, { ...page1, data: [rice], pageSize: 8 }),
      answer(previewVoucher, effect),
    ],
  });
  await user.type(await page.findByRole('combobox', { name: preview.product }), 'gao');
  await user.click(await page.findByRole('option', { name: /Gạo ST25/ }));
  await page.findByText(preview.applies.replace('{{amount}}', '30.000 ₫'));
  network.answer(
    answer(previewVoucher, {
      ...effect,
      discount: 0,
      refusal: { reason: 'no-shipping-fee', message: 'Đơn hàng này không có phí vận chuyển.', amount: null },
    }),
  );
  await user.click(page.getByRole('radio', { name: preview.places.counter }));
  await page.findByText('Đơn hàng này không có phí vận chuyển.');
  expect(network.askedOf(previewVoucher).at(-1)).toMatchObject({
    body: { province: null, lines: [{ productId: 'gao', quantity: 1 }] },
  });
});

it('a campaign is stopped with all its vouchers, after a question', async () => {
  const campaign = exampleOf(CampaignWithVouchers, {
    id: 'tet',
    name: 'Chợ Tết',
    validFrom: tet.validFrom,
    validTo: tet.validTo,
    orders: 7,
    vouchers: [tet],
    voucherIds: [tet.id],
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/campaigns/tet', {
    as: 'admin',
    answers: [
      answer(getCampaign, campaign),
      sample(listActivity),
      answer(pauseCampaign, { ...campaign, isPaused: true }),
    ],
  });
  await page.findByText('CHOTET');
  await user.click(page.getByRole('button', { name: campaigns.pauseAll }));
  await user.click(await page.findByRole('button', { name: pause.act }));
  await page.findByText(campaigns.pause.paused.replace('{{name}}', 'Chợ Tết'));
  expect(network.askedOf(pauseCampaign)).toMatchObject([{ params: { id: 'tet' }, body: { isPaused: true } }]);
});

it('a campaign is begun anew from another, for as long, without its vouchers', async () => {
  const campaign = exampleOf(CampaignWithVouchers, {
    id: 'tet',
    name: 'Chợ Tết',
    isPaused: false,
    validFrom: '2025-01-01T00:00:00.000Z',
    validTo: '2025-01-08T00:00:00.000Z',
    voucherIds: ['vou_chotet'],
    vouchers: [tet],
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/campaigns/tet', {
    as: 'admin',
    answers: [
      answer(getCampaign, campaign),
      answer(listActivity, { data: [], nextCursor: null }),
      sample(searchVouchers),
      answer(createCampaign, { ...campaign, id: 'tet-2', voucherIds: [], vouchers: [] }),
    ],
  });
  await user.click(await page.findByRole('button', { name: texts.promotions.acts.more }));
  await user.click(await page.findByRole('menuitem', { name: texts.promotions.acts.duplicate }));
  await user.click(await page.findByRole('button', { name: campaigns.form.save }));
  await page.findByText(campaigns.saved.replace('{{name}}', 'Chợ Tết'));
  const [sent] = network.askedOf(createCampaign);
  expect(sent?.body).toMatchObject({ name: 'Chợ Tết', voucherIds: [] });
  const lasts = Date.parse(sent?.body.validTo ?? '') - Date.parse(sent?.body.validFrom ?? '');
  expect(lasts).toBe(7 * 24 * 3600_000);
  expect(network.askedOf(createCampaign)).toHaveLength(1);
});

it('a campaign changed by two is asked about box by box', async () => {
  const campaign = exampleOf(CampaignWithVouchers, {
    id: 'tet',
    name: 'Chợ Tết',
    isPaused: false,
    validFrom: daysFromNow(-1),
    validTo: daysFromNow(30),
    voucherIds: [],
    vouchers: [],
    version: 1,
  });
  const { page, user, network } = await renderAt('/admin/e-commerce/campaigns/tet', {
    as: 'admin',
    answers: [
      answer(getCampaign, campaign),
      answer(listActivity, { data: [], nextCursor: null }),
      sample(searchVouchers),
      refuse(updateCampaign, 'STALE_STATE'),
    ],
  });
  await user.click(await page.findByRole('button', { name: campaigns.edit }));
  await user.type(await page.findByRole('textbox', { name: new RegExp(`^${campaigns.form.name}`) }), ' tôi');
  const theirs = { ...campaign, name: 'Chợ Tết họ', voucherIds: ['vou_chotet'], vouchers: [tet], version: 2 };
  network.answer(answer(getCampaign, theirs));
  await user.click(page.getByRole('button', { name: campaigns.form.save }));
  await page.findByText(campaigns.form.voucherCount_other.replace('{{count}}', '1'));
  await user.click(await page.findByRole('radio', { name: new RegExp(texts.form.conflict.mine) }));
  network.answer(answer(updateCampaign, { ...theirs, name: 'Chợ Tết tôi', version: 3 }));
  await user.click(page.getByRole('button', { name: texts.form.conflict.save }));
  await page.findByText(campaigns.saved.replace('{{name}}', 'Chợ Tết tôi'));
  const sent = network.askedOf(updateCampaign).at(-1)?.body;
  expect(sent).toMatchObject({ name: 'Chợ Tết tôi', voucherIds: ['vou_chotet'], version: 2 });
});
