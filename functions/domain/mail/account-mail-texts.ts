import type { Language } from '#shared/values/language.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { AccountMailContent, AccountNote } from './account-mail-content.ts';
import type { MailFacts, MailText } from './mail-text.ts';

/** Formats a day as 25/12/2026. */
const day = (instant: string): string => dayInVietnam(Date.parse(instant)).split('-').toReversed().join('/');

type Note = { subject: string; line: (detail: string) => string };

const notes: Record<Language, Record<AccountNote, Note>> = {
  vi: {
    'passkey-added': {
      subject: 'Tài khoản Chợ Làng của bạn vừa thêm khóa truy cập',
      line: (name) => `Khóa truy cập “${name}” vừa được thêm. Từ nay bạn có thể đăng nhập bằng khóa này.`,
    },
    'passkey-removed': {
      subject: 'Tài khoản Chợ Làng của bạn vừa xóa khóa truy cập',
      line: (name) => `Khóa truy cập “${name}” vừa bị xóa và không đăng nhập được nữa.`,
    },
    'password-removed': {
      subject: 'Tài khoản Chợ Làng của bạn không còn dùng mật khẩu',
      line: () => 'Từ nay tài khoản của bạn chỉ đăng nhập bằng khóa truy cập hoặc mã khôi phục.',
    },
    'recovery-codes-made': {
      subject: 'Mã khôi phục Chợ Làng của bạn vừa được tạo mới',
      line: () => 'Mười mã khôi phục mới vừa được tạo. Các mã cũ không dùng được nữa.',
    },
    recovered: {
      subject: 'Một mã khôi phục Chợ Làng vừa được sử dụng',
      line: () => 'Có người vừa đăng nhập vào tài khoản của bạn bằng mã khôi phục.',
    },
    'contact-undone': {
      subject: 'Đã hoàn tác thay đổi trên tài khoản Chợ Làng của bạn',
      line: () =>
        'Thay đổi đã được hoàn tác, mọi thiết bị đã đăng xuất và mật khẩu cũ không dùng được nữa. Vui lòng đặt mật khẩu mới ở trang “Quên mật khẩu”.',
    },
    'leaving-undone': {
      subject: 'Tài khoản Chợ Làng của bạn được giữ lại',
      line: () => 'Bạn đã hủy yêu cầu xóa tài khoản. Mọi thứ vẫn như trước.',
    },
    left: {
      subject: 'Tài khoản Chợ Làng của bạn đã được xóa',
      line: () => 'Dữ liệu cá nhân của bạn đã được xóa. Cảm ơn bạn đã đồng hành cùng Chợ Làng.',
    },
  },
  en: {
    'passkey-added': {
      subject: 'A passkey was added to your Chợ Làng account',
      line: (name) => `The passkey “${name}” was just added. You can sign in with it from now on.`,
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your Chợ Làng account',
      line: (name) => `The passkey “${name}” was just removed and no longer signs you in.`,
    },
    'password-removed': {
      subject: 'Your Chợ Làng account no longer has a password',
      line: () => 'From now on only passkeys and recovery codes sign you in.',
    },
    'recovery-codes-made': {
      subject: 'New recovery codes for your Chợ Làng account',
      line: () => 'Ten new recovery codes were just made. The ones before are void.',
    },
    recovered: {
      subject: 'A Chợ Làng recovery code was used',
      line: () => 'Somebody just signed in to your account with a recovery code.',
    },
    'contact-undone': {
      subject: 'A change to your Chợ Làng account was undone',
      line: () =>
        'The change was undone, all devices were signed out and the old password no longer works. Please choose a new one at “Forgot password”.',
    },
    'leaving-undone': {
      subject: 'Your Chợ Làng account stays',
      line: () => 'You called off deleting your account. Everything is as it was.',
    },
    left: {
      subject: 'Your Chợ Làng account was deleted',
      line: () => 'Your personal data was deleted. Thank you for having been with us.',
    },
  },
};

const closing: Record<Language, string> = {
  vi: 'Nếu không phải bạn thực hiện, vui lòng đổi mật khẩu, đăng xuất các thiết bị khác và liên hệ với chúng tôi.',
  en: 'If this wasn’t you, please change your password, sign out your other devices and contact us.',
};

type Writer = (content: AccountMailContent, facts: MailFacts) => Omit<MailText, 'greeting'>;

const vi: Writer = (content, { href = '', code = '' }) => {
  switch (content.template) {
    case 'account-note': {
      const { subject, line } = notes.vi[content.what];
      return { subject, lines: [line(content.detail ?? '')], closing: closing.vi };
    }
    case 'contact-code':
      return {
        subject: `${code} là mã xác nhận Chợ Làng của bạn`,
        lines: ['Nhập mã sau để xác nhận địa chỉ này cho tài khoản của bạn:'],
        code,
        closing:
          'Mã có hiệu lực trong 10 phút. Không chia sẻ mã này với bất kỳ ai, kể cả người tự xưng là nhân viên Chợ Làng.',
      };
    case 'contact-changed':
      return {
        subject:
          content.kind === 'email'
            ? 'Email tài khoản Chợ Làng của bạn vừa được thay đổi'
            : 'Số điện thoại tài khoản Chợ Làng của bạn vừa được thay đổi',
        lines: [
          content.kind === 'email'
            ? `Email của tài khoản vừa được đổi thành ${content.to}.`
            : `Số điện thoại của tài khoản vừa được đổi thành ${content.to}.`,
          'Nếu không phải bạn, nhấn nút dưới đây trong 72 giờ để hoàn tác và đăng xuất mọi thiết bị.',
        ],
        action: { label: 'Không phải tôi', href },
        closing: 'Nếu chính bạn đã thay đổi, bạn không cần làm gì thêm.',
      };
    case 'leaving-dated':
      return {
        subject: 'Yêu cầu xóa tài khoản Chợ Làng của bạn',
        lines: [
          `Tài khoản của bạn sẽ được xóa vào ngày ${day(content.dueAt)}.`,
          'Trước ngày đó, bạn chỉ cần đăng nhập và chọn “Giữ lại tài khoản” nếu đổi ý.',
        ],
        closing: closing.vi,
      };
    case 'guardian-named':
      return {
        subject: `${content.young} ghi bạn là người giám hộ trên Chợ Làng`,
        lines: [
          `${content.young} chưa đủ 16 tuổi, vừa mở tài khoản Chợ Làng và ghi bạn là người giám hộ.`,
          'Quản trị viên sẽ xem xét trước khi tài khoản được sử dụng.',
        ],
        closing: 'Nếu bạn không biết người này hoặc không đồng ý, vui lòng liên hệ ngay với chúng tôi.',
      };
  }
};

const en: Writer = (content, { href = '', code = '' }) => {
  switch (content.template) {
    case 'account-note': {
      const { subject, line } = notes.en[content.what];
      return { subject, lines: [line(content.detail ?? '')], closing: closing.en };
    }
    case 'contact-code':
      return {
        subject: `${code} is your Chợ Làng confirmation code`,
        lines: ['Enter this code to confirm this address for your account:'],
        code,
        closing:
          'This code is valid for 10 minutes. Never share it with anyone, not even someone claiming to work for Chợ Làng.',
      };
    case 'contact-changed':
      return {
        subject:
          content.kind === 'email'
            ? 'The email of your Chợ Làng account was changed'
            : 'The phone number of your Chợ Làng account was changed',
        lines: [
          content.kind === 'email'
            ? `The email of your account was just changed to ${content.to}.`
            : `The phone number of your account was just changed to ${content.to}.`,
          'If this wasn’t you, press the button below within 72 hours to undo it and sign out all devices.',
        ],
        action: { label: 'It wasn’t me', href },
        closing: 'If it was you, there is nothing else to do.',
      };
    case 'leaving-dated':
      return {
        subject: 'Your request to delete your Chợ Làng account',
        lines: [
          `Your account will be deleted on ${day(content.dueAt)}.`,
          'Until then, sign in and choose “Keep my account” if you change your mind.',
        ],
        closing: closing.en,
      };
    case 'guardian-named':
      return {
        subject: `${content.young} named you as their guardian at Chợ Làng`,
        lines: [
          `${content.young} is under 16, has just opened an account at Chợ Làng and named you as their guardian.`,
          'Our team looks at it before the account can be used.',
        ],
        closing: 'If you do not know them or do not agree, please contact us right away.',
      };
  }
};

const writers: Record<Language, Writer> = { vi, en };

export function accountMailText(language: Language, content: AccountMailContent, facts: MailFacts): MailText {
  const name = 'fullName' in content ? content.fullName : undefined;
  const greeting = language === 'vi' ? `Chào ${name ?? 'bạn'},` : name ? `Hello ${name},` : 'Hello,';
  return { greeting, ...writers[language](content, facts) };
}
