import * as accounts from '../accounts/index.ts';
import * as activity from '../activity/activity.contract.ts';
import * as addresses from '../addresses/index.ts';
import * as cart from '../cart/index.ts';
import * as catalogue from '../catalogue/index.ts';
import * as contact from '../contact/index.ts';
import * as customers from '../customers/index.ts';
import * as favorites from '../favorites/favorites.contract.ts';
import * as invoices from '../invoices/index.ts';
import * as identity from '../identity/index.ts';
import * as invoiceProfiles from '../invoice-profiles/index.ts';
import * as inventory from '../inventory/index.ts';
import * as jobs from '../jobs/jobs.contract.ts';
import * as links from '../links/get-url-metadata.contract.ts';
import * as live from '../live/live.contract.ts';
import * as moderation from '../moderation/index.ts';
import * as library from '../library/index.ts';
import * as news from '../news/index.ts';
import * as notifications from '../notifications/index.ts';
import * as members from '../members/index.ts';
import * as operations from '../operations/health.contract.ts';
import * as payments from '../payments/index.ts';
import * as orders from '../orders/index.ts';
import * as overview from '../overview/index.ts';
import * as people from '../people/index.ts';
import * as places from '../places/index.ts';
import * as priceBooks from '../price-books/index.ts';
import * as purchasing from '../purchasing/index.ts';
import * as restock from '../restock/index.ts';
import * as reconciliation from '../reconciliation/index.ts';
import * as referrals from '../referrals/index.ts';
import * as refunds from '../refunds/index.ts';
import * as reports from '../reports/index.ts';
import * as returns from '../returns/index.ts';
import * as reviews from '../reviews/index.ts';
import * as savedViews from '../saved-views/index.ts';
import * as search from '../search/find-anything.contract.ts';
import * as settings from '../settings/index.ts';
import * as subjects from '../subjects/list-seen.contract.ts';
import * as shipping from '../shipping/index.ts';
import * as tills from '../tills/index.ts';
import type { AnyContract } from '../contract/route.ts';
import * as media from '../media/upload.contract.ts';
import * as videos from '../media/video.contract.ts';
import * as vouchers from '../vouchers/index.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isContract = (value: unknown): value is AnyContract =>
  isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

type ContractGroup = Readonly<Record<string, AnyContract>>;

/** Tells whether an export is a group of operations: that of `defineComments`, for one. */
const isGroup = (value: unknown): value is ContractGroup =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isContract);

/** Operations among the exports of an area: single ones, and those of its groups. */
export const contractsIn = (exported: object): AnyContract[] =>
  Object.values(exported).flatMap((value) =>
    isContract(value) ? [value] : isGroup(value) ? Object.values(value) : [],
  );

const areas = [
  accounts,
  activity,
  addresses,
  cart,
  catalogue,
  contact,
  customers,
  favorites,
  identity,
  invoiceProfiles,
  inventory,
  invoices,
  jobs,
  links,
  live,
  members,
  operations,
  orders,
  overview,
  payments,
  people,
  places,
  priceBooks,
  purchasing,
  referrals,
  restock,
  moderation,
  library,
  news,
  notifications,
  refunds,
  reports,
  reconciliation,
  returns,
  reviews,
  savedViews,
  search,
  settings,
  shipping,
  subjects,
  tills,
  media,
  videos,
  vouchers,
];

/** All operations of the API, sorted by name. */
export const contracts: readonly AnyContract[] = areas
  .flatMap(contractsIn)
  .sort((a, b) => a.name.localeCompare(b.name));

/** Groups of operations by the names of their exports, which tables of routes export, too. */
export const contractGroups: ReadonlyMap<string, ContractGroup> = new Map(
  areas.flatMap((area) =>
    Object.entries(area).flatMap(([name, value]) => (isGroup(value) ? [[name, value] as const] : [])),
  ),
);
