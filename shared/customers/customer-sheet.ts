import type { SheetColumn } from '../sheets/sheet-column.ts';

/** Columns of the list of customers as a file. */
export const customerSheet = [
  { name: 'code', titles: { vi: 'Mã khách hàng', en: 'Customer code' }, kind: 'code' },
  { name: 'fullName', titles: { vi: 'Họ và tên', en: 'Full name' }, kind: 'text' },
  {
    name: 'kind',
    titles: { vi: 'Loại', en: 'Kind' },
    kind: 'text',
    words: { member: { vi: 'Thành viên', en: 'Member' }, guest: { vi: 'Khách', en: 'Guest' } },
  },
  { name: 'phone', titles: { vi: 'Số điện thoại', en: 'Phone number' }, kind: 'code' },
  { name: 'email', titles: { vi: 'Email', en: 'Email' }, kind: 'text' },
  { name: 'province', titles: { vi: 'Tỉnh/Thành phố', en: 'Province' }, kind: 'text' },
  { name: 'orderCount', titles: { vi: 'Số đơn', en: 'Orders' }, kind: 'money' },
  { name: 'totalSpent', titles: { vi: 'Tổng chi tiêu', en: 'Total spent' }, kind: 'money' },
  { name: 'lastOrderAt', titles: { vi: 'Đơn gần nhất', en: 'Last order' }, kind: 'moment' },
  { name: 'tags', titles: { vi: 'Nhãn', en: 'Tags' }, kind: 'text' },
  { name: 'groups', titles: { vi: 'Nhóm', en: 'Groups' }, kind: 'text' },
] as const satisfies readonly SheetColumn[];

/** Columns of one person's stored data, line by line. */
export const personSheet = [
  {
    name: 'part',
    titles: { vi: 'Phần', en: 'Part' },
    kind: 'text',
    words: {
      fact: { vi: 'Thông tin', en: 'Facts' },
      order: { vi: 'Đơn hàng', en: 'Order' },
      note: { vi: 'Ghi chú', en: 'Note' },
    },
  },
  {
    name: 'what',
    titles: { vi: 'Mục', en: 'Item' },
    kind: 'text',
    words: {
      code: { vi: 'Mã khách hàng', en: 'Customer code' },
      fullName: { vi: 'Họ và tên', en: 'Full name' },
      phones: { vi: 'Số điện thoại', en: 'Phone numbers' },
      emails: { vi: 'Email', en: 'E-mail addresses' },
      province: { vi: 'Tỉnh/Thành phố', en: 'Province' },
      tags: { vi: 'Nhãn', en: 'Tags' },
      groups: { vi: 'Nhóm', en: 'Groups' },
      orderCount: { vi: 'Số đơn', en: 'Orders' },
      totalSpent: { vi: 'Tổng chi tiêu', en: 'Total spent' },
    },
  },
  { name: 'at', titles: { vi: 'Thời điểm', en: 'When' }, kind: 'moment' },
  { name: 'text', titles: { vi: 'Nội dung', en: 'Content' }, kind: 'code' },
  { name: 'amount', titles: { vi: 'Số tiền', en: 'Amount' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];
