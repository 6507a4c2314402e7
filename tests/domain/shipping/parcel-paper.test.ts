import { describe, expect, it } from 'vitest';
import { type ParcelLabel, parcelPaper } from '#functions/domain/shipping/papers/parcel-paper.ts';
import { drawnPages, pdfHead } from '#tests/support/drawn-pages.ts';

const at = new Date('2026-11-23T03:00:00.000Z');

const aLabel = (given: Partial<ParcelLabel> = {}): ParcelLabel => ({
  kind: 'parcel',
  carrier: 'ghtk',
  label: 'S1.A2',
  orderCode: 'CL261123AB',
  number: 1,
  of: 1,
  to: { name: 'Trần Thị Lan', phone: '0912345678', address: '12 Láng Hạ, Hà Nội' },
  from: { name: 'Kho Hà Nội', phone: '0243 123 4567' },
  goods: [{ name: 'Trà sen', quantity: 2 }],
  grams: 500,
  cod: 0,
  note: '',
  ...given,
});

const goods = (...names: string[]) => names.map((name, place) => ({ name, quantity: place + 1 }));

describe('the label of a parcel', () => {
  it('says who gets it from where, that nothing is paid at the door, and carries both codes', async () => {
    const bytes = parcelPaper('a6', [aLabel()], at);
    expect(await drawnPages(bytes)).toEqual([
      [
        'page 105.0 × 148.0',
        '5.0, 10.9 16 bold: GHTK',
        '77.2, 10.2 10 bold: CL261123AB',
        'filled at 13.6, 12.9: 77.7 × 17.0',
        '46.9, 34.5 11 bold: S1.A2',
        'line at 5.0, 36.8: 95.0 × 0.0',
        '5.0, 42.8 12 bold: Người nhận: Trần Thị Lan',
        '5.0, 48.7 12 bold: 0912345678',
        '5.0, 53.9 10: 12 Láng Hạ, Hà Nội',
        'line at 5.0, 56.1: 95.0 × 0.0',
        '5.0, 60.6 8 grey: Người gửi: Kho Hà Nội',
        '5.0, 64.5 8 grey: 0243 123 4567',
        '5.0, 68.5 8: 2 × Trà sen',
        'line at 5.0, 118.0: 95.0 × 0.0',
        '5.0, 123.7 10: Không thu tiền',
        '5.0, 139.3 9: Khối lượng: 500 g',
        'filled at 77.9, 120.9: 20.2 × 20.2',
      ],
    ]);
    expect(await pdfHead(bytes)).toEqual({
      title: 'Nhãn vận đơn',
      createdAt: expect.stringMatching(/20261123/),
    });
  });

  it('says which of how many it is, what is paid at the door, five of six goods and the note', async () => {
    const label = aLabel({
      number: 2,
      of: 3,
      cod: 1_250_000,
      note: 'Gọi trước khi giao',
      goods: goods('Trà', 'Ấm', 'Chén', 'Khay', 'Mật ong', 'Nón'),
    });
    expect(await drawnPages(parcelPaper('a6', [label], at))).toEqual([
      [
        'page 105.0 × 148.0',
        '5.0, 10.9 16 bold: GHTK',
        '67.8, 10.2 10 bold: CL261123AB · 2/3',
        'filled at 13.6, 12.9: 77.7 × 17.0',
        '46.9, 34.5 11 bold: S1.A2',
        'line at 5.0, 36.8: 95.0 × 0.0',
        '5.0, 42.8 12 bold: Người nhận: Trần Thị Lan',
        '5.0, 48.7 12 bold: 0912345678',
        '5.0, 53.9 10: 12 Láng Hạ, Hà Nội',
        'line at 5.0, 56.1: 95.0 × 0.0',
        '5.0, 60.6 8 grey: Người gửi: Kho Hà Nội',
        '5.0, 64.5 8 grey: 0243 123 4567',
        '5.0, 68.5 8: 1 × Trà',
        '5.0, 72.4 8: 2 × Ấm',
        '5.0, 76.4 8: 3 × Chén',
        '5.0, 80.3 8: 4 × Khay',
        '5.0, 84.3 8: 5 × Mật ong',
        '5.0, 88.2 8 grey: và 1 mặt hàng khác',
        '5.0, 92.2 8: Ghi chú: Gọi trước khi giao',
        'line at 5.0, 118.0: 95.0 × 0.0',
        '5.0, 123.7 10: Thu hộ (COD)',
        '5.0, 131.9 20 bold: 1.250.000 ₫',
        '5.0, 139.3 9: Khối lượng: 500 g',
        'filled at 77.9, 120.9: 20.2 × 20.2',
      ],
    ]);
  });

  it.each([
    [5, undefined],
    [6, 'và 1 mặt hàng khác'],
    [8, 'và 3 mặt hàng khác'],
  ])('counts of %i goods those that do not fit', async (count, rest) => {
    const names = Array.from({ length: count }, (_, place) => `Hàng ${place + 1}`);
    const [page = []] = await drawnPages(parcelPaper('a6', [aLabel({ goods: goods(...names) })], at));
    const words = page.map((line) => line.replace(/^.*?: /, ''));
    expect(words).toContain('5 × Hàng 5');
    expect(words).not.toContain('6 × Hàng 6');
    expect(words.find((line) => line.startsWith('và '))).toBe(rest);
  });

  it('cuts what is too long after two or three lines, so that the foot stays free', async () => {
    const long = 'rất dài '.repeat(60).trim();
    const label = aLabel({
      to: { name: long, phone: '0912345678', address: long },
      from: { name: long, phone: '0243 123 4567' },
      note: long,
    });
    const [page = []] = await drawnPages(parcelPaper('a6', [label], at));
    const texts = page.filter((line) => line.includes('dài'));
    expect(texts.map((line) => [line.split(': ')[0], line.endsWith('…')])).toEqual([
      ['5.0, 42.8 12 bold', false],
      ['5.0, 48.7 12 bold', true],
      ['5.0, 59.8 10', false],
      ['5.0, 64.8 10', false],
      ['5.0, 69.7 10', true],
      ['5.0, 76.4 8 grey', false],
      ['5.0, 80.3 8 grey', true],
      ['5.0, 92.2 8', false],
      ['5.0, 96.2 8', true],
    ]);
  });

  it('takes a quarter of an office page, and has no bars where the carrier’s label cannot be a barcode', async () => {
    const labels = [
      aLabel(),
      aLabel({ orderCode: 'B', label: 'nhãn' }),
      { kind: 'missing' as const, lines: ['CL2: chưa có vận đơn'] },
    ];
    expect(await drawnPages(parcelPaper('a4-4', labels, at))).toEqual([
      [
        'page 210.0 × 297.0',
        '5.0, 11.4 16 bold: GHTK',
        '77.2, 10.7 10 bold: CL261123AB',
        'filled at 13.6, 13.4: 77.7 × 17.0',
        '46.9, 35.0 11 bold: S1.A2',
        'line at 5.0, 37.3: 95.0 × 0.0',
        '5.0, 43.3 12 bold: Người nhận: Trần Thị Lan',
        '5.0, 49.2 12 bold: 0912345678',
        '5.0, 54.4 10: 12 Láng Hạ, Hà Nội',
        'line at 5.0, 56.6: 95.0 × 0.0',
        '5.0, 61.1 8 grey: Người gửi: Kho Hà Nội',
        '5.0, 65.0 8 grey: 0243 123 4567',
        '5.0, 69.0 8: 2 × Trà sen',
        'line at 5.0, 118.5: 95.0 × 0.0',
        '5.0, 124.2 10: Không thu tiền',
        '5.0, 139.8 9: Khối lượng: 500 g',
        'filled at 77.9, 121.4: 20.2 × 20.2',
        '110.0, 11.4 16 bold: GHTK',
        '202.5, 10.7 10 bold: B',
        '152.7, 35.0 11 bold: nhãn',
        'line at 110.0, 37.3: 95.0 × 0.0',
        '110.0, 43.3 12 bold: Người nhận: Trần Thị Lan',
        '110.0, 49.2 12 bold: 0912345678',
        '110.0, 54.4 10: 12 Láng Hạ, Hà Nội',
        'line at 110.0, 56.6: 95.0 × 0.0',
        '110.0, 61.1 8 grey: Người gửi: Kho Hà Nội',
        '110.0, 65.0 8 grey: 0243 123 4567',
        '110.0, 69.0 8: 2 × Trà sen',
        'line at 110.0, 118.5: 95.0 × 0.0',
        '110.0, 124.2 10: Không thu tiền',
        '110.0, 139.8 9: Khối lượng: 500 g',
        'filled at 182.9, 121.4: 20.2 × 20.2',
        '5.0, 158.3 13 bold: Chưa có trong tờ này',
        'line at 5.0, 160.9: 95.0 × 0.0',
        '5.0, 165.8 9: CL2: chưa có vận đơn',
      ],
    ]);
  });
});

describe('the list of what is not on the sheet', () => {
  it.each([
    [22, []],
    [23, ['115.0 9 grey: và 1 đơn khác']],
    [30, ['115.0 9 grey: và 8 đơn khác']],
  ])('names twenty-two of %i and counts the others', async (count, rest) => {
    const lines = Array.from({ length: count }, (_, place) => `CL${place + 1}`);
    const [page = []] = await drawnPages(parcelPaper('a6', [{ kind: 'missing', lines }], at));
    expect(page.slice(0, 4)).toEqual([
      'page 105.0 × 148.0',
      '5.0, 9.8 13 bold: Chưa có trong tờ này',
      'line at 5.0, 12.4: 95.0 × 0.0',
      '5.0, 17.3 9: CL1',
    ]);
    expect(page.slice(3, 25).map((line) => line.replace(/^.*: /, ''))).toEqual(lines.slice(0, 22));
    expect(page.slice(25).map((line) => line.replace('5.0, ', ''))).toEqual(rest);
  });
});
