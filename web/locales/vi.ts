/** Vietnamese, the first language: it types the keys of all others. One line a namespace. */
import account from './vi/account.json';
import accounts from './vi/accounts.json';
import activity from './vi/activity.json';
import analytics from './vi/analytics.json';
import addresses from './vi/addresses.json';
import actions from './vi/actions.json';
import backOffice from './vi/backOffice.json';
import badges from './vi/badges.json';
import cart from './vi/cart.json';
import cartPage from './vi/cartPage.json';
import catalogue from './vi/catalogue.json';
import charts from './vi/charts.json';
import checkout from './vi/checkout.json';
import common from './vi/common.json';
import contact from './vi/contact.json';
import counts from './vi/counts.json';
import customers from './vi/customers.json';
import dashboard from './vi/dashboard.json';
import editor from './vi/editor.json';
import errors from './vi/errors.json';
import fields from './vi/fields.json';
import favorites from './vi/favorites.json';
import footer from './vi/footer.json';
import form from './vi/form.json';
import grid from './vi/grid.json';
import home from './vi/home.json';
import identity from './vi/identity.json';
import inventory from './vi/inventory.json';
import invoiceProfiles from './vi/invoiceProfiles.json';
import staffIdentity from './vi/staffIdentity.json';
import invoices from './vi/invoices.json';
import jobs from './vi/jobs.json';
import listing from './vi/listing.json';
import lots from './vi/lots.json';
import media from './vi/media.json';
import members from './vi/members.json';
import messages from './vi/messages.json';
import money from './vi/money.json';
import notifications from './vi/notifications.json';
import orders from './vi/orders.json';
import orderStatus from './vi/orderStatus.json';
import overlays from './vi/overlays.json';
import overview from './vi/overview.json';
import packing from './vi/packing.json';
import payments from './vi/payments.json';
import people from './vi/people.json';
import policies from './vi/policies.json';
import privacy from './vi/privacy.json';
import priceBooks from './vi/priceBooks.json';
import product from './vi/product.json';
import promotions from './vi/promotions.json';
import purchasing from './vi/purchasing.json';
import reasons from './vi/reasons.json';
import release from './vi/release.json';
import reorder from './vi/reorder.json';
import referrals from './vi/referrals.json';
import rewards from './vi/rewards.json';
import returns from './vi/returns.json';
import orderRules from './vi/orderRules.json';
import reports from './vi/reports.json';
import reviews from './vi/reviews.json';
import rooms from './vi/rooms.json';
import scan from './vi/scan.json';
import shell from './vi/shell.json';
import staffOrders from './vi/staffOrders.json';
import staffProducts from './vi/staffProducts.json';
import staffReturns from './vi/staffReturns.json';
import switcher from './vi/switcher.json';
import till from './vi/till.json';
import transfers from './vi/transfers.json';
import ui from './vi/ui.json';
import vouchers from './vi/vouchers.json';
import welcome from './vi/welcome.json';

export const vi = {
  account,
  accounts,
  activity,
  addresses,
  analytics,
  actions,
  backOffice,
  badges,
  cart,
  cartPage,
  catalogue,
  charts,
  checkout,
  common,
  contact,
  counts,
  customers,
  dashboard,
  editor,
  errors,
  favorites,
  fields,
  footer,
  form,
  grid,
  home,
  identity,
  inventory,
  invoiceProfiles,
  staffIdentity,
  invoices,
  jobs,
  listing,
  lots,
  media,
  members,
  messages,
  money,
  notifications,
  orders,
  orderStatus,
  overlays,
  overview,
  packing,
  payments,
  people,
  policies,
  priceBooks,
  privacy,
  product,
  promotions,
  purchasing,
  reasons,
  release,
  reorder,
  orderRules,
  reports,
  referrals,
  rewards,
  returns,
  reviews,
  rooms,
  scan,
  shell,
  staffOrders,
  staffProducts,
  staffReturns,
  switcher,
  till,
  transfers,
  ui,
  vouchers,
  welcome,
};
