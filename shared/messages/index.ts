import type { ErrorCode } from '../contract/errors.ts';
import type { Language } from '../values/language.ts';
import * as en from './en.ts';
import { filled, type Values } from './filled.ts';
import * as vi from './vi.ts';

export * from './field-messages.ts';

const catalogue = { vi, en };

export type VoucherReason = keyof typeof vi.voucherReasons;
const isVoucherReason = (name: unknown): name is VoucherReason =>
  typeof name === 'string' && name in vi.voucherReasons;
export const voucherReason = (name: VoucherReason, language: Language, values?: Values): string =>
  filled(catalogue[language].voucherReasons[name], values);

const states = {
  vi: { ...vi.orderStatuses, ...vi.purchaseStatuses, ...vi.invoiceStatuses, ...vi.refundStatuses },
  en: { ...en.orderStatuses, ...en.purchaseStatuses, ...en.invoiceStatuses, ...en.refundStatuses },
};
const isState = (name: unknown): name is keyof typeof states.vi =>
  typeof name === 'string' && name in states.vi;

/** Returns the text of a status. */
const stateWords = (state: unknown, language: Language) =>
  isState(state) && { status: states[language][state] };

/** Longer waits are shown in minutes, because people do not count 1036 seconds. */
const maxSecondsTold = 90;

const units: Record<Language, { second: readonly [string, string]; minute: readonly [string, string] }> = {
  vi: { second: ['giây', 'giây'], minute: ['phút', 'phút'] },
  en: { second: ['second', 'seconds'], minute: ['minute', 'minutes'] },
};

/** Returns a waiting time as text, rounded up: '42 giây', '18 phút'. */
function waitText(seconds: number, language: Language): string {
  const { second, minute } = units[language];
  const isShort = seconds <= maxSecondsTold;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const [one, many] = isShort ? second : minute;
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the text of an error. A reason or status among the values is translated too. */
export function errorMessage(code: ErrorCode, language: Language, values?: Values): string {
  const reason = values?.['why'];
  // Readers do not know vouchers by id, so the message about an unknown one does not name it.
  if (code === 'VOUCHER_REFUSED' && reason === 'unknown') return voucherReason(reason, language);
  const why = isVoucherReason(reason) && { why: voucherReason(reason, language, values) };
  const status = stateWords(values?.['status'], language);
  const seconds = values?.['seconds'];
  const wait = typeof seconds === 'number' && { wait: waitText(seconds, language) };
  return filled(catalogue[language].errors[code], { ...values, ...why, ...status, ...wait });
}

export type Notice = keyof typeof vi.notices;
export const notice = (name: Notice, language: Language): string => catalogue[language].notices[name];

export const saleChannelName = (name: keyof typeof vi.saleChannels, language: Language): string =>
  catalogue[language].saleChannels[name];
