import type { Language } from '#shared/values/language.ts';
import { invoiceNumber } from '#shared/invoices/invoice-number.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { MailFacts, MailText } from './mail-text.ts';
import type { InvoiceMailContent, InvoiceMailTemplate } from './order-mail-content.ts';

type Facts = { code: string; name: string; of: string; reason: string };
type Words = Pick<MailText, 'subject' | 'lines'>;
type Voice = {
  greeting: (name: string | undefined) => string;
  named: (series: string, number: string) => string;
  rows: { series: string; number: string; order: string; total: string };
  open: string;
  closing: string;
  templates: Record<InvoiceMailTemplate, (facts: Facts) => Words>;
};

const voices: Record<Language, Voice> = {
  vi: {
    greeting: (name) => `Chào ${name ?? 'bạn'},`,
    named: (series, number) => `${series} số ${number}`,
    rows: { series: 'Ký hiệu', number: 'Số hóa đơn', order: 'Đơn hàng', total: 'Tổng thanh toán' },
    open: 'Xem hóa đơn và tải PDF',
    closing:
      'Bất kỳ ai có liên kết này đều xem được hóa đơn. Nếu thông tin chưa đúng, vui lòng trả lời email này.',
    templates: {
      'invoice-issued': ({ code, name }) => ({
        subject: `Hóa đơn điện tử của đơn hàng ${code}`,
        lines: [`Chợ Làng đã phát hành hóa đơn ${name} cho đơn hàng ${code}.`],
      }),
      'invoice-corrected': ({ code, name, of, reason }) => ({
        subject: `Hóa đơn điều chỉnh của đơn hàng ${code}`,
        lines: [
          `Chợ Làng đã phát hành hóa đơn ${name}, điều chỉnh cho hóa đơn ${of}.`,
          `Lý do: ${reason}`,
          'Số tiền dưới đây là phần chênh lệch; hóa đơn gốc vẫn có giá trị.',
        ],
      }),
      'invoice-replaced': ({ code, name, of, reason }) => ({
        subject: `Hóa đơn thay thế của đơn hàng ${code}`,
        lines: [
          `Chợ Làng đã phát hành hóa đơn ${name}, thay thế cho hóa đơn ${of}.`,
          `Lý do: ${reason}`,
          'Vui lòng dùng hóa đơn này; hóa đơn cũ không còn giá trị.',
        ],
      }),
      'invoice-cancelled': ({ code, name, reason }) => ({
        subject: `Hóa đơn của đơn hàng ${code} đã hủy`,
        lines: [`Hóa đơn ${name} đã được hủy và không còn giá trị.`, `Lý do: ${reason}`],
      }),
    },
  },
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    named: (series, number) => `${series} no. ${number}`,
    rows: { series: 'Series', number: 'Invoice number', order: 'Order', total: 'Total' },
    open: 'View the invoice and its PDF',
    closing: 'Anyone with this link can see the invoice. If something is wrong, just reply to this email.',
    templates: {
      'invoice-issued': ({ code, name }) => ({
        subject: `The VAT invoice of your order ${code}`,
        lines: [`We have issued invoice ${name} for order ${code}.`],
      }),
      'invoice-corrected': ({ code, name, of, reason }) => ({
        subject: `A correction of the invoice of your order ${code}`,
        lines: [
          `We have issued invoice ${name}, which corrects invoice ${of}.`,
          `Reason: ${reason}`,
          'The amount below is the difference; the original invoice stays valid.',
        ],
      }),
      'invoice-replaced': ({ code, name, of, reason }) => ({
        subject: `A new invoice for your order ${code}`,
        lines: [
          `We have issued invoice ${name}, which replaces invoice ${of}.`,
          `Reason: ${reason}`,
          'Please use this one; the earlier invoice is no longer valid.',
        ],
      }),
      'invoice-cancelled': ({ code, name, reason }) => ({
        subject: `The invoice of your order ${code} was cancelled`,
        lines: [`Invoice ${name} was cancelled and is no longer valid.`, `Reason: ${reason}`],
      }),
    },
  },
};

/** Mail about an invoice: its number, its total, and a link that opens it without an account. */
export function invoiceMailText(
  language: Language,
  content: InvoiceMailContent,
  { href = '' }: MailFacts,
): MailText {
  const { template, fullName, code, series, number, total, of, reason } = content;
  const { greeting, named, rows, open, closing, templates } = voices[language];
  const nameOf = (one: { series: string; number: number }) => named(one.series, invoiceNumber(one.number));
  return {
    greeting: greeting(fullName),
    ...templates[template]({ code, name: nameOf({ series, number }), of: of ? nameOf(of) : '', reason }),
    rows: [
      { label: rows.series, value: series },
      { label: rows.number, value: invoiceNumber(number) },
      { label: rows.order, value: code },
      { label: rows.total, value: formatVnd(total) },
    ],
    action: { label: open, href },
    closing,
  };
}
