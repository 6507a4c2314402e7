import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { printPurchase } from '#functions/domain/purchasing/paper/print-purchase.ts';
import { type PaperOf, purchasePaper } from '#functions/domain/purchasing/paper/purchase-paper.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { aBuyingShop } from './purchase-world.ts';

const line = (id: number) => ({
  id: String(id),
  productId: `p${id}`,
  variantId: null,
  name: `Nước mắm nhĩ Vạn Phần loại ${id}`,
  variantName: null,
  code: `NM-${id}`,
  codes: [`NM-${id}`],
  unit: 'chai',
  image: '',
  ground: 0,
  quantity: id,
  received: 0,
  sentBack: 0,
  isClosed: false,
  cost: 12_100,
  taxRate: 8,
});

const purchase = (count: number): PurchaseWithReceipts => ({
  id: '01J',
  code: 'PN-2611-0007',
  status: 'sent',
  supplier: { id: 'sup_vp', name: 'Hợp tác xã Vạn Phần' },
  warehouse: { id: 'wh_hn', name: 'Kho Hà Nội' },
  lines: Array.from({ length: count }, (_, place) => line(place + 1)),
  expectedOn: '2026-12-01',
  note: 'Gọi trước khi giao',
  discount: 0,
  freight: 0,
  createdAt: '2026-11-20T18:00:00.000Z',
  sentAt: null,
  version: 1,
  receipts: [],
  byLot: [],
  bySerial: [],
  sentBacks: [],
});

const company = { name: 'Công ty TNHH Chợ Làng', address: 'Số 1 đường Láng, Hà Nội', phone: '', taxCode: '' };
const paper = (count: number, given: Partial<PaperOf> = {}): PaperOf => ({
  purchase: purchase(count),
  company,
  supplier: undefined,
  warehouse: undefined,
  seesCosts: true,
  ...given,
});

afterEach(() => void vi.unstubAllEnvs());

describe('the paper of a purchase', () => {
  it('says in searchable Vietnamese who orders what of whom, and what it comes to in words', async () => {
    const [page = '', ...more] = await pdfText(purchasePaper(paper(1)));
    expect(more).toEqual([]);
    for (const words of [
      'ĐƠN ĐẶT HÀNG',
      'Số: PN-2611-0007',
      // One in the morning in Vietnam.
      'Ngày 21/11/2026',
      'Công ty TNHH Chợ Làng',
      'Số 1 đường Láng, Hà Nội',
      'Hợp tác xã Vạn Phần',
      'Kho Hà Nội',
      'Dự kiến giao ngày 01/12/2026',
      'Nước mắm nhĩ Vạn Phần loại 1',
      'NM-1',
      '13.068 ₫',
      'Số tiền bằng chữ: Mười ba nghìn không trăm sáu mươi tám đồng.',
      'Ghi chú: Gọi trước khi giao',
      'Người đặt hàng',
      'Trang 1/1',
    ])
      expect(page).toContain(words);
  });

  it('says how the supplier and the warehouse are reached, where whoever asks may know', async () => {
    const supplier = {
      id: 'sup_vp',
      name: 'Hợp tác xã Vạn Phần',
      code: 'VP',
      taxCode: '2900123456',
      phone: '0912 111 222',
      email: '',
      address: 'Diễn Châu, Nghệ An',
      leadDays: 3,
      termDays: 30,
      terms: 'Trả sau 30 ngày',
      isActive: true,
      purchases: 1,
      version: 1,
    };
    const house = aWarehouse({ address: 'Số 9 Giải Phóng', phone: '0243 999 888' });
    const known = [
      'Diễn Châu, Nghệ An',
      'Điện thoại: 0912 111 222',
      'Mã số thuế: 2900123456',
      'Trả sau 30 ngày',
      'Số 9 Giải Phóng',
      'Điện thoại: 0243 999 888',
    ];
    const sent = { ...purchase(1), sentAt: '2026-11-22T03:00:00.000Z', expectedOn: '' };
    const [page = ''] = await pdfText(
      purchasePaper(paper(1, { supplier, warehouse: house, purchase: sent })),
    );
    for (const words of [...known, 'Ngày 22/11/2026']) expect(page).toContain(words);
    expect(page).not.toContain('Dự kiến giao');
    const [bare = ''] = await pdfText(purchasePaper(paper(1)));
    for (const words of ['Điện thoại', 'Mã số thuế']) expect(bare).not.toContain(words);
  });

  it('lists a discount and a freight only where there is one', async () => {
    const [plain = ''] = await pdfText(purchasePaper(paper(1)));
    expect(plain).not.toMatch(/Chiết khấu|Phí vận chuyển/);
    const given = { ...purchase(1), discount: 500, freight: 2000 };
    const [page = ''] = await pdfText(purchasePaper(paper(1, { purchase: given })));
    expect(page).toMatch(/Chiết khấu/);
    expect(page).toMatch(/Phí vận chuyển/);
  });

  it('tells nothing of prices to those who may not see them', async () => {
    const [page = ''] = await pdfText(purchasePaper(paper(1, { seesCosts: false })));
    expect(page).toContain('Thực nhận');
    expect(page).not.toMatch(/₫|Đơn giá|bằng chữ|12\.100/);
  });

  it('goes over as many pages as its lines need, each with the head of the table and its number', async () => {
    const pages = await pdfText(purchasePaper(paper(80)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`Trang ${place + 1}/${pages.length}`);
      expect(page.includes('Thành tiền')).toBe(/Vạn Phần loại/.test(page));
    }
    const all = pages.join(' ');
    for (let id = 1; id <= 80; id += 1) expect(all).toMatch(new RegExp(`loại ${id} `));
  });

  it('bears names as long as they may be, and signs no font has', async () => {
    const name = `Bánh 🍰 ${'đậu xanh rồng vàng '.repeat(9)}`;
    const odd = { ...line(1), name, unit: 'thùng carton lớn loại dày', code: 'x'.repeat(60), codes: [] };
    const given = { ...purchase(1), lines: [odd], note: '中文 ‮abc\u0000' };
    const [page = ''] = await pdfText(purchasePaper(paper(1, { purchase: given })));
    expect(page).toContain('đậu xanh rồng vàng');
  });
});

it('a purchase is printed for whoever asks with what they may see of it', async () => {
  vi.stubEnv('COMPANY_NAME', company.name);
  vi.stubEnv('COMPANY_ADDRESS', company.address);
  vi.stubEnv('COMPANY_PHONE', company.phone);
  vi.stubEnv('COMPANY_TAX_CODE', company.taxCode);
  const { context, sent, supplier } = await aBuyingShop();
  const { id, code } = await sent();
  const print = async (seesCosts: boolean, manages: boolean) => {
    const { name, bytes } = await printPurchase(context, { id, seesCosts, manages });
    const [page = ''] = await pdfText(bytes);
    expect([name, page]).toEqual([`${code}.pdf`, expect.stringContaining(supplier.name)]);
    return [page.includes(supplier.phone), page.includes('30.000'), page.includes('Hoà Cầm')];
  };
  expect(await print(true, true)).toEqual([true, true, true]);
  expect(await print(false, true)).toEqual([true, false, true]);
  expect(await print(true, false)).toEqual([false, true, true]);
});
