import { describe, expect, it } from 'vitest';
import { orThrow, writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

describe('a value that must be there', () => {
  it.each(['tre', '', 0, false])('is returned as it is: %j', (value) => {
    expect(orThrow(value, 'NOT_FOUND')).toBe(value);
  });

  it.each([undefined, null])('is answered with the error of its absence: %s', (value) => {
    expect(() => orThrow(value, 'PROVINCE_NOT_FOUND', { params: { code: '99' } })).toThrow(
      expect.objectContaining({ code: 'PROVINCE_NOT_FOUND', details: { params: { code: '99' } } }),
    );
  });
});

it('a write whose refusals are error codes throws the refusal', async () => {
  const { table } = memoryTable();
  const writes = [create({ pk: 'POT#p1', sk: 'POT', entity: 'pot' }, { refusal: 'CODE_EXISTS' })];
  await writeOrThrow(table, writes);
  await expect(writeOrThrow(table, writes)).rejects.toMatchObject({ code: 'CODE_EXISTS' });
});
