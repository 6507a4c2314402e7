import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { returnSlip, shopperSlip } from '#functions/domain/returns/return-slip.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { drawnPages, pdfHead, wordsOf } from '#tests/support/drawn-pages.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aReturn, aReturnItem } from './a-return.ts';

beforeEach(() => {
  stubSettings();
  return () => void vi.unstubAllEnvs();
});

type Holding = StoredOrder['holdings'][number];
const held = (productId: string, warehouseId: string, quantity: number): Holding => ({
  productId,
  variantId: '-',
  warehouseId,
  quantity,
});

const hanoi = aWarehouse({
  id: 'hni',
  name: 'Kho Hà Nội',
  address: '1 Láng Hạ',
  province: 'Hà Nội',
  phone: '024 1111 2222',
  hours: '8:00–17:00',
});

/** An order whose goods lay in these warehouses, of which Hà Nội and Vinh are there. */
function world(holdings: Holding[] = [held('p1', 'hni', 1)]) {
  const { table, put } = memoryTable();
  put([
    orderRecord.item(aSoldOrder({ id: 'o1', holdings })),
    warehouseItem(hanoi),
    warehouseItem(aWarehouse({ id: 'vin', name: 'Kho Vinh', phone: '', hours: '', province: '' })),
  ]);
  const context = contextOf(table, () => new Date('2026-11-23T05:00:00.000Z'));
  return {
    context,
    words: async (stored: StoredReturn) => {
      const { bytes } = await returnSlip(context, stored);
      return (await drawnPages(bytes)).flatMap(wordsOf);
    },
  };
}

const goesTo = async (holdings: Holding[], items = [aReturnItem()]) =>
  (await world(holdings).words(aReturn({ items })))[2];

describe('the slip that goes with goods that come back', () => {
  it('says where they go, from whom, which, what for, and carries both codes', async () => {
    const { name, bytes } = await returnSlip(world().context, aReturn());
    expect(name).toBe('phieu-tra-hang-TH261123AB.pdf');
    expect(await drawnPages(bytes)).toEqual([
      [
        'page 105.0 × 148.0',
        '5.0, 10.2 14 bold: PHIẾU GỬI HÀNG TRẢ',
        'filled at 11.2, 12.9: 82.7 × 16.0',
        '38.8, 33.9 12 bold: TH261123AB',
        'line at 5.0, 36.3: 95.0 × 0.0',
        '5.0, 42.3 12 bold: Gửi đến: Kho Hà Nội',
        '5.0, 47.5 10: 1 Láng Hạ, Hà Nội',
        '5.0, 52.0 9: 024 1111 2222 · 8:00–17:00',
        'line at 5.0, 54.2: 95.0 × 0.0',
        '5.0, 59.0 9: Người gửi: Trần Thị Lan · *******678',
        '5.0, 63.4 9: Đơn hàng: CL261120AB',
        '5.0, 67.5 8: 1 × Ấm đất',
        'line at 5.0, 116.0: 95.0 × 0.0',
        '5.0, 122.4 12 bold: Hoàn tiền',
        '5.0, 127.3 9: 1 sản phẩm',
        '5.0, 131.8 9: Chờ lấy hàng tại nhà',
        '5.0, 137.0 8 grey: Đặt phiếu này trong hoặc dán ngoài kiện hàng.',
        'filled at 76.1, 119.1: 21.8 × 21.8',
      ],
    ]);
    expect(await pdfHead(bytes)).toEqual({
      title: 'Phiếu gửi hàng trả TH261123AB',
      createdAt: expect.stringMatching(/20261123/),
    });
  });

  it('says of an exchange that somebody brings what it is, with six of eight goods', async () => {
    const items = Array.from({ length: 8 }, (_, place) =>
      aReturnItem({
        name: `Hàng ${place + 1}`,
        variantName: place === 1 ? 'Màu: đỏ' : null,
        quantity: place + 1,
      }),
    );
    const { bytes } = await returnSlip(
      world().context,
      aReturn({ items, totalQuantity: 36, method: 'drop_off', resolution: 'exchange' }),
    );
    expect((await drawnPages(bytes))[0]?.slice(12)).toEqual([
      '5.0, 71.5 8: 2 × Hàng 2, Màu: đỏ',
      '5.0, 75.4 8: 3 × Hàng 3',
      '5.0, 79.4 8: 4 × Hàng 4',
      '5.0, 83.3 8: 5 × Hàng 5',
      '5.0, 87.3 8: 6 × Hàng 6',
      '5.0, 91.2 8 grey: và 2 mặt hàng khác',
      'line at 5.0, 116.0: 95.0 × 0.0',
      '5.0, 122.4 12 bold: Đổi hàng',
      '5.0, 127.3 9: 36 sản phẩm',
      '5.0, 131.8 9: Khách mang đến kho',
      '5.0, 137.0 8 grey: Đặt phiếu này trong hoặc dán ngoài kiện hàng.',
      'filled at 76.1, 119.1: 21.8 × 21.8',
    ]);
  });

  it.each([
    [6, undefined],
    [7, 'và 1 mặt hàng khác'],
  ])('counts of %i goods those it has no room for', async (count, rest) => {
    const items = Array.from({ length: count }, (_, place) => aReturnItem({ name: `Hàng ${place + 1}` }));
    const words = await world().words(aReturn({ items }));
    expect(words).toContain('1 × Hàng 6');
    expect(words.find((line) => line.startsWith('và '))).toBe(rest);
  });

  it('names a guest by the phone alone, and shows of it the end alone', async () => {
    const words = await world().words(aReturn({ customer: { fullName: '', phone: '0987654321' } }));
    expect(words).toContain('Người gửi: *******321');
  });

  it.each([
    ['its one warehouse', [held('p1', 'hni', 1)], 'Gửi đến: Kho Hà Nội'],
    [
      'where most of its goods came from',
      [held('p1', 'vin', 1), held('p1', 'hni', 2)],
      'Gửi đến: Kho Hà Nội',
    ],
    [
      'the same, said the other way round',
      [held('p1', 'hni', 2), held('p1', 'vin', 1)],
      'Gửi đến: Kho Hà Nội',
    ],
    ['not where other goods came from', [held('p2', 'vin', 9), held('p1', 'hni', 1)], 'Gửi đến: Kho Hà Nội'],
    ['where the order came from, if nobody knows of these', [held('p2', 'vin', 1)], 'Gửi đến: Kho Vinh'],
    ['the shop, if nobody knows of any', [], 'Gửi đến: Chợ Làng'],
    ['the shop, if the warehouse is gone', [held('p1', 'gone', 1)], 'Gửi đến: Chợ Làng'],
  ] as const)('sends them to %s', async (_, holdings, words) => {
    expect(await goesTo([...holdings])).toBe(words);
  });

  it('gives the shop’s phone where no warehouse is known, and no empty line of one that says little', async () => {
    expect((await world([]).words(aReturn())).slice(2, 5)).toEqual([
      'Gửi đến: Chợ Làng',
      '0204 123 4567',
      'Người gửi: Trần Thị Lan · *******678',
    ]);
    const words = await world([held('p1', 'vin', 1)]).words(aReturn());
    expect(words.slice(2, 5)).toEqual([
      'Gửi đến: Kho Vinh',
      'Khu công nghiệp Hoà Cầm, Cẩm Lệ',
      'Người gửi: Trần Thị Lan · *******678',
    ]);
  });
});

describe('its buyer', () => {
  it.each([
    ['requested', 'RETURN_STATE'],
    ['approved', undefined],
    ['returning', undefined],
    ['received', 'RETURN_STATE'],
    ['inspected', 'RETURN_STATE'],
    ['rejected', 'RETURN_STATE'],
    ['cancelled', 'RETURN_STATE'],
    ['closed', 'RETURN_STATE'],
  ] as const)('gets a slip of a return that is %s: %s', async (status, code) => {
    const printing = (async () => shopperSlip(world().context, aReturn({ status })))();
    expect(await refusalOf(printing)).toBe(code);
  });
});
