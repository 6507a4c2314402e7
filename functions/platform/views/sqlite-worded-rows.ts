import type { DatabaseSync } from 'node:sqlite';
import type { Condition, ListPlan, ListSlice, ViewRows, WordSearch } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import {
  type Clause,
  countSql,
  type FindWords,
  pageAmongFirstSql,
  pageOfTextsSql,
  quoted,
  tallySql,
} from './list-sql.ts';
import { marksFor } from './marks.ts';
import { fewest, goesOn, mostSorted, walked, walkedBy } from './sqlite-rows.ts';
import { prepared } from './view-file.ts';
import {
  amongRows,
  countSqliteWords,
  firstSqliteWords,
  inOwnWords,
  inSqliteWords,
  textTable,
} from './word-index.ts';

/** So many of the first are read for a page of rows that have common words, before all that have them are gathered. */
const mostRead = 1000;

type Plan = ListPlan<string>;
/** A list by words that were typed: as it was asked, and with what marks say looked for in the index of words. */
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

/** Rows that have certain words, each looked at by itself and not as one of all that have them. */
const tested =
  (find: FindWords): FindWords =>
  (search) => {
    const { sql, values } = find(search);
    return { sql: `+${sql}`, values };
  };

/** The rows of a view with an index of words, as SQLite answers them. */
export function sqliteWordedRows<Name extends string, Row>(
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

  /**
   * Those that are found by a column, or else by words: each by itself, since both at once are found by neither's index
   * alone.
   */
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

  /** What is found by columns, and by words too few have to matter. */
  function plainly(plan: Plan, known = plan.known, found = inWords): ListSlice<Row> {
    const total = known ?? (plan.counted ? count(plan.where, found, table, plan.countedTo) : 0);
    // What was counted no further may be many.
    const isWalked = total > mostSorted || total === plan.countedTo || goesOn(plan);
    const isSorted = total <= fewest && (plan.counted || known !== undefined);
    const ways = {
      find: isWalked ? tested(found) : found,
      columnOf: isWalked ? walkedBy(plan) : quoted,
      sortedBy: isSorted ? walked : quoted,
    };
    // Behind the last there is nothing, however far one walks.
    const isBehind = (plan.counted || known !== undefined) && (plan.skip ?? 0) >= total;
    return sliceOf(isBehind || plan.take === 0 ? [] : ask(pageOfTextsSql(table, texts, plan, ways)), total);
  }

  /** Words many have, among few rows: each is read. */
  function readEach(plan: Plan): ListSlice<Row> {
    const total = count(plan.where, inOwnWords, narrowOfTexts);
    return sliceOf(
      ask(pageOfTextsSql(narrowOfTexts, texts, plan, { find: inOwnWords, sortedBy: walked })),
      total,
    );
  }

  /** So many as are asked for are mostly found among the first that have the words; otherwise all of these are looked at. */
  function countAmongFirst({ where, countedTo }: Plan, first: readonly number[]): number {
    if (countedTo === undefined) return count(where, tested(inWords));
    // Found by their numbers, whatever else they are narrowed by.
    const some = countAsked(where, amongRows(first.slice(0, 2 * countedTo)), table, walked, countedTo);
    return some === countedTo ? some : count(where, tested(inWords), table, countedTo);
  }

  function withMarks(asked: Plan, typed: WordSearch): TypedPlan {
    const [marks, where]: [string[][], Condition<string>[]] = [[], []];
    for (const one of asked.where.filter((each) => each !== typed)) {
      const any = marksFor(marked, one);
      if (any) marks.push(any);
      else where.push(one);
    }
    const search = { ...typed, marks };
    return { asked, typed, search, marked: { ...asked, where: [search, ...where] } };
  }

  /** Words many have, among many rows: the first pages are mostly full before many were read. */
  function readFirst({ asked, typed, marked: plan }: TypedPlan, having: number, first: number[]) {
    const total = plan.where.length > 1 ? countAmongFirst(plan, first) : having;
    const { take, skip = 0 } = asked;
    if (skip + take > mostRead) return plainly(plan, total);
    const where = asked.where.filter((one) => one !== typed);
    const looking = { find: tested(inWords), columnOf: walked, most: mostRead, search: typed };
    const rows = ask(
      pageAmongFirstSql(table, texts, { ...asked, where }, { ...looking, inTexts: inOwnWords }),
    );
    return rows.length === take ? sliceOf<Row>(rows, total) : plainly(plan, total);
  }

  /** How many rows have the words that were typed says how to go about all else. */
  function list(asked: Plan): ListSlice<Row> {
    const typed = asked.where.find(isTyped);
    if (!typed) return plainly(asked);
    const known = withMarks(asked, typed);
    const { search, marked: plan } = known;
    const looking = firstSqliteWords(name, search, mostSorted + 1);
    const counting = countSqliteWords(name, search);
    if (!looking || !counting) return plainly(asked);
    const others = plan.where.filter((one) => one !== search);
    // Who counts no further than so many knows that a part is found by an index: of a small one each is read.
    const isSmall =
      plan.countedTo !== undefined &&
      others.length > 0 &&
      count(others, inWords, table, mostRead + 1) <= mostRead;
    if (isSmall) return readEach(asked);
    const first = ask(looking).map((row) => Number(row['rowid']));
    // Looked for once: where other words narrow the list, too, each has to be looked for by itself.
    if (first.length <= mostSorted && !others.some(mentionsWords))
      return plainly(plan, others.length === 0 ? first.length : undefined, amongRows(first));
    if (first.length <= mostSorted) return plainly(plan);
    const having = totalOf(ask(counting)[0]);
    const isAmongFew = others.length > 0 && count(others, inWords, table, mostSorted + 1) <= mostSorted;
    return isAmongFew ? readEach(asked) : readFirst(known, having, first);
  }

  return {
    list: async (plan) => list(plan),
    // The columns asked for are the columns answered.
    tally: async (plan) => ask(tallySql(table, plan, { find: inWords })) as never,
  };
}
