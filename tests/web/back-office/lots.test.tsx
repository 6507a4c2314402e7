import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import {
  Inventory,
  InventoryRow,
  listMovements,
  saveInventories,
  searchInventory,
} from '#shared/inventory/inventory.contract.ts';
import {
  countLots,
  listShelfLots,
  LotRow,
  searchLots,
  writeOffLot,
} from '#shared/inventory/lots.contract.ts';
import { getPurchase, receivePurchase } from '#shared/purchasing/index.ts';
import { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { lots: words } = texts;
const { receive } = texts.purchasing;
const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * 86_400_000);
const onePage = { total: 1, page: 1, pageSize: 50, totalPages: 1, hasNext: false, hasPrev: false };

const line = {
  id: '1',
  productId: '01HPZV75P4S7CKDH9PQR0FTKH2',
  variantId: null,
  name: 'Sữa tươi',
  variantName: null,
  code: 'SUA',
  codes: ['8934588012228'],
  unit: 'hộp',
  image: '',
  ground: 1,
  quantity: 20,
  received: 0,
  sentBack: 0,
  isClosed: false,
};
const purchase = exampleOf(PurchaseWithReceipts, {
  id: 'don-nhap',
  code: 'PN261123AB3D',
  status: 'sent',
  lines: [line],
  expectedOn: '',
  note: '',
  receipts: [],
  sentBacks: [],
  byLot: ['1'],
  bySerial: [],
  version: 2,
});

describe('a delivery', () => {
  const open = (given: Partial<PurchaseWithReceipts> = {}) =>
    renderAt('/admin/e-commerce/purchases/don-nhap/receive', {
      as: 'collaborator',
      answers: [
        answer(listActivity, { data: [], nextCursor: null }),
        answer(getPurchase, { ...purchase, ...given }),
        answer(receivePurchase, { ...purchase, status: 'partly_received' }),
      ],
    });

  it('of goods kept by lots is counted by lots: scanned, named, booked as they were named', async () => {
    const { page, user, network } = await open();
    const scan = await page.findByRole('textbox', { name: receive.scan });
    await enterCode(user, scan, '8934588012228');
    await page.findByText('Sữa tươi · 1/20');
    const row = receive.linesRow.lotsRow;
    await user.click(page.getByRole('button', { name: receive.submit }));
    await expect
      .poll(() =>
        page.getByRole('textbox', { name: new RegExp(`^${row.code}`) }).getAttribute('aria-invalid'),
      )
      .toBe('true');
    expect(network.askedOf(receivePurchase)).toEqual([]);
    await user.type(page.getByRole('textbox', { name: new RegExp(`^${row.code}`) }), 'l1{Enter}');
    expect(page.getByLabelText(new RegExp(`^${row.expiresOn}`))).toBe(document.activeElement);
    fireEvent.change(page.getByLabelText(new RegExp(`^${row.expiresOn}`)), {
      target: { value: '2027-03-01' },
    });
    const pieces = page.getByRole('textbox', { name: new RegExp(`^${row.quantity}`) });
    await user.clear(pieces);
    await user.type(pieces, '12');
    await user.click(page.getByRole('button', { name: receive.submit }));
    await page.findByText(receive.done.replace('{{code}}', purchase.code));
    expect(network.askedOf(receivePurchase)).toMatchObject([
      {
        body: {
          lines: [
            { lineId: '1', quantity: 12, lots: [{ code: 'L1', expiresOn: '2027-03-01', quantity: 12 }] },
          ],
        },
      },
    ]);
  });

  it('of goods kept piece by piece is as many as there are numbers', async () => {
    const { page, user, network } = await open({ byLot: [], bySerial: ['1'] });
    const box = await page.findByRole('textbox', { name: new RegExp(`^${receive.linesRow.serials}`) });
    await user.click(box);
    await user.paste('sn-1\n\n');
    // As fast as a scanner types: numbers, and no codes of goods.
    await user.keyboard('SN-0002{Enter}SN-0003{Enter}');
    await user.click(page.getByRole('button', { name: receive.submit }));
    await page.findByText(receive.done.replace('{{code}}', purchase.code));
    expect(network.askedOf(receivePurchase)).toMatchObject([
      { body: { lines: [{ quantity: 3, serials: ['SN-1', 'SN-0002', 'SN-0003'] }] } },
    ]);
  });
});

describe('the lots', () => {
  const old = exampleOf(LotRow, {
    id: 'cu',
    productName: 'Sữa chua',
    code: 'SC1',
    expiresOn: day(-2),
    quantity: 6,
    held: 6,
  });
  const answers = [
    answer(searchLots, { data: [old], ...onePage }),
    answer(countLots, { expired: 1, in30: 0, in90: 0 }),
    answer(listWarehouses, []),
  ];
  const open = (more: ReturnType<typeof answer>[]) =>
    renderAt('/admin/e-commerce/inventory/lots', { as: 'collaborator', answers: [...answers, ...more] });

  it('past their day are written off as they were seen, with the reason', async () => {
    const { page, user, network } = await open([answer(writeOffLot, { quantity: 6 })]);
    await page.findByText(words.held.replace('{{count}}', '6'));
    await user.click(page.getAllByRole('checkbox', { name: /Sữa chua/ })[0] ?? page.getByRole('checkbox'));
    await user.click(page.getByRole('button', { name: words.writeOff.act }));
    const dialog = await page.findByRole('alertdialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent.includes(words.writeOff.act)) ??
        dialog,
    );
    await expect
      .poll(() => network.askedOf(writeOffLot))
      .toMatchObject([{ params: { id: 'cu' }, body: { reason: words.writeOff.reason, quantity: 6 } }]);
    await page.findByText(words.writeOff.done_other.replace('{{count}}', '1'));
  });

  it('that changed meanwhile stay, and it is said why', async () => {
    const { page, user, network } = await open([refuse(writeOffLot, 'STALE_STATE')]);
    await user.click((await page.findAllByRole('checkbox', { name: /Sữa chua/ }))[0] ?? document.body);
    await user.click(page.getByRole('button', { name: words.writeOff.act }));
    const dialog = await page.findByRole('alertdialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent.includes(words.writeOff.act)) ??
        dialog,
    );
    await page.findByText(/vừa được thay đổi ở nơi khác/);
    expect(network.askedOf(writeOffLot)).toHaveLength(1);
  });
});

describe('a shelf of goods kept by lots', () => {
  it('shows its lots and what is of none, and has them set right by who looked', async () => {
    const shelf = exampleOf(InventoryRow, {
      id: 's1',
      productId: line.productId,
      variantId: null,
      warehouseId: 'wh_hni',
      productName: 'Sữa tươi',
      onHand: 12,
      reserved: 0,
      isOnSale: false,
    });
    const { page, user, network } = await renderAt('/admin/e-commerce/inventory', {
      as: 'collaborator',
      answers: [
        answer(searchInventory, { data: [shelf], ...onePage }),
        answer(listWarehouses, []),
        answer(getCategoryTree, []),
        answer(listMovements, { data: [], nextCursor: null }),
        answer(listShelfLots, {
          byLot: true,
          data: [{ id: 'l', code: 'L1', expiresOn: day(10), quantity: 8, held: 0 }],
          unknown: 4,
        }),
        answer(saveInventories, [exampleOf(Inventory, {})]),
      ],
    });
    await user.click(await page.findByRole('button', { name: 'Sữa tươi' }));
    await page.findByText(words.shelf.unknown);
    await user.click(page.getByRole('button', { name: words.shelf.edit }));
    const code = page.getByRole('textbox', { name: new RegExp(`^${words.form.lotsRow.code}`) });
    await user.clear(code);
    await user.type(code, 'l9');
    // The form above it asks for one as well.
    const [, reason] = page.getAllByRole('textbox', { name: new RegExp(`^${words.form.reason}`) });
    if (!reason) throw new Error('Each of the two forms has a box for its reason');
    await user.type(reason, 'Xem lại');
    await user.dblClick(page.getByRole('button', { name: words.form.save }));
    await page.findByText(words.form.saved);
    expect(network.askedOf(saveInventories)).toMatchObject([
      {
        body: {
          inventories: [
            { onHand: 12, onHandBefore: 12, lots: [{ code: 'L9', expiresOn: day(10), quantity: 8 }] },
          ],
        },
      },
    ]);
  });
});
