import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AnyContract } from '#shared/contract/route.ts';
import { contracts } from '#shared/contract/contracts.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { readAccessToken } from '#functions/platform/tokens/access-token.ts';
import { askHere } from '#tests/support/in-process.ts';
import { hanoi } from '#tests/support/orders.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { withAnotherField } from './another-field.ts';
import { edgeOfWorld, handlerOf } from './handlers.ts';
import { isGone, otherStates, otherValues, type RecordChange } from './record-changes.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples.ts';
import { aScene, type Scene } from './scene.ts';
import { type Circumstance, sought } from './sought.ts';
import { changedTable, overtakenTable, type Tampering, withoutLimits } from './tampered-table.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));

let world: World;
let table: Table;
let scene: Scene;
let edge: Record<string, string>;
/** What a guessed or copied id leads to. */
let strangers: string[];
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  table = withoutLimits(world.table);
  found.table = table;
  scene = await aScene(world);
  edge = await edgeOfWorld();
  const { product, choice, soldOut, gone, theirOrder, ownOrder, people } = scene;
  strangers = [
    ...[choice, soldOut, gone].map(({ card }) => card.id),
    ...[theirOrder, ownOrder, people.other, people.admin].map(({ id }) => id),
    product.card.slug,
  ];
});
afterAll(() => world.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
  // Nobody is really in the way: between two tries nothing has to be waited for.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const textsOf = (query: Sample['query'] = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Asks one operation until it has refused with all that is sought of it. */
type Search = {
  contract: AnyContract;
  missing: Set<string>;
  /** A good call, made anew where the one before was answered well: that may have used up what it is about. */
  sample: Sample;
  ask: (sample: Sample, table?: Table) => Promise<void>;
};

async function searchIn(name: string, codes: readonly string[]): Promise<Search> {
  const contract = contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`There is no operation ${name}`);
  const handler = await handlerOf(name);
  const search: Search = {
    contract,
    missing: new Set(codes),
    sample: await sampleOf(name, scene),
    async ask(sample, tampered = table) {
      found.table = tampered;
      const asked = { ...sample, query: textsOf(sample.query) } as Parameters<typeof askHere>[2];
      const { failure } = await askHere(contract, handler, asked, edge);
      found.table = table;
      if (failure) search.missing.delete(failure.code);
      else search.sample = await sampleOf(name, scene);
    },
  };
  return search;
}

/** Deepest record, or condition, of a call that is looked at. */
const maxDepth = 12;

const inTampered =
  (all: readonly Tampering[]) =>
  async (search: Search): Promise<void> => {
    for (const tampering of all)
      for (let nth = 0; nth < maxDepth && search.missing.size > 0; nth += 1) {
        const tampered = tampering(table, nth);
        await search.ask(search.sample, tampered.table);
        if (!tampered.happened()) break;
      }
  };

const inChanged = (changes: readonly RecordChange[]) =>
  inTampered(changes.map((change) => (known, nth) => changedTable(known, nth, change)));

async function withOtherFields(search: Search): Promise<void> {
  for (let nth = 0; search.missing.size > 0; nth += 1) {
    const other = withAnotherField(search.contract, search.sample, strangers)[nth];
    if (!other) return;
    await search.ask(other);
  }
}

async function saidOtherwise(search: Search): Promise<void> {
  const first = search.sample;
  await search.ask(first);
  for (const other of withAnotherField(search.contract, first, [])) {
    if (search.missing.size === 0) return;
    await search.ask(other);
  }
}

async function whereGuessed(search: Search): Promise<void> {
  const { userId } = await readAccessToken(search.sample.token ?? '');
  const guessed = (tries: number) =>
    world.write([
      { ...accountKeys.attempts(userId), entity: 'attempts', tries, expiresAt: secondsFromNow(600) },
    ]);
  await guessed(5);
  await search.ask(search.sample);
  await guessed(0);
}

const placesUnknown = [{ provinceCode: 9999 }, { system: 'v1', districtCode: 9999 }, { wardCode: 99_999 }];

async function sentNowhere(search: Search): Promise<void> {
  for (const unknown of placesUnknown) {
    const place = { ...hanoi, ...unknown };
    const address = { recipientName: 'Lan', phone: '0912345678', street: '1 Hàng Bông', ...place };
    const body = search.sample.body as object;
    const sent = 'lines' in body ? { deliveryType: 'prepaid_ship', shippingAddress: address } : place;
    await search.ask({ ...search.sample, body: { ...body, ...sent } });
  }
}

/** An address of mail proves nothing: it only says of whom the order is. */
const byMailAlone = ({ ask, sample }: Search): Promise<void> =>
  ask({ ...sample, query: { email: scene.guest.order.customer.email } });

const provoke: Record<Circumstance, (search: Search) => Promise<void>> = {
  'somebody else is quicker': inTampered([overtakenTable]),
  'a record is gone': inChanged([isGone]),
  'a field says something else': withOtherFields,
  'the same request says something else': saidOtherwise,
  'the password was guessed at': whereGuessed,
  'a place is unknown': sentNowhere,
  'a guest shows an address of mail alone': byMailAlone,
  'a record is in another state': inChanged(otherStates),
  'a record says something else': inChanged(otherValues),
};

const cases = Object.entries(sought).flatMap(([circumstance, operations]) =>
  Object.entries(operations).map(
    ([name, codes]) => [name, codes.join(', '), circumstance as Circumstance, codes] as const,
  ),
);

// Which record is the nth of a call depends on reads that are asked for at the same moment.
it.each(cases)('%s refuses with %s where %s', { retry: 2 }, async (name, _, circumstance, codes) => {
  const search = await searchIn(name, codes);
  await provoke[circumstance](search);
  expect([...search.missing]).toEqual([]);
});
