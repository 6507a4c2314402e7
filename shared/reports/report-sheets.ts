import type { byNobody, paymentProviders, paymentStatuses } from '../payments/payment-choices.ts';
import type { paymentMethods } from '../payments/payment-ways.ts';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import type { Language } from '../values/language.ts';
import type { saleChannels } from '../values/sale-channels.ts';

type Words<Codes extends readonly string[]> = Record<Codes[number], Record<Language, string>>;

export const channelWords: Words<typeof saleChannels> = {
  website: { vi: 'Website', en: 'Website' },
  guest: { vi: 'Khách không tài khoản', en: 'Guest' },
  store: { vi: 'Cửa hàng', en: 'Store' },
};
const statusWords: Words<typeof paymentStatuses> = {
  created: { vi: 'Mới tạo', en: 'Created' },
  pending: { vi: 'Chờ thanh toán', en: 'Pending' },
  succeeded: { vi: 'Thành công', en: 'Succeeded' },
  failed: { vi: 'Thất bại', en: 'Failed' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  refunded: { vi: 'Đã hoàn tiền', en: 'Refunded' },
};
const methodWords: Words<typeof paymentMethods> = {
  cash: { vi: 'Tiền mặt', en: 'Cash' },
  card: { vi: 'Thẻ', en: 'Card' },
  wallet: { vi: 'Ví điện tử', en: 'Wallet' },
  transfer: { vi: 'Chuyển khoản', en: 'Transfer' },
  voucher: { vi: 'Voucher', en: 'Voucher' },
  other: { vi: 'Khác', en: 'Other' },
};
const providerWords: Words<readonly [...typeof paymentProviders, typeof byNobody]> = {
  vietqr: { vi: 'VietQR', en: 'VietQR' },
  vnpay: { vi: 'VNPAY', en: 'VNPAY' },
  stripe: { vi: 'Stripe', en: 'Stripe' },
  none: { vi: 'Thu trực tiếp', en: 'Taken by hand' },
};

/** Columns of payments by day; `day` is text, so that no spreadsheet converts the date. */
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
  {
    name: 'saleChannelId',
    titles: { vi: 'Kênh bán', en: 'Sale channel' },
    kind: 'text',
    words: channelWords,
  },
  { name: 'ordersCreated', titles: { vi: 'Đơn đã đặt', en: 'Orders placed' }, kind: 'money' },
  { name: 'ordersPayable', titles: { vi: 'Đơn được tính', en: 'Orders counted' }, kind: 'money' },
  { name: 'ordersCompleted', titles: { vi: 'Đơn hoàn tất', en: 'Orders completed' }, kind: 'money' },
  { name: 'ordersCancelled', titles: { vi: 'Đơn hủy, hoàn', en: 'Orders called off' }, kind: 'money' },
  { name: 'aov', titles: { vi: 'Trung bình mỗi đơn', en: 'Average order' }, kind: 'money' },
  { name: 'revenue', titles: { vi: 'Doanh thu', en: 'Revenue' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];

/** Columns of the sales report as a file, for every grouping. */
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

/** Columns of the profit report as a file, for every grouping. */
export const profitSheet = [
  { name: 'name', titles: { vi: 'Tên', en: 'Name' }, kind: 'text' },
  { name: 'code', titles: { vi: 'Mã', en: 'Code' }, kind: 'code' },
  { name: 'orders', titles: { vi: 'Số đơn', en: 'Orders' }, kind: 'money' },
  { name: 'quantity', titles: { vi: 'Số lượng', en: 'Quantity' }, kind: 'money' },
  { name: 'revenue', titles: { vi: 'Doanh thu', en: 'Revenue' }, kind: 'money' },
  { name: 'net', titles: { vi: 'Doanh thu trước thuế', en: 'Revenue before tax' }, kind: 'money' },
  { name: 'unknown', titles: { vi: 'Phần chưa biết giá vốn', en: 'Of which cost unknown' }, kind: 'money' },
  { name: 'cost', titles: { vi: 'Giá vốn', en: 'Cost' }, kind: 'money' },
  { name: 'lost', titles: { vi: 'Hàng hỏng, mất', en: 'Spoiled or lost goods' }, kind: 'money' },
  { name: 'feeOut', titles: { vi: 'Phí giao hàng', en: 'Delivery fees' }, kind: 'money' },
  { name: 'feeBack', titles: { vi: 'Phí chuyển hoàn', en: 'Return fees' }, kind: 'money' },
  { name: 'codFee', titles: { vi: 'Phí thu hộ', en: 'COD fees' }, kind: 'money' },
  { name: 'insurance', titles: { vi: 'Phí bảo hiểm', en: 'Insurance' }, kind: 'money' },
  {
    name: 'awaited',
    titles: { vi: 'Phí chưa có bảng kê', en: 'Fees not yet on a statement' },
    kind: 'money',
  },
  { name: 'compensation', titles: { vi: 'Tiền bồi thường', en: 'Compensation' }, kind: 'money' },
  { name: 'profit', titles: { vi: 'Lãi', en: 'Profit' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];

/** Columns of the file of single payments behind a figure. */
export const paymentSheet = [
  { name: 'code', titles: { vi: 'Mã thanh toán', en: 'Payment' }, kind: 'code' },
  { name: 'orderCode', titles: { vi: 'Đơn hàng', en: 'Order' }, kind: 'code' },
  { name: 'status', titles: { vi: 'Trạng thái', en: 'Status' }, kind: 'text', words: statusWords },
  { name: 'method', titles: { vi: 'Phương thức', en: 'Method' }, kind: 'text', words: methodWords },
  { name: 'provider', titles: { vi: 'Cổng thanh toán', en: 'Provider' }, kind: 'text', words: providerWords },
  { name: 'amount', titles: { vi: 'Số tiền', en: 'Amount' }, kind: 'money' },
  { name: 'received', titles: { vi: 'Đã nhận', en: 'Received' }, kind: 'money' },
  { name: 'createdAt', titles: { vi: 'Ngày tạo', en: 'Created' }, kind: 'moment' },
  { name: 'succeededAt', titles: { vi: 'Thanh toán lúc', en: 'Paid' }, kind: 'moment' },
  { name: 'warehouse', titles: { vi: 'Kho', en: 'Warehouse' }, kind: 'text' },
  {
    name: 'saleChannelId',
    titles: { vi: 'Kênh bán', en: 'Sale channel' },
    kind: 'text',
    words: channelWords,
  },
  { name: 'references', titles: { vi: 'Mã giao dịch', en: 'References' }, kind: 'code' },
] as const satisfies readonly SheetColumn[];
