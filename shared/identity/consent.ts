/**
 * Version of the consent text that a member accepts when they send papers. A receipt names the version, so the
 * text of a version must never change. A changed text needs a new version.
 */
export const consentVersion = '2026-01';

export const consentPurpose = 'identity-check';

export const consentText = {
  vi: [
    'Chợ Làng dùng số giấy tờ, họ tên, ngày sinh, giới tính và nơi khai sinh bạn nhập chỉ để xác thực danh tính tài khoản của bạn.',
    'Thông tin được mã hóa bằng khóa riêng của bạn. Nhân viên chỉ thấy kết quả đối chiếu và số đã che; mỗi lần xem số đầy đủ đều được ghi lại và bạn xem được.',
    'Không bắt buộc gửi ảnh giấy tờ. Thông tin không được bán, không dùng cho quảng cáo và không chuyển cho bên khác nếu pháp luật không yêu cầu.',
    'Bạn có thể rút lại đồng ý bất cứ lúc nào tại Ví giấy tờ: giấy tờ bị xóa ngay và tài khoản trở lại trạng thái chưa xác thực.',
  ],
  en: [
    'Chợ Làng uses the document number, name, date of birth, gender and place of birth you enter only to verify the identity of your account.',
    'They are encrypted with a key of your own. Staff see the results of the checks and a masked number; each time the full number is viewed it is logged, and you can see the log.',
    'Pictures of documents are never required. The information is not sold, not used for advertising, and not handed to others unless the law demands it.',
    'You may withdraw your consent at any time in your document wallet: the documents are deleted at once and the account is unverified again.',
  ],
} as const;
