import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { OrderItem } from '#shared/orders/order.ts';
import { getStaffOrder, StaffOrder, startPacking } from '#shared/orders/staff-orders.contract.ts';
import {
  createGhtkOrder,
  getPackingOrder,
  listPackingOrders,
  printGhtkLabel,
  printLabelSheet,
  quoteParcels,
  sendAgain,
  takeInParcels,
  takeInRest,
  tickPacking,
} from '#shared/shipping/packing.contract.ts';
import { PackedParcel, PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { complainOfParcel, waiveClaim } from '#shared/shipping/complaints.contract.ts';
import {
  lineOfCode,
  pickList,
  pickPlaces,
  weighsOtherwise,
} from '#web/back-office/shipping/rules/pick-list.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.packing;
const emptyPage = { data: [], total: 0, page: 1, limit: 20, totalPages: 0, hasNext: false, hasPrev: false };
const line = exampleOf(PackingLine, {
  id: 'p1#-#wh_hni',
  name: 'Gạo nếp nương',
  variantName: null,
  sku: 'GN-1',
  codes: ['GN-1', '8934567890123'],
  quantity: 2,
  packed: 0,
  damaged: 0,
  missing: 0,
  combos: ['Quà Tết'],
  place: 'A-03',
  parcel: 1,
});
const parcel = exampleOf(PackedParcel, {
  number: 1,
  warehouse: { id: 'wh_hni', name: 'Kho Hà Nội' },
  grams: 2000,
  weighed: null,
  carrierGrams: null,
  attempt: 0,
  carrier: null,
  stage: 'open',
  label: null,
  cod: 120_000,
  troubles: [],
  voided: [],
  refusal: null,
  paidOut: null,
  quotedFee: null,
  complaint: null,
  lost: { damaged: 0, missing: 0, value: 0 },
});
const quoted = (given: { fee?: number; served?: boolean } = {}) =>
  answer(quoteParcels, {
    carrier: 'ghtk',
    parcels: [{ parcel: 1, grams: 2000, served: true, fee: 22_000, expectedFee: 22_000, ...given }],
  });
const order = exampleOf(PackingOrder, {
  id: 'o1',
  code: 'CL261123ABCDE',
  status: 'packing',
  deliveryType: 'prepaid_ship',
  items: [line],
  parcels: [parcel],
  due: 120_000,
  troubles: [],
  claim: null,
  packedBy: null,
  takenIn: null,
  halfTaken: null,
  address: '1 Hàng Bông, Hà Nội',
  version: 3,
});
const after2099 = '2099-01-01T00:00:00.000Z';
const around = [answer(listActivity, { data: [], nextCursor: null }), answer(listWarehouses, [])];
const mine = (id: string) => ({ userId: id, name: 'Tôi', until: after2099 });

const open = (given: Partial<PackingOrder>, answers: ReturnType<typeof answer>[] = []) =>
  renderAt('/admin/e-commerce/packing/o1', {
    as: 'collaborator',
    answers: [...around, answer(getPackingOrder, { ...order, ...given }), quoted(), ...answers],
  });

describe('an order being packed', () => {
  it('takes one more of what is scanned, and says so of what is not in it', async () => {
    const { page, user, network } = await open({}, [
      answer(tickPacking, { ...order, items: [{ ...line, packed: 1 }], version: 4 }),
    ]);
    const box = await page.findByRole('textbox', { name: words.scan.label });
    await enterCode(user, box, '8934567890123');
    await page.findByText('Gạo nếp nương · 1/2');
    expect(network.askedOf(tickPacking)[0]?.body).toEqual({
      lines: [{ id: line.id, packed: 1 }],
      weights: [],
    });
    await enterCode(user, box, 'LA-1');
    await page.findByText('LA-1 không có trong đơn');
    expect(network.askedOf(tickPacking)).toHaveLength(1);
    expect(page.getByText('Thuộc combo Quà Tết')).toBeDefined();
  });

  it('counts every piece of a scanner that is quicker than the answers', async () => {
    let packed = 0;
    const { page, user, network } = await open({}, [
      answer(tickPacking, ({ body }) => {
        packed = body.lines[0]?.packed ?? 0;
        return { ...order, items: [{ ...line, packed }], version: 3 + packed };
      }),
    ]);
    const box = await page.findByRole('textbox', { name: words.scan.label });
    // By one code, by the other, and once too often.
    for (const code of ['GN-1', '8934567890123', 'gn-1']) {
      await user.type(box, code);
      await user.click(page.getByRole('button', { name: 'Nhập mã' }));
    }
    await page.findByText('Gạo nếp nương đã đủ');
    expect(network.askedOf(tickPacking).map(({ body }) => body?.lines[0]?.packed)).toEqual([1, 2]);
    expect(page.getByText(/Kệ A-03/)).toBeDefined();
  });

  it('says what a heavier box costs more', async () => {
    const { page } = await open({}, [quoted({ fee: 32_000 })]);
    await page.findByText(/Cước 32\.000/);
    expect(page.getByText(/Nhiều hơn dự kiến 10\.000/)).toBeDefined();
  });

  it('says where the carrier does not go', async () => {
    const { page } = await open({}, [quoted({ served: false })]);
    expect(await page.findByText(words.quote.notServed)).toBeDefined();
  });

  it('is nobody else’s to touch while somebody holds it', async () => {
    const { page } = await open({ claim: { userId: 'other', name: 'Hoa', until: after2099 } });
    await page.findByText('Hoa đang đóng gói đơn này');
    expect(page.queryByRole('textbox', { name: words.scan.label })).toBeNull();
    expect(page.queryByRole('button', { name: words.step.complete.act })).toBeNull();
  });

  it('says the server’s words when another was quicker', async () => {
    const { page, user } = await open({ status: 'confirmed' }, [
      refuse(startPacking, 'ORDER_STATE', { params: { status: 'packing' } }),
    ]);
    await user.click(await page.findByRole('button', { name: words.step.start.act }));
    await page.findByText(words.step.start.failed);
    expect(page.getByText(/Đang đóng gói|đang đóng gói/)).toBeDefined();
  });

  it('weighs much more than it should: somebody looks again', async () => {
    const { page } = await open({ parcels: [{ ...parcel, weighed: 3000 }] });
    expect(await page.findByText(words.weightDiffers)).toBeDefined();
  });
});

describe('an order that is packed', () => {
  it('is sent once, however often it is pressed', async () => {
    const sent = {
      ...order,
      status: 'delivering' as const,
      parcels: [{ ...parcel, stage: 'waiting' as const, label: 'S1.2', attempt: 1 }],
    };
    const { page, user, network } = await open({ status: 'packing_completed' }, [
      answer(createGhtkOrder, sent),
    ]);
    await user.dblClick(await page.findByRole('button', { name: words.step.ship.act }));
    expect(network.askedOf(createGhtkOrder)).toHaveLength(1);
  });

  it('has its label, and the three facts of its cash', async () => {
    const at = '2026-11-23T03:00:00.000Z';
    const { page, user, network } = await open(
      {
        status: 'completed',
        parcels: [
          { ...parcel, stage: 'delivered', label: 'S1.2', attempt: 1, deliveredAt: at, collectedAt: at },
        ],
      },
      [answer(printGhtkLabel, { name: 'S1.2.pdf', bytes: new TextEncoder().encode('%PDF-1.4') })],
    );
    // No page to go to: a file is kept by a link that is pressed.
    const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:label');
    await page.findByText(words.money.delivered);
    expect(page.getByText(words.money.notYet)).toBeDefined();
    await user.click(page.getByRole('button', { name: words.printLabel }));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    expect(network.askedOf(printGhtkLabel)).toHaveLength(1);
  });

  it('is settled by its carrier before a statement says what it paid, and shows a word that came too late', async () => {
    const at = '2026-11-23T03:00:00.000Z';
    const settled = { ...parcel, stage: 'settled' as const, label: 'S1.2', attempt: 1, booked: true };
    const unheeded = { label: 'S1.2', said: '9', words: 'Không giao được hàng', at };
    const { page } = await open({ status: 'completed', parcels: [{ ...settled, unheeded }] });
    await page.findByText(words.money.noStatement);
    expect(page.getByText(words.unheeded)).toBeDefined();
    expect(page.getByText(/Không giao được hàng/)).toBeDefined();
  });

  it('shows nothing of what was said late of a label it has no more', async () => {
    const at = '2026-11-23T03:00:00.000Z';
    const unheeded = { label: 'S1.1', said: '9', words: null, at };
    const out = { ...parcel, stage: 'out' as const, label: 'S1.2', attempt: 2, booked: false };
    const { page } = await open({ status: 'shipped', parcels: [{ ...out, unheeded }] });
    await page.findByText(words.printLabel);
    expect(page.queryByText(words.unheeded)).toBeNull();
    expect(page.queryByText(words.money.noStatement)).toBeNull();
  });

  it.each(['cancelled', 'refunded', 'returned'] as const)('has no papers once it is %s', async (status) => {
    const back = { ...parcel, stage: 'return_settled' as const, label: 'S1.2', attempt: 1 };
    const { page } = await open({ status, parcels: [back] });
    await page.findByText('S1.2');
    expect(page.queryByText(words.printLabel)).toBeNull();
    expect(page.queryByText(words.slip.open)).toBeNull();
  });

  it('is complained of with what happened, and ends or goes out again once it is back', async () => {
    const back = { ...parcel, stage: 'returned' as const, label: 'S1.2', attempt: 1 };
    const { page, user, network } = await open({ status: 'shipped', parcels: [back] }, [
      answer(complainOfParcel, { ...order, version: 4 }),
      answer(sendAgain, { ...order, status: 'packing_completed', version: 5 }),
    ]);
    await user.click(await page.findByRole('button', { name: words.complaint.open }));
    const amount = await page.findByRole('textbox', { name: new RegExp(words.complaint.form.amount) });
    await user.clear(amount);
    await user.type(amount, '50000');
    await user.click(page.getByRole('button', { name: words.complaint.save }));
    await vi.waitFor(() => expect(network.askedOf(complainOfParcel)).toHaveLength(1));
    expect(network.askedOf(complainOfParcel)[0]?.body).toMatchObject({
      kind: 'damaged',
      amount: 50_000,
      media: [],
    });
    await user.click(await page.findByRole('button', { name: words.step.sendAgain.act }));
    const sure = await page.findByRole('alertdialog');
    expect(sure.textContent).toContain(words.step.sendAgain.consequence);
  });

  it('is taken in piece by piece, and what is amiss is claimed with its sum', async () => {
    const back = { ...parcel, stage: 'returned' as const, label: 'S1.2', attempt: 1 };
    const taken = {
      ...order,
      status: 'returned' as const,
      items: [{ ...line, damaged: 1 }],
      parcels: [{ ...back, lost: { damaged: 1, missing: 0, value: 60_000 } }],
      takenIn: { userId: 'me', name: 'Hoa', at: '2026-11-23T03:00:00.000Z' },
      version: 4,
    };
    let now: PackingOrder = { ...order, status: 'shipped', parcels: [back] };
    const { page, user, network } = await open({}, [
      answer(getPackingOrder, () => now),
      answer(takeInParcels, () => (now = taken)),
      answer(complainOfParcel, taken),
    ]);
    await user.click(await page.findByRole('button', { name: words.takeIn.act }));
    const dialog = within(await page.findByRole('dialog'));
    // Counted anew by scanning: one is good, the other is damaged.
    await user.click(dialog.getByRole('button', { name: words.takeIn.scanEach }));
    dialog.getByText(words.takeIn.missing_other.replace('{{count}}', '2'));
    await enterCode(user, dialog.getByRole('textbox', { name: words.scan.label }), 'GN-1');
    await dialog.findByText('Gạo nếp nương · 1/2');
    const damaged = words.takeIn.damagedOf.replace('{{name}}', 'Gạo nếp nương');
    const [, more] = within(dialog.getByRole('group', { name: damaged })).getAllByRole('button');
    if (more) await user.click(more);
    await user.dblClick(dialog.getByRole('button', { name: words.takeIn.submit }));
    await page.findByText(/1 nguyên vẹn, 1 hỏng ·/);
    await user.click(await page.findByRole('button', { name: words.takeIn.claim }));
    expect(network.askedOf(takeInParcels).map(({ body }) => body)).toEqual([
      { lines: [{ id: line.id, damaged: 1, missing: 0, lots: [] }] },
    ]);
    const amount = await page.findByRole('textbox', { name: new RegExp(words.complaint.form.amount) });
    expect((amount as HTMLInputElement).value).toBe('60.000');
    await user.click(page.getByRole('button', { name: words.complaint.save }));
    await vi.waitFor(() => expect(network.askedOf(complainOfParcel)).toHaveLength(1));
    expect(network.askedOf(complainOfParcel)[0]?.body).toMatchObject({ kind: 'damaged', amount: 60_000 });
  });

  it('that came back damaged stays a trouble until it says why nothing is claimed', async () => {
    const back = { ...parcel, stage: 'returned' as const, label: 'S1.2', attempt: 1 };
    const damaged = { ...back, lost: { damaged: 1, missing: 0, value: 60_000 } };
    const claimWaived = { reason: 'Tự đóng gói lỗi', by: 'me', at: '2026-11-23T03:00:00.000Z' };
    let now: PackingOrder = { ...order, status: 'returned', troubles: ['to_claim'], parcels: [damaged] };
    const { page, user, network } = await open({}, [
      answer(getPackingOrder, () => now),
      answer(
        waiveClaim,
        () => (now = { ...now, troubles: [], parcels: [{ ...damaged, claimWaived }], version: 4 }),
      ),
    ]);
    await page.findByText(words.next.to_claim);
    await user.click(page.getByRole('button', { name: words.complaint.waiver.act }));
    await user.type(await page.findByRole('textbox', { name: /Lý do/ }), claimWaived.reason);
    await user.dblClick(page.getByRole('button', { name: words.complaint.waiver.save }));
    await vi.waitFor(() => expect(page.queryByText(words.next.to_claim)).toBeNull());
    page.getByText(claimWaived.reason);
    expect(network.askedOf(waiveClaim).map(({ body }) => body)).toEqual([{ reason: claimWaived.reason }]);
    expect(page.queryByRole('button', { name: words.complaint.waiver.act })).toBeNull();
  });

  it('of which its buyer kept a part has the rest taken in, line by line', async () => {
    const item = exampleOf(OrderItem, { id: 'p1~-', name: 'Gạo nếp nương', variantName: null, quantity: 3 });
    const staffOrder = exampleOf(StaffOrder, { id: 'o1', code: order.code, items: [item] });
    const out = { ...parcel, stage: 'out' as const, label: 'S1.2', attempt: 1 };
    const { page, user, network } = await open({ status: 'shipped', parcels: [out] }, [
      answer(getStaffOrder, staffOrder),
      answer(takeInRest, { ...order, status: 'completed', version: 4 }),
    ]);
    await user.click(await page.findByRole('button', { name: words.rest.act }));
    const dialog = within(await page.findByRole('dialog'));
    const more = (label: string) =>
      within(dialog.getByRole('group', { name: label.replace('{{name}}', item.name) })).getAllByRole(
        'button',
      );
    const [, back] = more(words.rest.returnedOf);
    if (back) await user.dblClick(back);
    const [spoiled] = more(words.rest.restockedOf);
    if (spoiled) await user.click(spoiled);
    dialog.getByText(words.rest.written_other.replace('{{count}}', '1'));
    await user.dblClick(dialog.getByRole('button', { name: words.rest.submit }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(network.askedOf(takeInRest).map(({ body }) => body)).toEqual([
      {
        lines: [{ itemId: item.id, returned: 2, restocked: 1, lots: [] }],
        reason: 'changed_mind',
        note: '',
      },
    ]);
  });

  it('puts forward taking in what was given back, where its carrier says that a part was', async () => {
    const there = { ...parcel, stage: 'delivered' as const, label: 'S1.2' };
    const open1 = async (troubles: ('part_back' | 'late')[]) => {
      const { page } = await open({
        status: 'shipped',
        troubles,
        parcels: [{ ...there, stage: 'out' as const, troubles }],
      });
      const act = await page.findByRole('button', { name: words.rest.act });
      return {
        page,
        names: [...(act.parentElement?.querySelectorAll('button') ?? [])].map((one) => one.textContent),
      };
    };
    expect((await open1(['late'])).names.at(-1)).not.toBe(words.rest.act);
    const { page, names } = await open1(['part_back']);
    expect(names.at(-1)).toBe(words.rest.act);
    page.getByText(words.next.part_back);
  });

  it('tells what to do about what is amiss, and shows a word nobody knows as it came', async () => {
    const odd = { ...parcel, stage: 'waiting' as const, said: '77', saidWords: 'Đang bay', label: 'S1.2' };
    const { page } = await open({
      status: 'delivering',
      troubles: ['unknown_status'],
      parcels: [{ ...odd, troubles: ['unknown_status'] }],
    });
    await page.findByText(words.next.unknown_status);
    expect(page.getAllByText(/77 · Đang bay/)).not.toHaveLength(0);
  });
});

it('a batch is fetched shelf by shelf, and taken one by one past those who were quicker', async () => {
  const held = { ...order, claim: mine('me') };
  const waiting = [
    { ...order, id: 'w1', code: 'W1' },
    { ...order, id: 'w2', code: 'W2' },
  ];
  const { page, user, network } = await renderAt('/admin/e-commerce/packing/batch', {
    as: 'collaborator',
    answers: [
      ...around,
      answer(listPackingOrders, ({ query }) =>
        query.status?.includes('packing')
          ? { ...emptyPage, data: [held, { ...held, id: 'o2', code: 'CL2' }], total: 2 }
          : { ...emptyPage, data: waiting, total: 2 },
      ),
      refuse(startPacking, 'ORDER_STATE', { params: { status: 'packing' } }),
    ],
  });
  await page.findByText(/CL261123ABCDE × 2, CL2 × 2/);
  await user.click(page.getByRole('button', { name: /Nhận thêm 2 đơn/ }));
  await page.findByText('Đã nhận 0 đơn');
  expect(network.askedOf(startPacking)).toHaveLength(2);
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
  const openBatch = async (data: PackingOrder[]) => {
    const list = answer(listPackingOrders, ({ query }) =>
      query.status?.includes('packing') ? { ...emptyPage, data, total: data.length } : emptyPage,
    );
    return renderAt('/admin/e-commerce/packing/batch', { as: 'collaborator', answers: [...around, list] });
  };
  const { page } = await openBatch([here, there]);
  await page.findByRole('region', { name: 'Kho Huế · A-03' });
  expect(page.getByRole('region', { name: 'Kho Hà Nội · A-03' })).toBeDefined();
  const one = await openBatch([here]);
  expect(await one.page.findByRole('region', { name: 'A-03' })).toBeDefined();
});

it('a packer who holds nothing is offered orders, not more of them', async () => {
  const { page } = await renderAt('/admin/e-commerce/packing/batch', {
    as: 'collaborator',
    answers: [
      ...around,
      answer(listPackingOrders, ({ query }) =>
        query.status?.includes('packing') ? emptyPage : { ...emptyPage, data: [order], total: 1 },
      ),
    ],
  });
  expect(await page.findByRole('button', { name: /^Nhận 1 đơn/ })).toBeTruthy();
});

it('the picks of a batch name a variant in the language of the packer', async () => {
  const held = { ...order, claim: mine('me'), items: [{ ...line, variantName: 'Cỡ: Nhỏ' }] };
  const { page } = await renderAt('/admin/e-commerce/packing/batch', {
    as: 'collaborator',
    language: 'en',
    answers: [...around, answer(listPackingOrders, { ...emptyPage, data: [held], total: 1 })],
  });
  expect(await page.findAllByText(/Size: Small/)).not.toEqual([]);
});

it('what is packed is sent for and labelled on one sheet', async () => {
  const ready = { ...order, status: 'packing_completed' as const };
  const sent = {
    ...order,
    id: 'o3',
    code: 'CL3',
    status: 'delivering' as const,
    parcels: [{ ...parcel, stage: 'waiting' as const, label: 'S1.3', attempt: 1 }],
  };
  const { page, user, network } = await renderAt('/admin/e-commerce/packing/batch', {
    as: 'collaborator',
    answers: [
      ...around,
      answer(listPackingOrders, ({ query }) =>
        query.status?.includes('packing') ? { ...emptyPage, data: [ready, sent], total: 2 } : emptyPage,
      ),
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

describe('rules', () => {
  it('a pick list goes along the shelves, and ends with what has none', () => {
    const at = (place: string) => ({ ...line, id: place, place });
    const places = pickPlaces([{ ...order, items: [at(''), at('A-10'), at('B-1'), at('A-2')] }]);
    expect(places.map(({ place }) => place)).toEqual(['A-2', 'A-10', 'B-1', '']);
  });

  it('a pick list of several warehouses goes through one after the other', () => {
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

  it('a pick list adds up a shelf’s pieces, without what lies in a box', () => {
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

  it('a code is of a line that lacks pieces before one that is full', () => {
    const [full, short] = [
      { ...line, packed: 2 },
      { ...line, id: 'p2', packed: 0 },
    ];
    expect(lineOfCode([full, short], ' gn-1 ')?.id).toBe('p2');
    expect(lineOfCode([full], 'GN-1')?.id).toBe(full.id);
    expect(lineOfCode([full], 'x')).toBeUndefined();
  });

  it.each([
    [2000, 2100, false],
    [2000, 2400, true],
    [2000, 1600, true],
    [0, 500, false],
    [100, 180, false],
    [2000, null, false],
  ])('%s g expected, %s g weighed: %s', (expected, weighed, says) => {
    expect(weighsOtherwise(expected, weighed)).toBe(says);
  });
});
