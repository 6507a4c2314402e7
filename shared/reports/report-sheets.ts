import type { SheetColumn } from '../sheets/sheet-column.ts';

/** Payments day by day as a file; `day` is text, so that no sheet makes another day of it. */
export const paymentDaySheet = [
  { name: 'day', titles: { vi: 'Ngày', en: 'Day' }, kind: 'code' },
  { name: 'receivedCount', titles: { vi: 'Số lần thu tiền', en: 'Payments received' }, kind: 'money' },
  { name: 'receivedAmount', titles: { vi: 'Tiền thu được', en: 'Money received' }, kind: 'money' },
  { name: 'refundedCount', titles: { vi: 'Số lần hoàn tiền', en: 'Refunds sent' }, kind: 'money' },
  { name: 'refundedAmount', titles: { vi: 'Tiền đã hoàn', en: 'Money refunded' }, kind: 'money' },
  { name: 'succeededCount', titles: { vi: 'Thành công', en: 'Succeeded' }, kind: 'money' },
  { name: 'succeededAmount', titles: { vi: 'Tiền thành công', en: 'Succeeded amount' }, kind: 'money' },
  { name: 'pendingCount', titles: { vi: 'Đang chờ', en: 'Pending' }, kind: 'money' },
  { name: 'pendingAmount', titles: { vi: 'Tiền đang chờ', en: 'Pending amount' }, kind: 'money' },
  { name: 'failedCount', titles: { vi: 'Thất bại', en: 'Failed' }, kind: 'money' },
  { name: 'failedAmount', titles: { vi: 'Tiền thất bại', en: 'Failed amount' }, kind: 'money' },
  { name: 'cancelledCount', titles: { vi: 'Đã hủy', en: 'Cancelled' }, kind: 'money' },
  { name: 'cancelledAmount', titles: { vi: 'Tiền đã hủy', en: 'Cancelled amount' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];

export const orderDaySheet = [
  { name: 'day', titles: { vi: 'Ngày đặt', en: 'Ordered on' }, kind: 'code' },
  { name: 'warehouse', titles: { vi: 'Kho', en: 'Warehouse' }, kind: 'text' },
  { name: 'saleChannelId', titles: { vi: 'Kênh bán', en: 'Sale channel' }, kind: 'code' },
  { name: 'ordersCreated', titles: { vi: 'Đơn đã đặt', en: 'Orders placed' }, kind: 'money' },
  { name: 'ordersPayable', titles: { vi: 'Đơn được tính', en: 'Orders counted' }, kind: 'money' },
  { name: 'ordersCompleted', titles: { vi: 'Đơn hoàn tất', en: 'Orders completed' }, kind: 'money' },
  { name: 'ordersCancelled', titles: { vi: 'Đơn hủy, hoàn', en: 'Orders called off' }, kind: 'money' },
  { name: 'aov', titles: { vi: 'Trung bình mỗi đơn', en: 'Average order' }, kind: 'money' },
  { name: 'revenue', titles: { vi: 'Doanh thu', en: 'Revenue' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];

/** What was sold, in whichever way it was added up. */
export const salesSheet = [
  { name: 'name', titles: { vi: 'Tên', en: 'Name' }, kind: 'text' },
  { name: 'code', titles: { vi: 'Mã', en: 'Code' }, kind: 'code' },
  { name: 'orders', titles: { vi: 'Số đơn', en: 'Orders' }, kind: 'money' },
  { name: 'quantity', titles: { vi: 'Số lượng', en: 'Quantity' }, kind: 'money' },
  { name: 'revenue', titles: { vi: 'Doanh thu', en: 'Revenue' }, kind: 'money' },
  { name: 'net', titles: { vi: 'Tiền hàng trước thuế', en: 'Goods before tax' }, kind: 'money' },
  { name: 'known', titles: { vi: 'Phần đã biết giá vốn', en: 'Of which cost is known' }, kind: 'money' },
  { name: 'cost', titles: { vi: 'Giá vốn', en: 'Cost' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];
