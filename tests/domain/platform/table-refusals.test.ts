import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  check,
  create,
  type Operation,
  put,
  remove,
  update,
} from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const key = { pk: 'THING#1', sk: 'HEAD' };
const other = { pk: 'THING#2', sk: 'HEAD' };
const there = { pk: { present: true } } as const;

const named = <R extends string>(refusal: R): Operation<R> => remove(other, { when: there, refusal });

describe('what a write may be refused for', () => {
  const { table } = memoryTable();

  it('is what its operations name, and nothing else', async () => {
    const refusal = await table.write([
      update(key, { set: { a: 1 } }, { refusal: 'gone' }),
      ...(Math.random() < 2 ? [named('other gone')] : []),
      put({ ...other, pk: 'THING#3' }),
    ]);
    expectTypeOf(refusal).toEqualTypeOf<'gone' | 'other gone' | undefined>();
    expect(refusal).toBe('gone');
  });

  it('is nothing where none is named', async () => {
    const refusal = await table.write([put(other), remove({ ...other, pk: 'THING#4' })]);
    expectTypeOf(refusal).toEqualTypeOf<undefined>();
    expect(refusal).toBeUndefined();
  });

  it('is known of writes that were put together elsewhere', async () => {
    const writes = [create(other, { refusal: 'taken' }), check(key, { when: there, refusal: 'missing' })];
    const refusal = await table.write(writes);
    expectTypeOf(refusal).toEqualTypeOf<'taken' | 'missing' | undefined>();
    expect(refusal).toBe('taken');
  });

  it('cannot be kept from whoever writes', () => {
    expect(named('late').refusal).toBe('late');
    expectTypeOf(named('late')).toEqualTypeOf<Operation<'late'>>();
    expectTypeOf<Operation<'late'>>().not.toExtend<Operation>();
    expectTypeOf<Operation>().toExtend<Operation<'late'>>();
    expectTypeOf<Table['write']>().parameter(0).toEqualTypeOf<readonly Operation<string>[]>();
  });
});
