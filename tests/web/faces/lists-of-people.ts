import { vi as texts } from '#web/locales/vi.ts';
import { listUsers, UserRow } from '#shared/accounts/index.ts';
import { listAdminBusinesses, StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import { ContactMessage, searchMessages } from '#shared/contact/index.ts';
import { CountedGroup, CustomerRow, listCustomerGroups, listCustomers } from '#shared/customers/index.ts';
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
    list: listUsers,
    pages: { full: { data: [exampleOf(UserRow, { fullName: 'Trần Thị Thử' })], ...onePage }, empty: none },
    says: { full: 'Trần Thị Thử', failed: texts.accounts.users.failed, empty: texts.accounts.users.empty },
    narrowed: { url: '/admin/users?status=inactive', says: texts.accounts.users.empty, widen: clear },
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
    says: { full: 'Lê Khách', failed: texts.customers.failed, empty: texts.customers.empty },
    narrowed: {
      url: '/admin/e-commerce/customers?kind=guest',
      says: texts.customers.empty,
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
