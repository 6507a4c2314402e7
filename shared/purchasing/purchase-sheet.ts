import type { SheetColumn } from '../sheets/sheet-column.ts';
import type { Language } from '../values/language.ts';
import type { PurchaseStatus } from './purchase-choices.ts';

const statuses: Record<PurchaseStatus, Record<Language, string>> = {
  draft: { vi: 'Bản nháp', en: 'Draft' },
  sent: { vi: 'Đã gửi', en: 'Sent' },
  partly_received: { vi: 'Nhận một phần', en: 'Partly received' },
  received: { vi: 'Đã nhận đủ', en: 'Received' },
  closed: { vi: 'Đã đóng', en: 'Closed' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
};

/** Columns of the file of purchases, for staff who may see costs. */
export const purchaseSheet = [
  { name: 'code', titles: { vi: 'Mã đơn nhập', en: 'Code' }, kind: 'code' },
  { name: 'status', titles: { vi: 'Trạng thái', en: 'Status' }, kind: 'text', words: statuses },
  { name: 'supplierName', titles: { vi: 'Nhà cung cấp', en: 'Supplier' }, kind: 'text' },
  { name: 'warehouseName', titles: { vi: 'Kho nhận', en: 'Warehouse' }, kind: 'text' },
  { name: 'goods', titles: { vi: 'Số mặt hàng', en: 'Items' }, kind: 'money' },
  { name: 'quantity', titles: { vi: 'Số lượng đặt', en: 'Ordered' }, kind: 'money' },
  { name: 'received', titles: { vi: 'Số lượng đã nhận', en: 'Received' }, kind: 'money' },
  { name: 'total', titles: { vi: 'Tổng tiền', en: 'Total' }, kind: 'money' },
  { name: 'expectedOn', titles: { vi: 'Ngày dự kiến', en: 'Expected on' }, kind: 'code' },
  { name: 'createdAt', titles: { vi: 'Ngày tạo', en: 'Created on' }, kind: 'moment' },
  { name: 'sentAt', titles: { vi: 'Ngày gửi', en: 'Sent on' }, kind: 'moment' },
  { name: 'note', titles: { vi: 'Ghi chú', en: 'Note' }, kind: 'text' },
] as const satisfies readonly SheetColumn[];
