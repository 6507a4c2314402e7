import { vi } from 'vitest';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';
import { type Row, tableHolding, tableListing, tableRefusing, tableWhere } from './tampered-table.ts';

/** Where a call is prepared: the operation it is of, and what is there. */
type Situation = {
  name: string;
  scene: Scene;
  table: Table;
  /** Asks an operation as its gateway would. */
  send: (name: string, sample: Sample) => Promise<{ status: number; body: unknown }>;
};

/** A call, and the table at which it is made. */
type PreparedCall = { sample: Sample; table: Table };
export type Prepared = (situation: Situation) => Promise<PreparedCall>;

/** Refusals of operations, and for each the call that is refused with it. */
export type Refusals = Record<string, Partial<Record<ErrorCode, Prepared>>>;

type Change = Sample | ((scene: Scene, good: Sample) => Sample | Promise<Sample>);
/** Something at the table that is otherwise. */
type Tamper = (table: Table) => Table;

/** A record says something else, or is gone. */
export const says =
  (name: RegExp, change: Row | ((row: Row) => Row | undefined)): Tamper =>
  (table) =>
    tableWhere(table, name, typeof change === 'function' ? change : (row) => ({ ...row, ...change }));

export const isGone = (name: RegExp): Tamper => says(name, () => undefined);

/** A record that nobody wrote down is there. */
export const isThere =
  (name: RegExp, row: Row | ((sk: string) => Row)): Tamper =>
  (table) =>
    tableHolding(table, name, typeof row === 'function' ? row : () => row);

/** A list of another kind. */
export const lists =
  (partition: RegExp, change: (rows: Row[]) => Row[]): Tamper =>
  (table) =>
    tableListing(table, partition, change);

/** A list is as full as it may be, of what is in it or of `row`. */
export const isFull = (partition: RegExp, count: number, row: Row = {}): Tamper =>
  lists(partition, ([first]) => Array.from({ length: count }, () => first ?? row));

/** Somebody else was quicker, just where a write may be refused in this way. */
export const refuses =
  (refusal: string): Tamper =>
  (table) =>
    tableRefusing(table, refusal);

const tamperedBy = (told: readonly Tamper[], table: Table): Table =>
  told.reduce((before, tamper) => tamper(before), table);

function merged(good: Sample, { params, query, body, ...rest }: Sample): Sample {
  return {
    ...good,
    ...rest,
    params: { ...good.params, ...params },
    query: { ...good.query, ...query },
    ...(good.body !== undefined && { body: { ...good.body, ...(body as object) } }),
  };
}

/** A good call with something else in it, made at a table where something is otherwise. */
export const but =
  (change: Change, told: readonly Tamper[] | ((sample: Sample) => readonly Tamper[]) = []): Prepared =>
  async ({ name, scene, table }) => {
    const good = await sampleOf(name, scene);
    const sample = merged(good, typeof change === 'function' ? await change(scene, good) : change);
    return { sample, table: tamperedBy(typeof told === 'function' ? told(sample) : told, table) };
  };

/** A setting is another for as long as this call. */
export const isSet =
  (name: string, value: string): Tamper =>
  (table) => {
    vi.stubEnv(name, value);
    return table;
  };

/** Requests to such an address are answered like this. */
export const isAnswered =
  (address: RegExp, answer: () => Promise<Response>): Tamper =>
  (table) => {
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((to, how) =>
      address.test(to instanceof Request ? to.url : String(to)) ? answer() : ask(to, how),
    );
    return table;
  };

/** A good call where something in the table is otherwise. */
export const where = (...told: Tamper[]): Prepared => but({}, told);

/** Done before by the same call, which is made once more at a table where something is otherwise since. */
export const doneBefore =
  (told: readonly Tamper[] = [], again: object = {}): Prepared =>
  async ({ name, scene, table, send }) => {
    const sample = await sampleOf(name, scene);
    const { status } = await send(name, sample);
    if (status >= 300) throw new Error(`${name} was to be done first: ${status}`);
    const body = { ...(sample.body as object), ...again };
    return { sample: { ...sample, body }, table: tamperedBy(told, table) };
  };

/** Done before under the same key, with other words: nobody is told that these were taken. */
export const correctedTo =
  (corrected: object, told: readonly Tamper[] = []): Prepared =>
  async ({ name, scene, table, send }) => {
    const good = await sampleOf(name, scene);
    const sample = { ...good, body: { clientRequestId: newId(), ...(good.body as object) } };
    const { status } = await send(name, sample);
    if (status >= 300) throw new Error(`${name} was to be done first: ${status}`);
    return {
      sample: { ...sample, body: { ...sample.body, ...corrected } },
      table: tamperedBy(told, table),
    };
  };

/** Made, taken away, and asked for once more by the same key. */
export const takenAway =
  (deleting: string): Prepared =>
  async (situation) => {
    const { sample, table } = await but({ body: { clientRequestId: newId() } })(situation);
    const { status, body } = await situation.send(situation.name, sample);
    if (status !== 201) throw new Error(`${situation.name} made nothing: ${status}`);
    const { id } = body as { id: string };
    const deleted = await situation.send(deleting, { ...sample, params: { ...sample.params, id } });
    if (deleted.status !== 200) throw new Error(`${deleting} took nothing away: ${deleted.status}`);
    return { sample, table };
  };
