import { PhoneNumber } from '#shared/accounts/user.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchReturns as contract } from '#shared/returns/staff-returns.contract.ts';
import { maskPhone } from '#shared/values/mask.ts';
import { fold } from '#shared/values/text.ts';
import {
  among,
  atLeast,
  atMost,
  equals,
  type Filter,
  search,
} from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { type ReturnViewRow, returnsView } from './returns-view.ts';

type Column = keyof typeof returnsView.columns;

/** Filters by resolution: true means the first one, false the other. */
const wishes =
  (yes: string, no: string): Filter<Column> =>
  (value) => [{ column: 'resolution', is: value === true ? yes : no }];

/** Ignores a parameter that changes the answer but filters nothing. */
const beside: Filter<Column> = () => [];

export const returnList = listQuery(returnsView, contract, {
  search: search(),
  status: among('status'),
  reason: among('reason'),
  method: among('method'),
  qaResult: among('qaResult'),
  requestRefund: wishes('refund', 'exchange'),
  requestExchange: wishes('exchange', 'refund'),
  hasTrackingNumber: equals('hasTracking'),
  toSendBack: equals('toSendBack'),
  courierName: (value) => [{ column: 'courier', is: fold(String(value)) }],
  orderId: equals('orderId'),
  userId: equals('userId'),
  orderCode: (value) => [{ column: 'orderCode', is: String(value).trim().toUpperCase() }],
  customerPhone: (value) => [{ column: 'phone', is: PhoneNumber.safeParse(value).data ?? String(value) }],
  createdById: equals('createdById'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  updatedFrom: atLeast('updatedAt'),
  updatedTo: atMost('updatedAt'),
  approvedFrom: atLeast('approvedAt'),
  approvedTo: atMost('approvedAt'),
  qcFrom: atLeast('qcAt'),
  qcTo: atMost('qcAt'),
  includeItems: beside,
  includeUser: beside,
});

const firstLines = 3;

type ReturnQuery = QueryOf<typeof contract> & { seesPhones: boolean };

const toLine =
  ({ includeItems, includeUser, seesPhones }: ReturnQuery) =>
  ({ customer, items, ...row }: ReturnViewRow) => ({
    ...row,
    customerName: customer.fullName,
    items: includeItems ? items : items.slice(0, firstLines),
    user: includeUser
      ? {
          id: row.userId,
          fullName: customer.fullName,
          phone: seesPhones ? customer.phone : maskPhone(customer.phone),
        }
      : null,
  });

/** Lists returns as staff filter and sort them. Full phone numbers need a permission. */
export async function searchReturns(asked: ReturnQuery): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(returnList, asked);
  return { ...page, data: page.data.map(toLine(asked)) };
}
