import type { Language } from '#shared/values/language.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { OrderMailContent, OrderMailTemplate } from './order-mail-content.ts';
import { englishNotes, noteIn, vietnameseNotes } from './order-mail-notes.ts';
import type { MailFacts, MailText } from './mail-text.ts';

type Words = { subject: string; lines: string[]; closing: string };
type Facts = { code: string; total: string; note: string; until: string };
type Voice = {
  greeting: (name: string | undefined) => string;
  open: string;
  /** Button label for orders that must be confirmed first. */
  prove: string;
  sum: string;
  note: (note: string) => string;
  templates: Record<OrderMailTemplate, (facts: Facts) => Words>;
};

const help = 'Nếu cần hỗ trợ, vui lòng trả lời email này kèm mã đơn hàng.';
const helpEn = 'Need help? Just reply to this email with your order code.';

const refunds =
  'Nếu bạn đã thanh toán, tiền sẽ được hoàn lại. Voucher đã dùng được hoàn lại vào kho voucher của bạn.';
const refundsEn =
  'If you have paid, you will be refunded. Vouchers you used are back in your voucher wallet.';

const some = (...lines: string[]): string[] => lines.filter(Boolean);

const vi: Voice = {
  greeting: (name) => `Chào ${name ?? 'bạn'},`,
  open: 'Xem đơn hàng',
  prove: 'Xem và xác nhận đơn hàng',
  sum: 'Tổng cộng',
  note: noteIn(vietnameseNotes),
  templates: {
    'order-placed': ({ code, total, note }) => ({
      subject: `Chợ Làng đã nhận đơn hàng ${code}`,
      lines: some(`Cảm ơn bạn đã mua hàng tại Chợ Làng. Đơn hàng ${code} trị giá ${total} gồm:`, note),
      closing: help,
    }),
    'order-to-prove': ({ code, total, until }) => ({
      subject: `Vui lòng xác nhận đơn hàng ${code}`,
      lines: [
        `Đơn hàng ${code} trị giá ${total}, thanh toán khi nhận hàng, đang chờ bạn xác nhận.`,
        `Vui lòng mở đơn hàng và nhấn “Xác nhận đơn” trước ${until} để chúng tôi chuẩn bị hàng. Đơn hàng gồm:`,
      ],
      closing: 'Nếu bạn không đặt đơn hàng này, vui lòng bỏ qua email: đơn sẽ tự hủy.',
    }),
    'order-merged': ({ code, total, note }) => ({
      subject: `Đơn hàng ${note} đã được gộp vào đơn ${code}`,
      lines: [
        `Đơn hàng ${note} đã được gộp vào đơn ${code}. Bạn chỉ cần theo dõi đơn ${code}, trị giá ${total}, gồm:`,
      ],
      closing: help,
    }),
    'order-paid': ({ code, total, note }) => ({
      subject: `Đơn hàng ${code} đã được thanh toán`,
      lines: some(`Chúng tôi đã nhận đủ ${total} cho đơn hàng ${code} và sẽ chuẩn bị hàng ngay.`, note),
      closing: help,
    }),
    'deposit-received': ({ code, note }) => ({
      subject: `Đã nhận tiền đặt cọc của đơn hàng ${code}`,
      lines: [
        `Chúng tôi đã nhận ${note} tiền đặt cọc cho đơn hàng ${code} và sẽ chuẩn bị hàng ngay.`,
        'Phần còn lại bạn thanh toán khi nhận hàng.',
      ],
      closing: help,
    }),
    'payment-problem': ({ code, note }) => ({
      subject: `Thanh toán của đơn hàng ${code} cần kiểm tra`,
      lines: some(`Số tiền nhận được cho đơn hàng ${code} không khớp với số tiền cần thanh toán.`, note),
      closing: 'Nhân viên Chợ Làng sẽ liên hệ với bạn. Bạn cũng có thể trả lời email này.',
    }),
    'credit-due': ({ code, note }) => ({
      subject: `Nhắc thanh toán đơn hàng ${code}`,
      lines: some(`Đơn hàng ${code} chưa được thanh toán.`, note && `Hạn thanh toán: ${note}.`),
      closing: 'Nếu bạn đã thanh toán, vui lòng bỏ qua email này. Cần hỗ trợ, bạn chỉ cần trả lời email.',
    }),
    'order-cancelled': ({ code, note }) => ({
      subject: `Đơn hàng ${code} đã hủy`,
      lines: some(`Đơn hàng ${code} đã được hủy.`, note && `Lý do: ${note}`),
      closing: refunds,
    }),
    'order-delivering': ({ code, note }) => ({
      subject: `Đơn hàng ${code} đang được giao`,
      lines: some(`Đơn hàng ${code} đã được bàn giao cho đơn vị vận chuyển.`, note),
      closing: 'Khi nhận được hàng, vui lòng nhấn “Đã nhận được hàng” trong trang đơn hàng.',
    }),
    'order-completed': ({ code }) => ({
      subject: `Đơn hàng ${code} đã hoàn thành`,
      lines: [`Đơn hàng ${code} đã hoàn thành. Cảm ơn bạn đã mua hàng tại Chợ Làng.`],
      closing: 'Bạn có thể đánh giá sản phẩm và yêu cầu đổi trả trong 7 ngày nếu sản phẩm có vấn đề.',
    }),
    'order-returned': ({ code }) => ({
      subject: `Đơn hàng ${code} đã được chuyển hoàn`,
      lines: [`Đơn hàng ${code} chưa giao được đến bạn và đã được chuyển về kho.`],
      closing: refunds,
    }),
    'order-refunded': ({ code, note }) => ({
      subject: `Đơn hàng ${code} đã được hoàn tiền`,
      lines: [`Chúng tôi đã hoàn ${note || 'tiền'} cho đơn hàng ${code}.`],
      closing: 'Nếu nhận qua tài khoản, tiền có thể về sau vài ngày làm việc, tùy ngân hàng.',
    }),
    'return-changed': ({ code, note }) => ({
      subject: `Cập nhật yêu cầu đổi trả của đơn hàng ${code}`,
      lines: some(`Yêu cầu đổi trả của đơn hàng ${code} vừa được cập nhật.`, note),
      closing: help,
    }),
  },
};

const en: Voice = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  open: 'View your order',
  prove: 'View and confirm your order',
  sum: 'Total',
  note: noteIn(englishNotes),
  templates: {
    'order-placed': ({ code, total, note }) => ({
      subject: `We received your order ${code}`,
      lines: some(`Thank you for shopping at Chợ Làng. Your order ${code}, ${total} in total:`, note),
      closing: helpEn,
    }),
    'order-to-prove': ({ code, total, until }) => ({
      subject: `Please confirm your order ${code}`,
      lines: [
        `Your order ${code}, ${total} to be paid when you receive it, is waiting for you to confirm it.`,
        `Please open the order and press “Confirm order” before ${until} so that we can prepare it. Your order:`,
      ],
      closing: 'If you did not place this order, please ignore this email: it will be cancelled by itself.',
    }),
    'order-merged': ({ code, total, note }) => ({
      subject: `Order ${note} is now part of order ${code}`,
      lines: [
        `Order ${note} is now part of order ${code}. From here on just follow order ${code}, ${total} in total:`,
      ],
      closing: helpEn,
    }),
    'order-paid': ({ code, total, note }) => ({
      subject: `Payment received for order ${code}`,
      lines: some(`We received ${total} for order ${code} and are getting it ready.`, note),
      closing: helpEn,
    }),
    'deposit-received': ({ code, note }) => ({
      subject: `We received the deposit for order ${code}`,
      lines: [
        `We received a deposit of ${note} for order ${code} and are getting it ready.`,
        'You pay the rest when you receive the order.',
      ],
      closing: helpEn,
    }),
    'payment-problem': ({ code, note }) => ({
      subject: `Please check the payment for order ${code}`,
      lines: some(`The amount we received for order ${code} does not match what was due.`, note),
      closing: 'Our staff will contact you. You can also reply to this email.',
    }),
    'credit-due': ({ code, note }) => ({
      subject: `Payment reminder for order ${code}`,
      lines: some(`Order ${code} has not been paid yet.`, note && `It is due on ${note}.`),
      closing: 'If you have paid already, please ignore this email. Reply to it if you need help.',
    }),
    'order-cancelled': ({ code, note }) => ({
      subject: `Order ${code} was cancelled`,
      lines: some(`Order ${code} was cancelled.`, note && `Reason: ${note}`),
      closing: refundsEn,
    }),
    'order-delivering': ({ code, note }) => ({
      subject: `Order ${code} is on its way`,
      lines: some(`Order ${code} has been handed to the carrier.`, note),
      closing: 'When it arrives, please press “Order received” on the order page.',
    }),
    'order-completed': ({ code }) => ({
      subject: `Order ${code} is complete`,
      lines: [`Order ${code} is complete. Thank you for shopping at Chợ Làng.`],
      closing: 'You can review the products, and return them within 7 days if something is wrong.',
    }),
    'order-returned': ({ code }) => ({
      subject: `Order ${code} has come back to us`,
      lines: [`Order ${code} could not be delivered and is back in our warehouse.`],
      closing: refundsEn,
    }),
    'order-refunded': ({ code, note }) => ({
      subject: `Order ${code} has been refunded`,
      lines: [`We refunded ${note ? `${note} for ` : ''}order ${code}.`],
      closing: 'If it goes to your account, it may take a few working days, depending on your bank.',
    }),
    'return-changed': ({ code, note }) => ({
      subject: `Update on the return for order ${code}`,
      lines: some(`The return for order ${code} has been updated.`, note),
      closing: helpEn,
    }),
  },
};

const voices: Record<Language, Voice> = { vi, en };

const momentIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));

/** Mail about an order: the event, its contents, and a link to it. */
export function orderMailText(
  language: Language,
  content: OrderMailContent,
  { href = '' }: MailFacts,
): MailText {
  const { template, fullName, code, total, items, note = '', until } = content;
  const voice = voices[language];
  const money = formatVnd(total);
  const rows = items?.map(({ name, quantity, subtotal }) => ({
    label: `${quantity} × ${name}`,
    value: formatVnd(subtotal),
  }));
  return {
    greeting: voice.greeting(fullName),
    ...voice.templates[template]({
      code,
      total: money,
      note: note && voice.note(note),
      until: until ? momentIn(language, until) : '',
    }),
    ...(rows && { rows: [...rows, { label: voice.sum, value: money }] }),
    action: { label: template === 'order-to-prove' ? voice.prove : voice.open, href },
  };
}
