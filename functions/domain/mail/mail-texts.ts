import type { Language } from '#shared/language.ts';
import type { MailContent } from './mail-job.ts';
import type { MailFacts, MailText } from './mail-text.ts';
import type { OrderMailContent } from './order-mail-content.ts';
import { orderMailText } from './order-mail-texts.ts';

type AccountMail = Exclude<MailContent, OrderMailContent>;
type Writer = (content: AccountMail, facts: MailFacts) => MailText;

const vi: Writer = ({ template, fullName }, { href = '', code = '' }) => {
  const greeting = `Chào ${fullName},`;
  switch (template) {
    case 'verify-email':
      return {
        subject: 'Xác thực email của bạn tại Chợ Làng',
        greeting,
        lines: [
          'Cảm ơn bạn đã mở tài khoản tại Chợ Làng. Bấm nút dưới đây để xác nhận địa chỉ email này là của bạn.',
        ],
        action: { label: 'Xác thực email', href },
        closing: 'Liên kết có hiệu lực trong 24 giờ. Nếu bạn không đăng ký, hãy bỏ qua thư này.',
      };
    case 'reset-password':
      return {
        subject: 'Đặt lại mật khẩu Chợ Làng',
        greeting,
        lines: ['Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.'],
        action: { label: 'Chọn mật khẩu mới', href },
        closing:
          'Liên kết có hiệu lực trong 1 giờ và chỉ dùng được một lần. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
      };
    case 'password-otp':
      return {
        subject: `${code} là mã đổi mật khẩu Chợ Làng của bạn`,
        greeting,
        lines: ['Nhập mã này để đổi mật khẩu:'],
        code,
        closing:
          'Mã có hiệu lực trong 10 phút. Không chia sẻ mã này với bất kỳ ai, kể cả người xưng là nhân viên Chợ Làng.',
      };
    case 'password-changed':
      return {
        subject: 'Mật khẩu Chợ Làng của bạn vừa được thay đổi',
        greeting,
        lines: ['Mật khẩu của bạn vừa được thay đổi, các phiên đăng nhập khác đã kết thúc.'],
        closing: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ với chúng tôi.',
      };
  }
};

const en: Writer = ({ template, fullName }, { href = '', code = '' }) => {
  const greeting = `Hello ${fullName},`;
  switch (template) {
    case 'verify-email':
      return {
        subject: 'Verify your e-mail at Chợ Làng',
        greeting,
        lines: [
          'Thank you for opening an account at Chợ Làng. Press the button to confirm that this address is yours.',
        ],
        action: { label: 'Verify e-mail', href },
        closing: 'The link works for 24 hours. If you did not sign up, please ignore this mail.',
      };
    case 'reset-password':
      return {
        subject: 'Reset your Chợ Làng password',
        greeting,
        lines: ['We were asked to reset the password of your account.'],
        action: { label: 'Choose a new password', href },
        closing: 'The link works once, for 1 hour. If you did not ask for it, please ignore this mail.',
      };
    case 'password-otp':
      return {
        subject: `${code} is your Chợ Làng password code`,
        greeting,
        lines: ['Enter this code to change your password:'],
        code,
        closing:
          'The code works for 10 minutes. Never share it, not even with someone who says they work for Chợ Làng.',
      };
    case 'password-changed':
      return {
        subject: 'Your Chợ Làng password was changed',
        greeting,
        lines: ['Your password was just changed, and your other sessions have ended.'],
        closing: 'If this was not you, reset your password right away and contact us.',
      };
  }
};

const writers: Record<Language, Writer> = { vi, en };

export const mailText = (language: Language, content: MailContent, facts: MailFacts): MailText =>
  'orderId' in content ? orderMailText(language, content, facts) : writers[language](content, facts);
