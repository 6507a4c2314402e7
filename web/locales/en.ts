/** English, complete. One line a namespace. */
import account from './en/account.json';
import accounts from './en/accounts.json';
import activity from './en/activity.json';
import analytics from './en/analytics.json';
import addresses from './en/addresses.json';
import actions from './en/actions.json';
import backOffice from './en/backOffice.json';
import badges from './en/badges.json';
import cart from './en/cart.json';
import cartPage from './en/cartPage.json';
import catalogue from './en/catalogue.json';
import charts from './en/charts.json';
import checkout from './en/checkout.json';
import common from './en/common.json';
import contact from './en/contact.json';
import counts from './en/counts.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import editor from './en/editor.json';
import errors from './en/errors.json';
import fields from './en/fields.json';
import favorites from './en/favorites.json';
import footer from './en/footer.json';
import form from './en/form.json';
import grid from './en/grid.json';
import home from './en/home.json';
import identity from './en/identity.json';
import inventory from './en/inventory.json';
import invoiceProfiles from './en/invoiceProfiles.json';
import staffIdentity from './en/staffIdentity.json';
import invoices from './en/invoices.json';
import jobs from './en/jobs.json';
import listing from './en/listing.json';
import lots from './en/lots.json';
import media from './en/media.json';
import members from './en/members.json';
import messages from './en/messages.json';
import money from './en/money.json';
import notifications from './en/notifications.json';
import orders from './en/orders.json';
import orderStatus from './en/orderStatus.json';
import overlays from './en/overlays.json';
import overview from './en/overview.json';
import packing from './en/packing.json';
import payments from './en/payments.json';
import people from './en/people.json';
import policies from './en/policies.json';
import privacy from './en/privacy.json';
import priceBooks from './en/priceBooks.json';
import product from './en/product.json';
import promotions from './en/promotions.json';
import purchasing from './en/purchasing.json';
import reasons from './en/reasons.json';
import release from './en/release.json';
import reorder from './en/reorder.json';
import referrals from './en/referrals.json';
import rewards from './en/rewards.json';
import returns from './en/returns.json';
import orderRules from './en/orderRules.json';
import reports from './en/reports.json';
import reviews from './en/reviews.json';
import rooms from './en/rooms.json';
import scan from './en/scan.json';
import shell from './en/shell.json';
import staffOrders from './en/staffOrders.json';
import staffProducts from './en/staffProducts.json';
import staffReturns from './en/staffReturns.json';
import switcher from './en/switcher.json';
import till from './en/till.json';
import transfers from './en/transfers.json';
import ui from './en/ui.json';
import vouchers from './en/vouchers.json';
import welcome from './en/welcome.json';

export const en = {
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
