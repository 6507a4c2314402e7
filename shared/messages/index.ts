import type { ErrorCode } from '../contract/errors.ts';
import type { Language } from '../values/language.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

const catalogue = { vi, en };

type Values = Record<string, string | number> | undefined;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));

export type VoucherReason = keyof typeof vi.voucherReasons;
const isVoucherReason = (name: unknown): name is VoucherReason =>
  typeof name === 'string' && name in vi.voucherReasons;
export const voucherReason = (name: VoucherReason, language: Language, values?: Values): string =>
  fill(catalogue[language].voucherReasons[name], values);

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
  return fill(catalogue[language].errors[code], { ...values, ...why, ...status });
}

export type Notice = keyof typeof vi.notices;
export const notice = (name: Notice, language: Language): string => catalogue[language].notices[name];

export const saleChannelName = (name: keyof typeof vi.saleChannels, language: Language): string =>
  catalogue[language].saleChannels[name];

export type FieldMessage = keyof typeof vi.fields;
export const isFieldMessage = (name: string): name is FieldMessage => name in vi.fields;
export const fieldMessage = (name: FieldMessage, language: Language, values?: Values): string =>
  fill(catalogue[language].fields[name], values);

type FieldName = keyof typeof vi.fieldNames;
const isFieldName = (name: string): name is FieldName => name in vi.fieldNames;

/** Says which box was left empty, where it has a name. */
export const missingMessage = (box: string, language: Language): string =>
  isFieldName(box)
    ? fieldMessage('needed', language, { field: catalogue[language].fieldNames[box] })
    : fieldMessage('required', language);
