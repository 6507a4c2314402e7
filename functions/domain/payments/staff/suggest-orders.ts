import { isUsedByOrder } from '#shared/payments/notice-choices.ts';
import type { MoneySuggestion } from '#shared/payments/notices.contract.ts';
import { fold } from '#shared/values/text.ts';
import { mayRevive } from '#functions/domain/orders/moving/revive-order.ts';
import { depositMissing, amountToPay } from '#functions/domain/orders/order-money.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { showOrders } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { findNamedOrder, findNamedPayments } from '../settling/decide-money.ts';
import { toMoneyOrder } from './money-order.ts';
import { noticesView } from './notices-view.ts';
import { previewCount } from './preview-count.ts';

const dayMilliseconds = 86_400_000;
/** Days before the money to search its order. Money comes within days; late money takes longer. */
const daysBefore = 30;
const maxLookedAt = 25;
/** Maximum number of open short notices that are read. No inbox holds more at a time. */
const maxUnderpaidOrders = 100;
const maxSuggested = 5;
const soonMinutes = 60;

type Money = {
  amount: number;
  transaction: string;
  words: string;
  receivedAt: string;
  codes: readonly string[];
};
type Reason = MoneySuggestion['reasons'][number];

/** Phone number as written: with or without spaces, points, dashes and the country code. */
const phone = /(?<!\d)(?:84|0)(?:[ .-]?\d){9}(?!\d)/g;

/** Returns the phone numbers in the words of a transfer, in the format of stored customers. */
const phonesIn = (words: string): string[] =>
  (words.match(phone) ?? []).map((written) => written.replace(/\D/g, '').replace(/^84/, '0'));

/** Returns phone numbers and order codes that people wrote into a transfer, in their stored format. */
function namesIn(words: string): string[] {
  const codes =
    fold(words)
      .toUpperCase()
      .match(/CL\d{6}[0-9A-Z]{5}/g) ?? [];
  return [...codes, ...phonesIn(words)].slice(0, 3);
}

async function idsOf(where: readonly Condition<'createdAt' | 'total'>[]): Promise<string[]> {
  const { places } = await ordersView.rows().list({
    where,
    sort: { by: 'createdAt', descending: true },
    take: maxLookedAt,
    counted: false,
  });
  return places.map(({ id }) => id);
}

/** Finds orders that were underpaid by exactly this amount. The rest may have come without a code. */
async function idsOfShort(amount: number): Promise<string[]> {
  const rows = await newestRows(noticesView.rows(), {
    by: 'receivedAt',
    take: maxUnderpaidOrders,
    where: [
      { column: 'state', is: 'open' },
      { column: 'mismatch', is: 'short' },
    ],
  });
  return rows.flatMap(({ missing, orderId }) => (missing === amount && orderId ? [orderId] : []));
}

async function candidates(table: Table, { amount, words, receivedAt, codes }: Money): Promise<string[]> {
  const at = Date.parse(receivedAt);
  const since = {
    column: 'createdAt',
    atLeast: new Date(at - daysBefore * dayMilliseconds).toISOString(),
  } as const;
  const until = { column: 'createdAt', atMost: new Date(at + dayMilliseconds).toISOString() } as const;
  const [named, short, ofAmount, ...byName] = await Promise.all([
    findNamedPayments(table, codes),
    idsOfShort(amount),
    idsOf([{ column: 'total', is: amount }, since, until]),
    ...namesIn(words).map((name) => idsOf([{ words: [fold(name)] }, since, until])),
  ]);
  return [...new Set([...named.map(({ order }) => order.id), ...byName.flat(), ...short, ...ofAmount])];
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Tells whether the words contain at least two thirds of a name's parts. Banks truncate the rest. */
function saysName(words: string, name: string): boolean {
  const said = ` ${fold(words).replace(/[^a-z0-9]+/g, ' ')} `;
  const parts = fold(name).split(/\s+/).filter(Boolean);
  const found = parts.filter((part) => said.includes(` ${part} `));
  return parts.length > 1 && found.length >= Math.ceil((parts.length * 2) / 3);
}

function reasonsOf(order: StoredOrder, money: Money, named: ReadonlySet<string>): Reason[] {
  const { words, amount, receivedAt } = money;
  const { missing, total } = toMoneyOrder(order);
  const { phone: number } = order.customer;
  const minutes = Math.abs(Date.parse(receivedAt) - Date.parse(order.createdAt)) / 60_000;
  const says = (text: string) => text !== '' && lettersOf(words).includes(lettersOf(text));
  const reasons: Record<Reason, boolean> = {
    code: named.has(order.id) || says(order.code),
    amount: amount === missing || amount === total,
    name: saysName(words, order.customer.fullName),
    phone: phonesIn(words).includes(number) || (number.length > 8 && says(number)),
    time: minutes <= soonMinutes,
  };
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason]);
}

const weights: Record<Reason, number> = { code: 8, phone: 4, amount: 3, name: 3, time: 1 };
type Candidate = Omit<MoneySuggestion, 'effect'> & { order: StoredOrder };

const weightOf = ({ reasons }: Candidate): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Ranks orders that wait for money first, then revivable ones, and those that owe nothing last. */
function standingOf({ order }: Candidate): number {
  if (amountToPay(order) > 0) return 0;
  return mayRevive(order) ? 1 : 2;
}

const isExact = (order: StoredOrder, amount: number): boolean =>
  amountToPay(order) === amount || depositMissing(order) === amount;

/** Sort key: a code in the words before the sum; of the rest, an order that waits for this sum first. */
const rankOf = (candidate: Candidate, { amount }: Money): number[] => [
  standingOf(candidate),
  candidate.reasons.includes('code') ? 0 : 1,
  isExact(candidate.order, amount) ? 0 : 1,
  -weightOf(candidate),
  Math.abs(candidate.minutes),
];

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/** Adds what counting the money would do to a candidate; undefined if its order is gone. */
async function withEffect(
  context: Context,
  { order: { id }, ...candidate }: Candidate,
  money: Money,
): Promise<MoneySuggestion | undefined> {
  const named = await findNamedOrder(context.table, id);
  return named && { ...candidate, effect: await previewCount(context, money, named) };
}

/** Suggests orders for money without a usable code, with the reasons for each. A person decides. */
export async function suggestOrders(context: Context, money: Money): Promise<MoneySuggestion[]> {
  const { table } = context;
  const named = new Set((await findNamedPayments(table, money.codes)).map(({ order }) => order.id));
  const ids = await candidates(table, money);
  const orders = await showOrders(table, ids.slice(0, maxLookedAt * 2));
  const best = [...orders.values()]
    .map((order): Candidate => {
      const shown = toMoneyOrder(order);
      return {
        ...shown,
        order,
        difference: money.amount - shown.missing,
        reasons: reasonsOf(order, money, named),
        minutes: Math.round((Date.parse(money.receivedAt) - Date.parse(order.createdAt)) / 60_000),
      };
    })
    .filter(({ reasons }) => reasons.some((reason) => reason !== 'time'))
    .toSorted((a, b) => compareRanks(rankOf(a, money), rankOf(b, money)))
    .slice(0, maxSuggested);
  const suggested = await Promise.all(best.map((candidate) => withEffect(context, candidate, money)));
  const found = suggested.filter((one) => one !== undefined);
  // Candidates whose order cannot use the money come last, such as a cancelled order whose goods are gone.
  const used = found.filter(({ effect }) => isUsedByOrder(effect.kind));
  return [...used, ...found.filter((one) => !used.includes(one))];
}
