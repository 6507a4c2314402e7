/** Texts of errors about users, about staff's decisions on them and about their requests. */
export const peopleErrors = {
  USER_NOT_FOUND: 'Không tìm thấy người dùng.',
  EMAIL_NOT_FOUND: 'Không tìm thấy tài khoản dùng email này.',
  REFERRER_NOT_FOUND: 'Không tìm thấy người giới thiệu với mã này.',
  BIRTH_DATE_NEEDED: 'Vui lòng nhập ngày sinh.',
  GUARDIAN_NEEDED: 'Bạn dưới 16 tuổi. Vui lòng nhập mã ID của người giám hộ.',
  GUARDIAN_NOT_FOUND: 'Không tìm thấy người giám hộ đã xác thực danh tính với mã này.',
  UNKNOWN_ACTION: 'Thao tác “{action}” không hợp lệ.',
  OWN_ACCOUNT: 'Bạn không thể thực hiện thao tác này với chính tài khoản của mình.',
  USER_STATE: 'Hồ sơ này đã được xử lý hoặc đã sang trạng thái khác. Vui lòng tải lại trang.',
  REVIEW_HELD: '{name} đang xem hồ sơ này. Hãy chọn hồ sơ khác, hoặc chờ {name} trả hồ sơ.',
  PRIVACY_REQUEST_NOT_FOUND: 'Không tìm thấy yêu cầu này.',
  PRIVACY_REQUEST_STATE: 'Yêu cầu này đã sang bước khác. Vui lòng tải lại trang.',
  TOO_MANY_REQUESTS_OPEN:
    'Bạn đang có {limit} yêu cầu chưa được trả lời. Vui lòng chờ phản hồi rồi gửi thêm.',
  PASSWORD_TOO_SHORT: 'Mật khẩu cần ít nhất {min} ký tự.',
  APPLY_AGAIN_LINK_INVALID: 'Liên kết không hợp lệ, đã hết hạn hoặc đã được dùng.',
  PRIVACY_LINK_INVALID: 'Liên kết không hợp lệ, đã hết hạn hoặc đã được dùng.',
};

export const peopleNotices = {
  appliedAgain: 'Đã gửi lại hồ sơ. Chúng tôi sẽ báo kết quả qua email.',
  privacyLinkSent: 'Nếu có tài khoản dùng email này, chúng tôi đã gửi liên kết tới đó.',
};
