import { vi } from 'vitest';
import type { ShelfName } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Table } from '#functions/platform/table/table.ts';

export const config = {
  origin: 'https://cholang.test',
  bank: { name: 'Ngân hàng', bin: '970436', account: '0011002233445', holder: 'CHO LANG' },
  vnpay: { tmnCode: 'T', payUrl: 'https://pay.test', secret: 's' },
  simulates: true,
  bankSimulator: undefined,
};

/** The settings by which a notice is known to be of the shop's own money. */
export function stubSettings(): void {
  vi.stubEnv('BANK_ACCOUNT', config.bank.account);
  vi.stubEnv('STRIPE_LIVE', 'yes');
}

/** What has been done from outside, against which the shop's own books are held. */
export type Ledger = {
  /** What banks sent for an order, each sum once. */
  banked: Map<string, number>;
  /** All that ever came to the shop's account, whomever it was for. */
  came: number;
  /** What people transferred back, by the refund they did it for. */
  sentBack: Map<string, { orderId: string | null; amount: number }>;
  /** What was handed back for a return that was ended by hand, by that return. */
  handedBack: Map<string, { orderId: string; amount: number }>;
  /** Pieces laid back on the shelf after a return. */
  restocked: number;
  /** Orders whose buyer pressed the link, or was spoken to. */
  proven: Set<string>;
  /** By how much people found the shelf to differ. */
  counted: number;
};

export const emptyLedger = (): Ledger => ({
  banked: new Map(),
  came: 0,
  sentBack: new Map(),
  handedBack: new Map(),
  restocked: 0,
  counted: 0,
  proven: new Set(),
});

/** Where parcels go. */
export const home = {
  recipientName: 'Lan',
  phone: '0912345678',
  system: 'v2' as const,
  province: 'Thành phố Hà Nội',
  provinceCode: 1,
  district: null,
  districtCode: null,
  ward: 'Phường Hoàn Kiếm',
  wardCode: 70,
  street: '1 Hàng Bông',
};

/** Where the doings of a history take place. */
export type Surroundings = {
  table: Table;
  ledger: Ledger;
  shelfName: ShelfName;
  /** What the shop sells, by its ids. */
  sold: readonly string[];
  /** Whichever order stands there; none while there are none. */
  idAt: (place: number) => string | undefined;
};
