import { vi as texts } from '#web/locales/vi.ts';
import { errorMessage, missingMessage } from '#shared/messages/index.ts';
import {
  applyAgain,
  checkAgain,
  createAccount,
  listAccounts,
  requestPrivacyLink,
} from '#shared/people/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type FormCase, press, strange, write } from './form-case.ts';
import { none } from './list-case.ts';

const { people, privacy } = texts;

/** Forms of people: an account for who works here, coming again, asking for a link. */
export const peopleFormCases: readonly FormCase[] = [
  {
    name: 'an account for who works here',
    url: '/admin/accounts',
    as: 'admin',
    sends: createAccount,
    beside: [answer(listAccounts, exampleOf(listAccounts.reply, none))],
    open: (screen) => press(screen, 'button', people.staff.add),
    fill: (screen) =>
      write(screen, {
        [people.staff.form.fullName]: 'Phạm Văn Kho',
        [people.staff.form.email]: 'kho@example.com',
        [people.staff.form.phoneNumber]: '0912345678',
      }),
    submit: people.staff.form.save,
    untouched: { says: missingMessage('fullName', 'vi') },
    atField: {
      code: 'EMAIL_EXISTS',
      says: errorMessage('EMAIL_EXISTS', 'vi'),
      label: people.staff.form.email,
    },
    refused: { code: 'STALE_STATE', says: errorMessage('STALE_STATE', 'vi') },
    done: answer(createAccount, exampleOf(createAccount.reply, { email: 'kho@example.com' })),
    thanks: people.staff.made.replace('{{email}}', 'kho@example.com'),
  },
  {
    name: 'coming again after being turned away',
    url: '/apply-again#token=lien-ket',
    sends: applyAgain,
    beside: [answer(checkAgain, { fullName: 'Trần Thị Thử', reason: 'Tài liệu không đầy đủ' })],
    fill: (screen) => write(screen, { [privacy.again.form.note]: 'Tôi đã bổ sung' }),
    submit: privacy.again.submit,
    untouched: { says: missingMessage('note', 'vi') },
    atField: { ...strange('note'), label: privacy.again.form.note },
    refused: {
      code: 'APPLY_AGAIN_LINK_INVALID',
      says: errorMessage('APPLY_AGAIN_LINK_INVALID', 'vi'),
    },
    done: answer(applyAgain, { message: 'Đã gửi lại hồ sơ' }),
    thanks: 'Đã gửi lại hồ sơ',
  },
  {
    name: 'a link for asking about one’s data',
    url: '/privacy-request',
    sends: requestPrivacyLink,
    fill: (screen) => write(screen, { [privacy.form.email]: 'lan@example.com' }),
    submit: privacy.mailSend,
    untouched: { says: missingMessage('email', 'vi') },
    atField: { ...strange('email'), label: privacy.form.email },
    refused: { code: 'STALE_STATE', says: errorMessage('STALE_STATE', 'vi') },
    done: answer(requestPrivacyLink, { message: 'Đã gửi liên kết' }),
    thanks: 'Đã gửi liên kết',
  },
];
