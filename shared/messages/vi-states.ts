/** Where an order stands, within a sentence. */
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

/** Where a purchase stands, within a sentence. */
export const purchaseStatuses = {
  'purchase-draft': 'còn là bản nháp',
  'purchase-sent': 'đã gửi nhà cung cấp',
  'purchase-partly_received': 'đã nhận một phần',
  'purchase-received': 'đã nhận đủ',
  'purchase-closed': 'đã đóng',
  'purchase-cancelled': 'đã hủy',
};

/** Where orders come about. */
export const saleChannels = {
  website: 'Website',
  guest: 'Website, khách không đăng nhập',
  store: 'Cửa hàng',
};
