import type { ErrorCode } from '../contract/errors.ts';

/** Texts of errors of signing in and out, and of managing or leaving an account. */
export const accountErrors = {
  RECOVERY_CODE_WRONG: 'Tên đăng nhập hoặc mã khôi phục không đúng.',
  PASSKEY_NOT_FOUND: 'Khóa truy cập này không còn dùng được. Vui lòng đăng nhập bằng cách khác.',
  PASSKEY_EXISTS: 'Khóa truy cập này đã được thêm trước đó.',
  PASSKEYS_FULL: 'Bạn đã có đủ số khóa truy cập cho phép. Vui lòng xóa bớt một khóa.',
  ONLY_FACTOR: 'Cần ít nhất hai khóa truy cập, hoặc một khóa và mã khôi phục đã lưu.',
  PASSWORD_GONE: 'Tài khoản này đăng nhập bằng khóa truy cập. Nếu mất thiết bị, hãy dùng mã khôi phục.',
  LEAVING_HELD: 'Chưa thể xóa tài khoản khi còn đơn hàng hoặc khoản tiền chưa hoàn tất.',
  NOT_LEAVING: 'Tài khoản này không có yêu cầu xóa nào đang chờ.',
  PASSKEY_REFUSED: 'Chưa xác nhận được khóa truy cập. Vui lòng thử lại.',
  PROOF_WRONG: 'Thông tin xác nhận không đúng. Vui lòng thử lại.',
  UNDO_LINK_INVALID: 'Liên kết này không hợp lệ hoặc đã hết hạn.',
  PHONE_CODES_OFF: 'Hiện chưa gửi được mã tới số điện thoại. Vui lòng thử lại sau.',
  TOKEN_EXPIRED: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  EMAIL_ALREADY_VERIFIED: 'Email này đã được xác thực. Bạn có thể đăng nhập.',
  VERIFICATION_TOKEN_INVALID: 'Liên kết xác thực không hợp lệ. Vui lòng yêu cầu gửi lại email xác thực.',
  VERIFICATION_TOKEN_EXPIRED: 'Liên kết xác thực đã hết hạn. Vui lòng yêu cầu gửi lại email xác thực.',
  VERIFICATION_PASSWORD_WRONG: 'Mật khẩu không đúng. Vui lòng nhập mật khẩu bạn đã đặt khi đăng ký.',
  VERIFICATION_ALREADY_SENT:
    'Email chưa được xác thực. Chúng tôi vừa gửi email xác thực cho bạn, vui lòng kiểm tra hộp thư. Có thể gửi lại sau {wait}.',
  RESET_LINK_INVALID:
    'Liên kết đặt lại mật khẩu không hợp lệ hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
  WRONG_CURRENT_PASSWORD: 'Your current password is incorrect.',
  INVALID_OTP: 'Invalid or expired OTP.',
  RESET_ALREADY_SENT:
    'Email đặt lại mật khẩu đã được gửi. Vui lòng kiểm tra hộp thư, hoặc thử lại sau {wait}.',
  RESEND_TOO_SOON: 'Vui lòng đợi {wait} trước khi thử lại.',
  LOGIN_LOCKED: 'Bạn đã nhập sai nhiều lần. Vui lòng thử lại sau {wait}.',
  ACTIVATION_LINK_INVALID: 'Liên kết kích hoạt không hợp lệ hoặc đã hết hạn.',
  REFRESH_TOKEN_INVALID: 'Session expired - Login again',
  REFRESH_TOKEN_REUSED: 'Session expired - Login again',
  TOKEN_BEHIND: 'Tài khoản vừa được cập nhật. Vui lòng thử lại.',
  SESSION_ENDED: 'Phiên đăng nhập này đã kết thúc. Vui lòng đăng nhập lại.',
} satisfies Partial<Record<ErrorCode, string>>;

export const accountNotices = {
  signedOutThere: 'Đã đăng xuất thiết bị đó.',
  signedOutElsewhere: 'Đã đăng xuất mọi thiết bị khác.',
  passkeyRemoved: 'Đã xóa khóa truy cập.',
  passwordRemoved: 'Từ nay tài khoản đăng nhập bằng khóa truy cập.',
  contactCodeSent: 'Đã gửi mã xác nhận.',
  emailChanged: 'Đã đổi email.',
  phoneChanged: 'Đã đổi số điện thoại.',
  contactUndone: 'Đã hoàn tác và đăng xuất mọi thiết bị. Vui lòng đặt mật khẩu mới.',
  staysAfterAll: 'Tài khoản của bạn được giữ lại.',
};
