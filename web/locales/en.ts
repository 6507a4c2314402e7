/** English, complete. One line a namespace. */
import account from './en/members/account.json';
import accounts from './en/members/accounts.json';
import activity from './en/staff/activity.json';
import analytics from './en/staff/analytics.json';
import addresses from './en/shop/addresses.json';
import actions from './en/ui/actions.json';
import backOffice from './en/staff/backOffice.json';
import badges from './en/ui/badges.json';
import cart from './en/shop/cart.json';
import cartPage from './en/shop/cartPage.json';
import catalogue from './en/shop/catalogue.json';
import charts from './en/ui/charts.json';
import checkout from './en/shop/checkout.json';
import common from './en/ui/common.json';
import communityHome from './en/members/communityHome.json';
import contact from './en/shop/contact.json';
import counts from './en/staff/counts.json';
import customers from './en/staff/customers.json';
import dashboard from './en/staff/dashboard.json';
import discussion from './en/members/discussion.json';
import editor from './en/ui/editor.json';
import emoji from './en/ui/emoji.json';
import errors from './en/ui/errors.json';
import fields from './en/ui/fields.json';
import favorites from './en/shop/favorites.json';
import footer from './en/ui/footer.json';
import form from './en/ui/form.json';
import grid from './en/ui/grid.json';
import home from './en/shop/home.json';
import identity from './en/members/identity.json';
import inventory from './en/staff/inventory.json';
import invoiceProfiles from './en/shop/invoiceProfiles.json';
import staffIdentity from './en/staff/staffIdentity.json';
import invoices from './en/shop/invoices.json';
import jobs from './en/staff/jobs.json';
import library from './en/members/library.json';
import listing from './en/shop/listing.json';
import lots from './en/staff/lots.json';
import media from './en/ui/media.json';
import members from './en/members/members.json';
import messages from './en/staff/messages.json';
import moderation from './en/staff/moderation.json';
import staffLibrary from './en/staff/staffLibrary.json';
import staffNews from './en/staff/staffNews.json';
import money from './en/staff/money.json';
import news from './en/members/news.json';
import notifications from './en/members/notifications.json';
import orders from './en/shop/orders.json';
import orderStatus from './en/shop/orderStatus.json';
import overlays from './en/ui/overlays.json';
import overview from './en/staff/overview.json';
import packing from './en/staff/packing.json';
import payments from './en/shop/payments.json';
import people from './en/staff/people.json';
import policies from './en/shop/policies.json';
import privacy from './en/members/privacy.json';
import priceBooks from './en/staff/priceBooks.json';
import product from './en/shop/product.json';
import promotions from './en/staff/promotions.json';
import publishing from './en/staff/publishing.json';
import purchasing from './en/staff/purchasing.json';
import reader from './en/members/reader.json';
import reasons from './en/ui/reasons.json';
import release from './en/ui/release.json';
import reorder from './en/staff/reorder.json';
import referrals from './en/members/referrals.json';
import rewards from './en/members/rewards.json';
import returns from './en/shop/returns.json';
import orderRules from './en/staff/orderRules.json';
import reports from './en/staff/reports.json';
import reviews from './en/shop/reviews.json';
import rooms from './en/members/rooms.json';
import scan from './en/ui/scan.json';
import shell from './en/ui/shell.json';
import staffOrders from './en/staff/staffOrders.json';
import staffProducts from './en/staff/staffProducts.json';
import staffReturns from './en/staff/staffReturns.json';
import switcher from './en/ui/switcher.json';
import till from './en/staff/till.json';
import transfers from './en/staff/transfers.json';
import ui from './en/ui/ui.json';
import uploads from './en/ui/uploads.json';
import vouchers from './en/shop/vouchers.json';
import welcome from './en/shop/welcome.json';

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
