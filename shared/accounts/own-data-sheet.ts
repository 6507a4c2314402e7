import type { SheetColumn } from '../sheets/sheet-column.ts';

/** All that is kept of somebody, line by line, for them to read. */
export const ownDataSheet = [
  {
    name: 'part',
    titles: { vi: 'Phần', en: 'Part' },
    kind: 'text',
    words: {
      profile: { vi: 'Hồ sơ', en: 'Profile' },
      address: { vi: 'Địa chỉ', en: 'Address' },
      session: { vi: 'Thiết bị đăng nhập', en: 'Signed-in device' },
      passkey: { vi: 'Khóa truy cập', en: 'Passkey' },
      favorite: { vi: 'Sản phẩm yêu thích', en: 'Favourite' },
      order: { vi: 'Đơn hàng', en: 'Order' },
      review: { vi: 'Đánh giá', en: 'Review' },
      paper: { vi: 'Giấy tờ', en: 'Paper' },
      invoiceProfile: { vi: 'Hồ sơ hóa đơn', en: 'Invoice profile' },
      notification: { vi: 'Thông báo', en: 'Notification' },
    },
  },
  {
    name: 'what',
    titles: { vi: 'Mục', en: 'Item' },
    kind: 'text',
    words: {
      fullName: { vi: 'Họ và tên', en: 'Full name' },
      email: { vi: 'Email', en: 'E-mail' },
      phoneNumber: { vi: 'Số điện thoại', en: 'Phone number' },
      referenceId: { vi: 'Mã giới thiệu', en: 'Reference code' },
      role: { vi: 'Vai trò', en: 'Role' },
      status: { vi: 'Trạng thái', en: 'Status' },
      language: { vi: 'Ngôn ngữ', en: 'Language' },
      bio: { vi: 'Giới thiệu', en: 'About' },
      website: { vi: 'Trang web', en: 'Website' },
      dob: { vi: 'Ngày sinh', en: 'Date of birth' },
      gender: { vi: 'Giới tính', en: 'Gender' },
      country: { vi: 'Quốc gia', en: 'Country' },
      createdAt: { vi: 'Ngày tham gia', en: 'Joined' },
      cccd: { vi: 'CCCD', en: 'Citizen identity card' },
      passport: { vi: 'Hộ chiếu', en: 'Passport' },
    },
  },
  { name: 'at', titles: { vi: 'Thời điểm', en: 'When' }, kind: 'moment' },
  { name: 'text', titles: { vi: 'Nội dung', en: 'Content' }, kind: 'code' },
  { name: 'amount', titles: { vi: 'Số tiền', en: 'Amount' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];
