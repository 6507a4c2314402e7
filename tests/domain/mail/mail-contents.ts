import { privacyKinds } from '#shared/people/privacy-choices.ts';
import { accountNotes } from '#functions/domain/mail/account-mail-content.ts';
import type { MailContent } from '#functions/domain/mail/mail-job.ts';
import { InvoiceMailTemplate, OrderMailTemplate } from '#functions/domain/mail/order-mail-content.ts';

/** A mail of each template, with all there can be in it. */
export const mailContents: MailContent[] = [
  { template: 'verify-email', linkId: 'L1' },
  { template: 'reset-password', fullName: 'Nguyễn Thị Lan', linkId: 'L1' },
  { template: 'password-otp', fullName: 'Nguyễn Thị Lan', otpId: 'O1' },
  { template: 'password-changed', fullName: 'Nguyễn Thị Lan' },
  { template: 'provider-joined', fullName: 'Nguyễn Thị Lan', joinedEmail: 'lan@gmail.com' },
  {
    template: 'back-in-stock',
    fullName: 'Nguyễn Thị Lan',
    userId: 'U1',
    productName: 'Nón lá Huế',
    variantName: 'Cỡ: M',
    slug: 'non-la-hue',
  },
  {
    template: 'notification-digest',
    fullName: 'Nguyễn Thị Lan',
    count: 3,
    lines: ['Trần Văn Bình theo dõi bạn.', 'Hôm nay là sinh nhật Lê Chi. Gửi bạn ấy một lời chúc nhé!'],
  },
  {
    template: 'contact-answer',
    fullName: 'Nguyễn Thị Lan',
    code: 'LH261121ABC',
    answer: 'Đơn hàng của bạn sẽ được giao vào sáng mai.',
  },
  {
    template: 'account-note',
    fullName: 'Nguyễn Thị Lan',
    what: 'passkey-added',
    detail: 'Chrome · Windows',
  },
  { template: 'contact-code', fullName: 'Nguyễn Thị Lan', codeId: 'O1' },
  {
    template: 'contact-changed',
    fullName: 'Nguyễn Thị Lan',
    kind: 'email',
    to: 'moi@example.com',
    linkId: 'L1',
  },
  { template: 'leaving-dated', fullName: 'Nguyễn Thị Lan', dueAt: '2026-12-25T08:00:00.000Z' },
  { template: 'guardian-named', fullName: 'Nguyễn Thị Lan', young: 'Trần Minh Bé' },
  ...OrderMailTemplate.options.map((template) => ({
    template,
    fullName: 'Nguyễn Thị Lan',
    code: 'CL261121ABCDE',
    orderId: 'O1',
    total: 1_250_000,
    items: [{ name: 'Gạo ST25', quantity: 2, subtotal: 370_000 }],
    note: 'unpaid',
    guest: true,
    unproven: false,
  })),
  { template: 'guest-links', orders: [{ orderId: 'O1', code: 'CL261121ABCDE' }] },
  ...InvoiceMailTemplate.options.map((template) => ({
    template,
    fullName: 'Nguyễn Thị Lan',
    invoiceId: 'I1',
    code: 'CL261121ABCDE',
    series: '1C26TCL',
    number: 12,
    total: -108_000,
    of: { series: '1C26TCL', number: 7 },
    reason: 'Khách trả hàng',
  })),
  {
    template: 'identity-consent',
    fullName: 'Nguyễn Thị Lan',
    version: '2026-11',
    at: '2026-11-21T08:00:00.000Z',
  },
  { template: 'identity-approved', fullName: 'Nguyễn Thị Lan', isFirst: true },
  {
    template: 'identity-asked',
    fullName: 'Nguyễn Thị Lan',
    lines: ['Ngày cấp chưa đúng'],
    staysInForce: false,
  },
  { template: 'account-approved', fullName: 'Nguyễn Thị Lan', isActive: false },
  { template: 'account-rejected', fullName: 'Nguyễn Thị Lan', reason: 'Vi phạm quy định', linkId: 'L1' },
  { template: 'account-asked', fullName: 'Nguyễn Thị Lan', reason: 'Cần làm rõ thông tin liên hệ' },
  { template: 'account-locked', fullName: 'Nguyễn Thị Lan', reason: 'Vi phạm quy định' },
  { template: 'account-unlocked', fullName: 'Nguyễn Thị Lan' },
  { template: 'role-changed', fullName: 'Nguyễn Thị Lan', role: 'collaborator' },
  { template: 'staff-invitation', fullName: 'Nguyễn Thị Lan', linkId: 'L1' },
  { template: 'privacy-link', fullName: 'Nguyễn Thị Lan', linkId: 'L1' },
  ...(['privacy-received', 'privacy-extended', 'privacy-answered', 'privacy-refused'] as const).map(
    (template) => ({
      template,
      fullName: 'Nguyễn Thị Lan',
      kind: 'delete' as const,
      text: 'Còn đơn hàng chưa giao',
      dueOn: '2026-12-15',
    }),
  ),
];

const lan = 'Nguyễn Thị Lan';
const order = { fullName: lan, code: 'CL1', orderId: 'O1', total: 1_250_000, guest: false, unproven: false };
const people = { kind: 'access', text: 'Đây', dueOn: '2026-12-15' } as const;

/** The same mails where something else is so: without a name, of something else, with more or less to say. */
export const mailVariants: MailContent[] = [
  { template: 'reset-password', linkId: 'L1' },
  {
    template: 'back-in-stock',
    fullName: lan,
    userId: 'U1',
    productName: 'Nón lá',
    variantName: null,
    slug: 'non',
  },
  { template: 'notification-digest', fullName: lan, count: 1, lines: ['Trần Văn Bình theo dõi bạn.'] },
  { template: 'contact-answer', code: 'LH1', answer: 'Dòng một\n\nDòng hai\nDòng ba' },
  ...accountNotes.map((what): MailContent => ({ template: 'account-note', what })),
  { template: 'contact-changed', fullName: lan, kind: 'phone', to: '0987654321', linkId: 'L1' },
  ...OrderMailTemplate.options.map((template): MailContent => ({ template, ...order })),
  { template: 'order-placed', ...order, note: 'deposit-due', items: [] },
  { template: 'order-to-prove', ...order, until: '2026-11-21T18:30:00.000Z' },
  { template: 'order-refunded', ...order, note: '50.000 ₫' },
  { template: 'payment-problem', ...order, fullName: undefined, note: 'underpaid' },
  ...(['late_payment', 'revived', 'surplus', 'unproven'] as const).map((note): MailContent => ({
    template: 'order-cancelled',
    ...order,
    note,
  })),
  {
    template: 'invoice-issued',
    invoiceId: 'I1',
    code: 'CL1',
    series: '1C26TCL',
    number: 3,
    total: 108_000,
    of: null,
    reason: '',
  },
  { template: 'identity-approved', fullName: lan, isFirst: false },
  { template: 'identity-asked', fullName: lan, lines: ['Số giấy tờ', 'Ngày cấp'], staysInForce: true },
  { template: 'account-approved', isActive: true },
  { template: 'account-rejected', fullName: lan, reason: 'Vi phạm quy định' },
  { template: 'role-changed', fullName: lan, role: 'admin' },
  { template: 'role-changed', fullName: lan, role: 'user' },
  ...privacyKinds.map((kind): MailContent => ({
    template: 'privacy-answered',
    fullName: lan,
    ...people,
    kind,
  })),
];
