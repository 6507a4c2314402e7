import type { Role } from '../contract/access.ts';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import type { Language } from '../values/language.ts';
import type { UserStatus } from '../values/user-statuses.ts';

type Words<Value extends string> = Record<Value, Record<Language, string>>;

const roles: Words<Role> = {
  admin: { vi: 'Quản trị viên', en: 'Administrator' },
  collaborator: { vi: 'Cộng tác viên', en: 'Collaborator' },
  user: { vi: 'Người dùng', en: 'User' },
};

const statuses: Words<UserStatus> = {
  pending: { vi: 'Chưa xác thực email', en: 'Email not verified' },
  pending_admin: { vi: 'Chờ duyệt', en: 'Pending approval' },
  pending_kyc: { vi: 'Chưa xác minh', en: 'Not verified' },
  kyc_submitted: { vi: 'Đang xét duyệt', en: 'Under review' },
  kyc_changing: { vi: 'Cần bổ sung', en: 'Changes needed' },
  active: { vi: 'Đã xác thực', en: 'Verified' },
  inactive: { vi: 'Đã khóa', en: 'Locked' },
};

/** Columns of the member list as a file. */
export const userSheet = [
  { name: 'referenceId', titles: { vi: 'Mã ID', en: 'ID code' }, kind: 'code' },
  { name: 'fullName', titles: { vi: 'Họ và tên', en: 'Full name' }, kind: 'text' },
  { name: 'email', titles: { vi: 'Email', en: 'Email' }, kind: 'text' },
  { name: 'phoneNumber', titles: { vi: 'Số điện thoại', en: 'Phone number' }, kind: 'code' },
  { name: 'role', titles: { vi: 'Vai trò', en: 'Role' }, kind: 'text', words: roles },
  { name: 'status', titles: { vi: 'Trạng thái', en: 'Status' }, kind: 'text', words: statuses },
  { name: 'createdAt', titles: { vi: 'Ngày đăng ký', en: 'Joined on' }, kind: 'moment' },
] as const satisfies readonly SheetColumn[];
