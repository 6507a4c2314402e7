import { describe, expect, it } from 'vitest';
import { printLabelSheet } from '#functions/domain/shipping/papers/print-label-sheet.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { drawnPages, pdfHead, wordsOf } from '#tests/support/drawn-pages.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { parcelWorld } from './parcel-world.ts';

async function sheetOf(context: Context, ...orders: string[]) {
  const { name, bytes } = await printLabelSheet(context, { sheet: 'a6', orders });
  const pages = (await drawnPages(bytes)).map(wordsOf);
  return {
    name,
    bytes,
    pages,
    missing: pages.at(-1)?.[0] === 'Chưa có trong tờ này' ? pages.at(-1)?.slice(1) : [],
  };
}

const madeWorld = async (...given: Parameters<typeof parcelWorld>) => {
  const world = await parcelWorld(...given);
  await world.make();
  return { world, code: (await world.stored()).code };
};

describe('a sheet of labels', () => {
  it('has one for each parcel, with what is in it, what it weighs and what its courier collects', async () => {
    const { world, code } = await madeWorld();
    const { name, bytes, pages, missing } = await sheetOf(world.context, world.id);
    expect(name).toBe('nhan-van-don-2.pdf');
    expect(pages).toEqual([
      [
        'GHTK',
        `${code} · 1/2`,
        'S1',
        'Người nhận: Lan',
        '0912345678',
        (await world.job()).address,
        'Người gửi: Kho Hà Nội',
        '0236 355 6789',
        '1 × Trà',
        'Thu hộ (COD)',
        '100.000 ₫',
        'Khối lượng: 300 g',
      ],
      [
        'GHTK',
        `${code} · 2/2`,
        'S2',
        'Người nhận: Lan',
        '0912345678',
        (await world.job()).address,
        'Người gửi: Kho Sài Gòn',
        '0236 355 6789',
        '2 × Trà',
        'Thu hộ (COD)',
        '200.000 ₫',
        'Khối lượng: 600 g',
      ],
    ]);
    expect(missing).toEqual([]);
    expect((await pdfHead(bytes)).createdAt).toMatch(/20261123/);
  });

  it('names a variant beside its product, the note, and leaves out what nobody knows', async () => {
    const { world } = await madeWorld({ pieces: [1] });
    const before = await world.job();
    const lines = before.lines.map((line) => ({ ...line, variantName: 'Hộp: nhỏ' }));
    await world.table.write(jobRecord.replace(before, { lines }).writes);
    await world.set(1, { note: 'Gọi trước', carrier: null, stage: 'picked_up' });
    const [page = []] = (await sheetOf(world.context, world.id)).pages;
    expect(page).toContain('1 × Trà · Hộp: nhỏ');
    expect(page).toContain('Ghi chú: Gọi trước');
    expect(page).not.toContain('GHTK');
  });

  it('holds an order once, however often it is named', async () => {
    const { world } = await madeWorld({ pieces: [1] });
    expect((await sheetOf(world.context, world.id, world.id)).pages.length).toBe(1);
  });

  it.each([
    ['an earlier label that says something else', { madeFor: 'x' }, ['nhãn cũ, đang tạo lại'], 1],
    ['one that says something else and was fetched already', { madeFor: 'x', stage: 'picked_up' }, [], 2],
    ['no label yet', { label: null }, ['còn kiện chưa có vận đơn'], 1],
    ['no carrier that took it on', { stage: 'open' }, ['còn kiện chưa có vận đơn'], 1],
    ['the one that it needs', {}, [], 2],
  ] as const)('is told of a parcel with %s', async (_, change, missing, count) => {
    const { world, code } = await madeWorld();
    await world.set(2, change);
    const found = await sheetOf(world.context, world.id);
    expect(found.missing).toEqual(missing.map((one) => `${code}: ${one}`));
    expect(found.name).toBe(`nhan-van-don-${count}.pdf`);
  });

  it('names an order of which no parcel has a label, beside those that are printed', async () => {
    const { world } = await madeWorld({ pieces: [1] });
    const order = await world.stored();
    const job = await world.job();
    world.put([
      orderRecord.item({ ...order, id: 'unpacked', code: 'CL-NONE' }),
      orderRecord.item({ ...order, id: 'unsent', code: 'CL-OPEN' }),
      jobRecord.item({
        ...job,
        id: 'unsent',
        code: 'CL-OPEN',
        parcels: job.parcels.map((one) => ({ ...one, label: null })),
      }),
    ]);
    const found = await sheetOf(world.context, world.id, 'unpacked', 'unsent');
    expect(found.missing).toEqual(['CL-NONE: chưa có vận đơn', 'CL-OPEN: chưa có vận đơn']);
    expect(found.pages.length).toBe(2);
  });

  it('holds the labels of more orders than are read at once, in the order they were named', async () => {
    const { world } = await madeWorld({ pieces: [1] });
    const [order, job] = [await world.stored(), await world.job()];
    const ids = Array.from({ length: 21 }, (_, nth) => `o${nth}`);
    world.put(
      ids.flatMap((id) => [
        orderRecord.item({ ...order, id, code: `CL-${id}` }),
        jobRecord.item({ ...job, id, code: `CL-${id}` }),
      ]),
    );
    const { pages } = await sheetOf(world.context, ...ids);
    expect(pages.map((page) => page[1])).toEqual(ids.map((id) => `CL-${id}`));
  });

  it('is refused of an order nobody knows, and where there is not one label to print', async () => {
    const { world } = await madeWorld({ pieces: [1] });
    const print = (...orders: string[]) => refusalOf(printLabelSheet(world.context, { sheet: 'a6', orders }));
    expect(await print(world.id, 'nobody')).toBe('ORDER_NOT_FOUND');
    await world.set(1, { label: null });
    expect(await print(world.id)).toBe('SHIPMENT_NOT_FOUND');
  });
});
