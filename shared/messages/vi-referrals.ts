/** Texts of errors about networks and rewards. */
export const referralErrors = {
  USER_NOT_FOUND: 'Không tìm thấy người dùng.',
  REFERRER_NOT_FOUND: 'Không tìm thấy người giới thiệu với mã này.',
  REWARD_NOT_FOUND: 'Không tìm thấy khoản thưởng này.',
  REFERRER_KNOWN: 'Bạn đã có người giới thiệu, không thể đổi.',
  REFERRER_TOO_LATE: 'Chỉ có thể khai người giới thiệu trước đơn hàng đầu tiên.',
  REFERRER_CIRCLE: 'Người này do chính bạn hoặc mạng lưới của bạn giới thiệu.',
  REFERRER_ANSWERED: 'Bạn đã trả lời trước đó.',
  INVALID_REQUEST_ACTION: 'Yêu cầu không hợp lệ.',
  REWARD_DECIDED: 'Khoản thưởng này đã được xử lý.',
  REWARD_TOO_LITTLE: 'Số dư dùng được không đủ.',
  REWARD_TOO_SMALL: 'Mỗi lần đổi từ {least} trở lên.',
};
