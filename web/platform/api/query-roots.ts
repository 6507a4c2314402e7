/**
 * The first words of the keys under which answers are kept, all in one place: what an event, or another feature, makes
 * stale is named by them. Imported as `roots`.
 */
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
/** Invoices, one’s own or everybody’s. */
export const invoices = ['invoices'] as const;
export const invoiceProfiles = ['invoice-profiles'] as const;
export const jobs = ['jobs'] as const;
export const links = ['links'] as const;
export const me = ['me'] as const;
/** What a member was told, how many of it are unread, and how they want to be told. */
export const notifications = ['notifications'] as const;
/** Profiles, ties and pictures of members, one’s own among them. */
export const members = ['members'] as const;
/** What people wrote to those who run the site. */
export const contact = ['contact'] as const;
export const orders = ['orders'] as const;
/** Who of staff looks at an order. */
export const orderViewers = ['order-viewers'] as const;
export const overview = ['overview'] as const;
/** What staff read of orders that are packed and sent. */
export const shipping = ['shipping'] as const;
export const payments = ['payments'] as const;
/** Members as staff see them. */
export const people = ['people'] as const;
export const places = ['places'] as const;
export const priceBooks = ['price-books'] as const;
export const product = ['catalogue', 'product'] as const;
/** Suppliers, and what is bought from them. */
export const purchasing = ['purchasing'] as const;
/** Days compared with what providers list. */
export const reconciliation = ['reconciliation'] as const;
/** Money that goes back. */
export const refunds = ['refunds'] as const;
export const restock = ['restock'] as const;
export const returns = ['orders', 'returns'] as const;
/** Whom one brought, and what that earns. */
export const referrals = ['referrals'] as const;
export const reviews = ['reviews'] as const;
/** What staff set for the whole shop. */
export const settings = ['settings'] as const;
export const savedViews = ['saved-views'] as const;
export const search = ['search'] as const;
/** Where somebody is signed in. */
export const sessions = ['sessions'] as const;
export const shipment = ['shipment'] as const;
/** What staff read of returns. */
export const staffReturns = ['returns'] as const;
/** What only staff read of products. */
export const staffProducts = ['staff-products'] as const;
/** Counter cash, one’s own or everybody’s. */
export const tills = ['tills'] as const;
export const users = ['users'] as const;
export const vouchers = ['vouchers'] as const;
/** How many wait for staff, in each list. */
export const waiting = ['waiting'] as const;
