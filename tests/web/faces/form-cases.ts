import { getUserProfile } from '#shared/members/profile.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import {
  confirmForgotPassword,
  confirmPasswordChange,
  forgotPassword,
  login,
  register,
  requestPasswordChangeOtp,
  resetPassword,
} from '#shared/accounts/index.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { Address, listAddresses, updateAddress } from '#shared/addresses/index.ts';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { sendMessage } from '#shared/contact/index.ts';
import {
  createCustomerGroup,
  Customer,
  eraseCustomer,
  getCustomer,
  listCustomerGroups,
  listCustomerOrders,
  writeNote,
} from '#shared/customers/index.ts';
import { createIdentity, getMyStanding, listMyIdentities } from '#shared/identity/index.ts';
import { createInvoiceProfile, listInvoiceProfiles } from '#shared/invoice-profiles/index.ts';
import { errorMessage, fieldMessage, missingMessage } from '#shared/messages/index.ts';
import { getOrder, OrderItem } from '#shared/orders/index.ts';
import { getProvince, listProvinces } from '#shared/places/index.ts';
import { getReturn, listReturns, listReturnTracking, requestReturn } from '#shared/returns/index.ts';
import { createReview, getMyReview, getReviewSummary, listReviewsOfProduct } from '#shared/reviews/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { type FormCase, press, startsWith, strange, write } from './form-case.ts';

const { accounts, addresses, contact, customers, identity, invoiceProfiles, returns, reviews } = texts;
const password = 'Cổng-làng-2026';

const shirt = exampleOf(getProductBySlug.reply, { slug: 'ao-thun', name: 'Áo thun' });
const home = exampleOf(Address, {
  recipientName: 'Nguyễn Thị Lan',
  phone: '0912345678',
  system: 'v2',
  provinceCode: 1,
  wardCode: 4,
  street: '12 Lê Lợi',
});
const order = exampleOf(getOrder.reply, {
  id: 'don-hang',
  status: 'completed',
  returnableUntil: '2999-01-01T00:00:00.000Z',
  items: [exampleOf(OrderItem, { id: 'dong-1', name: 'Áo thun', quantity: 1 })],
});

const khach = exampleOf(Customer, {
  id: 'khach-1',
  fullName: 'Lê Khách',
  erasedAt: null,
  notes: [],
  maybeSame: [],
});
const aCustomersPage = {
  url: '/admin/e-commerce/customers/khach-1',
  as: 'admin',
  beside: [
    answer(getCustomer, khach),
    answer(listCustomerOrders, { data: [], nextCursor: null }),
    answer(listCustomerGroups, { groups: [], tags: [] }),
    answer(listActivity, { data: [], nextCursor: null }),
  ],
} as const;

export const formCases: readonly FormCase[] = [
  {
    name: 'signing in',
    url: '/login?callbackUrl=/e-commerce/policies/returns',
    sends: login,
    fill: (screen) =>
      write(screen, { [accounts.form.username]: 'lan@example.com', [accounts.form.password]: password }),
    submit: accounts.login.submit,
    untouched: { says: fieldMessage('username', 'vi') },
    atField: { ...strange('username'), label: accounts.form.username },
    refused: { code: 'INVALID_CREDENTIALS', says: errorMessage('INVALID_CREDENTIALS', 'vi') },
    done: sample(login),
    leavesFreely: true,
    thanks: accounts.login.welcomeBack,
  },
  {
    name: 'signing up',
    url: '/sign-up',
    sends: register,
    fill: (screen) =>
      write(screen, {
        [accounts.form.fullName]: 'Nguyễn Thị Lan',
        [accounts.form.email]: 'lan@example.com',
        [accounts.form.phoneNumber]: '0912345678',
        [accounts.form.password]: password,
        [accounts.form.confirmPassword]: password,
      }),
    submit: accounts.register.submit,
    untouched: { says: missingMessage('email', 'vi') },
    atField: {
      code: 'EMAIL_EXISTS',
      says: accounts.register.failure.emailExists,
      label: accounts.form.email,
    },
    refused: { code: 'STALE_STATE', says: accounts.register.failure.creationFailed },
    done: sample(register),
    thanks: accounts.signupSuccess.title,
  },
  {
    name: 'writing to those who run the site',
    url: '/contact-admin',
    sends: sendMessage,
    fill: (screen) =>
      write(screen, {
        [contact.form.name]: 'Nguyễn Thị Lan',
        [contact.form.email]: 'lan@example.com',
        [contact.form.message]: 'Tôi không đăng nhập được vào tài khoản.',
      }),
    submit: contact.form.submit,
    untouched: { says: missingMessage('email', 'vi') },
    atField: { ...strange('email'), label: contact.form.email },
    refused: { code: 'REQUEST_DIFFERS', says: errorMessage('REQUEST_DIFFERS', 'vi') },
    done: sample(sendMessage),
    thanks: contact.sent.title,
  },
  {
    name: 'a forgotten password',
    url: '/forgot-password',
    sends: forgotPassword,
    fill: (screen) => write(screen, { [accounts.form.email]: 'lan@example.com' }),
    submit: accounts.forgot.submit,
    untouched: { says: missingMessage('email', 'vi') },
    atField: { ...strange('email'), label: accounts.form.email },
    refused: { code: 'EMAIL_NOT_FOUND', says: errorMessage('EMAIL_NOT_FOUND', 'vi') },
    done: sample(forgotPassword),
    leavesFreely: true,
    thanks: accounts.forgot.sentHint,
  },
  {
    name: 'a new password, by the link of a mail',
    url: '/reset-password#token=lien-ket',
    sends: resetPassword,
    beside: [answer(confirmForgotPassword, { valid: true })],
    fill: (screen) =>
      write(screen, { [accounts.form.newPassword]: password, [accounts.form.confirmPassword]: password }),
    submit: accounts.reset.submit,
    untouched: { says: missingMessage('password', 'vi') },
    atField: {
      code: 'PASSWORD_TOO_COMMON',
      says: errorMessage('PASSWORD_TOO_COMMON', 'vi'),
      label: accounts.form.newPassword,
    },
    refused: { code: 'RESET_LINK_INVALID', says: accounts.reset.failed },
    done: answer(resetPassword, { message: 'Đã đổi mật khẩu' }),
    thanks: 'Đã đổi mật khẩu',
  },
  {
    name: 'changing the password, first step',
    url: '/settings',
    as: 'user',
    sends: requestPasswordChangeOtp,
    fill: (screen) => write(screen, { [accounts.form.currentPassword]: password }),
    submit: accounts.password.sendOtp,
    untouched: { says: missingMessage('currentPassword', 'vi') },
    refused: { code: 'WRONG_CURRENT_PASSWORD', says: accounts.password.failure.wrongCurrent },
    done: answer(requestPasswordChangeOtp, { message: 'Đã gửi mã OTP', expiresInSeconds: 300 }),
    thanks: 'Đã gửi mã OTP',
  },
  {
    name: 'changing the password, second step',
    url: '/settings',
    as: 'user',
    sends: confirmPasswordChange,
    beside: [answer(requestPasswordChangeOtp, { message: 'Đã gửi mã OTP', expiresInSeconds: 300 })],
    open: async (screen) => {
      await write(screen, { [accounts.form.currentPassword]: password });
      await press(screen, 'button', accounts.password.sendOtp);
      await screen.page.findByLabelText(startsWith(accounts.form.otp));
    },
    fill: (screen) =>
      write(screen, {
        [accounts.form.otp]: '123456',
        [accounts.form.newPassword]: password,
        [accounts.form.confirmPassword]: password,
      }),
    submit: accounts.password.submit,
    untouched: { says: missingMessage('newPassword', 'vi') },
    refused: { code: 'INVALID_OTP', says: accounts.password.failure.wrongOtp },
    done: answer(confirmPasswordChange, { message: 'Mật khẩu đã được đổi' }),
    thanks: 'Mật khẩu đã được đổi',
  },
  {
    name: 'a paper',
    url: '/kyc',
    as: 'user',
    opensChanged: true,
    sends: createIdentity,
    beside: [
      answer(listMyIdentities, []),
      answer(getMyStanding, exampleOf(getMyStanding.reply, { status: 'pending_kyc', checks: [], asked: [] })),
      answer(getUserProfile, exampleOf(getUserProfile.reply, { gender: null })),
    ],
    open: async (screen) => {
      await press(screen, 'button', new RegExp(`^${identity.paper.addFirst}`));
      await press(screen, 'radio', identity.kind.passport);
    },
    fill: async (screen) => {
      await press(screen, 'radio', identity.gender.female);
      await write(screen, {
        [identity.form.number]: 'C1234567',
        [identity.form.dob]: '14/03/1992',
        [identity.form.issueDate]: '2/1/2023',
        [identity.form.expiryDate]: '02012033',
      });
    },
    submit: identity.form.save,
    untouched: { says: fieldMessage('required', 'vi') },
    atField: { ...strange('number'), label: identity.form.number },
    refused: { code: 'TOO_MANY_PAPERS', says: errorMessage('TOO_MANY_PAPERS', 'vi') },
    done: sample(createIdentity),
    thanks: identity.paper.made,
  },
  {
    name: 'an invoice profile',
    url: '/account/invoice-profiles',
    as: 'user',
    sends: createInvoiceProfile,
    beside: [answer(listInvoiceProfiles, [])],
    open: (screen) => press(screen, 'button', invoiceProfiles.add),
    fill: (screen) =>
      write(screen, {
        [invoiceProfiles.form.companyName]: 'Công ty TNHH Mây Tre',
        [invoiceProfiles.form.taxCode]: '0100109106',
        [invoiceProfiles.form.address]: 'Số 1 phố Hàng, Hà Nội',
        [invoiceProfiles.form.email]: 'a@maytre.vn',
      }),
    submit: invoiceProfiles.form.save,
    untouched: { says: missingMessage('taxCode', 'vi') },
    atField: { ...strange('taxCode'), label: invoiceProfiles.form.taxCode },
    refused: {
      code: 'TOO_MANY_INVOICE_PROFILES',
      says: errorMessage('TOO_MANY_INVOICE_PROFILES', 'vi'),
    },
    done: sample(createInvoiceProfile),
    thanks: invoiceProfiles.done.added,
  },
  {
    name: 'an address',
    url: '/settings/addresses',
    as: 'user',
    sends: updateAddress,
    beside: [
      answer(listAddresses, [home]),
      answer(listProvinces, exampleOf(listProvinces.reply)),
      sample(getProvince),
    ],
    open: async (screen) => {
      await press(screen, 'button', addresses.editOf.replace('{{name}}', home.recipientName));
      await screen.page.findByRole('dialog');
    },
    fill: (screen) => write(screen, { [addresses.form.street]: '24 Hàng Gai' }),
    submit: addresses.form.save,
    untouched: {
      empty: async ({ page, user }) =>
        user.clear(await page.findByLabelText(startsWith(addresses.form.street))),
      says: addresses.form.incomplete,
    },
    refused: { code: 'UNKNOWN_WARD', says: errorMessage('UNKNOWN_WARD', 'vi') },
    done: answer(updateAddress, home),
    thanks: addresses.done.saved,
  },
  {
    name: 'a review',
    url: '/e-commerce/product/ao-thun',
    as: 'user',
    sends: createReview,
    beside: [
      answer(getProductBySlug, shirt),
      answer(getMyReview, exampleOf(getMyReview.reply, { canReview: true, orderIds: ['don-hang'] })),
      ...[
        listPublicVouchers,
        getBusinessBySlug,
        listProducts,
        listRelatedProducts,
        getReviewSummary,
        listReviewsOfProduct,
        listAddresses,
      ].map(sample),
    ],
    open: async (screen) => {
      await press(screen, 'button', reviews.write);
      await screen.page.findByRole('dialog');
    },
    fill: async (screen) => {
      const dialog = await screen.page.findByRole('dialog');
      const [, , , fourth] = dialog.querySelectorAll('[type=radio], [role=radio]');
      if (!fourth) throw new Error('No fourth star');
      await screen.user.click(fourth);
      await write(screen, { [reviews.form.comment]: 'Vải mềm, mát' });
    },
    submit: reviews.form.submitNew,
    untouched: { says: reviews.form.starsNeeded },
    refused: { code: 'NOT_A_BUYER', says: errorMessage('NOT_A_BUYER', 'vi') },
    done: sample(createReview),
    thanks: reviews.form.created,
  },
  {
    name: 'asking for a return',
    url: '/e-commerce/returns/new?order=don-hang',
    as: 'user',
    sends: requestReturn,
    beside: [answer(getOrder, order), ...[listReturns, getReturn, listReturnTracking].map(sample)],
    // The only line is chosen already.
    fill: (screen) => press(screen, 'radio', returns.reason.damaged),
    submit: returns.request.submit,
    untouched: { says: returns.request.reasonNeeded },
    refused: {
      code: 'RETURN_WINDOW_CLOSED',
      details: { params: { days: 7 } },
      says: errorMessage('RETURN_WINDOW_CLOSED', 'vi', { days: 7 }),
    },
    done: answer(requestReturn, exampleOf(requestReturn.reply, { code: 'DT261121AB3D5' })),
    thanks: returns.request.done.replace('{{code}}', 'DT261121AB3D5'),
  },
  {
    name: 'a group of customers',
    url: '/admin/e-commerce/customers/groups',
    as: 'admin',
    sends: createCustomerGroup,
    beside: [answer(listCustomerGroups, { groups: [], tags: [] }), answer(listProvinces, [])],
    open: (screen) => press(screen, 'button', customers.groupForm.add),
    fill: (screen) => write(screen, { [customers.groupForm.name]: 'Khách quen' }),
    submit: customers.groupForm.save,
    untouched: { says: missingMessage('name', 'vi') },
    atField: { ...strange('name'), label: customers.groupForm.name },
    refused: { code: 'STALE_STATE', says: errorMessage('STALE_STATE', 'vi') },
    done: answer(createCustomerGroup, exampleOf(createCustomerGroup.reply, { name: 'Khách quen' })),
    thanks: customers.groupForm.saved.replace('{{name}}', 'Khách quen'),
  },
  {
    name: 'a note on a customer',
    ...aCustomersPage,
    sends: writeNote,
    open: (screen) => press(screen, 'button', customers.notes.add),
    fill: (screen) => write(screen, { [customers.notes.form.text]: 'Gọi trước khi giao' }),
    submit: customers.notes.form.save,
    untouched: { says: missingMessage('text', 'vi') },
    atField: { ...strange('text'), label: customers.notes.form.text },
    refused: { code: 'CUSTOMER_ERASED', says: errorMessage('CUSTOMER_ERASED', 'vi') },
    done: sample(writeNote),
    thanks: customers.notes.saved,
  },
  {
    name: 'erasing a customer’s data',
    ...aCustomersPage,
    sends: eraseCustomer,
    async open(screen) {
      await press(screen, 'button', customers.acts.open);
      await press(screen, 'menuitem', customers.acts.erase);
    },
    fill: (screen) => write(screen, { [customers.erase.form.reason]: 'Yêu cầu qua email' }),
    submit: customers.erase.confirm,
    untouched: { says: missingMessage('reason', 'vi') },
    atField: { ...strange('reason'), label: customers.erase.form.reason },
    refused: { code: 'CUSTOMER_HAS_OPEN_ORDERS', says: errorMessage('CUSTOMER_HAS_OPEN_ORDERS', 'vi') },
    done: answer(eraseCustomer, { ...khach, fullName: '', erasedAt: '2026-11-22T00:00:00.000Z' }),
    thanks: customers.erase.done,
  },
];
