import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { activityPartition, StoredActivity } from '#functions/platform/records/activity.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { asIs, changesOf, counted, masked, veiled } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const Pot = z.object({
  id: z.string(),
  status: z.string(),
  owner: z.string(),
  phone: z.string(),
  secret: z.string(),
  version: z.int(),
});
type Pot = z.infer<typeof Pot>;

const pots = versioned({
  entity: 'pot',
  schema: Pot,
  key: ({ id }: { id: string }) => ({ pk: `POT#${id}`, sk: 'POT' }),
  version: 'version',
  stale: 'pot-moved',
  activity: { of: 'product', told: { status: asIs, owner: veiled, phone: masked } },
});

const pot: Pot = { id: 'p1', status: 'raw', owner: 'Lan', phone: '0912345678', secret: 'hash', version: 1 };
const staff = { who: { id: 'u1', role: 'admin' }, way: 'form', requestId: 'r1' } as const;

async function aPot() {
  const { table, rows, put } = memoryTable();
  put([pots.item(pot)]);
  const told = async () =>
    (await table.query({ pk: activityPartition('product', 'p1'), newestFirst: true }, StoredActivity)).items;
  return { table, rows, told };
}

describe('a change of a record', () => {
  it('is told with it: who, by which way, and each field as somebody may read it', async () => {
    const { table, rows, told } = await aPot();
    const change = { status: 'glazed', owner: 'Hoa', phone: '0987654321', secret: 'other hash' };
    await withOrigin(staff, () => table.write(pots.replace(pot, change).writes));
    expect(await told()).toMatchObject([
      {
        act: 'changed',
        ...staff,
        jobId: null,
        fields: [
          { field: 'status', from: 'raw', to: 'glazed' },
          { field: 'owner', from: '•••', to: '•••' },
          { field: 'phone', from: '•••678', to: '•••321' },
        ],
      },
    ]);
    const line = rows().find(({ entity }) => entity === 'activity');
    expect(JSON.stringify(line)).not.toMatch(/hash|0912345678|Hoa/);
    // Nobody asks for it for ever.
    expect(Number(line?.['expiresAt'])).toBeGreaterThan(Date.now() / 1000 + 700 * 86_400);
  });

  it('that is refused, or sent twice, is told once', async () => {
    const { table, told } = await aPot();
    const { writes } = pots.replace(pot, { status: 'glazed' });
    expect([await table.write(writes), await table.write(writes)]).toEqual([undefined, 'pot-moved']);
    expect(await table.write(pots.replace(pot, { status: 'broken' }).writes)).toBe('pot-moved');
    expect(await told()).toHaveLength(1);
  });

  it('of what is not told costs no line', async () => {
    const { table, told } = await aPot();
    const { writes } = pots.replace(pot, { secret: 'other hash' });
    expect(writes).toHaveLength(1);
    await table.write(writes);
    expect(await told()).toEqual([]);
  });

  it('by nobody is the market’s own; by a job it names the job', async () => {
    const { table, told } = await aPot();
    const { after, writes } = pots.replace(pot, { status: 'glazed' });
    await table.write(writes);
    const job = { who: staff.who, way: 'bulk', jobId: 'j1' } as const;
    await withOrigin(job, () => table.write(pots.replace(after, { status: 'fired' }).writes));
    const byWay = (await told()).toSorted((a, b) => a.way.localeCompare(b.way));
    expect(byWay).toMatchObject([
      { ...job, requestId: null },
      { who: null, way: 'system', jobId: null },
    ]);
  });

  it('begins with its making and ends with its taking away', async () => {
    const { table, put } = memoryTable();
    put([]);
    await table.write(pots.make(pot));
    await table.write(pots.softDelete(pot));
    const { items } = await table.query({ pk: activityPartition('product', 'p1') }, StoredActivity);
    expect(items.map(({ act }) => act).sort()).toEqual(['created', 'removed']);
  });
});

describe('what is told of a field', () => {
  it.each([
    ['lan@example.com', 'l•••@example.com'],
    ['0912345678', '•••678'],
    ['An', '•••'],
    // By letters, never by half of one.
    ['🐔🐔🐔🐔', '•••🐔'],
    ['', null],
    [null, null],
  ])('%s is masked as %s', (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  it('is cut where it is long', () => {
    expect(String(asIs('a'.repeat(5000)))).toHaveLength(200);
  });

  it('is nothing where as many are there as before', () => {
    const told = { media: counted };
    expect(changesOf(told, { media: ['a'] }, { media: ['b'] })).toEqual([]);
    expect(changesOf(told, { media: ['a'] }, { media: ['a', 'b'] })).toEqual([
      { field: 'media', from: 1, to: 2 },
    ]);
  });
});
