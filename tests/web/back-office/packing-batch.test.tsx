import { describe, expect, it, vi } from 'vitest';
import { startPacking } from '#shared/orders/staff-orders.contract.ts';
import { createGhtkOrder, printLabelSheet } from '#shared/shipping/packing.contract.ts';
import { pickList, pickPlaces } from '#web/back-office/shipping/rules/pick-list.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { heldBy, labelled, line, openBatch, order, parcel, words } from './packing-scene.ts';

it('a batch is fetched shelf by shelf, and taken one by one past those who were quicker', async () => {
  const held = { ...order, claim: heldBy('me', 'Tôi') };
  const waiting = [
    { ...order, id: 'w1', code: 'W1' },
    { ...order, id: 'w2', code: 'W2' },
  ];
  const { page, user, network } = await openBatch([held, { ...held, id: 'o2', code: 'CL2' }], {
    waiting,
    answers: [refuse(startPacking, 'ORDER_STATE', { params: { status: 'packing' } })],
  });
  await page.findByText(/CL261123ABCDE × 2, CL2 × 2/);
  await user.click(page.getByRole('button', { name: /Nhận thêm 2 đơn/ }));
  await page.findByText('Đã nhận 0 đơn');
  expect(network.askedOf(startPacking)).toHaveLength(2);
});

it('no more than five orders are taken at once', async () => {
  const waiting = Array.from({ length: 7 }, (_, place) => ({ ...order, id: `w${place}`, code: `W${place}` }));
  const { page, user, network } = await openBatch([], {
    waiting,
    answers: [answer(startPacking, exampleOf(startPacking.reply))],
  });
  await user.click(await page.findByRole('button', { name: /^Nhận 5 đơn/ }));
  await page.findByText('Đã nhận 5 đơn');
  expect(network.askedOf(startPacking)).toHaveLength(5);
});

it('a batch names the warehouse of each shelf where it has several', async () => {
  const hue = { id: 'wh_hue', name: 'Kho Huế' };
  const here = { ...order, items: [{ ...line, warehouseId: 'wh_hni' }] };
  const there = {
    ...order,
    id: 'o2',
    items: [{ ...line, id: 'p1#-#wh_hue', warehouseId: hue.id }],
    parcels: [{ ...parcel, warehouse: hue }],
  };
  const { page } = await openBatch([here, there]);
  await page.findByRole('region', { name: 'Kho Huế · A-03' });
  expect(page.getByRole('region', { name: 'Kho Hà Nội · A-03' })).toBeDefined();
  const one = await openBatch([here]);
  expect(await one.page.findByRole('region', { name: 'A-03' })).toBeDefined();
});

it('a packer who holds nothing is offered orders, not more of them', async () => {
  const { page } = await openBatch([], { waiting: [order] });
  expect(await page.findByRole('button', { name: /^Nhận 1 đơn/ })).toBeTruthy();
});

it('the picks of a batch name a variant in the language of the packer', async () => {
  const held = { ...order, claim: heldBy('me', 'Tôi'), items: [{ ...line, variantName: 'Cỡ: Nhỏ' }] };
  const { page } = await openBatch([held], { language: 'en' });
  expect(await page.findAllByText(/Size: Small/)).not.toEqual([]);
});

it('what is packed is sent for and labelled on one sheet', async () => {
  const ready = { ...order, status: 'packing_completed' as const };
  const sent = {
    ...order,
    id: 'o3',
    code: 'CL3',
    status: 'delivering' as const,
    parcels: [{ ...labelled('waiting'), label: 'S1.3' }],
  };
  const { page, user, network } = await openBatch([ready, sent], {
    answers: [
      answer(printLabelSheet, { name: 'nhan.pdf', bytes: new TextEncoder().encode('%PDF-1.4') }),
      answer(createGhtkOrder, sent),
    ],
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels');
  await user.click(await page.findByRole('button', { name: 'In 1 nhãn' }));
  await vi.waitFor(() => expect(network.askedOf(printLabelSheet)).toHaveLength(1));
  expect(network.askedOf(printLabelSheet)[0]?.body).toEqual({ sheet: 'a6', orders: ['o3'] });
  await user.click(page.getByRole('button', { name: 'Tạo vận đơn cho 1 đơn' }));
  await page.findByText('Đã tạo vận đơn cho 1 đơn');
});

it('an order that the carrier refuses says so, and is not counted as sent', async () => {
  const ready = { ...order, status: 'packing_completed' as const };
  const { page, user } = await openBatch([ready], {
    answers: [refuse(createGhtkOrder, 'ORDER_STATE', { params: { status: 'packing_completed' } })],
  });
  await user.click(await page.findByRole('button', { name: 'Tạo vận đơn cho 1 đơn' }));
  await page.findByText(words.step.ship.failed);
  expect(page.queryByText('Đã tạo vận đơn cho 1 đơn')).toBeNull();
});

describe('a pick list', () => {
  it('goes along the shelves, and ends with what has none', () => {
    const at = (place: string) => ({ ...line, id: place, place });
    const places = pickPlaces([{ ...order, items: [at(''), at('A-10'), at('B-1'), at('A-2')] }]);
    expect(places.map(({ place }) => place)).toEqual(['A-2', 'A-10', 'B-1', '']);
  });

  it('of several warehouses goes through one after the other', () => {
    const at = (warehouseId: string, place: string) => ({
      ...line,
      id: warehouseId + place,
      warehouseId,
      place,
    });
    const from = (id: string, name: string) => ({ ...parcel, warehouse: { id, name } });
    const items = [at('b', 'A-1'), at('a', ''), at('a', 'A-1')];
    const places = pickPlaces([{ ...order, items, parcels: [from('a', 'Kho Vinh'), from('b', 'Kho Huế')] }]);
    expect(places.map(({ warehouse, place }) => [warehouse.name, place])).toEqual([
      ['Kho Huế', 'A-1'],
      ['Kho Vinh', 'A-1'],
      ['Kho Vinh', ''],
    ]);
  });

  it('adds up a shelf’s pieces, without what lies in a box', () => {
    const other = { ...order, id: 'o2', code: 'CL2', items: [{ ...line, packed: 1 }] };
    expect(pickList([order, other])).toMatchObject([
      {
        quantity: 3,
        orders: [
          { code: order.code, quantity: 2 },
          { code: 'CL2', quantity: 1 },
        ],
      },
    ]);
    expect(pickList([{ ...order, items: [{ ...line, packed: 2 }] }])).toEqual([]);
  });
});
