import type { Language } from '#shared/language.ts';
import { formatVnd } from '#shared/money.ts';
import type { OrderMailContent, OrderMailTemplate } from './order-mail-content.ts';
import { englishNotes, vietnameseNotes } from './order-mail-notes.ts';
import type { MailFacts, MailText } from './mail-text.ts';

type Words = { subject: string; lines: string[]; closing: string };
type Facts = { code: string; total: string; note: string };
type Voice = {
  greeting: (name: string) => string;
  open: string;
  sum: string;
  note: (note: string) => string;
  templates: Record<OrderMailTemplate, (facts: Facts) => Words>;
};

const help = 'Cần hỗ trợ, bạn chỉ việc trả lời thư này và cho chúng tôi biết mã đơn.';
const helpEn = 'Need a hand? Just answer this mail and tell us the order code.';

const some = (...lines: string[]): string[] => lines.filter(Boolean);

const vi: Voice = {
  greeting: (name) => `Chào ${name},`,
  open: 'Xem đơn hàng',
  sum: 'Tổng cộng',
  note: (note) => vietnameseNotes[note] ?? note,
  templates: {
    'order-placed': ({ code, total, note }) => ({
      subject: `Chợ Làng đã nhận đơn hàng ${code}`,
      lines: some(`Cảm ơn bạn đã đặt hàng. Đơn ${code} trị giá ${total} gồm:`, note),
      closing: help,
    }),
    'order-paid': ({ code, total }) => ({
      subject: `Đơn hàng ${code} đã được thanh toán`,
      lines: [`Chúng tôi đã nhận đủ ${total} cho đơn ${code}. Đơn đang chờ kho đóng gói.`],
      closing: help,
    }),
    'payment-problem': ({ code, note }) => ({
      subject: `Thanh toán của đơn ${code} cần được xem lại`,
      lines: some(`Khoản tiền vừa đến cho đơn ${code} không khớp với số cần trả.`, note),
      closing: 'Nhân viên Chợ Làng sẽ liên hệ với bạn. Bạn cũng có thể trả lời thư này.',
    }),
    'order-cancelled': ({ code, note }) => ({
      subject: `Đơn hàng ${code} đã hủy`,
      lines: some(`Đơn ${code} đã được hủy.`, note && `Lý do: ${note}`),
      closing: 'Nếu bạn đã thanh toán, tiền sẽ được hoàn lại. Voucher đã dùng quay về ví của bạn.',
    }),
    'order-delivering': ({ code, note }) => ({
      subject: `Đơn hàng ${code} đang trên đường tới bạn`,
      lines: some(`Đơn ${code} đã được giao cho đơn vị vận chuyển.`, note),
      closing: 'Khi nhận được hàng, bạn bấm “Đã nhận hàng” trong chi tiết đơn nhé.',
    }),
    'order-completed': ({ code }) => ({
      subject: `Đơn hàng ${code} đã hoàn thành`,
      lines: [`Đơn ${code} đã hoàn thành. Mong bạn hài lòng với món hàng của làng mình.`],
      closing: 'Bạn có thể đánh giá sản phẩm, và trả hàng trong 7 ngày nếu có điều gì chưa ổn.',
    }),
    'order-refunded': ({ code, note }) => ({
      subject: `Tiền của đơn ${code} đã được hoàn`,
      lines: some(`Chúng tôi đã hoàn tiền cho đơn ${code}.`, note),
      closing: 'Tùy ngân hàng, tiền có thể về tài khoản của bạn sau vài ngày làm việc.',
    }),
    'guest-link': ({ code }) => ({
      subject: `Liên kết tới đơn hàng ${code}`,
      lines: [`Đây là liên kết để xem và theo dõi đơn ${code} mà không cần tài khoản.`],
      closing: 'Ai có liên kết này đều xem được đơn hàng, vì vậy bạn đừng chuyển tiếp thư này.',
    }),
    'return-changed': ({ code, note }) => ({
      subject: `Yêu cầu trả hàng của đơn ${code} có thay đổi`,
      lines: some(`Yêu cầu trả hàng của đơn ${code} vừa được cập nhật.`, note),
      closing: help,
    }),
  },
};

const en: Voice = {
  greeting: (name) => `Hello ${name},`,
  open: 'View your order',
  sum: 'Total',
  note: (note) => englishNotes[note] ?? note,
  templates: {
    'order-placed': ({ code, total, note }) => ({
      subject: `Chợ Làng has your order ${code}`,
      lines: some(`Thank you for your order. ${code}, ${total} in all, holds:`, note),
      closing: helpEn,
    }),
    'order-paid': ({ code, total }) => ({
      subject: `Order ${code} is paid`,
      lines: [`We received the ${total} for order ${code}. The warehouse will pack it next.`],
      closing: helpEn,
    }),
    'payment-problem': ({ code, note }) => ({
      subject: `The payment of order ${code} needs a look`,
      lines: some(`The money that came for order ${code} is not what was due.`, note),
      closing: 'Somebody from Chợ Làng will get in touch. You may also answer this mail.',
    }),
    'order-cancelled': ({ code, note }) => ({
      subject: `Order ${code} was cancelled`,
      lines: some(`Order ${code} was cancelled.`, note && `Reason: ${note}`),
      closing: 'What you paid goes back to you, and vouchers you used are yours again.',
    }),
    'order-delivering': ({ code, note }) => ({
      subject: `Order ${code} is on its way`,
      lines: some(`Order ${code} was handed to the carrier.`, note),
      closing: 'When it arrives, press “Received” on the order’s page.',
    }),
    'order-completed': ({ code }) => ({
      subject: `Order ${code} is complete`,
      lines: [`Order ${code} is complete. We hope you enjoy what our villages made.`],
      closing: 'You may review the goods, and return them within 7 days if something is not right.',
    }),
    'order-refunded': ({ code, note }) => ({
      subject: `The money of order ${code} went back`,
      lines: some(`We refunded order ${code}.`, note),
      closing: 'Depending on your bank, it may take a few working days to arrive.',
    }),
    'guest-link': ({ code }) => ({
      subject: `A link to your order ${code}`,
      lines: [`With this link you can see and follow order ${code} without an account.`],
      closing: 'Whoever has the link can see the order, so please do not forward this mail.',
    }),
    'return-changed': ({ code, note }) => ({
      subject: `News of the return of order ${code}`,
      lines: some(`The return of order ${code} has moved on.`, note),
      closing: helpEn,
    }),
  },
};

const voices: Record<Language, Voice> = { vi, en };

/** A mail about an order: what happened, what it holds, and where to look at it. */
export function orderMailText(
  language: Language,
  content: OrderMailContent,
  { href = '' }: MailFacts,
): MailText {
  const { template, fullName, code, total, items, note = '' } = content;
  const voice = voices[language];
  const money = formatVnd(total);
  const rows = items?.map(({ name, quantity, subtotal }) => ({
    label: `${quantity} × ${name}`,
    value: formatVnd(subtotal),
  }));
  return {
    greeting: voice.greeting(fullName),
    ...voice.templates[template]({ code, total: money, note: note && voice.note(note) }),
    ...(rows && { rows: [...rows, { label: voice.sum, value: money }] }),
    action: { label: voice.open, href },
  };
}
