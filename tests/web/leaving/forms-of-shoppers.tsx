import { vi as texts } from '#web/locales/vi.ts';
import { checkAgain } from '#shared/people/index.ts';
import { forgotPassword } from '#shared/accounts/index.ts';
import { Passkey, readSignInMeans, SignInMeans } from '#shared/accounts/passkeys.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { Address } from '#shared/addresses/index.ts';
import { Product } from '#shared/catalogue/product.ts';
import { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { MemberProfile } from '#shared/members/member.ts';
import { Order, OrderItem } from '#shared/orders/order.ts';
import { Review } from '#shared/reviews/review.ts';
import { ApplyAgainPage } from '#web/features/accounts/components/apply-again-page.tsx';
import { CurrentPasswordStep } from '#web/features/accounts/components/current-password-step.tsx';
import { EmailForm } from '#web/features/accounts/components/email-form.tsx';
import { LoginForm } from '#web/features/accounts/components/login-form.tsx';
import { NewPasswordStep } from '#web/features/accounts/components/new-password-step.tsx';
import { ProofDialog } from '#web/features/accounts/components/own/proof-dialog.tsx';
import { RenamePasskeyDialog } from '#web/features/accounts/components/own/rename-passkey-dialog.tsx';
import { ProviderRegisterForm } from '#web/features/accounts/components/provider-register-form.tsx';
import { RecoverPage } from '#web/features/accounts/components/recover-page.tsx';
import { RegisterForm } from '#web/features/accounts/components/register-form.tsx';
import { ResetPasswordForm } from '#web/features/accounts/components/reset-password-form.tsx';
import { VerifyEmailForm } from '#web/features/accounts/components/verify-email-form.tsx';
import { AddressDialog } from '#web/features/addresses/components/address-dialog.tsx';
import { ContactPage } from '#web/features/contact/components/contact-page.tsx';
import { PaperDialog } from '#web/features/identity/components/paper-dialog.tsx';
import { InvoiceProfileDialog } from '#web/features/invoice-profiles/components/invoice-profile-dialog.tsx';
import { CropDialog } from '#web/features/members/components/crop-dialog.tsx';
import { CommentThread } from '#web/features/discussion/components/comment-thread.tsx';
import { ReportDialog } from '#web/features/discussion/components/report-dialog.tsx';
import { newsThread } from '#web/screens/news/news-thread.ts';
import { EditProfile } from '#web/features/members/components/edit-profile.tsx';
import { TagDialog } from '#web/features/members/components/tag-dialog.tsx';
import { CancelDialog } from '#web/features/orders/components/cancel-dialog.tsx';
import CorrectEmailDialog from '#web/features/orders/components/correct-email-dialog.tsx';
import { ForgottenCode } from '#web/features/orders/components/forgotten-code.tsx';
import { InvoiceDialog } from '#web/features/orders/components/invoice-dialog.tsx';
import { AskByLinkForm, AskPrivacyDialog } from '#web/features/privacy/components/ask-privacy-form.tsx';
import { PrivacyLinkForm } from '#web/features/privacy/components/privacy-link-form.tsx';
import { ReturnForm } from '#web/features/returns/components/return-form.tsx';
import { ReviewForm } from '#web/features/reviews/components/review-form.tsx';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type LeavingCases, nothing } from './leaving-case.ts';

const { members, orders } = texts;

const order = exampleOf(Order, {
  id: 'don-hang',
  status: 'completed',
  items: [exampleOf(OrderItem, { id: 'dong-1', name: 'Áo thun', quantity: 3 })],
});
const user = exampleOf(SessionUser);

/** Accounts, what members keep, and what shoppers say of their orders. */
export const formsOfShoppers: LeavingCases = {
  'features/accounts/components/apply-again-page.tsx AgainForm': {
    draw: () => <ApplyAgainPage token="lien-ket" onSuccess={nothing} />,
    answers: [answer(checkAgain, { fullName: 'Trần Thị Thử', reason: 'Tài liệu không đầy đủ' })],
  },
  'features/accounts/components/current-password-step.tsx CurrentPasswordStep': {
    draw: () => <CurrentPasswordStep onSent={nothing} />,
  },
  'features/accounts/components/email-form.tsx EmailForm': {
    draw: () => <EmailForm contract={forgotPassword} icon={null} submit="Gửi" />,
    leavesFreely: true,
  },
  'features/accounts/components/login-form.tsx LoginForm': {
    draw: () => <LoginForm onSuccess={nothing} registerPath="/sign-up" />,
    leavesFreely: true,
  },
  'features/accounts/components/new-password-step.tsx NewPasswordStep': {
    draw: () => <NewPasswordStep notice="Đã gửi" minutes={5} onBack={nothing} onChanged={nothing} />,
  },
  'features/accounts/components/own/proof-dialog.tsx ProofDialog': {
    draw: (close) => (
      <ProofDialog
        title="Xác nhận"
        submit="Tiếp tục"
        act={() => Promise.resolve()}
        onDone={nothing}
        onClose={close}
      />
    ),
    answers: [answer(readSignInMeans, exampleOf(readSignInMeans.reply, { hasPassword: true }))],
    leavesFreely: true,
  },
  'features/accounts/components/own/rename-passkey-dialog.tsx RenamePasskeyDialog': {
    saves: true,
    draw: (close) => (
      <RenamePasskeyDialog
        passkey={exampleOf(Passkey)}
        means={exampleOf(SignInMeans)}
        user={user}
        onClose={close}
      />
    ),
  },
  'features/accounts/components/provider-register-form.tsx ProviderRegisterForm': {
    draw: () => <ProviderRegisterForm provider="google" ticket="ve" fullName="Lan" onSuccess={nothing} />,
  },
  'features/accounts/components/recover-page.tsx RecoverPage': {
    draw: () => <RecoverPage onSuccess={nothing} />,
  },
  'features/accounts/components/register-form.tsx RegisterForm': {
    draw: () => <RegisterForm onSuccess={nothing} />,
  },
  'features/accounts/components/reset-password-form.tsx ResetPasswordForm': {
    draw: () => <ResetPasswordForm token="lien-ket" onSuccess={nothing} />,
  },
  'features/accounts/components/verify-email-form.tsx VerifyEmailForm': {
    draw: () => <VerifyEmailForm token="lien-ket" onVerified={nothing} />,
  },
  'features/addresses/components/address-dialog.tsx Opened': {
    draw: (close) => <AddressDialog open address={exampleOf(Address)} onOpenChange={close} />,
  },
  'features/contact/components/contact-page.tsx ContactForm': { draw: () => <ContactPage user={user} /> },
  'features/identity/components/paper-dialog.tsx PaperDialog': {
    draw: (close) => (
      <PaperDialog paper={undefined} owner={{ fullName: 'Lan', dob: null, gender: null }} onClose={close} />
    ),
  },
  'features/invoice-profiles/components/invoice-profile-dialog.tsx InvoiceProfileDialog': {
    draw: (close) => <InvoiceProfileDialog profile={exampleOf(InvoiceProfile)} email="" onClose={close} />,
  },
  'features/members/components/crop-dialog.tsx CropDialog': {
    draw: (close) => (
      <CropDialog
        slot="avatar"
        file={new File(['ảnh'], 'anh.png', { type: 'image/png' })}
        onCropped={() => Promise.resolve()}
        onClose={close}
      />
    ),
    untried: 'a window without a browser reads no picture, so nothing can be cut out of it',
  },
  'features/discussion/components/comment-box.tsx CommentBox': {
    draw: () => <CommentThread kind={newsThread} id="tin" />,
  },
  'features/discussion/components/report-dialog.tsx ReportDialog': {
    draw: (close) => <ReportDialog subject={{ kind: 'comment', id: 'mot' }} onClose={close} />,
  },
  'features/members/components/edit-profile.tsx EditProfile': {
    draw: (close) => <EditProfile profile={exampleOf(MemberProfile)} onClose={close} />,
  },
  'features/members/components/tag-dialog.tsx TagDialog': {
    draw: (close) => (
      <TagDialog
        title="Gắn thẻ"
        chosen={[{ id: 'lan', fullName: 'Lan', avatarUrl: null }]}
        onDone={nothing}
        onClose={close}
      />
    ),
    change: ({ press }) => press(members.tag.drop.replace('{{name}}', 'Lan')),
  },
  'features/orders/components/cancel-dialog.tsx CancelDialog': {
    draw: (close) => <CancelDialog order={order} asker={{ kind: 'member' }} onClose={close} />,
  },
  'features/orders/components/correct-email-dialog.tsx CorrectEmailDialog': {
    draw: (close) => <CorrectEmailDialog order={order} proof={{ sessionId: 'khach' }} onClose={close} />,
  },
  'features/orders/components/forgotten-code.tsx LinksDialog': {
    draw: () => <ForgottenCode />,
    open: [orders.guest.forgotten],
  },
  'features/orders/components/invoice-dialog.tsx InvoiceDialog': {
    draw: (close) => <InvoiceDialog order={order} asker={{ kind: 'member' }} onClose={close} />,
  },
  'features/privacy/components/ask-privacy-form.tsx AskPrivacyDialog': {
    draw: (close) => <AskPrivacyDialog onClose={close} />,
  },
  'features/privacy/components/ask-privacy-form.tsx AskByLinkForm': {
    draw: () => <AskByLinkForm token="lien-ket" onSent={nothing} />,
  },
  'features/privacy/components/privacy-link-form.tsx PrivacyLinkForm': {
    saves: true,
    draw: () => <PrivacyLinkForm />,
  },
  'features/returns/components/return-form.tsx ReturnForm': {
    draw: () => (
      <ReturnForm
        order={order}
        asker={{ kind: 'member' }}
        lines={returnableLines(order, [])}
        send={() => Promise.reject(new Error('Nothing is sent here'))}
        onDone={nothing}
      />
    ),
  },
  'features/reviews/components/review-form.tsx ReviewForm': {
    draw: (close) => (
      <ReviewForm product={exampleOf(Product)} writing={{ review: exampleOf(Review) }} onClose={close} />
    ),
  },
};
