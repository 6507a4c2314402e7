/** Vietnamese, the first language: it types the keys of all others. One line a namespace. */
import account from './vi/members/account.json';
import accounts from './vi/members/accounts.json';
import activity from './vi/staff/activity.json';
import analytics from './vi/staff/analytics.json';
import addresses from './vi/shop/addresses.json';
import actions from './vi/ui/actions.json';
import backOffice from './vi/staff/backOffice.json';
import badges from './vi/ui/badges.json';
import cart from './vi/shop/cart.json';
import cartPage from './vi/shop/cartPage.json';
import catalogue from './vi/shop/catalogue.json';
import charts from './vi/ui/charts.json';
import checkout from './vi/shop/checkout.json';
import common from './vi/ui/common.json';
import communityHome from './vi/members/communityHome.json';
import contact from './vi/shop/contact.json';
import counts from './vi/staff/counts.json';
import customers from './vi/staff/customers.json';
import dashboard from './vi/staff/dashboard.json';
import discussion from './vi/members/discussion.json';
import editor from './vi/ui/editor.json';
import emoji from './vi/ui/emoji.json';
import errors from './vi/ui/errors.json';
import fields from './vi/ui/fields.json';
import favorites from './vi/shop/favorites.json';
import footer from './vi/ui/footer.json';
import form from './vi/ui/form.json';
import grid from './vi/ui/grid.json';
import home from './vi/shop/home.json';
import identity from './vi/members/identity.json';
import inventory from './vi/staff/inventory.json';
import invoiceProfiles from './vi/shop/invoiceProfiles.json';
import staffIdentity from './vi/staff/staffIdentity.json';
import invoices from './vi/shop/invoices.json';
import jobs from './vi/staff/jobs.json';
import library from './vi/members/library.json';
import listing from './vi/shop/listing.json';
import lots from './vi/staff/lots.json';
import media from './vi/ui/media.json';
import members from './vi/members/members.json';
import messages from './vi/staff/messages.json';
import moderation from './vi/staff/moderation.json';
import staffLibrary from './vi/staff/staffLibrary.json';
import staffNews from './vi/staff/staffNews.json';
import money from './vi/staff/money.json';
import news from './vi/members/news.json';
import notifications from './vi/members/notifications.json';
import orders from './vi/shop/orders.json';
import orderStatus from './vi/shop/orderStatus.json';
import overlays from './vi/ui/overlays.json';
import overview from './vi/staff/overview.json';
import packing from './vi/staff/packing.json';
import payments from './vi/shop/payments.json';
import people from './vi/staff/people.json';
import policies from './vi/shop/policies.json';
import privacy from './vi/members/privacy.json';
import priceBooks from './vi/staff/priceBooks.json';
import product from './vi/shop/product.json';
import promotions from './vi/staff/promotions.json';
import publishing from './vi/staff/publishing.json';
import purchasing from './vi/staff/purchasing.json';
import reader from './vi/members/reader.json';
import reasons from './vi/ui/reasons.json';
import release from './vi/ui/release.json';
import reorder from './vi/staff/reorder.json';
import referrals from './vi/members/referrals.json';
import rewards from './vi/members/rewards.json';
import returns from './vi/shop/returns.json';
import orderRules from './vi/staff/orderRules.json';
import reports from './vi/staff/reports.json';
import reviews from './vi/shop/reviews.json';
import rooms from './vi/members/rooms.json';
import scan from './vi/ui/scan.json';
import shell from './vi/ui/shell.json';
import staffOrders from './vi/staff/staffOrders.json';
import staffProducts from './vi/staff/staffProducts.json';
import staffReturns from './vi/staff/staffReturns.json';
import switcher from './vi/ui/switcher.json';
import till from './vi/staff/till.json';
import transfers from './vi/staff/transfers.json';
import ui from './vi/ui/ui.json';
import uploads from './vi/ui/uploads.json';
import vouchers from './vi/shop/vouchers.json';
import welcome from './vi/shop/welcome.json';

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
  communityHome,
  contact,
  counts,
  customers,
  dashboard,
  discussion,
  editor,
  emoji,
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
  library,
  listing,
  lots,
  media,
  members,
  messages,
  moderation,
  staffLibrary,
  staffNews,
  money,
  news,
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
  publishing,
  purchasing,
  reader,
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
  uploads,
  vouchers,
  welcome,
};
