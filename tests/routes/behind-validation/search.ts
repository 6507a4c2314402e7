import { isDeepStrictEqual } from 'node:util';
import type { AnyContract } from '#shared/contract/route.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { RecordChange } from './record-changes.ts';
import type { Sample } from './sample.ts';
import { changedTable, notingTable, overtakenTable, type RecordPlace, type Row } from './tampered-table.ts';

/** Asks an operation; the code it is refused with, where it is. */
type AskCode = (contract: AnyContract, sample: Sample, table: Table) => Promise<string | undefined>;

type Parts = {
  contract: AnyContract;
  table: Table;
  makeSample: () => Promise<Sample>;
  askCode: AskCode;
  /** How often anything was written so far. */
  writes: () => number;
};

/** Looks for what provokes the refusals of one operation, in one circumstance after the other. */
export class Search {
  readonly contract: AnyContract;
  missing = new Set<string>();
  /** Where each refusal was provoked: the next run begins there. */
  readonly found = new Map<string, string>();
  readonly #parts: Parts;
  #sample: Sample | undefined;
  #records: (RecordPlace & { row: Row })[] | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.contract = parts.contract;
  }

  /** A good call: made anew where the one before wrote something, and may have used up what it is about. */
  async sample(): Promise<Sample> {
    this.#sample ??= await this.#parts.makeSample();
    return this.#sample;
  }

  async ask(sample: Sample, table = this.#parts.table, where = ''): Promise<void> {
    const before = this.#parts.writes();
    const code = await this.#parts.askCode(this.contract, sample, table);
    if (code !== undefined && this.missing.delete(code)) this.found.set(code, where);
    if (this.#parts.writes() > before) this.#sample = undefined;
  }

  /** The records that a good call reads, in the order of their names. */
  async #read() {
    if (!this.#records) {
      const { table, records } = notingTable(this.#parts.table);
      await this.ask(await this.sample(), table);
      this.#records = [...records].toSorted(([a], [b]) => a.localeCompare(b)).map(([, record]) => record);
    }
    return this.#records;
  }

  /** One record is otherwise: which change it is, and the record's place. */
  async #askChanged(changes: readonly RecordChange[], nth: number, place: RecordPlace): Promise<void> {
    const change = changes[nth];
    const where = `${nth} ${place.kind} ${place.nth}`;
    if (change) await this.ask(await this.sample(), changedTable(this.#parts.table, place, change), where);
  }

  /** Each record that a call reads is otherwise, one after the other; first where it was found before. */
  async inChanged(changes: readonly RecordChange[], before: ReadonlySet<string>): Promise<void> {
    for (const where of before) {
      const [nth = '', ...kind] = where.split(' ');
      const place = { nth: Number(kind.pop()), kind: kind.join(' ') };
      await this.#askChanged(changes, Number(nth), place);
    }
    if (this.missing.size === 0) return;
    const records = await this.#read();
    for (const [nth, change] of changes.entries())
      for (const { row, ...place } of records) {
        if (this.missing.size === 0) return;
        // Such a record has nothing of what is changed.
        if (!isDeepStrictEqual(change(row), row)) await this.#askChanged(changes, nth, place);
      }
  }

  /** Others are quicker from the nth condition of the call's writes on; false where it has no so many. */
  async #askOvertaken(nth: number): Promise<boolean> {
    const tampered = overtakenTable(this.#parts.table, nth);
    await this.ask(await this.sample(), tampered.table, String(nth));
    return tampered.happened();
  }

  /** Others are quicker, from the first condition on, from the second one on, and so forth; first where it was found before. */
  async overtaken(before: ReadonlySet<string>): Promise<void> {
    for (const nth of before) await this.#askOvertaken(Number(nth));
    for (let nth = 0; nth < maxConditions && this.missing.size > 0; nth += 1)
      if (!(await this.#askOvertaken(nth))) return;
  }
}

/** More conditions than are looked at in one call. */
const maxConditions = 12;
