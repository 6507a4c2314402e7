import { describe, expect, it } from 'vitest';
import { claims } from '#functions/platform/records/claims.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const codes = claims({
  key: (code) => ({ pk: `CODE#${code.toUpperCase()}`, sk: 'CLAIM' }),
  entity: 'code',
  owner: 'potId',
  refusal: 'CODE_EXISTS',
});

describe('a claim of a name', () => {
  it('is one item with the id of its owner', () => {
    expect(codes.item('tra', 'p1')).toEqual({ pk: 'CODE#TRA', sk: 'CLAIM', entity: 'code', potId: 'p1' });
  });

  it('is refused to others, by the name that the caller gives the refusal', async () => {
    const { table } = memoryTable();
    expect(await table.write(codes.claim('tra', 'p1'))).toBeUndefined();
    expect(await table.write(codes.claim('TRA', 'p2'))).toBe('CODE_EXISTS');
    expect(await table.write(codes.claim('TRA', 'p2', 'next-one'))).toBe('next-one');
    expect(await codes.ownerOf(table, 'Tra')).toBe('p1');
    expect(await codes.ownersOf(table, ['sen', 'tra'])).toEqual([undefined, 'p1']);
  });

  it('moves, and the earlier name is free again', async () => {
    const { table } = memoryTable();
    await table.write(codes.move('p1', null, 'tra'));
    await table.write(codes.move('p1', 'tra', 'sen'));
    expect(await codes.ownersOf(table, ['tra', 'sen'])).toEqual([undefined, 'p1']);
    await table.write(codes.claim('gom', 'p2'));
    expect(await table.write(codes.move('p1', 'sen', 'gom'))).toBe('CODE_EXISTS');
    await table.write(codes.move('p1', 'sen', null));
    expect(await codes.ownerOf(table, 'sen')).toBeUndefined();
  });

  it('stays where only the spelling changes, or where there is none', () => {
    expect(codes.move('p1', 'tra', 'TRA')).toEqual([]);
    expect(codes.move('p1', null, null)).toEqual([]);
  });
});
