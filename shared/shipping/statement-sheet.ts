import type { SheetColumn } from '../sheets/sheet-column.ts';

const money = { kind: 'money', most: 1_000_000_000, cleared: 0 } as const;

/** Columns of a carrier's statement (collected cash, kept fees), with the carriers' headings. */
export const statementSheet = [
  {
    name: 'label',
    titles: { vi: 'Mã vận đơn', en: 'Label' },
    alsoCalled: ['Mã đơn GHTK', 'Mã đơn hàng GHTK', 'label_id', 'Vận đơn'],
    kind: 'code',
    most: 80,
  },
  {
    name: 'collected',
    titles: { vi: 'Tiền thu hộ', en: 'Cash collected' },
    alsoCalled: ['Tiền CoD', 'COD', 'Thu hộ', 'pick_money'],
    ...money,
  },
  {
    name: 'feeOut',
    titles: { vi: 'Phí giao hàng', en: 'Delivery fee' },
    alsoCalled: ['Phí dịch vụ', 'Phí ship', 'ship_money'],
    ...money,
  },
  {
    name: 'feeBack',
    titles: { vi: 'Phí chuyển hoàn', en: 'Return fee' },
    alsoCalled: ['Phí trả hàng', 'Phí hoàn'],
    ...money,
  },
  {
    name: 'codFee',
    titles: { vi: 'Phí thu hộ', en: 'COD fee' },
    alsoCalled: ['Phí COD', 'Phí thu tiền hộ'],
    ...money,
  },
  {
    name: 'insurance',
    titles: { vi: 'Phí bảo hiểm', en: 'Insurance' },
    alsoCalled: ['Bảo hiểm', 'insurance'],
    ...money,
  },
  {
    name: 'compensation',
    titles: { vi: 'Tiền bồi thường', en: 'Compensation' },
    alsoCalled: ['Bồi thường', 'Bồi hoàn'],
    ...money,
  },
] as const satisfies readonly SheetColumn[];
