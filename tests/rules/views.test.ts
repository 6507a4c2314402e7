import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { views } from '#functions/workers/all-views.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { filesIn, forbidden, importsOf, textOf } from './source-files.ts';
import known from './view-shapes.json' with { type: 'json' };

const shapes: Record<string, { version: number; stored: string } | undefined> = known;

/** What a view's file holds of an item made up from its schema, table by table. */
function storedOf(view: ViewDefinition<unknown>): unknown[] {
  const db = new DatabaseSync(':memory:');
  db.exec(view.sqlite.schema);
  view.sqlite.writer(db).save(view.item.parse(anItemOf(view.item)));
  const tables = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
  );
  const rows = tables.all().map(({ name }) => [name, db.prepare(`SELECT * FROM "${String(name)}"`).all()]);
  db.close();
  return rows;
}

/** The shape of what is answered; what the reference says of it is no part of it. */
const answeredOf = (view: ViewDefinition<unknown>): unknown =>
  z.toJSONSchema('row' in view ? (view.row as z.ZodType) : view.item, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void delete jsonSchema.description,
  });

const shapeOf = (view: ViewDefinition<unknown>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([view.sqlite.schema, storedOf(view), answeredOf(view)], (_, value: unknown) =>
        value instanceof Uint8Array ? [...value] : value,
      ),
    )
    .digest('hex')
    .slice(0, 16);

describe.each(views.map((view) => [view.name, view] as const))('the view %s', (name, view) => {
  it('has another version when it stores something else: old snapshots are then left alone', () => {
    const stored = shapeOf(view);
    const line = `"${name}": { "version": ${view.version}, "stored": "${stored}" }`;
    const before = shapes[name];
    if (before?.stored === stored && before.version === view.version) return;
    const advice =
      before?.version === view.version
        ? `What “${name}” stores of an item has changed, so functions would mix new rows with those of old snapshots: raise \`version\` in its view file to ${view.version + 1}, run this again and write down the line it gives`
        : `Write into tests/rules/view-shapes.json: ${line}`;
    expect.fail(advice);
  });
});

describe('views', () => {
  const files = filesIn('functions/domain').filter(({ text }) =>
    /export const \w+View\b[^=]*= (?:defineView\(|defineFacts\(|defineSearch\(|\{)/.test(
      text.replace(/: ViewDefinition<[^=]*> =/g, ' ='),
    ),
  );

  it('are snapshotted, each of them', () => {
    const listed = importsOf('functions/workers/all-views.ts', textOf('functions/workers/all-views.ts'));
    const targets = listed.map(({ target }) => target);
    expect(files.length).toBeGreaterThan(3);
    expect(files.map(({ path }) => path).filter((path) => !targets.includes(path))).toEqual([]);
    expect(views).toHaveLength(files.length);
    expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  });

  it('are asked through their port: which engine answers is known in one place', () => {
    // Products are kept and asked in each engine's own language, behind one port.
    const own = /^functions\/(?:platform\/views\/|domain\/catalogue\/views\/(?:sqlite|postgres)-product-)/;
    const asking = filesIn('functions').filter(({ path }) => !own.test(path));
    const engine = [
      'functions/platform/views/view-file.ts',
      'functions/platform/views/sqlite-rows.ts',
      'functions/platform/views/sqlite-table.ts',
    ];
    const known = forbidden(
      asking,
      ({ name, target = '' }) => name === 'node:sqlite' || engine.includes(target),
    );
    // The health check tries whether this build of Node has what searches need.
    expect(known.filter((line) => !line.startsWith('functions/routes/operations.ts'))).toEqual([]);
  });

  it('are read by whose they are: a route knows neither views nor what answers for them', () => {
    const routes = filesIn('functions/routes');
    const views = /^functions\/(?:platform\/views\/|.*-view\.ts$)/;
    expect(forbidden(routes, ({ target = '' }) => views.test(target))).toEqual([]);
  });
});
