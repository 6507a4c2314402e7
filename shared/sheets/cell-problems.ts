import type { Language } from '../values/language.ts';

/** Why a row of a file was not taken, by code, for the reader and for the file with the reasons. */
const texts = {
  rounded: {
    vi: 'bảng tính đã rút gọn số (như 8,93E+12). Định dạng cột là văn bản rồi nhập lại',
    en: 'the spreadsheet has shortened this number (like 8.93E+12). Make the column text and enter it again',
  },
  separators: {
    vi: 'số có dấu phân cách. Ghi liền các chữ số, ví dụ 1200000',
    en: 'the number has separators. Write the digits only, such as 1200000',
  },
  not_a_number: { vi: 'không phải là số', en: 'is not a number' },
  not_whole: { vi: 'phải là số nguyên', en: 'must be a whole number' },
  out_of_range: { vi: 'nằm ngoài khoảng cho phép', en: 'is out of range' },
  not_a_flag: { vi: 'chỉ ghi "có" hoặc "không"', en: 'takes only "yes" or "no"' },
  not_a_choice: { vi: 'không phải là lựa chọn hợp lệ', en: 'is not one of the choices' },
  too_long: { vi: 'quá dài', en: 'is too long' },
  cannot_clear: { vi: 'không thể để trống', en: 'cannot be cleared' },
  key_missing: { vi: 'chưa có mã', en: 'has no code' },
  repeated: { vi: 'mã này đã có ở dòng trên', en: 'this code stands in a row above' },
  not_found: { vi: 'không tìm thấy mã này', en: 'no such code' },
  changed_since: { vi: 'đã được sửa sau đó nên giữ nguyên', en: 'was changed since, so it stays as it is' },
  gone: { vi: 'không còn nữa', en: 'is no longer there' },
} as const satisfies Record<string, Record<Language, string>>;

export type CellProblemCode = keyof typeof texts;

export const isCellProblem = (code: string): code is CellProblemCode => code in texts;

export const cellProblemText = (code: CellProblemCode, language: Language): string => texts[code][language];

/** The column of reasons in the file of what was refused; a file that comes back with it is read without it. */
export const reasonTitles: Record<Language, string> = { vi: 'Lý do', en: 'Reason' };
