/** Texts of errors about identity papers, phone codes and invoice profiles. */
export const identityErrors = {
  KYC_REQUIRED: 'Vui lòng xác minh danh tính để thực hiện thao tác này.',
  IDENTITY_NOT_FOUND: 'Không tìm thấy giấy tờ này.',
  IDENTITY_STATE:
    'Hồ sơ xác thực đã sang bước khác nên không thể thực hiện thao tác này. Vui lòng tải lại trang.',
  IDENTITY_ASKED: 'Vui lòng sửa các mục được yêu cầu trước khi gửi lại.',
  PAPER_IN_FORCE:
    'Giấy tờ này đang dùng để xác thực tài khoản nên chưa xóa được. Hãy thêm giấy tờ khác và chờ duyệt, hoặc rút lại đồng ý.',
  CONSENT_NEEDED: 'Vui lòng đọc và đồng ý trước khi gửi xét duyệt.',
  PHONE_UNCONFIRMED: 'Vui lòng xác nhận số điện thoại trước khi gửi xét duyệt.',
  TOO_MANY_PAPERS: 'Ví giấy tờ có tối đa {limit} giấy tờ. Vui lòng xóa bớt để thêm mới.',
  MESSAGE_FAILED: 'Chưa gửi được mã. Vui lòng thử lại sau ít phút.',
  INVOICE_PROFILE_NOT_FOUND: 'Không tìm thấy hồ sơ hóa đơn.',
  TOO_MANY_INVOICE_PROFILES: 'Bạn lưu được tối đa {limit} hồ sơ hóa đơn. Vui lòng xóa bớt để thêm mới.',
};
