/** Texts of errors about notifications, push devices and restock requests. */
export const notificationErrors = {
  NOTIFICATION_NOT_FOUND: 'Không tìm thấy thông báo này.',
  DEVICE_NOT_FOUND: 'Thiết bị này không còn nhận thông báo đẩy.',
  PUSH_SERVICE_UNKNOWN: 'Trình duyệt này dùng dịch vụ thông báo đẩy mà chúng tôi chưa hỗ trợ.',
  TOO_MANY_DEVICES: 'Tài khoản nhận thông báo đẩy trên tối đa {limit} thiết bị. Vui lòng gỡ bớt để thêm mới.',
  PUSH_FAILED: 'Chưa gửi được thông báo đến thiết bị. Vui lòng thử lại sau ít phút.',
  RESTOCK_FULL: 'Bạn chỉ đăng ký báo có hàng được cho tối đa {limit} sản phẩm. Vui lòng bỏ bớt rồi thử lại.',
  RESTOCK_LINK_INVALID: 'Liên kết ngừng nhận thông báo không hợp lệ.',
} as const;
