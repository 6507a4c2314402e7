import * as z from 'zod';
import type { Language } from '#shared/values/language.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { MailText } from './mail-text.ts';

/** Purchase order for a supplier. The mail contains all of it, since suppliers have no account. */
export const PurchaseMailContent = z.object({
  template: z.literal('purchase-sent'),
  supplierName: z.string(),
  code: z.string(),
  lines: z.array(
    z.object({ name: z.string(), unit: z.string(), quantity: z.int(), cost: z.int(), taxRate: z.number() }),
  ),
  total: z.int(),
  /** Delivery address, and a contact there. */
  to: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  /** Expected delivery day; empty if none was agreed. */
  expectedOn: z.string(),
  note: z.string(),
});
export type PurchaseMailContent = z.infer<typeof PurchaseMailContent>;

type Voice = {
  subject: (code: string) => string;
  greeting: (supplier: string) => string;
  order: (code: string) => string;
  to: string;
  expected: string;
  note: string;
  tax: string;
  total: string;
  closing: string;
};

const voices: Record<Language, Voice> = {
  vi: {
    subject: (code) => `Đơn đặt hàng ${code} của Chợ Làng`,
    greeting: (supplier) => `Kính gửi ${supplier},`,
    order: (code) => `Chợ Làng đặt các mặt hàng dưới đây theo đơn ${code}.`,
    to: 'Giao đến',
    expected: 'Ngày giao dự kiến',
    note: 'Ghi chú',
    tax: 'thuế',
    total: 'Tổng cộng (gồm thuế)',
    closing: 'Vui lòng trả lời email này để xác nhận đơn hoặc báo nếu có thay đổi.',
  },
  en: {
    subject: (code) => `Purchase order ${code} from Chợ Làng`,
    greeting: (supplier) => `Dear ${supplier},`,
    order: (code) => `Chợ Làng orders the goods below with purchase order ${code}.`,
    to: 'Deliver to',
    expected: 'Expected on',
    note: 'Note',
    tax: 'tax',
    total: 'Total (tax included)',
    closing: 'Please reply to this email to confirm the order, or to tell us of any change.',
  },
};

const shortDay = (day: string): string => day.split('-').toReversed().join('/');

export function purchaseMailText(language: Language, content: PurchaseMailContent): MailText {
  const { code, supplierName, lines, total, to, expectedOn, note } = content;
  const voice = voices[language];
  const place = [to.name, to.address, to.phone].filter(Boolean).join(', ');
  return {
    subject: voice.subject(code),
    greeting: voice.greeting(supplierName),
    lines: [
      voice.order(code),
      `${voice.to}: ${place}`,
      ...(expectedOn ? [`${voice.expected}: ${shortDay(expectedOn)}`] : []),
      ...(note ? [`${voice.note}: ${note}`] : []),
    ],
    rows: [
      ...lines.map(({ name, unit, quantity, cost, taxRate }) => ({
        label: name,
        value: `${quantity} ${unit} × ${formatVnd(cost)}${taxRate > 0 ? ` (${voice.tax} ${taxRate}%)` : ''}`,
      })),
      { label: voice.total, value: formatVnd(total) },
    ],
    closing: voice.closing,
  };
}
