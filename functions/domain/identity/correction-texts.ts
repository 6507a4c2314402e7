import type { AskReason, PaperField } from '#shared/identity/identity-choices.ts';
import type { FieldFlag } from '#shared/identity/identity.ts';
import type { Language } from '#shared/values/language.ts';

/** Field names for mails and for the account's status text; screens have their own texts. */
const fields: Record<Language, Record<PaperField, string>> = {
  vi: {
    number: 'Số giấy tờ',
    fullName: 'Họ và tên',
    dob: 'Ngày sinh',
    gender: 'Giới tính',
    birthPlace: 'Nơi khai sinh',
    issueDate: 'Ngày cấp',
    expiryDate: 'Có giá trị đến',
    issuePlace: 'Nơi cấp',
  },
  en: {
    number: 'Document number',
    fullName: 'Full name',
    dob: 'Date of birth',
    gender: 'Gender',
    birthPlace: 'Place of birth',
    issueDate: 'Date of issue',
    expiryDate: 'Valid until',
    issuePlace: 'Place of issue',
  },
};

const reasons: Record<Language, Record<Exclude<AskReason, 'other'>, string>> = {
  vi: {
    incorrect: 'Thông tin không chính xác',
    incomplete: 'Tài liệu không đầy đủ',
    unclear: 'Cần làm rõ thông tin',
    expired: 'Giấy tờ đã hết hạn',
  },
  en: {
    incorrect: 'The information is not right',
    incomplete: 'The documents are not complete',
    unclear: 'The information has to be clearer',
    expired: 'The document has expired',
  },
};

/** Masks long numbers: a reason may quote a paper's number, which must not be mailed or stored. */
export const withoutNumbers = (text: string): string => text.replace(/\d(?:[\s.-]?\d){5,}/g, '••••');

const lineOf = (language: Language, { field, reason, note }: FieldFlag): string => {
  const why = [reason === 'other' ? '' : reasons[language][reason], note].filter(Boolean).join('. ');
  return `${fields[language][field]}: ${why}`;
};

/** Corrections that were asked for, one line each. */
export const correctionLines = (language: Language, flags: readonly FieldFlag[]): string[] =>
  flags.map((flag) => lineOf(language, flag));
