import type { SheetColumn } from '../sheets/sheet-column.ts';
import type { Language } from '../values/language.ts';
import type { MemberActivityType } from './member-log-choices.ts';

export const activityWords: Record<MemberActivityType, Record<Language, string>> = {
  USER_LOGGED_IN: { vi: 'Đăng nhập', en: 'Signed in' },
  USER_EMAIL_VERIFIED: { vi: 'Xác thực email', en: 'Confirmed the e-mail' },
  USER_REGISTERED: { vi: 'Đăng ký tài khoản', en: 'Registered' },
};

/** Columns of the member log as a file. */
export const memberLogSheet = [
  { name: 'createdAt', titles: { vi: 'Thời gian', en: 'Time' }, kind: 'moment' },
  { name: 'activityType', titles: { vi: 'Hoạt động', en: 'Activity' }, kind: 'text', words: activityWords },
  { name: 'referenceId', titles: { vi: 'Mã ID', en: 'ID code' }, kind: 'code' },
  { name: 'email', titles: { vi: 'Email', en: 'Email' }, kind: 'text' },
  { name: 'phoneNumber', titles: { vi: 'Số điện thoại', en: 'Phone number' }, kind: 'code' },
] as const satisfies readonly SheetColumn[];
