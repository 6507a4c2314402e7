import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Condition, ListPlan, ViewRows } from '#functions/platform/views/list-plan.ts';
import { filesIn, importsOf, textOf } from '../../rules/source-files.ts';
import { type AnyView, columnsOf, narrowings, ordersOf, planOf, viewLists } from '../support/view-lists.ts';

const Step = z.object({ detail: z.string() });

/** How an engine goes about one statement. */
type Way = { counts: boolean; steps: string[] };

/** The rows of an empty view, and how each statement that is asked of them would be answered. */
function explained(view: AnyView): (plan: ListPlan<string>) => Promise<Way[]> {
  const db = new DatabaseSync(':memory:');
  db.exec(view.sqlite.schema);
  const ways: Way[] = [];
  const prepare = db.prepare.bind(db);
  db.prepare = (sql) => {
    const [statement, explain] = [prepare(sql), prepare(`EXPLAIN QUERY PLAN ${sql}`)];
    const note = (values: readonly (string | number)[]) => {
      const steps = explain.all(...values).map((step) => Step.parse(step).detail);
      ways.push({ counts: sql.includes('count(*)'), steps });
    };
    return Object.assign(Object.create(statement) as typeof statement, {
      all: (...values: (string | number)[]) => (note(values), statement.all(...values)),
      get: (...values: (string | number)[]) => (note(values), statement.get(...values)),
    });
  };
  const rows: ViewRows<string, unknown> = view.sqlite.ask(db);
  return async (plan) => {
    ways.length = 0;
    await rows.list(plan);
    return [...ways];
  };
}

const [fewRows, manyRows] = [1, 100_000];
const read = (one: string) => /^(?:SEARCH|SCAN) (?!\()/.test(one) && !one.includes('VIRTUAL TABLE');
const sorts = (one: string) => one.includes('TEMP B-TREE');
const isBound = (one: Condition<string>) => 'atLeast' in one || 'atMost' in one;
const scans = (one: string) => one.startsWith('SCAN');
const finds = (columns: readonly string[]) => (one: string) =>
  columns.some((name) => new RegExp(`[( ]${name}[=<>]`).test(one));

const looksForWords = (where: readonly Condition<string>[]) =>
  where.some((one) => columnsOf(one).length === 0);
const equal = (one: Condition<string>) => 'is' in one;

/** What rows have to be found by: by cells that few share where any is asked for, or else by what was asked beside the usual. */
function wanted(view: AnyView, { where }: ListPlan<string>, usual: ListPlan<string>): string[] {
  const known = usual.where.map((one) => JSON.stringify(one));
  const rare = where
    .filter(equal)
    .flatMap(columnsOf)
    .filter((name) => view.rare?.includes(name));
  const asked = where.filter((one) => !known.includes(JSON.stringify(one)));
  return rare.length > 0 ? rare : (asked.length > 0 ? asked : where).flatMap(columnsOf);
}

describe.each(viewLists)('the list $name', ({ view, list }) => {
  const explain = explained(view);
  const stepsOf = async (plan: ListPlan<string>) => (await explain(plan)).flatMap(({ steps }) => steps);
  const { alone, pairs } = narrowings(list);
  const usual = planOf(list, {});
  const sorted = ordersOf(list).flatMap((way) => alone.map((given) => ({ ...given, ...way })));
  const narrowed = [...alone, ...pairs, ...sorted]
    .map((given) => ({ given, plan: planOf(list, given) }))
    // Words that may stand anywhere in a text are looked for in each.
    .filter(({ plan }) => plan.where.length > 0 && !looksForWords(plan.where));

  it('is counted by an index that has what it is narrowed by', async () => {
    for (const { given, plan } of narrowed) {
      const [count] = await explain({ ...plan, take: 0, counted: true });
      const steps = count?.steps.filter(read) ?? [];
      expect([given, steps.filter(scans)]).toEqual([given, []]);
      expect([given, steps.some(finds(wanted(view, plan, usual)))]).toEqual([given, true]);
    }
  });

  it('finds few rows by what it is narrowed by, in whatever order they are wanted', async () => {
    for (const { given, plan } of narrowed) {
      const steps = (await stepsOf({ ...plan, counted: true, known: fewRows })).filter(read);
      expect([given, steps.filter(scans)]).toEqual([given, []]);
      expect([given, steps.some(finds(wanted(view, plan, usual)))]).toEqual([given, true]);
    }
  });

  it('reads a page of many rows in the order of an index, however it is narrowed', async () => {
    for (const given of [...alone, ...pairs, ...sorted]) {
      const plan = planOf(list, given);
      const steps = await stepsOf({ ...plan, known: manyRows });
      expect([given, steps.filter(sorts)]).toEqual([given, []]);
      const isBounded = plan.where.some((one) => isBound(one) && columnsOf(one).includes(plan.sort.by));
      if (isBounded) expect([given, steps.some(finds([plan.sort.by]))]).toEqual([given, true]);
    }
  });

  it('reads what nobody counted in the order of an index', async () => {
    for (const given of ordersOf(list)) {
      const steps = await stepsOf({ ...planOf(list, given), where: [], counted: false, known: undefined });
      expect([given, steps.filter(sorts)]).toEqual([given, []]);
    }
  });
});

it('every list that a view answers is asked', () => {
  const support = 'tests/domain/support/view-lists.ts';
  const asked = importsOf(support, textOf(support)).map(({ target }) => target);
  const answering = filesIn('functions/domain').filter(({ text }) => /\blistQuery\(\s*\w+View,/.test(text));
  expect(answering.length).toBeGreaterThan(15);
  expect(answering.map(({ path }) => path).filter((path) => !asked.includes(path))).toEqual([]);
});
