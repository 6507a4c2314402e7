import { consentText } from '#shared/identity/consent.ts';
import type { Language } from '#shared/values/language.ts';
import type { IdentityMailContent } from './identity-mail-content.ts';
import type { MailFacts, MailText } from './mail-text.ts';

type Writer = (content: IdentityMailContent, facts: MailFacts) => MailText;

const momentIn = (language: Language, at: string): string =>
  new Date(at).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });

const vi: Writer = (content, { href = '' }) => {
  const greeting = `Chào ${content.fullName},`;
  const action = { label: 'Mở Ví giấy tờ', href };
  switch (content.template) {
    case 'identity-consent':
      return {
        subject: 'Biên nhận đồng ý xác thực danh tính',
        greeting,
        lines: [
          `Bạn đã đồng ý lúc ${momentIn('vi', content.at)} (bản ${content.version}):`,
          ...consentText.vi,
        ],
        action,
        closing: 'Hồ sơ của bạn đã được gửi xét duyệt. Chúng tôi sẽ báo kết quả qua email này.',
      };
    case 'identity-approved':
      return {
        subject: content.isFirst ? 'Tài khoản của bạn đã được xác thực' : 'Giấy tờ mới của bạn đã được duyệt',
        greeting,
        lines: [
          content.isFirst
            ? 'Danh tính của bạn đã được xác thực. Bạn có thể thích, bình luận, đăng bài và theo dõi thành viên khác.'
            : 'Giấy tờ bạn gửi đã được duyệt và có hiệu lực từ bây giờ.',
        ],
        action,
        closing: 'Cảm ơn bạn đã đồng hành cùng Chợ Làng.',
      };
    case 'identity-asked':
      return {
        subject: 'Hồ sơ xác thực của bạn cần bổ sung',
        greeting,
        lines: ['Vui lòng sửa các mục sau rồi gửi lại:', ...content.lines],
        action,
        closing: content.staysInForce
          ? 'Giấy tờ đã duyệt trước đó vẫn có hiệu lực.'
          : 'Trong lúc chờ, bạn vẫn mua hàng và đánh giá hàng đã nhận bình thường.',
      };
  }
};

const en: Writer = (content, { href = '' }) => {
  const greeting = `Hello ${content.fullName},`;
  const action = { label: 'Open your document wallet', href };
  switch (content.template) {
    case 'identity-consent':
      return {
        subject: 'Receipt: your consent to identity verification',
        greeting,
        lines: [
          `You agreed on ${momentIn('en', content.at)} (version ${content.version}):`,
          ...consentText.en,
        ],
        action,
        closing: 'Your documents were sent for review. We will tell you the result by email.',
      };
    case 'identity-approved':
      return {
        subject: content.isFirst ? 'Your account is verified' : 'Your new document was approved',
        greeting,
        lines: [
          content.isFirst
            ? 'Your identity was verified. You can now like, comment, post and follow other members.'
            : 'The document you sent was approved and is in force from now on.',
        ],
        action,
        closing: 'Thank you for being with Chợ Làng.',
      };
    case 'identity-asked':
      return {
        subject: 'Your verification needs changes',
        greeting,
        lines: ['Please correct the following and send it again:', ...content.lines],
        action,
        closing: content.staysInForce
          ? 'What was approved before stays in force.'
          : 'Meanwhile you can shop and review what you received as usual.',
      };
  }
};

const writers: Record<Language, Writer> = { vi, en };

export const identityMailText = (
  language: Language,
  content: IdentityMailContent,
  facts: MailFacts,
): MailText => writers[language](content, facts);
