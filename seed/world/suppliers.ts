import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { usualTermDays } from '#shared/purchasing/supplier-choices.ts';
import { idsSince } from '#shared/values/ids.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { goodOf } from '#functions/domain/purchasing/name-lines.ts';
import type { StoredPurchase } from '#functions/domain/purchasing/purchase-record.ts';
import { idOf } from '#seed/random.ts';
import { costOf } from './trade.ts';
import { warehouses } from './warehouses.ts';

type KnownSupplier = Pick<Supplier, 'name' | 'code' | 'address' | 'leadDays' | 'terms'>;

const monthly = 'Công nợ 30 ngày';

const known: readonly KnownSupplier[] = [
  { name: 'Hợp tác xã lúa gạo Sóc Trăng', code: 'GAO-ST', address: 'Sóc Trăng', leadDays: 5, terms: monthly },
  { name: 'Xưởng gốm Giang Cao', code: 'GOM-BT', address: 'Bát Tràng, Hà Nội', leadDays: 3, terms: '' },
  { name: 'Trại chè Tân Cương', code: 'CHE-TC', address: 'Thái Nguyên', leadDays: 4, terms: 'Trả khi nhận' },
  { name: 'Tổ dệt lụa Vạn Phúc', code: 'LUA-VP', address: 'Hà Đông, Hà Nội', leadDays: 7, terms: '' },
  { name: 'Nông trại Đà Lạt Xanh', code: 'RAU-DL', address: 'Đà Lạt', leadDays: 2, terms: 'Trả khi nhận' },
  { name: 'Bao bì Phú Thọ', code: 'BAO-PT', address: 'Việt Trì', leadDays: 6, terms: monthly },
];

/** Suppliers with a demo draft, and the number of its lines. */
const written = [
  { code: 'GAO-ST', lines: 4 },
  { code: 'GOM-BT', lines: 3 },
];

const suppliersOf = (): Supplier[] =>
  known.map((one) => ({
    ...one,
    id: `sup_${one.code.toLowerCase()}`,
    taxCode: '',
    phone: '',
    // Only one supplier has an e-mail address, so that both ways of sending a purchase can be tried.
    email: one.code === 'GAO-ST' ? 'dathang@gao-soc-trang.example' : '',
    termDays: one.terms === 'Trả khi nhận' ? 0 : usualTermDays,
    isActive: true,
    purchases: written.filter(({ code }) => code === one.code).length,
    version: 1,
  }));

/** Goods without variants that run out and have a known cost. */
const runsOut = (record: ProductRecord): boolean =>
  !record.card.hasVariants &&
  costOf(record) !== undefined &&
  record.stocks.reduce((sum, { onHand }) => sum + onHand, 0) < 5;

/** Builds the suppliers, and two drafts of purchases. */
export function buildSuppliers(
  products: readonly ProductRecord[],
  today: Date,
): { suppliers: Supplier[]; drafts: StoredPurchase[] } {
  const suppliers = suppliersOf();
  const scarce = products.filter(runsOut);
  const [warehouse] = warehouses;
  if (!warehouse) throw new Error('The demo market has no warehouse');
  const bought = written.map(({ code, lines }, place): StoredPurchase => {
    const supplier = suppliers.find((one) => one.code === code);
    if (!supplier) throw new Error(`Nobody is called ${code}`);
    const at = today.getTime() - place * 3_600_000;
    return {
      id: idsSince(at) + idOf(`purchase:${code}`).slice(-16),
      code: `PN${dayInVietnam(at).slice(2).replaceAll('-', '')}${code.slice(0, 2)}${place}0`,
      status: 'draft',
      supplier: { id: supplier.id, name: supplier.name },
      warehouse: { id: warehouse.id, name: warehouse.name },
      lines: scarce.slice(place * 4, place * 4 + lines).map((record, line) => ({
        ...goodOf(record, null),
        id: String(line + 1),
        quantity: 24,
        received: 0,
        sentBack: 0,
        isClosed: false,
        cost: costOf(record) ?? 0,
        taxRate: 8,
      })),
      expectedOn: '',
      discount: 0,
      freight: 60_000,
      note: '',
      createdAt: new Date(at).toISOString(),
      sentAt: null,
      receipts: 0,
      sentBacks: 0,
      version: 1,
    };
  });
  return { suppliers, drafts: bought };
}
