import { accountsArea } from './accounts.ts';
import { activityArea } from './activity.ts';
import { addressesArea } from './addresses.ts';
import type { Area } from './area.ts';
import { cartArea } from './cart.ts';
import { catalogueArea } from './catalogue.ts';
import { contactArea } from './contact.ts';
import { customersArea } from './customers.ts';
import { discussionArea } from './discussion.ts';
import { favoritesArea } from './favorites.ts';
import { identityArea } from './identity.ts';
import { inventoryArea } from './inventory.ts';
import { invoiceProfilesArea } from './invoice-profiles.ts';
import { invoicesArea } from './invoices.ts';
import { jobsArea } from './jobs.ts';
import { linksArea } from './links.ts';
import { liveArea } from './live.ts';
import { mailArea } from './mail.ts';
import { moderationArea } from './moderation.ts';
import { libraryArea } from './library.ts';
import { newsArea } from './news.ts';
import { notificationsArea } from './notifications.ts';
import { membersArea } from './members.ts';
import { operationsArea } from './operations.ts';
import { paymentsArea } from './payments.ts';
import { ordersArea } from './orders.ts';
import { overviewArea } from './overview.ts';
import { peopleArea } from './people.ts';
import { placesArea } from './places.ts';
import { priceBooksArea } from './price-books.ts';
import { purchasingArea } from './purchasing.ts';
import { reconciliationArea } from './reconciliation.ts';
import { referralsArea } from './referrals.ts';
import { refundsArea } from './refunds.ts';
import { reportsArea } from './reports.ts';
import { returnsArea } from './returns.ts';
import { restockArea } from './restock.ts';
import { reviewsArea } from './reviews.ts';
import { savedViewsArea } from './saved-views.ts';
import { searchArea } from './search.ts';
import { settingsArea } from './settings.ts';
import { shippingArea } from './shipping.ts';
import { subjectsArea } from './subjects.ts';
import { tillsArea } from './tills.ts';
import { mediaArea } from './media.ts';
import { vouchersArea } from './vouchers.ts';

/** All operations with their rights. The routes of an area become one stack. */
export const areas: readonly Area[] = [
  accountsArea,
  activityArea,
  addressesArea,
  cartArea,
  catalogueArea,
  contactArea,
  customersArea,
  discussionArea,
  favoritesArea,
  identityArea,
  inventoryArea,
  invoiceProfilesArea,
  invoicesArea,
  jobsArea,
  linksArea,
  liveArea,
  mailArea,
  membersArea,
  operationsArea,
  ordersArea,
  overviewArea,
  paymentsArea,
  peopleArea,
  placesArea,
  priceBooksArea,
  purchasingArea,
  referralsArea,
  refundsArea,
  reportsArea,
  reconciliationArea,
  returnsArea,
  restockArea,
  reviewsArea,
  savedViewsArea,
  settingsArea,
  searchArea,
  shippingArea,
  subjectsArea,
  tillsArea,
  mediaArea,
  vouchersArea,
  moderationArea,
  libraryArea,
  newsArea,
  notificationsArea,
];
