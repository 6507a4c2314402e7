import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { messagesView } from '#functions/domain/contact/messages-view.ts';
import { customersView } from '#functions/domain/customers/staff/customers-view.ts';
import { inventoryView } from '#functions/domain/inventory/stock/inventory-view.ts';
import { lotsView } from '#functions/domain/inventory/lots/lots-view.ts';
import { casesView } from '#functions/domain/moderation/cases-view.ts';
import { chaptersView } from '#functions/domain/library/chapters-view.ts';
import { documentsView } from '#functions/domain/library/documents-view.ts';
import { newsView } from '#functions/domain/news/news-view.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { purchasesView } from '#functions/domain/purchasing/purchases-view.ts';
import { packingView } from '#functions/domain/shipping/packing/packing-view.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { profitView } from '#functions/domain/reports/profit/profit-view.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { takingsView } from '#functions/domain/reports/takings-view.ts';
import { returnsView } from '#functions/domain/returns/returns-view.ts';
import { tillsView } from '#functions/domain/tills/tills-view.ts';
import { vouchersView } from '#functions/domain/vouchers/vouchers-view.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { invoicesView } from '#functions/domain/invoices/reading/invoices-view.ts';
import { referralsView } from '#functions/domain/referrals/network/referrals-view.ts';
import { memberLogView } from '#functions/domain/accounts/member-log/member-log-view.ts';
import { privacyView } from '#functions/domain/people/privacy-view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';

/** All views. A test fails if the file of a view is not listed here. */
export const views: readonly ViewDefinition<unknown>[] = [
  productsView,
  categoriesView,
  makersView,
  usersView,
  ordersView,
  returnsView,
  vouchersView,
  customersView,
  inventoryView,
  purchasesView,
  lotsView,
  packingView,
  paymentsView,
  noticesView,
  refundsView,
  invoicesView,
  salesView,
  profitView,
  tillsView,
  takingsView,
  identitiesView,
  messagesView,
  referralsView,
  memberLogView,
  privacyView,
  newsView,
  documentsView,
  chaptersView,
  casesView,
];
