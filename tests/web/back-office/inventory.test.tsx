import { describe, expect, it } from 'vitest';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import {
  Inventory,
  InventoryRow,
  listDifferences,
  listInventories,
  listMovements,
  Movement,
  repairShelf,
  saveInventories,
  searchInventory,
  StockDifference,
} from '#shared/inventory/inventory.contract.ts';
import { listShelfLots } from '#shared/inventory/lots.contract.ts';
import { fieldMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.inventory;
const shelf = {
  productId: '01HPZV75P4S7CKDH9PQR0FTKH2',
  variantId: null,
  warehouseId: 'wh_hni',
  warehouseName: 'Kho Hà Nội',
  variantName: null,
  onHand: 10,
  reserved: 2,
  onOrder: 0,
  available: 8,
  minQuantity: 9,
  maxQuantity: null,
};
const row = exampleOf(InventoryRow, {
  ...shelf,
  id: 's1',
  productName: 'Gạo nếp nương',
  isOnSale: false,
  isSold: true,
});
const page = {
  data: [row],
  total: 1,
  page: 1,
  pageSize: 50,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
};
const line = exampleOf(Movement, {
  id: 'm1',
  why: 'held',
  of: { kind: 'order', id: 'o1', code: 'CL261121AB3D5' },
  note: null,
  who: { id: null, role: 'user', fullName: null },
  onHand: { from: 10, to: 10 },
  reserved: { from: 0, to: 2 },
  onOrder: { from: 0, to: 0 },
  cost: { from: 97_500, to: 97_747.5 },
});
const known = [
  answer(searchInventory, page),
  answer(listWarehouses, []),
  answer(getCategoryTree, []),
  answer(listMovements, { data: [line], nextCursor: null }),
  answer(listShelfLots, { byLot: false, data: [], unknown: 10 }),
];

async function openShelf(answers: ReturnType<typeof answer>[] = []) {
  const screen = await renderAt('/admin/e-commerce/inventory', {
    as: 'collaborator',
    answers: [...known, ...answers],
  });
  await screen.user.click(await screen.page.findByRole('button', { name: row.productName }));
  await screen.page.findByText(words.why.held);
  return screen;
}

describe('the inventory', () => {
  it('says what there is to see to, and how a shelf came to what it counts', async () => {
    const { page: shown } = await openShelf();
    expect(shown.getAllByText(words.states.low).length).toBeGreaterThan(0);
    await shown.findByText('Đơn CL261121AB3D5');
    expect(shown.getByText(/Khách hàng/)).toBeTruthy();
    const entry = shown.getByText(words.why.held).closest('li')?.textContent;
    expect(entry).toContain(`${words.list.reserved}0${words.ledger.to}2+2`);
    expect(entry?.replaceAll('\u00a0', ' ')).toContain(`97.500 ₫${words.ledger.to}97.747,5 ₫+247,5 ₫`);
  });

  it('corrects a shelf from the number that was read, with a reason', async () => {
    const {
      page: shown,
      user,
      network,
    } = await openShelf([answer(saveInventories, [exampleOf(Inventory, { ...shelf, onHand: 8 })])]);
    const box = shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.onHand}`) });
    await user.clear(box);
    await user.type(box, '8');
    await shown.findByText('Chênh lệch −2');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByText(fieldMessage('required', 'vi'));
    expect(network.askedOf(saveInventories)).toEqual([]);
    await user.type(shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.reason}`) }), 'Vỡ');
    await user.dblClick(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByText(words.adjust.saved);
    expect(network.askedOf(saveInventories)).toMatchObject([
      {
        params: { id: shelf.productId },
        body: {
          reason: 'Vỡ',
          inventories: [{ warehouseId: 'wh_hni', variantId: null, onHand: 8, onHandBefore: 10 }],
        },
      },
    ]);
  });

  it('says that saving failed, where the server gives no reason', async () => {
    const silent = { contract: saveInventories, give: () => new Response('', { status: 502 }) };
    const { page: shown, user } = await openShelf([silent]);
    await user.type(shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.place}`) }), 'A-1');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    const alert = await shown.findByText('Có lỗi xảy ra khi cập nhật tồn kho. Vui lòng thử lại.');
    expect(alert.closest('form')).toBeTruthy();
  });

  it('asks again where others moved the shelf meanwhile', async () => {
    const {
      page: shown,
      user,
      network,
    } = await openShelf([
      refuse(saveInventories, 'STALE_STATE'),
      answer(listInventories, [exampleOf(Inventory, { ...shelf, onHand: 7, available: 5 })]),
    ]);
    const box = shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.onHand}`) });
    await user.clear(box);
    await user.type(box, '9');
    await user.type(shown.getByRole('textbox', { name: new RegExp(`^${words.adjust.reason}`) }), 'Đếm');
    await user.click(shown.getByRole('button', { name: words.adjust.save }));
    await shown.findByRole('dialog', { name: texts.form.conflict.title });
    expect(network.askedOf(saveInventories)).toHaveLength(1);
  });

  it('shows an admin what differs from its ledger, and how to set that right', async () => {
    const found = exampleOf(StockDifference, {
      ...shelf,
      id: 'd1',
      productName: 'Trà sen',
      kind: 'row',
      revision: 4,
      book: { onHand: 9, reserved: 0 },
      row: { onHand: 7, reserved: 0 },
    });
    const {
      page: shown,
      user,
      network,
    } = await renderAt('/admin/e-commerce/inventory', {
      as: 'admin',
      answers: [
        ...known,
        answer(listDifferences, { checkedAt: '2026-11-21T18:00:00.000Z', data: [found] }),
        answer(repairShelf, { success: true }),
      ],
    });
    await shown.findByText('1 kệ lệch với sổ kho');
    await user.click(shown.getByRole('button', { name: words.differences.repair }));
    const reason = shown.getByRole('textbox', { name: new RegExp(`^${words.differences.form.reason}`) });
    await user.type(reason, 'Đếm lại');
    await user.click(shown.getByRole('button', { name: words.differences.form.save }));
    await shown.findByText(words.differences.repaired);
    expect(network.askedOf(repairShelf)).toMatchObject([
      { body: { productId: shelf.productId, revision: 4, onHand: 7, reserved: 0, reason: 'Đếm lại' } },
    ]);
  });
});
