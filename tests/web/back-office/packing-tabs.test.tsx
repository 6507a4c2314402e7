import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { completePacking, StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { countPackingQueues, getPackingOrder, listPackingOrders } from '#shared/shipping/packing.contract.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Asked, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { line, order, words } from './packing-scene.ts';

const orderOf = (id: string, packed: number): PackingOrder => ({
  ...order,
  id,
  code: `CL261123${id.toUpperCase()}`,
  items: [{ ...line, packed }],
  parcels: [],
});
const rows = [orderOf('full1', 2), orderOf('part1', 1)];

/** The server closes a box that was scanned in full, and no other. */
const finished = ({ params }: Asked) =>
  (params as { id: string }).id === 'full1'
    ? answer(completePacking, exampleOf(StaffOrder))
    : refuse(completePacking, 'PACKING_UNSCANNED', { params: { packed: 1, all: 2 } });

const open = (search = '') =>
  renderAt(`/admin/e-commerce/packing${search}`, {
    as: 'collaborator',
    answers: [
      answer(listWarehouses, []),
      answer(countPackingQueues, { to_pack: 15, in_hand: 2, packed: 3, with_carrier: 4 }),
      answer(
        listPackingOrders,
        exampleOf(listPackingOrders.reply, { data: rows, total: 2, page: 1, totalPages: 1 }),
      ),
      answer(getPackingOrder, ({ params }) => rows.find(({ id }) => id === params.id) ?? orderOf('none', 0)),
      { contract: completePacking, give: (asked) => finished(asked).give(asked) },
    ],
  });
const lastQuery = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network.askedOf(listPackingOrders).at(-1)?.query;

describe('the packing screen', () => {
  it('opens on what is to be packed, and says how many orders each tab holds', async () => {
    const screen = await open();
    await screen.page.findByRole('button', { name: /^Cần đóng gói\s*15$/, current: true });
    for (const name of [/^Đang đóng gói\s*2$/, /^Đã đóng gói\s*3$/, /^Đang vận chuyển\s*4$/])
      expect(screen.page.getByRole('button', { name })).toBeTruthy();
    expect(lastQuery(screen)).toMatchObject({ queue: 'to_pack' });
    expect(screen.page.getByText(/^Bước: Cần đóng gói/)).toBeTruthy();
    expect(screen.network.askedOf(listPackingOrders)).toHaveLength(1);
  });

  it('shows another tab, and all orders where that is asked', async () => {
    const screen = await open();
    await screen.user.click(await screen.page.findByRole('button', { name: /^Đã đóng gói/ }));
    await expect.poll(() => lastQuery(screen)).toMatchObject({ queue: 'packed' });
    await screen.user.click(screen.page.getByRole('button', { name: texts.fields.views.all }));
    await screen.page.findByRole('button', { name: new RegExp(`^${texts.fields.views.all}`), current: true });
    await expect.poll(() => lastQuery(screen)).not.toHaveProperty('queue');
  });

  it('keeps the tab while it is narrowed', async () => {
    const screen = await open();
    const box = await screen.page.findByRole('searchbox', { name: words.list.searchLabel });
    await screen.user.type(box, 'lan');
    await expect.poll(() => lastQuery(screen)).toMatchObject({ queue: 'to_pack', search: 'lan' });
  });

  it('leaves open the boxes that were not scanned in full, and names them', async () => {
    const screen = await open('?queue=in_hand');
    const { page, user, network } = screen;
    await page.findByText('CL261123FULL1');
    const boxes = page.getAllByRole('checkbox').slice(1);
    for (const box of boxes) await user.click(box);
    await user.click(page.getByRole('button', { name: words.bulk.complete.act }));
    const dialog = await page.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: words.bulk.complete.act }));
    await page.findByText(/^Mới quét 1 \/ 2 sản phẩm/);
    expect(network.askedOf(completePacking)).toHaveLength(2);
  });
});

describe('a box that was closed without scanning', () => {
  it('does not read as an empty box once it is under way', async () => {
    const shipped: PackingOrder = { ...orderOf('sent1', 0), status: 'delivering' };
    const { page } = await renderAt('/admin/e-commerce/packing/sent1', {
      as: 'collaborator',
      answers: [answer(getPackingOrder, shipped), answer(listActivity, { data: [], nextCursor: null })],
    });
    await page.findByText('2 sản phẩm, đóng gói không quét');
    expect(page.queryByText(/Trong hộp/)).toBeNull();
  });
});
