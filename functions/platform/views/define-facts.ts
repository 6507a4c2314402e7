import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod';
import type { Cell, Tally, TallyPlan } from './list-plan.ts';
import { type Clause, indexColumns, quoted, tallySql } from './list-sql.ts';
import { tableIn } from './postgres-table.ts';
import { asJson, type Sql } from './sql.ts';
import { rowsSummed, type Sums, sumSchema, sumsFor, sumWrites } from './sum-tables.ts';
import { readView } from './view.ts';
import { prepared } from './view-file.ts';
import type { ViewDefinition } from './view-feed.ts';

type FactColumn = { kind: 'text' | 'number'; nullable?: true };
type FactTable = {
  columns: Readonly<Record<string, FactColumn>>;
  indexes: readonly (readonly string[])[];
  /** Pre-aggregated sums over long periods, used by tallies for which they hold all that is asked. */
  sums?: readonly Sums[];
};
type FactTables = Readonly<Record<string, FactTable>>;

/** Cells of one row, by column. */
type FactRow<Table extends FactTable> = Record<keyof Table['columns'], Cell>;

type Name<Table extends FactTable> = keyof Table['columns'] & string;

/** Queries on a facts view: tallies of one of its tables, or an SQL statement that every engine understands. */
export type FactRows<Tables extends FactTables> = {
  tally: <
    Table extends keyof Tables & string,
    By extends Name<Tables[Table]>,
    Sum extends Name<Tables[Table]> = never,
  >(
    table: Table,
    plan: TallyPlan<Name<Tables[Table]>, By, Sum>,
  ) => Promise<Tally<By, Sum>[]>;
  ask: (statement: (table: (name: keyof Tables & string) => string) => Clause) => Promise<unknown[]>;
};

type Declaration<T, Tables extends FactTables> = {
  name: string;
  version: number;
  shards: number;
  feed?: string;
  /** The table with the view's own name has one row per item; the others have any number of rows per item. */
  tables: Tables;
  rowsOf: (item: T) => { [Table in keyof Tables]: FactRow<Tables[Table]>[] };
};

type FactsView<T, Tables extends FactTables> = ViewDefinition<T, FactRows<Tables>> & {
  /** Rows of the view, complete and caught up with the table before each answer. */
  rows: () => FactRows<Tables>;
  /** Like `rows`, but caught up once for all queries of a report, so that its figures are of one moment. */
  read: () => Promise<FactRows<Tables>>;
};

const sqliteTypes = { text: 'TEXT', number: 'NUMERIC' } as const;
const postgresTypes = { text: 'text COLLATE "C"', number: 'double precision' } as const;
const plainTypes = { text: 'text', number: 'double precision' } as const;

const keyOf = (isMain: boolean): string => (isMain ? 'PRIMARY KEY (id)' : 'PRIMARY KEY (id, place)');

function schemaOf(
  tables: FactTables,
  main: string,
  { at, types, id }: { at: (name: string) => string; types: Record<FactColumn['kind'], string>; id: string },
): string {
  return Object.entries(tables)
    .flatMap(([name, table]) => {
      const { columns, indexes } = table;
      const cells = Object.entries(columns).map(
        ([column, { kind, nullable }]) => `${quoted(column)} ${types[kind]}${nullable ? '' : ' NOT NULL'}`,
      );
      const all = [`id ${id}`, 'place integer NOT NULL', ...cells, keyOf(name === main)];
      return [
        `CREATE TABLE ${at(name)} (${all.join(', ')});`,
        ...indexes.map(
          (index, place) =>
            `CREATE INDEX ${quoted(`${name}_${place + 1}`)} ON ${at(name)} (${indexColumns(index)});`,
        ),
        ...sumSchema(name, table, { at, types }),
      ];
    })
    .join('\n');
}

const named = (table: FactTable): string[] => ['id', 'place', ...Object.keys(table.columns)];

const rowsFor = (table: FactTable, id: string, rows: readonly Record<string, Cell>[]): Cell[][] =>
  rows.map((row, place) => [id, place, ...Object.keys(table.columns).map((column) => row[column] ?? null)]);

function sqliteWriter<T extends { id: string }>(
  { tables, rowsOf, name: main }: Declaration<T, FactTables>,
  db: DatabaseSync,
) {
  const known = db.prepare(`SELECT 1 AS known FROM ${quoted(main)} WHERE id = ?`);
  const each = Object.entries(tables).map(([name, table]) => {
    const sums = sumWrites(name, table, { at: quoted, of: 'id = ?' });
    return {
      name,
      table,
      drop: [...sums.map(({ take }) => take), `DELETE FROM ${quoted(name)} WHERE id = ?`].map((sql) =>
        db.prepare(sql),
      ),
      save: db.prepare(
        `INSERT INTO ${quoted(name)} VALUES (${named(table)
          .map(() => '?')
          .join(', ')})`,
      ),
      add: sums.map(({ add }) => db.prepare(add)),
    };
  });
  const remove = (id: string): void => {
    if (!known.get(id)) return;
    for (const { drop } of each) for (const step of drop) step.run(id);
  };
  return {
    remove,
    save(item: T): void {
      remove(item.id);
      const rows = rowsOf(item);
      for (const { name, table, save, add } of each) {
        for (const cells of rowsFor(table, item.id, rows[name] ?? [])) save.run(...cells);
        for (const step of add) step.run(item.id);
      }
    },
  };
}

const postgresWriter =
  <T extends { id: string }>({ tables, rowsOf }: Declaration<T, FactTables>) =>
  async (
    sql: Sql,
    place: string,
    { saved, removed }: { saved: readonly T[]; removed: readonly string[] },
  ): Promise<void> => {
    const ids = [...removed, ...saved.map(({ id }) => id)];
    const all = saved.map((item) => ({ id: item.id, rows: rowsOf(item) }));
    for (const [name, table] of Object.entries(tables)) {
      const at = tableIn(place, name);
      const sums = sumWrites(name, table, {
        at: (own) => tableIn(place, own),
        of: 'id = ANY(?::text[])',
      });
      for (const { take } of sums) await sql.query(take, [ids]);
      await sql.query(`DELETE FROM ${at} WHERE id = ANY(?::text[])`, [ids]);
      const names = named(table);
      const cells = all.flatMap(({ id, rows }) => rowsFor(table, id, rows[name] ?? []));
      if (cells.length === 0) continue;
      const typed = Object.entries(table.columns).map(
        ([column, { kind }]) => `${quoted(column)} ${plainTypes[kind]}`,
      );
      const asked = names.map(quoted).join(', ');
      const rows = cells.map((row) => Object.fromEntries(names.map((column, nth) => [column, row[nth]])));
      await sql.query(
        `INSERT INTO ${at} (${asked}) SELECT ${asked}
         FROM json_to_recordset(?::json) AS said (id text, place integer, ${typed.join(', ')})`,
        [asJson(rows)],
      );
      for (const { add } of sums) await sql.query(add, [saved.map(({ id }) => id)]);
    }
  };

const factRows = <Tables extends FactTables>(
  tables: Tables,
  run: (clause: Clause) => Promise<unknown[]>,
  at: (name: string) => string,
): FactRows<Tables> => ({
  async tally(name, plan) {
    const table: FactTable | undefined = tables[name];
    const sums = table && sumsFor(name, table, plan);
    const clause = sums ? tallySql(at(sums), plan, { rows: rowsSummed }) : tallySql(at(name), plan);
    // The cast is safe: the result has exactly the requested columns.
    return (await run(clause)) as never;
  },
  ask: (statement) => run(statement(at)),
});

/**
 * Declares a view for reports: each item becomes rows of plain figures in several tables, which are only
 * aggregated and never listed. It follows its own feed, or the feed of a view that lists the same items.
 */
export function defineFacts<T extends { id: string }, const Tables extends FactTables>(
  item: z.ZodType<T>,
  declared: Declaration<T, Tables>,
): FactsView<T, Tables> {
  const { tables, name: main } = declared;
  // The exact table types matter only to the declaring and asking code; here every table is treated alike.
  const plain = declared as unknown as Declaration<T, FactTables>;
  const view: FactsView<T, Tables> = {
    ...declared,
    item,
    sqlite: {
      schema: schemaOf(tables, main, { at: quoted, types: sqliteTypes, id: 'TEXT NOT NULL' }),
      writer: (db) => sqliteWriter(plain, db),
      ask: (db) => factRows(tables, async ({ sql, values }) => prepared(db, sql).all(...values), quoted),
    },
    postgres: {
      schema: (place) =>
        schemaOf(tables, main, {
          at: (name) => tableIn(place, name),
          types: postgresTypes,
          id: 'text COLLATE "C" NOT NULL',
        }),
      write: postgresWriter(plain),
      ask: (sql, place) =>
        factRows(
          tables,
          ({ sql: text, values }) => sql.query(text, values),
          (name) => tableIn(place, name),
        ),
    },
    rows: () => ({
      tally: async (table, plan) => (await view.read()).tally(table, plan),
      ask: async (statement) => (await view.read()).ask(statement),
    }),
    read: async () => (await readView(view, 'whole')).ask,
  };
  return view;
}
