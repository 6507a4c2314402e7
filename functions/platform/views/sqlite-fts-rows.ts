import type { DatabaseSync } from 'node:sqlite';
import type { Condition, ListPlan, ListSlice, ViewRows, WordSearch } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import {
  type Clause,
  countSql,
  type FindWords,
  pageOfFirstRowsSql,
  pageOfTextsSql,
  quoted,
  tallySql,
} from './list-sql.ts';
import { indexTermsFor } from './index-terms.ts';
import { fewest, goesOn, maxSorted, walked, walkedBy } from './sqlite-rows.ts';
import { prepared } from './view-file.ts';
import {
  inRows,
  countSqliteWords,
  firstSqliteWords,
  inOwnWords,
  inSqliteWords,
  textTable,
} from './word-index.ts';

/** Number of first rows tested for a page with common words, before all matches are collected. */
const maxRead = 1000;

type Plan = ListPlan<string>;
/** A word search: `asked` is the original plan, `marked` has the mark conditions in the word index. */
type TypedPlan = { asked: Plan; typed: WordSearch; marked: Plan; search: WordSearch };

type Either = Extract<Condition<string>, { anyOf: unknown }>;

const hasWords = (all: readonly Condition<string>[]): boolean => all.some((one) => 'words' in one);
const isEither = (one: Condition<string>): one is Either =>
  'anyOf' in one && one.anyOf.some(hasWords) && !one.anyOf.every(hasWords);

const mentionsWords = (one: Condition<string>): boolean =>
  'words' in one ||
  ('anyOf' in one && one.anyOf.some((all) => all.some(mentionsWords))) ||
  ('noneOf' in one && one.noneOf.some((all) => all.some(mentionsWords)));

const isTyped = (one: Condition<string>): one is WordSearch => 'words' in one;

/** Tests each row for the words by itself, instead of collecting all rows that have them. */
const tested =
  (find: FindWords): FindWords =>
  (search) => {
    const { sql, values } = find(search);
    return { sql: `+${sql}`, values };
  };

/** Answers queries on a view with a word index from SQLite. */
export function sqliteFtsRows<Name extends string, Row>(
  { name, marked = [] }: { name: string; marked?: readonly Name[] },
  db: DatabaseSync,
): ViewRows<Name, Row> {
  const [table, texts, inWords] = [quoted(name), textTable(name), inSqliteWords(name)];
  const narrowOfTexts = `${table} CROSS JOIN ${texts} USING (rid)`;
  const ask = ({ sql, values }: Clause) => prepared(db, sql).all(...values);
  const countAsked = (
    where: Plan['where'],
    find: FindWords,
    from = table,
    columnOf = quoted,
    countedTo?: number,
  ) => totalOf(ask(countSql(from, { where, countedTo }, find, columnOf))[0]);

  /** Counts rows by column or words, each separately, because neither index alone finds both. */
  function count(where: Plan['where'], find: FindWords, from = table, countedTo?: number): number {
    const either = where.find(isEither);
    if (!either) return countAsked(where, find, from, quoted, countedTo);
    const others = where.filter((one) => one !== either);
    const [worded, plain] = [either.anyOf.filter(hasWords), either.anyOf.filter((all) => !hasWords(all))];
    return (
      countAsked([{ anyOf: plain }, ...others], find, from) +
      countAsked([{ anyOf: worded }, { noneOf: plain }, ...others], find, from, walked)
    );
  }

  /** Answers lists by columns, and by words rare enough not to matter. */
  function plainly(plan: Plan, known = plan.known, found = inWords): ListSlice<Row> {
    const total = known ?? (plan.counted ? count(plan.where, found, table, plan.countedTo) : 0);
    // A count that stopped at `countedTo` may stand for many more rows.
    const isWalked = total > maxSorted || total === plan.countedTo || goesOn(plan);
    const isSorted = total <= fewest && (plan.counted || known !== undefined);
    const ways = {
      find: isWalked ? tested(found) : found,
      columnOf: isWalked ? walkedBy(plan) : quoted,
      sortedBy: isSorted ? walked : quoted,
    };
    // A page past the last row is empty; skipping the query saves the whole walk.
    const isBehind = (plan.counted || known !== undefined) && (plan.skip ?? 0) >= total;
    return sliceOf(isBehind || plan.take === 0 ? [] : ask(pageOfTextsSql(table, texts, plan, ways)), total);
  }

  /** For common words within few rows: reads every row. */
  function readEach(plan: Plan): ListSlice<Row> {
    const total = count(plan.where, inOwnWords, narrowOfTexts);
    return sliceOf(
      ask(pageOfTextsSql(narrowOfTexts, texts, plan, { find: inOwnWords, sortedBy: walked })),
      total,
    );
  }

  /** Counts to `countedTo` within the first rows with the words; otherwise tests all matching rows. */
  function countAmongFirst({ where, countedTo }: Plan, first: readonly number[]): number {
    if (countedTo === undefined) return count(where, tested(inWords));
    // These rows are found by their row ids, whatever other filters apply.
    const some = countAsked(where, inRows(first.slice(0, 2 * countedTo)), table, walked, countedTo);
    return some === countedTo ? some : count(where, tested(inWords), table, countedTo);
  }

  function withMarks(asked: Plan, typed: WordSearch): TypedPlan {
    const [marks, where]: [string[][], Condition<string>[]] = [[], []];
    for (const one of asked.where.filter((each) => each !== typed)) {
      const any = indexTermsFor(marked, one);
      if (any) marks.push(any);
      else where.push(one);
    }
    const search = { ...typed, marks };
    return { asked, typed, search, marked: { ...asked, where: [search, ...where] } };
  }

  /** For common words within many rows: a first page is mostly full after reading a few rows. */
  function readFirst({ asked, typed, marked: plan }: TypedPlan, having: number, first: number[]) {
    const total = plan.where.length > 1 ? countAmongFirst(plan, first) : having;
    const { take, skip = 0 } = asked;
    if (skip + take > maxRead) return plainly(plan, total);
    const where = asked.where.filter((one) => one !== typed);
    const looking = { find: tested(inWords), columnOf: walked, most: maxRead, search: typed };
    const rows = ask(
      pageOfFirstRowsSql(table, texts, { ...asked, where }, { ...looking, inTexts: inOwnWords }),
    );
    return rows.length === take ? sliceOf<Row>(rows, total) : plainly(plan, total);
  }

  /** Chooses the strategy by the number of rows that have the typed words. */
  function list(asked: Plan): ListSlice<Row> {
    const typed = asked.where.find(isTyped);
    if (!typed) return plainly(asked);
    const known = withMarks(asked, typed);
    const { search, marked: plan } = known;
    const looking = firstSqliteWords(name, search, maxSorted + 1);
    const counting = countSqliteWords(name, search);
    if (!looking || !counting) return plainly(asked);
    const others = plan.where.filter((one) => one !== search);
    // A bounded count tells that a part of the rows is small; each row of a small part is read.
    const isSmall =
      plan.countedTo !== undefined &&
      others.length > 0 &&
      count(others, inWords, table, maxRead + 1) <= maxRead;
    if (isSmall) return readEach(asked);
    const first = ask(looking).map((row) => Number(row['rowid']));
    // The matches are looked up once by row id. If other conditions also contain words, the index is queried
    // for each.
    if (first.length <= maxSorted && !others.some(mentionsWords))
      return plainly(plan, others.length === 0 ? first.length : undefined, inRows(first));
    if (first.length <= maxSorted) return plainly(plan);
    const having = totalOf(ask(counting)[0]);
    const isAmongFew = others.length > 0 && count(others, inWords, table, maxSorted + 1) <= maxSorted;
    return isAmongFew ? readEach(asked) : readFirst(known, having, first);
  }

  return {
    list: async (plan) => list(plan),
    // The cast is safe: the result has exactly the requested columns.
    tally: async (plan) => ask(tallySql(table, plan, { find: inWords })) as never,
  };
}
