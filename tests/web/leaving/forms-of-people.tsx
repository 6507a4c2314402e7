import { vi as texts } from '#web/locales/vi.ts';
import { readSignInMeans } from '#shared/accounts/passkeys.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { ContactMessage } from '#shared/contact/contact.contract.ts';
import { Customer } from '#shared/customers/index.ts';
import { CountedGroup } from '#shared/customers/customer-groups.contract.ts';
import { getPerson } from '#shared/people/index.ts';
import { getAccountPolicy } from '#shared/people/staff-accounts.contract.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';
import { PersonRow } from '#shared/people/person.ts';
import { StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { ReferralRow } from '#shared/referrals/referrals.contract.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { getRewardRule, HeldReward } from '#shared/referrals/rewards.contract.ts';
import { CustomerActions } from '#web/back-office/customers/components/customer-actions.tsx';
import { CustomerLabels } from '#web/back-office/customers/components/customer-labels.tsx';
import { CustomerNotes } from '#web/back-office/customers/components/customer-notes.tsx';
import { GroupForm } from '#web/back-office/customers/components/group-form.tsx';
import { MessagePage } from '#web/back-office/contact/components/message-page.tsx';
import { AccountForm } from '#web/back-office/people/components/account-list.tsx';
import { PersonActions } from '#web/back-office/people/components/person-actions.tsx';
import { PersonReview } from '#web/back-office/people/components/person-review.tsx';
import { PolicyPage } from '#web/back-office/people/components/policy-page.tsx';
import { PrivacyDrawer } from '#web/back-office/people/components/privacy-drawer.tsx';
import { RefuseDialog } from '#web/back-office/referrals/components/held-rewards.tsx';
import { RewardRuleForm } from '#web/back-office/referrals/components/reward-rule-form.tsx';
import { ContactCard } from '#web/features/accounts/components/own/contact-card.tsx';
import { RowActs } from '#web/features/referrals/components/row-acts.tsx';
import { VoucherDialog } from '#web/features/referrals/components/voucher-dialog.tsx';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type Hand, type LeavingCases, nothing } from './leaving-case.ts';

const { account, customers, people, referrals } = texts;

const customer = exampleOf(Customer, { erasedAt: null, notes: [] });
const user = exampleOf(SessionUser, { email: 'lan@example.com', phoneNumber: '0912345678' });
const changeOf = (kind: 'email' | 'phone') =>
  account.contact.changeNamed.replace('{{name}}', account.contact[kind].name);

async function nameNewEmail({ press, write }: Hand): Promise<void> {
  await press(changeOf('email'));
  await write(account.form.email, 'moi@example.com');
  await press(account.proof.next);
}

/** Customers, members, who works here, and what they may change of themselves step by step. */
export const formsOfPeople: LeavingCases = {
  'back-office/customers/components/customer-actions.tsx EraseForm': {
    saves: true,
    draw: () => <CustomerActions customer={customer} onExport={nothing} />,
    open: [customers.acts.open, customers.acts.erase],
  },
  'back-office/customers/components/customer-labels.tsx Tags': {
    saves: true,
    draw: () => <CustomerLabels customer={customer} />,
  },
  'back-office/customers/components/customer-notes.tsx NoteForm': {
    saves: true,
    draw: () => <CustomerNotes customer={customer} />,
    open: [customers.notes.add],
  },
  'back-office/customers/components/group-form.tsx GroupForm': {
    draw: (close) => <GroupForm group={exampleOf(CountedGroup)} onClose={close} />,
  },
  'back-office/contact/components/message-page.tsx Answer': {
    saves: true,
    draw: () => <MessagePage message={exampleOf(ContactMessage)} />,
  },
  'back-office/people/components/account-list.tsx AccountForm': {
    draw: (close) => <AccountForm onClose={close} />,
  },
  'back-office/people/components/person-actions.tsx LockDialog': {
    draw: () => <PersonActions person={exampleOf(PersonRow, { status: 'active' })} look="button" />,
    open: [people.acts.open, people.lock.act],
  },
  'back-office/people/components/person-review.tsx AskReason': {
    draw: () => <PersonReview id="nguoi-cho" onDone={nothing} />,
    answers: [answer(getPerson, exampleOf(getPerson.reply, { status: 'pending_admin', claim: null }))],
    open: [people.decision['request-info']],
  },
  'back-office/people/components/policy-page.tsx PolicyForm': {
    draw: () => <PolicyPage />,
    answers: [answer(getAccountPolicy, usualPolicy)],
  },
  'back-office/people/components/privacy-drawer.tsx WordsDialog': {
    draw: (close) => (
      <PrivacyDrawer request={exampleOf(StaffPrivacyRow, { state: 'asked' })} onClose={close} />
    ),
    open: [people.privacy.acts.answer],
  },
  'back-office/referrals/components/held-rewards.tsx RefuseDialog': {
    draw: (close) => <RefuseDialog reward={exampleOf(HeldReward)} onClose={close} />,
  },
  'back-office/referrals/components/reward-rule-form.tsx RuleForm': {
    draw: () => <RewardRuleForm />,
    answers: [answer(getRewardRule, usualRewardRule)],
  },
  'features/accounts/components/own/contact-card.tsx NewEmail': {
    draw: () => <ContactCard user={user} />,
    open: [changeOf('email')],
  },
  'features/accounts/components/own/contact-card.tsx NewPhone': {
    draw: () => <ContactCard user={user} />,
    open: [changeOf('phone')],
  },
  'features/accounts/components/own/contact-card.tsx ChangeStep': {
    draw: () => <ContactCard user={user} />,
    open: nameNewEmail,
    opensChanged: true,
  },
  'features/accounts/components/own/contact-card.tsx CodeStep': {
    draw: () => <ContactCard user={user} />,
    answers: [answer(readSignInMeans, exampleOf(readSignInMeans.reply, { hasPassword: true }))],
    open: async (hand) => {
      await nameNewEmail(hand);
      await hand.write(account.proof.password, 'Cổng-làng-2026');
      await hand.press(account.contact.send);
    },
  },
  'features/referrals/components/row-acts.tsx AdminActs': {
    draw: () => <RowActs row={exampleOf(ReferralRow, { status: 'pending_admin' })} mayAct viewer="admin" />,
    open: [referrals.acts.reject],
  },
  'features/referrals/components/voucher-dialog.tsx VoucherDialog': {
    draw: (close) => <VoucherDialog usable={500_000} rule={usualRewardRule} onClose={close} />,
  },
};
