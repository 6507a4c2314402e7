import { describe, expect, it } from 'vitest';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import {
  getTransfer,
  receiveTransfer,
  requestTransfer,
  sendTransfer,
  Transfer,
  TransferLine,
} from '#shared/inventory/transfers.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.transfers;
const goods = { productId: '01HPZV75P4S7CKDH9PQR0FTKH2', variantId: null, variantName: null, code: 'GN-1' };
const line = exampleOf(TransferLine, {
  ...goods,
  productName: 'Gạo nếp nương',
  quantity: 5,
  received: 0,
  shortages: [],
});
const from = { id: 'wh_hni', name: 'Kho Hà Nội' };
const to = { id: 'wh_hue', name: 'Kho Huế' };
const transfer = exampleOf(Transfer, {
  id: 'ck1',
  code: 'CK261123AB3D5',
  from,
  to,
  status: 'sent',
  lines: [line],
  pieces: 5,
  received: 0,
  short: 0,
  version: 2,
});
const places = [from, to].map((place) => exampleOf(StaffWarehouse, place));
const found = exampleOf(GoodsOnShelf, { ...line, onHand: 9, reserved: 1, available: 8 });
const around = [
  answer(listWarehouses, places),
  answer(listActivity, { data: [], nextCursor: null }),
  answer(findGoods, { exact: true, data: [found] }),
];
const open = (given: Partial<Transfer>, answers: ReturnType<typeof answer>[] = []) =>
  renderAt('/admin/e-commerce/inventory/transfers/ck1', {
    as: 'collaborator',
    answers: [...around, answer(getTransfer, { ...transfer, ...given }), ...answers],
  });

describe('a new transfer', () => {
  it('takes what is scanned, as many as are said, and is asked for once', async () => {
    const screen = await renderAt('/admin/e-commerce/inventory/transfers/new', {
      as: 'collaborator',
      answers: [...around, answer(requestTransfer, transfer), answer(getTransfer, transfer)],
    });
    const { page: shown, user, network } = screen;
    await user.click(await shown.findByRole('combobox', { name: new RegExp(words.form.fromId) }));
    await user.click(await shown.findByRole('option', { name: from.name }));
    await user.click(shown.getByRole('combobox', { name: new RegExp(words.form.toId) }));
    await user.click(await shown.findByRole('option', { name: to.name }));
    const box = shown.getByRole('textbox', { name: texts.inventory.scan.label });
    await enterCode(user, box, 'GN-1');
    await shown.findByText('Gạo nếp nương · 1');
    const quantity = shown.getByRole('textbox', { name: words.form.linesRow.quantity });
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.dblClick(shown.getByRole('button', { name: words.form.request }));
    await shown.findByRole('heading', { name: transfer.code });
    const sent = network.askedOf(requestTransfer);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      fromId: from.id,
      toId: to.id,
      lines: [{ productId: goods.productId, variantId: null, quantity: 2 }],
    });
  });

  it('says what is missing before anything is sent', async () => {
    const {
      page: shown,
      user,
      network,
    } = await renderAt('/admin/e-commerce/inventory/transfers/new', {
      as: 'collaborator',
      answers: around,
    });
    await user.click(await shown.findByRole('button', { name: words.form.request }));
    await shown.findByText('Vui lòng chọn ít nhất một sản phẩm.');
    expect(network.askedOf(requestTransfer)).toEqual([]);
  });
});

describe('a transfer', () => {
  it('leaves after a question that says what becomes of the goods', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open({ status: 'requested', version: 1 }, [answer(sendTransfer, transfer)]);
    await user.click(await shown.findByRole('button', { name: 'Xuất kho 5 sản phẩm' }));
    await shown.findByText(/không ai bán được số hàng này/);
    await user.click(shown.getByRole('button', { name: words.send.act }));
    await shown.findByText(words.send.done.replace('{{code}}', transfer.code));
    expect(network.askedOf(sendTransfer)[0]).toMatchObject({ params: { id: 'ck1' }, body: { version: 1 } });
  });

  it('stays, with the reason, where orders hold the goods', async () => {
    const { page: shown, user } = await open({ status: 'requested', version: 1 }, [
      refuse(sendTransfer, 'STOCK_HELD'),
    ]);
    await user.click(await shown.findByRole('button', { name: 'Xuất kho 5 sản phẩm' }));
    await user.click(await shown.findByRole('button', { name: words.send.act }));
    expect(await shown.findByText(words.send.failed)).toBeDefined();
  });

  it('is received by scanning, and what is missing has a cause', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open({}, [
      answer(receiveTransfer, { ...transfer, status: 'received', received: 1, short: 4, version: 3 }),
    ]);
    const box = await shown.findByRole('textbox', { name: texts.inventory.scan.label });
    await enterCode(user, box, 'GN-1');
    await shown.findByText('Gạo nếp nương · 1/5');
    await user.click(shown.getByRole('combobox', { name: words.receive.linesRow.rest }));
    await user.click(await shown.findByRole('option', { name: 'Thiếu 4: thất lạc' }));
    await user.click(shown.getByRole('button', { name: 'Nhận 1 sản phẩm' }));
    await shown.findByText(words.receive.closed.replace('{{code}}', transfer.code));
    expect(network.askedOf(receiveTransfer)[0]?.body).toMatchObject({
      lines: [{ productId: goods.productId, received: 1, rest: 'lost' }],
      version: 2,
    });
  });

  it('is not called off once some of it arrived', async () => {
    const { page: shown } = await open({ received: 1, lines: [{ ...line, received: 1 }] });
    await shown.findByRole('heading', { name: transfer.code });
    expect(shown.queryByRole('button', { name: words.cancel.act })).toBeNull();
  });

  it('names what is missing, why, and who said so', async () => {
    const { page: shown } = await open({
      status: 'received',
      received: 3,
      short: 2,
      lines: [
        {
          ...line,
          received: 3,
          shortages: [
            {
              quantity: 2,
              cause: 'damaged',
              by: { id: 'u', fullName: 'Lê Kho' },
              at: '2026-11-23T02:00:00.000Z',
            },
          ],
        },
      ],
    });
    expect(await shown.findByText('Thiếu 2: hư hỏng, Lê Kho ghi nhận')).toBeDefined();
    expect(shown.getByText('Thiếu 2')).toBeDefined();
  });

  it('that is not there is said to be missing', async () => {
    const { page: shown } = await renderAt('/admin/e-commerce/inventory/transfers/nothing', {
      as: 'collaborator',
      answers: [...around, refuse(getTransfer, 'TRANSFER_NOT_FOUND')],
    });
    expect(await shown.findAllByText(words.missing.title)).not.toEqual([]);
  });
});
