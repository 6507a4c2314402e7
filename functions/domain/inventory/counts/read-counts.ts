import type { QueryOf } from '#shared/contract/route.ts';
import { isLarge, maxCountLines } from '#shared/inventory/count-choices.ts';
import {
  type Count,
  type CountLine,
  CountRow,
  searchCounts as searchContract,
} from '#shared/inventory/counts.contract.ts';
import { fold } from '#shared/values/text.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { trackingOf } from '#functions/domain/catalogue/records/tracking-of.ts';
import { countKeys } from './count-keys.ts';
import {
  countedOf,
  countRecord,
  differenceOf,
  lineName,
  StoredCount,
  StoredCountLine,
} from './count-record.ts';

/** Number of counts read, enough for years: a shop counts a few times a week. */
const most = 1000;

const placeWord = (id: string): string => fold(`warehouse:${id};`);

const counts = defineRows(CountRow, {
  name: 'counts',
  columns: {
    createdAt: column.text(({ createdAt }) => createdAt),
    status: column.text(({ status }) => status),
  },
  searched: ({ code, note, warehouse }) => [code, note, warehouse.name, placeWord(warehouse.id)],
});

const within: Filter<never> = (value) => [{ words: [placeWord(String(value))] }];

const list = listQuery(counts, searchContract, {
  q: search(),
  status: equals('status'),
  warehouseId: within,
});

/** Returns a page of counts with the filters of staff. */
export async function searchCounts({ table }: Context, query: QueryOf<typeof searchContract>) {
  const asked = { index: 'gsi1', pk: countKeys.all, limit: most, newestFirst: true } as const;
  const { items } = await table.list(asked, StoredCount);
  return listOf(list, query, {}, itemRows(counts, items));
}

/** Reads the lines of a sheet. */
export async function readLines({ table }: Context, id: string): Promise<StoredCountLine[]> {
  const lines: StoredCountLine[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...countKeys.lines(id), limit: maxCountLines, cursor };
    const page: { items: StoredLine[]; cursor: string | undefined } = await table.query(
      asked,
      StoredCountLine,
    );
    lines.push(...page.items.map((line) => ({ ...line, ...lineName(id, line) })));
    ({ cursor } = page);
  } while (cursor);
  return lines;
}

type StoredLine = Omit<StoredCountLine, 'countId' | 'goods'>;
type Person = (id: string) => { id: string; fullName: string | null };

function toLine(line: StoredCountLine, person: Person, byLot: boolean): CountLine {
  const { parts, countId: _count, goods: _goods, version: _version, ...said } = line;
  const counted = countedOf(line);
  return {
    ...said,
    counted,
    difference: differenceOf(line),
    byLot,
    isLarge: isLarge({ counted, expected: line.expected }),
    parts: Object.entries(parts).map(([counterId, { quantity, by }]) => ({
      counterId,
      quantity,
      by: person(by),
    })),
  };
}

async function peopleOf({ table }: Context, ids: readonly (string | null)[]): Promise<Person> {
  const known = await findMembers(
    table,
    ids.filter((id) => id !== null),
  );
  return (id) => ({ id, fullName: known.get(id)?.fullName ?? null });
}

const countersOf = ({ parts }: StoredCountLine): string[] => Object.values(parts).map(({ by }) => by);

/** Builds one line for display. */
export async function showLine(context: Context, line: StoredCountLine): Promise<CountLine> {
  const tracked = await trackingOf(context.table, [line.productId]);
  return toLine(line, await peopleOf(context, countersOf(line)), tracked(line.productId).byLot);
}

/** Reads a sheet with its lines, last counted first. */
export async function getCount(context: Context, id: string): Promise<Count> {
  const [head, lines] = await Promise.all([countRecord.get(context.table, { id }), readLines(context, id)]);
  const { createdBy, closedBy, ...row } = head;
  const [person, tracked] = await Promise.all([
    peopleOf(context, [createdBy, closedBy, ...lines.flatMap(countersOf)]),
    trackingOf(
      context.table,
      lines.map(({ productId }) => productId),
    ),
  ]);
  return {
    ...row,
    createdBy: person(createdBy),
    closedBy: closedBy === null ? null : person(closedBy),
    lines: lines
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .map((line) => toLine(line, person, tracked(line.productId).byLot)),
  };
}
