/** First segments of all query keys, by which events and other features invalidate. Imported as `roots`. */
export const accounts = ['accounts'] as const;
export const activity = ['activity'] as const;
export const addresses = ['addresses'] as const;
export const cart = ['cart'] as const;
export const catalogue = ['catalogue'] as const;
export const checkout = ['checkout'] as const;
export const customers = ['customers'] as const;
export const divisions = ['divisions'] as const;
export const favorites = ['favorites'] as const;
export const identity = ['identity'] as const;
export const inventory = ['inventory'] as const;
/** Invoices: the reader's own or all. */
export const invoices = ['invoices'] as const;
export const invoiceProfiles = ['invoice-profiles'] as const;
export const jobs = ['jobs'] as const;
/** Documents and chapters, with what the reader has of them. */
export const library = ['library'] as const;
export const links = ['links'] as const;
export const me = ['me'] as const;
/** Facts of videos that players ask for. */
export const videos = ['videos'] as const;
/** News and events, with their comments. */
export const news = ['news'] as const;
/** Notifications of a member, the unread count and the notification settings. */
export const notifications = ['notifications'] as const;
/** Profiles, connections and pictures of members, the reader's own included. */
export const members = ['members'] as const;
/** Messages from visitors to the site's operators. */
export const contact = ['contact'] as const;
/** Content that waits for moderators. */
export const moderation = ['moderation'] as const;
export const orders = ['orders'] as const;
/** Staff members who currently view an order. */
export const orderViewers = ['order-viewers'] as const;
export const overview = ['overview'] as const;
/** Staff data of orders that are packed and sent. */
export const shipping = ['shipping'] as const;
export const payments = ['payments'] as const;
/** Members in the back office. */
export const people = ['people'] as const;
export const places = ['places'] as const;
export const priceBooks = ['price-books'] as const;
export const product = ['catalogue', 'product'] as const;
/** Suppliers and purchases. */
export const purchasing = ['purchasing'] as const;
/** Daily comparison with the payment providers' lists. */
export const reconciliation = ['reconciliation'] as const;
export const refunds = ['refunds'] as const;
export const restock = ['restock'] as const;
export const returns = ['orders', 'returns'] as const;
/** Referred members and their earnings. */
export const referrals = ['referrals'] as const;
export const reviews = ['reviews'] as const;
/** Settings of the whole shop, made by staff. */
export const settings = ['settings'] as const;
export const savedViews = ['saved-views'] as const;
export const search = ['search'] as const;
/** Devices with an open session. */
export const sessions = ['sessions'] as const;
export const shipment = ['shipment'] as const;
/** Staff data of returns. */
export const staffReturns = ['returns'] as const;
/** Product data that only staff may read. */
export const staffProducts = ['staff-products'] as const;
/** Counter cash: the reader's own till or all. */
export const tills = ['tills'] as const;
export const users = ['users'] as const;
export const vouchers = ['vouchers'] as const;
/** Numbers of records waiting for staff, by list. */
export const waiting = ['waiting'] as const;
