import { vi as texts } from '#web/locales/vi.ts';
import { listAdminBusinesses, StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import { ContactMessage, searchMessages } from '#shared/contact/index.ts';
import { CountedGroup, CustomerRow, listCustomerGroups, listCustomers } from '#shared/customers/index.ts';
import {
  getMemberLogStats,
  listAccounts,
  listApprovals,
  listMemberLog,
  listPeople,
  listPrivacy,
  MemberActivity,
  PersonRow,
  StaffPrivacyRow,
  WaitingPerson,
} from '#shared/people/index.ts';
import { listProvinces } from '#shared/places/index.ts';
import { CampaignRow, searchCampaigns, searchVouchers, StaffVoucher } from '#shared/vouchers/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { aList, clear, type ListCase, none, onePage } from './list-case.ts';

/** Lists of people, of whom goods are by, and of what is given to them, as staff see them. */
export const listsOfPeople: readonly ListCase[] = [
  aList({
    name: 'members, for staff',
    url: '/admin/users',
    as: 'admin',
    list: listPeople,
    pages: { full: { data: [exampleOf(PersonRow, { fullName: 'Trần Thị Thử' })], ...onePage }, empty: none },
    says: { full: 'Trần Thị Thử', failed: texts.accounts.users.failed, empty: texts.accounts.users.empty },
    narrowed: { url: '/admin/users?status=inactive', says: texts.accounts.users.empty, widen: clear },
  }),
  ...(['active', 'inactive'] as const).map((state) =>
    aList({
      name: `${state} members, for staff`,
      url: `/admin/users/${state}`,
      as: 'admin',
      list: listPeople,
      pages: {
        full: { data: [exampleOf(PersonRow, { fullName: 'Trần Thị Thử' })], ...onePage },
        empty: none,
      },
      says: { full: 'Trần Thị Thử', failed: texts.accounts.users.failed, empty: texts.accounts.users.empty },
      narrowed: { url: `/admin/users/${state}?role=admin`, says: texts.accounts.users.empty, widen: clear },
    }),
  ),
  aList({
    name: 'who waits to be let in',
    url: '/admin/users/approval',
    as: 'admin',
    list: listApprovals,
    pages: {
      full: { data: [exampleOf(WaitingPerson, { fullName: 'Hà Văn Sơn' })], ...onePage },
      empty: none,
    },
    says: { full: 'Hà Văn Sơn', failed: texts.accounts.users.failed, empty: texts.people.queue.empty },
  }),
  aList({
    name: 'staff accounts',
    url: '/admin/accounts',
    as: 'admin',
    list: listAccounts,
    pages: { full: { data: [exampleOf(PersonRow, { fullName: 'Phạm Văn Kho' })], ...onePage }, empty: none },
    says: { full: 'Phạm Văn Kho', failed: texts.people.staff.failed, empty: texts.people.staff.empty },
    narrowed: { url: '/admin/accounts?role=admin', says: texts.people.staff.empty, widen: clear },
  }),
  aList({
    name: 'what members do',
    url: '/admin/accounts/activities',
    as: 'admin',
    list: listMemberLog,
    pages: {
      full: {
        data: [exampleOf(MemberActivity, { activityType: 'USER_LOGGED_IN', uploader: null })],
        ...onePage,
      },
      empty: none,
    },
    beside: [
      answer(getMemberLogStats, {
        totalActivities: 3,
        activeUsers: 2,
        criticalEvents: 1,
        todayActivities: 1,
      }),
    ],
    says: { full: texts.people.log.gone, failed: texts.people.log.failed, empty: texts.people.log.empty },
    narrowed: {
      url: '/admin/accounts/activities?activityType=USER_REGISTERED',
      says: texts.people.log.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'requests about data',
    url: '/admin/users/requests',
    as: 'admin',
    list: listPrivacy,
    pages: {
      full: {
        data: [
          exampleOf(StaffPrivacyRow, {
            who: { id: 'u1', fullName: 'Lê Thị Hỏi', avatarUrl: null, referenceId: 'K7M2P9QX' },
          }),
        ],
        ...onePage,
      },
      empty: none,
    },
    says: { full: 'Lê Thị Hỏi', failed: texts.people.privacy.failed, empty: texts.people.privacy.empty },
    narrowed: { url: '/admin/users/requests?state=asked', says: texts.people.privacy.empty, widen: clear },
  }),
  aList({
    name: 'messages, for staff',
    url: '/admin/messages',
    as: 'admin',
    list: searchMessages,
    pages: {
      full: { data: [exampleOf(ContactMessage, { code: 'LH261123THU1X' })], ...onePage },
      empty: none,
    },
    says: { full: 'LH261123THU1X', failed: texts.messages.list.failed, empty: texts.messages.list.empty },
    narrowed: { url: '/admin/messages?state=closed', says: texts.messages.list.empty, widen: clear },
  }),
  aList({
    name: 'businesses, for staff',
    url: '/admin/e-commerce/businesses',
    as: 'admin',
    list: listAdminBusinesses,
    pages: {
      full: { data: [exampleOf(StaffBusiness, { name: 'Lò Bầu', logo: null, owner: null })], ...onePage },
      empty: none,
    },
    says: {
      full: 'Lò Bầu',
      failed: texts.backOffice.businesses.failed,
      empty: texts.backOffice.businesses.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/businesses?q=khong-co',
      says: texts.backOffice.businesses.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'customers, for staff',
    url: '/admin/e-commerce/customers',
    as: 'admin',
    list: listCustomers,
    pages: {
      full: { data: [exampleOf(CustomerRow, { fullName: 'Lê Khách', erasedAt: null })], ...onePage },
      empty: none,
    },
    beside: [answer(listCustomerGroups, { groups: [], tags: [] }), answer(listProvinces, [])],
    says: { full: 'Lê Khách', failed: texts.customers.list.failed, empty: texts.customers.list.empty },
    narrowed: {
      url: '/admin/e-commerce/customers?kind=guest',
      says: texts.customers.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'vouchers, for staff',
    url: '/admin/e-commerce/vouchers',
    as: 'admin',
    list: searchVouchers,
    pages: { full: { data: [exampleOf(StaffVoucher, { code: 'CHOTET' })], ...onePage }, empty: none },
    says: {
      full: 'CHOTET',
      failed: texts.promotions.list.failed,
      empty: texts.promotions.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/vouchers?state=paused',
      says: texts.promotions.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'campaigns, for staff',
    url: '/admin/e-commerce/campaigns',
    as: 'admin',
    list: searchCampaigns,
    pages: { full: { data: [exampleOf(CampaignRow, { name: 'Chợ Tết' })], ...onePage }, empty: none },
    says: {
      full: 'Chợ Tết',
      failed: texts.promotions.campaigns.failed,
      empty: texts.promotions.campaigns.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/campaigns?state=paused',
      says: texts.promotions.campaigns.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'customer groups, for staff',
    url: '/admin/e-commerce/customers/groups',
    as: 'admin',
    list: listCustomerGroups,
    pages: {
      full: { groups: [exampleOf(CountedGroup, { name: 'Khách quen', kind: 'static' })], tags: [] },
      empty: { groups: [], tags: [] },
    },
    beside: [answer(listProvinces, [])],
    says: {
      full: 'Khách quen',
      failed: texts.customers.groupList.failed,
      empty: texts.customers.groupList.empty,
    },
  }),
];
