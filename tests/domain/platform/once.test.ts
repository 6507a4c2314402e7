import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import {
  answeredOnce,
  claimRequest,
  once,
  onceOrThrow,
  type OwnRequest,
  repeated,
  resultOf,
} from '#functions/platform/records/once.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const asked = { glaze: 'celadon', size: { height: 12, width: 9 }, marks: ['lan', 'tre'] };
const request: OwnRequest = { who: 'lan', what: 'pots/make-pot', requestKey: 'k1', asked };
const potKey = (id: string) => ({ pk: `POT#${id}`, sk: 'POT' });
const making = (id: string) => ({
  result: id,
  writes: [create({ ...potKey(id), entity: 'pot' }, { refusal: 'shelf-full' })],
});

describe('a request', () => {
  it('is carried out once, and answered alike however often it is sent', async () => {
    const { table } = memoryTable();
    expect(await resultOf(table, request)).toBeUndefined();
    expect(await once(table, request, making('p1'))).toEqual({ result: 'p1' });
    expect(await once(table, request, making('p2'))).toEqual({ result: 'p1' });
    expect(await table.get(potKey('p2'), z.object({}))).toBeUndefined();
    expect(await resultOf(table, request)).toBe('p1');
  });

  it.each<[string, Partial<OwnRequest>]>([
    ['of somebody else', { who: 'minh' }],
    ['for something else', { what: 'pots/break-pot' }],
    ['with another key', { requestKey: 'k2' }],
    ['without a key', { requestKey: undefined }],
  ])('%s is another', async (_, different) => {
    const { table } = memoryTable();
    await once(table, request, making('p1'));
    expect(await once(table, { ...request, ...different }, making('p2'))).toEqual({ result: 'p2' });
  });

  it('whose refusals are error codes answers with its result or throws the code', async () => {
    const { table } = memoryTable();
    const taken = create({ ...potKey('p1'), entity: 'pot' }, { refusal: 'CODE_EXISTS' });
    const done = { result: 'p1', writes: [taken] };
    expect(await onceOrThrow(table, request, done)).toBe('p1');
    expect(await onceOrThrow(table, request, done)).toBe('p1');
    const another = onceOrThrow(table, { ...request, requestKey: 'k2' }, done);
    await expect(another).rejects.toMatchObject({ code: 'CODE_EXISTS' });
  });

  it('that is refused has not been made', async () => {
    const { table } = memoryTable();
    await table.write([create(potKey('p1'))]);
    const done = await once(table, request, making('p1'));
    expectTypeOf(done).toEqualTypeOf<{ result: string } | { refusal: 'shelf-full' }>();
    expect(done).toEqual({ refusal: 'shelf-full' });
    expect(await once(table, request, making('p2'))).toEqual({ result: 'p2' });
  });

  it('sent many times at once is one', async () => {
    const { table, rows } = memoryTable();
    const names = Array.from({ length: 20 }, (_, nth) => `p${nth}`);
    const done = await Promise.all(names.map((name) => once(table, request, making(name))));
    expect(new Set(done.map((one) => ('result' in one ? one.result : one.refusal))).size).toBe(1);
    expect(rows().filter(({ entity }) => entity === 'pot')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['its fields in another order', { marks: asked.marks, size: { width: 9, height: 12 }, glaze: 'celadon' }],
    ['what is left out written as nothing', { ...asked, lid: undefined }],
  ])('is the same with %s', async (_, same) => {
    const { table } = memoryTable();
    await once(table, request, making('p1'));
    expect(await once(table, { ...request, asked: same }, making('p2'))).toEqual({ result: 'p1' });
  });

  it.each<[string, object]>([
    ['another word', { ...asked, glaze: 'ash' }],
    ['another word inside', { ...asked, size: { height: 12, width: 10 } }],
    ['one thing less', { ...asked, marks: ['lan'] }],
    ['things in another order', { ...asked, marks: ['tre', 'lan'] }],
    ['nothing at all', {}],
  ])('that comes again with %s is refused, and says what was made', async (_, other) => {
    const { table } = memoryTable();
    await once(table, request, making('p1'));
    const differing = { ...request, asked: other };
    const refusal = { code: 'REQUEST_DIFFERS', status: 409, details: { params: { id: 'p1' } } };
    await expect(once(table, differing, making('p2'))).rejects.toMatchObject(refusal);
    await expect(resultOf(table, differing)).rejects.toMatchObject(refusal);
    expect(await table.get(potKey('p2'), z.object({}))).toBeUndefined();
    expect(await once(table, request, making('p3'))).toEqual({ result: 'p1' });
  });

  it('from before requests were compared is answered whatever comes again', async () => {
    const { table, put } = memoryTable();
    put([{ pk: 'REQUEST#pots/make-pot#lan', sk: 'k1', entity: 'request', result: 'p1' }]);
    expect(await once(table, { ...request, asked: {} }, making('p2'))).toEqual({ result: 'p1' });
  });

  it('takes as little room however much is asked for', async () => {
    const { table, rows } = memoryTable();
    await table.write(claimRequest(request, 'p1'));
    await table.write(
      claimRequest({ ...request, requestKey: 'k2', asked: { note: 'x'.repeat(9000) } }, 'p1'),
    );
    const [small, large] = rows().map((row) => JSON.stringify(row).length);
    expect(large).toBe(small);
  });

  it('is compared as an earlier release wrote it down', async () => {
    const { table, rows } = memoryTable();
    await table.write(claimRequest(request, 'p1'));
    expect(rows()[0]?.['asked']).toBe('YJCq19j3_dDn6jSgIOaId0i4tWI9A_ssl243YD7Jqw8');
  });

  it('is remembered for a day, or for good where its writes say so', async () => {
    const { table, rows } = memoryTable();
    const before = nowSeconds();
    await table.write(claimRequest(request, 'p1'));
    const expiresAt = Number(rows()[0]?.['expiresAt']);
    expect(expiresAt).toBeGreaterThanOrEqual(before + 86_400);
    expect(expiresAt).toBeLessThanOrEqual(nowSeconds() + 86_400);
    await table.write(claimRequest({ ...request, requestKey: 'k2', kept: 'for good' }, 'p2'));
    expect(rows().map(({ result, expiresAt }) => [result, typeof expiresAt])).toEqual([
      ['p1', 'number'],
      ['p2', 'undefined'],
    ]);
    expect(await table.write(claimRequest(request, 'p3'))).toBe(repeated);
  });

  it('pressed twice is answered alike, though the second was refused for what the first did', async () => {
    const { table } = memoryTable();
    const press = (meanwhile: () => Promise<unknown>) =>
      answeredOnce(table, request, {
        before: (id) => ({ id }),
        work: async () => {
          await meanwhile();
          if (await table.get(potKey('p1'), z.object({}))) throw new AppError('STALE_STATE');
          await once(table, request, making('p1'));
          return { id: 'p1' };
        },
      });
    const twin = () => press(async () => undefined);
    expect(await press(twin)).toEqual({ id: 'p1' });
    const others = { ...request, requestKey: 'k2' };
    const refused = () => Promise.reject(new AppError('FORBIDDEN'));
    const pressed = { before: (id: string) => ({ id }), work: refused };
    await expect(answeredOnce(table, others, pressed)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('whose twin left no trace is to be sent again, and a fault is told as it is', async () => {
    const { table } = memoryTable();
    const answer = (work: () => Promise<typeof repeated>) =>
      answeredOnce(table, request, { before: (id) => ({ id }), work });
    await expect(answer(async () => repeated)).rejects.toMatchObject({ code: 'STALE_STATE' });
    const fault = new Error('The table is away');
    await expect(answer(() => Promise.reject(fault))).rejects.toBe(fault);
    const forgotten = { ...table, get: async () => undefined } as typeof table;
    await once(table, request, making('p1'));
    await expect(once(forgotten, request, making('p2'))).rejects.toMatchObject({ code: 'STALE_STATE' });
  });
});
