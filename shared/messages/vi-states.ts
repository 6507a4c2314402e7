/** Order statuses as words inside a sentence. */
export const orderStatuses = {
  draft: 'chờ thanh toán',
  unproven: 'chờ xác nhận',
  confirmed: 'đã xác nhận',
  packing: 'đang đóng gói',
  packing_completed: 'đã đóng gói',
  delivering: 'đang giao',
  shipped: 'đã bàn giao vận chuyển',
  completed: 'hoàn thành',
  cancelled: 'đã hủy',
  refunded: 'đã hoàn tiền',
  returned: 'đã trả hàng',
};

/** Purchase statuses as words inside a sentence. */
export const purchaseStatuses = {
  'purchase-draft': 'còn là bản nháp',
  'purchase-sent': 'đã gửi nhà cung cấp',
  'purchase-partly_received': 'đã nhận một phần',
  'purchase-received': 'đã nhận đủ',
  'purchase-closed': 'đã đóng',
  'purchase-cancelled': 'đã hủy',
};

/** Invoice statuses as words inside a sentence. */
export const invoiceStatuses = {
  'invoice-draft': 'còn là bản nháp',
  'invoice-issued': 'đã phát hành',
  'invoice-corrected': 'đã được điều chỉnh',
  'invoice-replaced': 'đã được thay thế',
  'invoice-cancelled': 'đã hủy',
  'invoice-correction': 'là hóa đơn điều chỉnh',
};

/** Refund statuses as words inside a sentence. */
export const refundStatuses = {
  'refund-pending': 'đang chờ duyệt',
  'refund-approved': 'đã được duyệt',
  'refund-rejected': 'đã bị từ chối',
  'refund-processing': 'đang được hoàn',
  'refund-succeeded': 'đã hoàn xong',
  'refund-failed': 'hoàn chưa thành công',
};

/** Names of the sales channels. */
export const saleChannels = {
  website: 'Website',
  guest: 'Website, khách không đăng nhập',
  store: 'Cửa hàng',
};
