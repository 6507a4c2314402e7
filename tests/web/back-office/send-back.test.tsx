import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { correctPurchase, getPurchase, sendBackGoods } from '#shared/purchasing/index.ts';
import { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { acts, correct, page: words, receive, sendBack } = texts.purchasing;
const line = {
  id: '1',
  productId: '01HPZV75P4S7CKDH9PQR0FTKH2',
  variantId: null,
  name: 'Gạo ST25',
  variantName: null,
  code: 'GAO',
  codes: ['8934588012228'],
  unit: 'túi',
  image: '',
  ground: 1,
  quantity: 20,
  received: 20,
  sentBack: 4,
  isClosed: false,
  cost: 30_000,
  taxRate: 8,
};
const lots = [
  { code: 'L2', expiresOn: '2027-02-01', quantity: 12 },
  { code: 'L1', expiresOn: '2027-01-01', quantity: 8 },
];
const purchase = exampleOf(PurchaseWithReceipts, {
  id: 'don-nhap',
  code: 'PN261123AB3D',
  status: 'received',
  lines: [line],
  receipts: [
    {
      number: 1,
      at: '2026-11-20T03:00:00.000Z',
      by: 'Lan',
      note: '',
      lines: [{ lineId: '1', quantity: 20, lots }],
    },
  ],
  sentBacks: [
    {
      number: 1,
      at: '2026-11-21T03:00:00.000Z',
      by: 'Lan',
      reason: 'Gạo mốc',
      lines: [{ lineId: '1', quantity: 4, lots: [{ code: 'L1', expiresOn: '2027-01-01', quantity: 4 }] }],
      credit: 129_600,
    },
  ],
  byLot: [],
  bySerial: [],
  version: 5,
});
const url = '/admin/e-commerce/purchases/don-nhap';
const beside = [answer(listActivity, { data: [], nextCursor: null })];
const at = (path: string, as: 'admin' | 'collaborator', answers: ReturnType<typeof answer>[]) =>
  renderAt(path, { as, answers: [...beside, ...answers] });
const quantity = sendBack.quantity.replace('{{name}}', line.name);
const moreOf = (stepper: HTMLElement) =>
  within(stepper).getByRole('button', { name: texts.ui.quantity.more });

describe('sending goods back', () => {
  it('is booked once with its reason, as it was counted', async () => {
    const { page, user, network } = await at(`${url}/send-back`, 'admin', [
      answer(getPurchase, purchase),
      answer(sendBackGoods, purchase),
    ]);
    const more = moreOf(await page.findByRole('group', { name: quantity }));
    for (let times = 0; times < 3; times += 1) await user.click(more);
    await user.type(page.getByRole('textbox', { name: new RegExp(sendBack.reason) }), 'Bao rách');
    await user.dblClick(page.getByRole('button', { name: sendBack.submit }));
    await page.findByText(sendBack.done.replace('{{code}}', purchase.code));
    expect(network.askedOf(sendBackGoods)).toMatchObject([
      { body: { version: 5, reason: 'Bao rách', lines: [{ lineId: '1', quantity: 3, lots: [] }] } },
    ]);
  });

  it('says when nothing was counted, or no reason given', async () => {
    const { page, user, network } = await at(`${url}/send-back`, 'admin', [answer(getPurchase, purchase)]);
    await user.click(await page.findByRole('button', { name: sendBack.submit }));
    await page.findByText('Vui lòng nhập số lượng trả.');
    expect(network.askedOf(sendBackGoods)).toEqual([]);
  });

  it('offers the lots that came, less those that went back', async () => {
    const { page, user, network } = await at(`${url}/send-back`, 'admin', [
      answer(getPurchase, { ...purchase, byLot: ['1'] }),
      answer(sendBackGoods, purchase),
    ]);
    const boxes = await page.findAllByRole('group', { name: /^Lô L/ });
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Lô L1, hạn 01/01/2027: 4',
      'Lô L2, hạn 01/02/2027: 12',
    ]);
    const more = moreOf(boxes[0] as HTMLElement);
    for (let times = 0; times < 2; times += 1) await user.click(more);
    await user.type(page.getByRole('textbox', { name: new RegExp(sendBack.reason) }), 'Mốc');
    await user.click(page.getByRole('button', { name: sendBack.submit }));
    await page.findByText(sendBack.done.replace('{{code}}', purchase.code));
    expect(network.askedOf(sendBackGoods)).toMatchObject([
      { body: { lines: [{ quantity: 2, lots: [{ code: 'L1', expiresOn: '2027-01-01', quantity: 2 }] }] } },
    ]);
  });

  it('somebody else was quicker with is not booked: the sheet says so', async () => {
    const { page, user, network } = await at(`${url}/send-back`, 'admin', [
      answer(getPurchase, purchase),
      refuse(sendBackGoods, 'STALE_STATE'),
    ]);
    const more = moreOf(await page.findByRole('group', { name: quantity }));
    for (let times = 0; times < 3; times += 1) await user.click(more);
    await user.type(page.getByRole('textbox', { name: new RegExp(sendBack.reason) }), 'Bao rách');
    network.answer(answer(getPurchase, { ...purchase, version: 6 }));
    await user.click(page.getByRole('button', { name: sendBack.submit }));
    await page.findByText(receive.moved);
    expect(network.askedOf(sendBackGoods)).toHaveLength(1);
  });

  it('stands beside what a later bill corrects: sent once, with its reason', async () => {
    const { page, user, network } = await at(url, 'admin', [
      answer(getPurchase, purchase),
      answer(correctPurchase, purchase),
    ]);
    await user.click(await page.findByRole('button', { name: acts.more }));
    await user.click(await page.findByRole('menuitem', { name: acts.correct }));
    await user.type(await page.findByRole('textbox', { name: new RegExp(correct.reason) }), 'Bill');
    await user.dblClick(page.getByRole('button', { name: correct.submit }));
    await page.findByText(correct.done.replace('{{code}}', purchase.code));
    expect(network.askedOf(correctPurchase)).toMatchObject([
      { body: { version: 5, reason: 'Bill', lines: [{ lineId: '1', cost: 30_000 }] } },
    ]);
  });

  it('is for those who manage purchases; others read what went back, without money', async () => {
    const { credit: _credit, ...seen } = purchase.sentBacks[0] ?? {};
    const { page } = await at(url, 'collaborator', [
      answer(getPurchase, { ...purchase, sentBacks: [seen] } as PurchaseWithReceipts),
    ]);
    await page.findByText('Gạo mốc');
    expect(page.queryByText(words.credit.replace('{{amount}}', '129.600 ₫'))).toBeNull();
    expect(page.queryByRole('button', { name: acts.more })).toBeNull();
  });
});
