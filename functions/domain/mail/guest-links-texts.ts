import type { Language } from '#shared/values/language.ts';
import type { MailFacts, MailText } from './mail-text.ts';

const voices: Record<Language, Omit<MailText, 'links'>> = {
  vi: {
    subject: 'Liên kết xem đơn hàng của bạn tại Chợ Làng',
    greeting: 'Chào bạn,',
    lines: ['Dùng các liên kết này để xem, thanh toán hoặc hủy đơn hàng mà không cần tài khoản.'],
    closing:
      'Bất kỳ ai có liên kết này đều xem được đơn hàng, vui lòng không chuyển tiếp email. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  },
  en: {
    subject: 'Links to your orders at Chợ Làng',
    greeting: 'Hello,',
    lines: ['With these links you can see, pay or cancel your orders without an account.'],
    closing:
      'Anyone with a link can see the order, so please do not forward this email. If you did not ask for it, please ignore it.',
  },
};

/** Mail with links to a guest's latest orders, newest first. */
export const guestLinksText = (language: Language, { links = [] }: MailFacts): MailText => ({
  ...voices[language],
  links,
});
