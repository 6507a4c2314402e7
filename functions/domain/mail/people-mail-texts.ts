import type { Role } from '#shared/contract/access.ts';
import type { PrivacyKind } from '#shared/people/privacy-choices.ts';
import type { Language } from '#shared/values/language.ts';
import type { MailFacts, MailText } from './mail-text.ts';
import type { PeopleMailContent } from './people-mail-content.ts';

type Words = Omit<MailText, 'greeting'>;
type Writer = (content: PeopleMailContent, href: string) => Words;

/** Formats the day “2026-12-01” in the Vietnamese order. */
const dayOf = (day: string): string => day.split('-').toReversed().join('/');

const roles: Record<Language, Record<Role, string>> = {
  vi: { admin: 'quản trị viên', collaborator: 'cộng tác viên', user: 'thành viên' },
  en: { admin: 'administrator', collaborator: 'collaborator', user: 'member' },
};

const asked: Record<Language, Record<PrivacyKind, string>> = {
  vi: {
    access: 'xem dữ liệu cá nhân',
    correct: 'chỉnh sửa dữ liệu cá nhân',
    restrict: 'hạn chế xử lý dữ liệu cá nhân',
    object: 'phản đối xử lý dữ liệu cá nhân',
    delete: 'xóa dữ liệu cá nhân',
  },
  en: {
    access: 'to see your personal data',
    correct: 'to correct your personal data',
    restrict: 'to restrict the processing of your personal data',
    object: 'to object to the processing of your personal data',
    delete: 'to delete your personal data',
  },
};

const vi: Writer = (content, href) => {
  const closing = 'Nếu cần hỗ trợ, vui lòng trả lời email này.';
  switch (content.template) {
    case 'account-approved':
      return {
        subject: 'Tài khoản Chợ Làng của bạn đã được duyệt',
        lines: [
          'Tài khoản của bạn đã được quản trị viên duyệt.',
          ...(content.isActive
            ? []
            : ['Bước tiếp theo: xác minh danh tính để thích, bình luận và đăng bài.']),
        ],
        action: { label: content.isActive ? 'Vào Chợ Làng' : 'Xác minh danh tính', href },
        closing,
      };
    case 'account-rejected':
      return {
        subject: 'Hồ sơ đăng ký Chợ Làng của bạn chưa được duyệt',
        lines: [`Lý do: ${content.reason}`],
        ...(content.linkId && { action: { label: 'Sửa và gửi lại hồ sơ', href } }),
        closing: content.linkId ? 'Liên kết có hiệu lực trong 30 ngày và chỉ dùng được một lần.' : closing,
      };
    case 'account-asked':
      return {
        subject: 'Chợ Làng cần bạn bổ sung thông tin',
        lines: ['Quản trị viên cần thêm thông tin trước khi duyệt tài khoản của bạn:', content.reason],
        action: { label: 'Bổ sung thông tin', href },
        closing: 'Sau khi bạn cập nhật hồ sơ, chúng tôi sẽ xem lại.',
      };
    case 'account-locked':
      return {
        subject: 'Tài khoản Chợ Làng của bạn đã bị khóa',
        lines: [`Lý do: ${content.reason}`, 'Bạn đã được đăng xuất khỏi mọi thiết bị.'],
        closing: 'Nếu bạn cho rằng có nhầm lẫn, vui lòng trả lời email này.',
      };
    case 'account-unlocked':
      return {
        subject: 'Tài khoản Chợ Làng của bạn đã được mở khóa',
        lines: ['Bạn có thể đăng nhập trở lại.'],
        action: { label: 'Đăng nhập', href },
        closing,
      };
    case 'role-changed':
      return {
        subject: 'Quyền của bạn tại Chợ Làng đã thay đổi',
        lines: [`Vai trò mới của bạn: ${roles.vi[content.role]}. Vui lòng đăng nhập lại để áp dụng.`],
        closing,
      };
    case 'staff-invitation':
      return {
        subject: 'Tài khoản nhân viên Chợ Làng của bạn',
        lines: ['Quản trị viên đã mở tài khoản nhân viên cho bạn. Nhấn nút dưới đây để đặt mật khẩu.'],
        action: { label: 'Đặt mật khẩu', href },
        closing:
          'Liên kết có hiệu lực trong 3 ngày và chỉ dùng được một lần. Nếu hết hạn, hãy chọn “Quên mật khẩu” ở trang đăng nhập.',
      };
    case 'privacy-link':
      return {
        subject: 'Gửi yêu cầu về dữ liệu cá nhân tại Chợ Làng',
        lines: ['Nhấn nút dưới đây để gửi yêu cầu về dữ liệu cá nhân mà không cần đăng nhập.'],
        action: { label: 'Gửi yêu cầu', href },
        closing:
          'Liên kết có hiệu lực trong 24 giờ và chỉ dùng được một lần. Nếu không phải bạn yêu cầu, vui lòng bỏ qua email này.',
      };
    case 'privacy-received':
      return {
        subject: 'Chợ Làng đã nhận yêu cầu của bạn',
        lines: [
          `Chúng tôi đã nhận yêu cầu ${asked.vi[content.kind]} của bạn và sẽ trả lời trước ngày ${dayOf(content.dueOn)}.`,
        ],
        closing,
      };
    case 'privacy-extended':
      return {
        subject: 'Chợ Làng cần thêm thời gian cho yêu cầu của bạn',
        lines: [
          `Yêu cầu ${asked.vi[content.kind]} của bạn sẽ được trả lời trước ngày ${dayOf(content.dueOn)}.`,
          `Lý do: ${content.text}`,
        ],
        closing,
      };
    case 'privacy-answered':
      return {
        subject: 'Trả lời yêu cầu về dữ liệu cá nhân của bạn',
        lines: [`Về yêu cầu ${asked.vi[content.kind]}:`, content.text],
        closing,
      };
    case 'privacy-refused':
      return {
        subject: 'Trả lời yêu cầu về dữ liệu cá nhân của bạn',
        lines: [
          `Chúng tôi chưa thể thực hiện yêu cầu ${asked.vi[content.kind]} của bạn.`,
          `Lý do: ${content.text}`,
        ],
        closing,
      };
  }
};

const en: Writer = (content, href) => {
  const closing = 'If you need help, just reply to this email.';
  switch (content.template) {
    case 'account-approved':
      return {
        subject: 'Your Chợ Làng account was approved',
        lines: [
          'An administrator has approved your account.',
          ...(content.isActive ? [] : ['Next: verify your identity to like, comment and post.']),
        ],
        action: { label: content.isActive ? 'Open Chợ Làng' : 'Verify identity', href },
        closing,
      };
    case 'account-rejected':
      return {
        subject: 'Your Chợ Làng registration was not approved',
        lines: [`Reason: ${content.reason}`],
        ...(content.linkId && { action: { label: 'Correct and send again', href } }),
        closing: content.linkId ? 'This link is valid for 30 days and works once.' : closing,
      };
    case 'account-asked':
      return {
        subject: 'Chợ Làng needs more information from you',
        lines: ['Before approving your account, an administrator needs to know more:', content.reason],
        action: { label: 'Add information', href },
        closing: 'We look again as soon as you have updated your profile.',
      };
    case 'account-locked':
      return {
        subject: 'Your Chợ Làng account was locked',
        lines: [`Reason: ${content.reason}`, 'You have been signed out on all devices.'],
        closing: 'If you think this is a mistake, just reply to this email.',
      };
    case 'account-unlocked':
      return {
        subject: 'Your Chợ Làng account was unlocked',
        lines: ['You can sign in again.'],
        action: { label: 'Log in', href },
        closing,
      };
    case 'role-changed':
      return {
        subject: 'Your role at Chợ Làng has changed',
        lines: [`Your new role: ${roles.en[content.role]}. Please sign in again.`],
        closing,
      };
    case 'staff-invitation':
      return {
        subject: 'Your Chợ Làng staff account',
        lines: ['An administrator has opened a staff account for you. Click below to choose your password.'],
        action: { label: 'Choose a password', href },
        closing:
          'This link is valid for 3 days and works once. Later, use “Forgot password” on the sign-in page.',
      };
    case 'privacy-link':
      return {
        subject: 'Send a request about your personal data at Chợ Làng',
        lines: ['Click below to send a request about your personal data without signing in.'],
        action: { label: 'Send a request', href },
        closing:
          'This link is valid for 24 hours and works once. If you didn’t ask for it, please ignore this email.',
      };
    case 'privacy-received':
      return {
        subject: 'Chợ Làng has received your request',
        lines: [
          `We have received your request ${asked.en[content.kind]} and will answer by ${content.dueOn}.`,
        ],
        closing,
      };
    case 'privacy-extended':
      return {
        subject: 'Chợ Làng needs more time for your request',
        lines: [
          `Your request ${asked.en[content.kind]} will be answered by ${content.dueOn}.`,
          `Reason: ${content.text}`,
        ],
        closing,
      };
    case 'privacy-answered':
      return {
        subject: 'The answer to your request about personal data',
        lines: [`About your request ${asked.en[content.kind]}:`, content.text],
        closing,
      };
    case 'privacy-refused':
      return {
        subject: 'The answer to your request about personal data',
        lines: [`We cannot do what you asked: ${asked.en[content.kind]}.`, `Reason: ${content.text}`],
        closing,
      };
  }
};

const writers: Record<Language, Writer> = { vi, en };
const greetings: Record<Language, (name: string | undefined) => string> = {
  vi: (name) => `Chào ${name ?? 'bạn'},`,
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
};

/** Mail about a decision of staff: its reason, and the next step. */
export const peopleMailText = (
  language: Language,
  content: PeopleMailContent,
  { href = '' }: MailFacts,
): MailText => ({
  greeting: greetings[language](content.fullName),
  ...writers[language](content, href),
});
