import type { ListShape, QueryPart } from '#shared/lists/query-parts.ts';
import { userList } from '#functions/domain/accounts/listing/list-users.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { inventoryView } from '#functions/domain/inventory/stock/inventory-view.ts';
import { inventoryRows } from '#functions/domain/inventory/stock/search-inventory.ts';
import { lotsView } from '#functions/domain/inventory/lots/lots-view.ts';
import { lotsAt } from '#functions/domain/inventory/lots/search-lots.ts';
import { messagesView } from '#functions/domain/contact/messages-view.ts';
import { documentsView } from '#functions/domain/library/documents-view.ts';
import {
  ownDocumentList,
  publicDocumentList,
  readerDocumentList,
  staffDocumentList,
} from '#functions/domain/library/list-documents.ts';
import { caseList } from '#functions/domain/moderation/search-cases.ts';
import { casesView } from '#functions/domain/moderation/cases-view.ts';
import { publicNewsList, staffNewsList } from '#functions/domain/news/list-news.ts';
import { newsView } from '#functions/domain/news/news-view.ts';
import { messageList } from '#functions/domain/contact/search-messages.ts';
import { customersView } from '#functions/domain/customers/staff/customers-view.ts';
import { customersIn } from '#functions/domain/customers/staff/list-customers.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { identityListing } from '#functions/domain/identity/search-identities.ts';
import { invoicesView } from '#functions/domain/invoices/reading/invoices-view.ts';
import { allInvoices, ownInvoices } from '#functions/domain/invoices/reading/search-invoices.ts';
import { memberLogView } from '#functions/domain/accounts/member-log/member-log-view.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { ordersAt } from '#functions/domain/orders/reading/search-orders.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { noticeList } from '#functions/domain/payments/staff/search-notices.ts';
import { paymentList } from '#functions/domain/payments/staff/search-payments.ts';
import { accountList } from '#functions/domain/people/list-accounts.ts';
import { approvalList, peopleList } from '#functions/domain/people/list-people.ts';
import { privacyList } from '#functions/domain/people/list-privacy.ts';
import { privacyView } from '#functions/domain/people/privacy-view.ts';
import { memberLogList } from '#functions/domain/people/read-member-log.ts';
import { purchasesView } from '#functions/domain/purchasing/purchases-view.ts';
import { reorderUnder } from '#functions/domain/purchasing/reorder/search-reorder.ts';
import { purchasesAt } from '#functions/domain/purchasing/search-purchases.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { refundList } from '#functions/domain/refunds/search-refunds.ts';
import { returnsView } from '#functions/domain/returns/returns-view.ts';
import { returnList } from '#functions/domain/returns/search-returns.ts';
import { packingList } from '#functions/domain/shipping/packing/list-packing.ts';
import { packingView } from '#functions/domain/shipping/packing/packing-view.ts';
import { tillList } from '#functions/domain/tills/search-tills.ts';
import { tillsView } from '#functions/domain/tills/tills-view.ts';
import { vouchersAt } from '#functions/domain/vouchers/search-vouchers.ts';
import { vouchersView } from '#functions/domain/vouchers/vouchers-view.ts';
import type { DeclaredView } from '#functions/platform/views/define-view.ts';
import type { Condition, ListPlan } from '#functions/platform/views/list-plan.ts';

export type AnyView = DeclaredView<{ id: string }, string, unknown>;
type AnyList = {
  contract: { name: string; list: ListShape; query: { parse: (given: unknown) => unknown } };
  own: readonly string[];
  plan: (query: Record<string, unknown>, own: Record<string, unknown>) => ListPlan<string>;
};

const now = new Date('2026-11-28T05:00:00Z');
const terms = { suppliers: new Map(), reviewDays: 7 };

/** All lists that views answer, with their views. */
const listsOfViews = [
  [usersView, userList],
  [usersView, peopleList],
  [usersView, approvalList],
  [usersView, accountList],
  [inventoryView, inventoryRows],
  [inventoryView, reorderUnder(terms)],
  [lotsView, lotsAt(now)],
  [messagesView, messageList],
  [newsView, publicNewsList],
  [newsView, staffNewsList],
  [casesView, caseList],
  [documentsView, staffDocumentList],
  [documentsView, readerDocumentList],
  [documentsView, ownDocumentList],
  [documentsView, publicDocumentList],
  [customersView, customersIn([], now)],
  [identitiesView, identityListing],
  [invoicesView, allInvoices],
  [invoicesView, ownInvoices],
  [memberLogView, memberLogList(() => now)],
  [ordersView, ordersAt(now)],
  [noticesView, noticeList],
  [paymentsView, paymentList],
  [privacyView, privacyList],
  [purchasesView, purchasesAt(now)],
  [refundsView, refundList],
  [returnsView, returnList],
  [packingView, packingList],
  [tillsView, tillList],
  [vouchersView, vouchersAt(now.toISOString())],
] as const;

// The cast drops the query type of each single list.
export const viewLists = listsOfViews.map(([view, list], place) => ({
  name: `${place + 1}. ${list.contract.name}`,
  view: view as unknown as AnyView,
  list: list as unknown as AnyList,
}));

/** Possible values of a filter: all its choices, or one value of its kind. Text search is tested elsewhere. */
function valuesOf(part: QueryPart): string[] {
  switch (part.kind) {
    case 'words':
      return [];
    case 'one':
      return part.of.map(String);
    case 'many':
      return part.of ? [...part.of.slice(0, 1), part.of.slice(0, 2).join()] : ['a', 'a,b'];
    case 'flag':
      return ['true', 'false'];
    case 'number':
      return [String(part.max)];
    case 'since':
    case 'until':
      return ['2026-11-01'];
    case 'id':
      return ['a'];
  }
}

type Given = Record<string, string>;

/** Columns of a condition; empty for text search. */
export function columnsOf(condition: Condition<string>): string[] {
  if ('column' in condition) return [condition.column];
  if ('words' in condition) return [];
  const ways = 'anyOf' in condition ? condition.anyOf : condition.noneOf;
  const columns = ways.map((all) => all.map(columnsOf));
  return columns.flat().some((each) => each.length === 0) ? [] : columns.flat(2);
}

/** Filters of a list: none, each alone, and all pairs. */
export function narrowings({ contract }: AnyList): { alone: Given[]; pairs: Given[] } {
  const filters = Object.entries(contract.list.filters).map(([name, part]) =>
    valuesOf(part).map((value): Given => ({ [name]: value })),
  );
  const alone = [{}, ...filters.flat()];
  const pairs = filters.flatMap((some, place) =>
    filters.slice(place + 1).flatMap(([other]) => (some[0] && other ? [{ ...some[0], ...other }] : [])),
  );
  return { alone, pairs };
}

/** Sort orders of a list, in both directions. */
export const ordersOf = ({ contract: { list } }: AnyList): Given[] =>
  (list.sorts ?? []).flatMap((sortBy) =>
    ['asc', 'desc'].map((way) => ({ sortBy, [list.direction ?? 'sortOrder']: way })),
  );

/** Plan of a list query, as the owner of its rows. */
export function planOf(list: AnyList, given: Given): ListPlan<string> {
  const own = Object.fromEntries(list.own.map((name) => [name, 'a']));
  return list.plan(list.contract.query.parse(given) as Record<string, unknown>, own);
}
