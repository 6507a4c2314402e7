import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import {
  Count,
  countGoods,
  CountLine,
  getCount,
  listUncounted,
  postCount,
  searchCounts,
  startCount,
} from '#shared/inventory/counts.contract.ts';
import { findGoods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.counts;
const goods = {
  productId: '01HPZV75P4S7CKDH9PQR0FTKH2',
  variantId: null,
  variantName: null,
  code: 'GN-1',
  productName: 'Gạo nếp nương',
};
const line = exampleOf(CountLine, {
  ...goods,
  counted: 8,
  expected: 10,
  reserved: 1,
  difference: -2,
  parts: [{ counterId: 'may-quet-01', quantity: 8, by: { id: 'u', fullName: 'Lê Kho' } }],
  isStirred: false,
  isLarge: false,
  isHeld: false,
  isPosted: false,
});
const count = exampleOf(Count, {
  id: 'kk1',
  code: 'KK261123AB3D5',
  warehouse: { id: 'wh_hni', name: 'Kho Hà Nội' },
  status: 'open',
  lines: [line],
  version: 1,
});
const onShelf = exampleOf(GoodsOnShelf, { ...goods, onHand: 10, reserved: 1, available: 9 });
const none = { data: [], total: 0, page: 1, pageSize: 20, totalPages: 0, hasNext: false, hasPrev: false };
const around = [
  answer(listWarehouses, [exampleOf(StaffWarehouse, count.warehouse)]),
  answer(listActivity, { data: [], nextCursor: null }),
  answer(searchCounts, none),
  answer(findGoods, { exact: true, data: [onShelf] }),
  answer(listUncounted, { total: 0, data: [] }),
];
const open = (given: Partial<Count>, answers: ReturnType<typeof answer>[] = []) =>
  renderAt('/admin/e-commerce/inventory/counts/kk1', {
    as: 'collaborator',
    answers: [...around, answer(getCount, { ...count, ...given }), ...answers],
  });

describe('a stock count', () => {
  it('begins for one warehouse, once', async () => {
    const {
      page: shown,
      user,
      network,
    } = await renderAt('/admin/e-commerce/inventory/counts', {
      as: 'collaborator',
      answers: [...around, answer(startCount, count), answer(getCount, count)],
    });
    await user.click(await shown.findByRole('button', { name: words.add }));
    await user.click(await shown.findByRole('combobox', { name: new RegExp(words.form.warehouseId) }));
    await user.click(await shown.findByRole('option', { name: count.warehouse.name }));
    await user.dblClick(shown.getByRole('button', { name: words.form.start }));
    await shown.findByRole('heading', { name: count.code });
    expect(network.askedOf(startCount)).toHaveLength(1);
  });

  it('takes one more of what is scanned, of this device alone', async () => {
    const taken = { ...line, counted: 9, difference: -1 };
    const { page: shown, user, network } = await open({}, [answer(countGoods, taken)]);
    await shown.findByText('Lê Kho');
    await enterCode(user, shown.getByRole('textbox', { name: texts.inventory.scan.label }), 'GN-1');
    await shown.findByText('Gạo nếp nương · 9');
    const [sent] = network.askedOf(countGoods);
    expect(sent?.body).toMatchObject({ productId: goods.productId, quantity: 1, anew: false });
    expect(sent?.body.counterId).not.toBe('may-quet-01');
  });

  it('is booked after a question that says what stays', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open({}, [
      answer(postCount, { ...count, status: 'posted', lines: [{ ...line, isPosted: true }] }),
    ]);
    await user.click(await shown.findByRole('button', { name: 'Ghi sổ 1 dòng lệch' }));
    await shown.findByText(/mỗi dòng một biến động/);
    await user.click(shown.getByRole('button', { name: words.post.act }));
    await shown.findByText(words.post.done.replace('{{code}}', count.code));
    expect(network.askedOf(postCount)[0]?.body).toEqual({ version: 1 });
  });

  it('asks for a second person where the server does, and says so of the line', async () => {
    const { page: shown, user } = await open({ lines: [{ ...line, isLarge: true }] }, [
      refuse(postCount, 'COUNT_NEEDS_SECOND'),
    ]);
    await shown.findByText(words.mark.large);
    await user.click(shown.getByRole('button', { name: 'Ghi sổ 1 dòng lệch' }));
    await user.click(await shown.findByRole('button', { name: words.post.act }));
    expect(await shown.findByText(words.post.failed)).toBeDefined();
  });

  it('says of what nobody counted that it stays, unless somebody says there is none', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open({ lines: [] }, [
      answer(listUncounted, { total: 1, data: [onShelf] }),
      answer(countGoods, { ...line, counted: 0, difference: -10 }),
    ]);
    await shown.findByText(words.uncountedHint);
    await user.click(await shown.findByRole('button', { name: words.none }));
    await shown.findByText('−10');
    expect(network.askedOf(countGoods)[0]?.body).toMatchObject({ quantity: 0, anew: true });
  });

  it('that is not there is said to be missing', async () => {
    const { page: shown } = await renderAt('/admin/e-commerce/inventory/counts/nothing', {
      as: 'collaborator',
      answers: [...around, refuse(getCount, 'COUNT_NOT_FOUND')],
    });
    expect(await shown.findAllByText(words.missing.title)).not.toEqual([]);
  });
});
