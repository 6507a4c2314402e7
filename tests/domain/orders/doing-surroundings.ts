import { vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import type { ShelfName } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import type { Table } from '#functions/platform/table/table.ts';

export const config = {
  origin: 'https://cholang.test',
  bank: { name: 'Ngân hàng', bin: '970436', account: '0011002233445', holder: 'CHO LANG' },
  vnpay: { tmnCode: 'T', payUrl: 'https://pay.test', secret: 's' },
  simulates: true,
  bankSimulator: undefined,
};

/** The settings by which a notice is known to be of the shop's own money, and who issues invoices. */
export function stubSettings(): void {
  vi.stubEnv('COMPANY_NAME', 'Chợ Làng');
  vi.stubEnv('COMPANY_ADDRESS', 'Kinh Bắc');
  vi.stubEnv('COMPANY_PHONE', '0204 123 4567');
  vi.stubEnv('COMPANY_TAX_CODE', '0100109106');
  vi.stubEnv('INVOICE_SERIES', 'CL');
  vi.stubEnv('BANK_ACCOUNT', config.bank.account);
  vi.stubEnv('BANK_NAME', config.bank.name);
  vi.stubEnv('BANK_BIN', config.bank.bin);
  vi.stubEnv('BANK_HOLDER', config.bank.holder);
  vi.stubEnv('PUBLIC_ORIGIN', config.origin);
  vi.stubEnv('VNPAY_TMN_CODE', config.vnpay.tmnCode);
  vi.stubEnv('VNPAY_PAY_URL', config.vnpay.payUrl);
  vi.stubEnv('PAYMENTS_SIMULATED', 'yes');
  vi.stubEnv('STRIPE_LIVE', 'no');
}

/** What has been done from outside, against which the shop's own books are held. */
export type Ledger = {
  /** What banks sent for an order, each sum once. */
  banked: Map<string, number>;
  /** All that ever came to the shop's account, whomever it was for. */
  came: number;
  /** What people transferred back, by the refund they did it for. */
  sentBack: Map<string, { orderId: string | null; amount: number }>;
  /** What was first said of the goods of a return: how many pieces passed, and how many were laid back on the shelf. */
  looked: Map<string, { said: string; passed: number; restocked: number }>;
  /** Orders whose buyer pressed the link, or was spoken to. */
  proven: Set<string>;
  /** What was wrong with invoices at the moment they got their numbers. */
  misissued: string[];
  /** By how much people found the shelf to differ. */
  counted: number;
  /** The orders of other goods that were sent, by the return of those that came back. */
  others: Map<string, string>;
  /** Each time that other goods were chosen, whatever came of it. */
  asked: OthersAsked[];
  /** The last of these, where it was in this round. */
  lately: OthersAsked | undefined;
};

/** What somebody chose in place of what came back, and how they went about it. */
export type GoodsWish = {
  quantity: number;
  /** The product itself, or the combo. */
  what: number;
  isCash: boolean;
  isSent: boolean;
  /** What it costs more is said to have been counted already. */
  isPaid: boolean;
  off: 'nothing' | 'some' | 'all';
  /** Whether the sums they agreed to are those of now. */
  told: 'right' | 'another total' | 'another credit';
  /** Pressed by one person once or twice, or by two who chose different things. */
  hands: 'once' | 'twice' | 'two people';
};

/** Other goods that somebody chose, or two did, the sums each of them was shown, and what they were answered. */
export type OthersAsked = {
  returnId: string;
  wish: GoodsWish;
  seen: readonly { total: number; credit: number }[];
  /** How it stood just before: the goods, the order they were paid with, and the pieces nobody holds. */
  before: { returned: StoredReturn; paying: StoredOrder; free: number };
  /** How many presses were answered with what was sent; else what they were refused for. */
  answered: number;
  refusal: string | undefined;
};

export const emptyLedger = (): Ledger => ({
  banked: new Map(),
  came: 0,
  sentBack: new Map(),
  looked: new Map(),
  misissued: [],
  counted: 0,
  proven: new Set(),
  others: new Map(),
  asked: [],
  lately: undefined,
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
  /** All there are of a kind, oldest first. */
  idsOf: (entity: string) => readonly string[];
};

/** A button that is pressed so often at the same moment: what came of it, and refused only where each press was. */
export async function pressed<T>(presses: number, press: () => Promise<T>): Promise<T[]> {
  const all = await Promise.allSettled(Array.from({ length: presses }, press));
  const failed = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const mistake = failed.find((reason) => !(reason instanceof AppError));
  if (mistake) throw mistake;
  const done = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (done.length === 0) throw failed[0];
  return done;
}
