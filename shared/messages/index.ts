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

const isOrderStatus = (name: unknown): name is keyof typeof vi.orderStatuses =>
  typeof name === 'string' && name in vi.orderStatuses;

const isPurchaseStatus = (name: unknown): name is keyof typeof vi.purchaseStatuses =>
  typeof name === 'string' && name in vi.purchaseStatuses;

const isInvoiceStatus = (name: unknown): name is keyof typeof vi.invoiceStatuses =>
  typeof name === 'string' && name in vi.invoiceStatuses;

/** Where something stands, in the reader's words. */
function stateWords(stands: unknown, language: Language) {
  if (isOrderStatus(stands)) return { status: catalogue[language].orderStatuses[stands] };
  if (isInvoiceStatus(stands)) return { status: catalogue[language].invoiceStatuses[stands] };
  return isPurchaseStatus(stands) && { status: catalogue[language].purchaseStatuses[stands] };
}

/** A reason or a status among the values is said in the reader's language too. */
export function errorMessage(code: ErrorCode, language: Language, values?: Values): string {
  const reason = values?.['why'];
  // Nobody knows a voucher by its id: of one that is not theirs, only that is said.
  if (code === 'VOUCHER_REFUSED' && reason === 'unknown') return voucherReason(reason, language);
  const why = isVoucherReason(reason) && { why: voucherReason(reason, language, values) };
  const status = stateWords(values?.['status'], language);
  return filled(catalogue[language].errors[code], { ...values, ...why, ...status });
}

export type Notice = keyof typeof vi.notices;
export const notice = (name: Notice, language: Language): string => catalogue[language].notices[name];

export const saleChannelName = (name: keyof typeof vi.saleChannels, language: Language): string =>
  catalogue[language].saleChannels[name];
