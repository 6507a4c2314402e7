import type { Language } from '#shared/values/language.ts';
import type { MailContent } from './mail-job.ts';
import type { MailFacts, MailText } from './mail-text.ts';
import { isIdentityMail, type IdentityMailContent } from './identity-mail-content.ts';
import { identityMailText } from './identity-mail-texts.ts';
import { type AccountMailContent, isAccountMail } from './account-mail-content.ts';
import { accountMailText } from './account-mail-texts.ts';
import { guestLinksText } from './guest-links-texts.ts';
import { invoiceMailText } from './invoice-mail-texts.ts';
import type { GuestLinksContent, InvoiceMailContent, OrderMailContent } from './order-mail-content.ts';
import { orderMailText } from './order-mail-texts.ts';
import { isPeopleMail, type PeopleMailContent } from './people-mail-content.ts';
import { peopleMailText } from './people-mail-texts.ts';
import { type PurchaseMailContent, purchaseMailText } from './purchase-mail.ts';

type AccountMail = Exclude<
  MailContent,
  | AccountMailContent
  | OrderMailContent
  | GuestLinksContent
  | InvoiceMailContent
  | IdentityMailContent
  | PeopleMailContent
  | PurchaseMailContent
>;
type Writer = (content: AccountMail, facts: MailFacts) => MailText;

const nameIn = (content: AccountMail): string | undefined =>
  'fullName' in content ? content.fullName : undefined;

const vi: Writer = (content, { href = '', code = '', stopHref = '' }) => {
  const greeting = `Chào ${nameIn(content) ?? 'bạn'},`;
  switch (content.template) {
    case 'verify-email':
      return {
        subject: 'Xác thực email của bạn tại Chợ Làng',
        greeting,
        lines: [
          'Cảm ơn bạn đã đăng ký tài khoản tại Chợ Làng. Nhấn nút dưới đây để xác thực địa chỉ email của bạn.',
        ],
        action: { label: 'Xác thực email', href },
        closing: 'Liên kết có hiệu lực trong 24 giờ. Nếu bạn không đăng ký, vui lòng bỏ qua email này.',
      };
    case 'reset-password':
      return {
        subject: 'Đặt lại mật khẩu Chợ Làng',
        greeting,
        lines: ['Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.'],
        action: { label: 'Đặt lại mật khẩu', href },
        closing:
          'Liên kết có hiệu lực trong 1 giờ và chỉ dùng được một lần. Nếu bạn không yêu cầu, vui lòng bỏ qua email này.',
      };
    case 'password-otp':
      return {
        subject: `${code} là mã đổi mật khẩu Chợ Làng của bạn`,
        greeting,
        lines: ['Nhập mã sau để đổi mật khẩu:'],
        code,
        closing:
          'Mã có hiệu lực trong 10 phút. Không chia sẻ mã này với bất kỳ ai, kể cả người tự xưng là nhân viên Chợ Làng.',
      };
    case 'password-changed':
      return {
        subject: 'Mật khẩu Chợ Làng của bạn vừa được thay đổi',
        greeting,
        lines: ['Mật khẩu của bạn vừa được thay đổi. Các thiết bị khác đã được đăng xuất.'],
        closing: 'Nếu không phải bạn thực hiện, vui lòng đặt lại mật khẩu ngay và liên hệ với chúng tôi.',
      };
    case 'back-in-stock':
      return {
        subject: `Đã có hàng: ${content.productName}`,
        greeting,
        lines: [
          'Sản phẩm bạn đang chờ đã có hàng trở lại:',
          content.variantName ? `${content.productName} (${content.variantName})` : content.productName,
        ],
        action: { label: 'Xem sản phẩm', href },
        closing:
          'Số lượng có hạn và không được giữ riêng. Bạn nhận email này một lần, vì đã chọn “Báo tôi khi có hàng”.',
        stop: { label: 'Ngừng nhận mọi thông báo có hàng', href: stopHref },
      };
    case 'notification-digest':
      return {
        subject: `Bạn có ${content.count} thông báo chưa đọc tại Chợ Làng`,
        greeting,
        lines: [
          ...content.lines.map((line) => `• ${line}`),
          ...(content.count > content.lines.length
            ? [`Và ${content.count - content.lines.length} thông báo khác.`]
            : []),
        ],
        action: { label: 'Xem thông báo', href },
        closing: 'Thông báo bạn đã đọc không có trong email này.',
        stop: { label: 'Đổi hoặc tắt email tổng hợp', href: stopHref },
      };
    case 'provider-joined':
      return {
        subject: 'Tài khoản Chợ Làng của bạn vừa được liên kết với Google',
        greeting,
        lines: [`Từ nay bạn có thể đăng nhập bằng tài khoản Google ${content.joinedEmail}.`],
        closing: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ với chúng tôi.',
      };
    case 'contact-answer':
      return {
        subject: `Trả lời tin nhắn ${content.code} của bạn`,
        greeting,
        lines: content.answer.split(/\n+/),
        closing: 'Bạn nhận email này vì đã gửi tin nhắn tới quản trị viên Chợ Làng.',
      };
  }
};

const en: Writer = (content, { href = '', code = '', stopHref = '' }) => {
  const greeting = nameIn(content) ? `Hello ${nameIn(content)},` : 'Hello,';
  switch (content.template) {
    case 'verify-email':
      return {
        subject: 'Verify your email at Chợ Làng',
        greeting,
        lines: ['Thank you for signing up at Chợ Làng. Click the button below to verify your email address.'],
        action: { label: 'Verify email', href },
        closing: 'This link is valid for 24 hours. If you didn’t sign up, please ignore this email.',
      };
    case 'reset-password':
      return {
        subject: 'Reset your Chợ Làng password',
        greeting,
        lines: ['We received a request to reset the password of your account.'],
        action: { label: 'Reset password', href },
        closing:
          'This link is valid for 1 hour and works once. If you didn’t request it, please ignore this email.',
      };
    case 'password-otp':
      return {
        subject: `${code} is your Chợ Làng password code`,
        greeting,
        lines: ['Enter this code to change your password:'],
        code,
        closing:
          'This code is valid for 10 minutes. Never share it with anyone, not even someone claiming to work for Chợ Làng.',
      };
    case 'password-changed':
      return {
        subject: 'Your Chợ Làng password was changed',
        greeting,
        lines: ['Your password was just changed. Your other devices have been signed out.'],
        closing: 'If this wasn’t you, reset your password right away and contact us.',
      };
    case 'back-in-stock':
      return {
        subject: `Back in stock: ${content.productName}`,
        greeting,
        lines: [
          'The product you were waiting for is back in stock:',
          content.variantName ? `${content.productName} (${content.variantName})` : content.productName,
        ],
        action: { label: 'View product', href },
        closing:
          'Stock is limited and not reserved. You get this email once, because you asked to be notified.',
        stop: { label: 'Stop all back-in-stock emails', href: stopHref },
      };
    case 'notification-digest':
      return {
        subject: `You have ${content.count} unread ${content.count === 1 ? 'notification' : 'notifications'} at Chợ Làng`,
        greeting,
        lines: [
          ...content.lines.map((line) => `• ${line}`),
          ...(content.count > content.lines.length
            ? [`And ${content.count - content.lines.length} more.`]
            : []),
        ],
        action: { label: 'View notifications', href },
        closing: 'What you have already read is not in this email.',
        stop: { label: 'Change or turn off this email', href: stopHref },
      };
    case 'provider-joined':
      return {
        subject: 'Your Chợ Làng account was linked to Google',
        greeting,
        lines: [`From now on you can sign in with the Google account ${content.joinedEmail}.`],
        closing: 'If this was not you, change your password right away and contact us.',
      };
    case 'contact-answer':
      return {
        subject: `Reply to your message ${content.code}`,
        greeting,
        lines: content.answer.split(/\n+/),
        closing: 'You get this email because you sent a message to the admins of Chợ Làng.',
      };
  }
};

const writers: Record<Language, Writer> = { vi, en };

export function mailText(language: Language, content: MailContent, facts: MailFacts): MailText {
  if (isIdentityMail(content)) return identityMailText(language, content, facts);
  if (isAccountMail(content)) return accountMailText(language, content, facts);
  if (content.template === 'guest-links') return guestLinksText(language, facts);
  if (content.template === 'purchase-sent') return purchaseMailText(language, content);
  if (isPeopleMail(content)) return peopleMailText(language, content, facts);
  if ('invoiceId' in content) return invoiceMailText(language, content, facts);
  return 'orderId' in content ? orderMailText(language, content, facts) : writers[language](content, facts);
}
