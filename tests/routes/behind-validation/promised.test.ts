import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyContract } from '#shared/contract/route.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { readAccessToken } from '#functions/platform/tokens/access-token.ts';
import { askHere } from '#tests/support/in-process.ts';
import { isNight } from '#tests/support/night.ts';
import { hanoi } from '#tests/support/orders.ts';
import { promisedRefusals } from '#tests/support/promised-refusals.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { withAnotherField } from './another-field.ts';
import { forgetLimits } from './forget-limits.ts';
import { edgeOfWorld, handlerOf } from './handlers.ts';
import { isGone, otherStates, otherValues } from './record-changes.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples.ts';
import { aScene, type Scene } from './scene.ts';
import { Search } from './search.ts';
import { singleRefusals } from './single-refusals.ts';
import { type Circumstance, sought } from './sought.ts';
import { countingTable, withoutLimits } from './tampered-table.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));

let world: World;
let table: Table;
let writes: () => number;
let scene: Scene;
let edge: Record<string, string>;
/** What a guessed or copied id leads to. */
let strangers: string[];
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  const counting = countingTable(world.table);
  writes = counting.writes;
  table = withoutLimits(counting.table);
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
/** Good calls are made through the gateway, which counts them: no member of the scene may come to a limit. */
const casesWithinLimits = 16;
let casesSoFar = 0;
beforeEach(async () => {
  if (casesSoFar % casesWithinLimits === 0) await forgetLimits(world);
  casesSoFar += 1;
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
  // Nobody is really in the way: between two tries nothing has to be waited for.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const textsOf = (query: Sample['query'] = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

function contractOf(name: string): AnyContract {
  const contract = contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`There is no operation ${name}`);
  return contract;
}

const promised = new Set(promisedRefusals());
/** Tables are tampered with until one provokes what is sought: some of them no shop can come to, and their refusals say nothing. */
const isPromised = (refusal: string) => promised.has(refusal);

async function askAt(contract: AnyContract, sample: Sample, at: Table) {
  const handler = await handlerOf(contract.name);
  found.table = at;
  const asked = { ...sample, query: textsOf(sample.query) } as Parameters<typeof askHere>[2];
  const answer = await askHere(contract, handler, asked, edge, isPromised);
  found.table = table;
  return answer;
}

const searches = new Map<string, Search>();
/** Circumstances of one operation share its good call, and what is known of it. */
function searchIn(name: string): Search {
  const known = searches.get(name);
  if (known) return known;
  const search = new Search({
    contract: contractOf(name),
    table,
    makeSample: () => sampleOf(name, scene),
    askCode: async (...asked) => (await askAt(...asked)).failure?.code,
    writes,
  });
  searches.set(name, search);
  return search;
}

async function withOtherFields(search: Search): Promise<void> {
  for (let nth = 0; search.missing.size > 0; nth += 1) {
    const other = withAnotherField(search.contract, await search.sample(), strangers)[nth];
    if (!other) return;
    await search.ask(other);
  }
}

async function saidOtherwise(search: Search): Promise<void> {
  const first = await search.sample();
  await search.ask(first);
  for (const other of withAnotherField(search.contract, first, [])) {
    if (search.missing.size === 0) return;
    await search.ask(other);
  }
}

async function whereGuessed(search: Search): Promise<void> {
  const sample = await search.sample();
  const { userId } = await readAccessToken(sample.token ?? '');
  const guessed = (tries: number) =>
    world.write([
      { ...accountKeys.attempts(userId), entity: 'attempts', tries, expiresAt: secondsFromNow(600) },
    ]);
  await guessed(5);
  await search.ask(sample);
  await guessed(0);
}

const placesUnknown = [{ provinceCode: 9999 }, { system: 'v1', districtCode: 9999 }, { wardCode: 99_999 }];

async function sentNowhere(search: Search): Promise<void> {
  for (const unknown of placesUnknown) {
    const place = { ...hanoi, ...unknown };
    const address = { recipientName: 'Lan', phone: '0912345678', street: '1 Hàng Bông', ...place };
    const sample = await search.sample();
    const body = sample.body as object;
    const sent = 'lines' in body ? { deliveryType: 'prepaid_ship', shippingAddress: address } : place;
    await search.ask({ ...sample, body: { ...body, ...sent } });
  }
}

/** An address of mail proves nothing: it only says of whom the order is. */
const byMailAlone = async (search: Search): Promise<void> =>
  search.ask({ ...(await search.sample()), query: { email: scene.guest.order.customer.email } });

/** `before`: the places where the refusals were found when somebody last noted them. */
type Provoke = (search: Search, before: ReadonlySet<string>) => Promise<void>;
const provoke: Record<Circumstance, Provoke> = {
  'somebody else is quicker': (search, before) => search.overtaken(before),
  'a record is gone': (search, before) => search.inChanged([isGone], before),
  'a field says something else': withOtherFields,
  'the same request says something else': saidOtherwise,
  'the password was guessed at': whereGuessed,
  'a place is unknown': sentNowhere,
  'a guest shows an address of mail alone': byMailAlone,
  'a record is in another state': (search, before) => search.inChanged(otherStates, before),
  'a record says something else': (search, before) => search.inChanged(otherValues, before),
};

const cases = Object.entries(sought).flatMap(([circumstance, operations]) =>
  Object.entries(operations).map(
    ([name, places]) => [name, Object.keys(places).join(', '), circumstance as Circumstance, places] as const,
  ),
);

it.runIf(isNight).each(cases)('%s refuses with %s where %s', async (name, _, circumstance, places) => {
  const search = searchIn(name);
  search.missing = new Set(Object.keys(places));
  await provoke[circumstance](search, new Set(Object.values(places).filter((place) => place !== '')));
  expect([...search.missing]).toEqual([]);
  for (const code of Object.keys(places)) places[code] = search.found.get(code) ?? '';
});

afterAll(() => {
  if (process.env['SOUGHT'] === 'write')
    writeFileSync(join(import.meta.dirname, 'sought.json'), `${JSON.stringify(sought, undefined, 2)}\n`);
});

describe('a good call, but for one thing', () => {
  const send = (name: string, sample: Sample) => askAt(contractOf(name), sample, table);

  it.each(singleRefusals)('%s refuses with %s', async (name, code, call) => {
    const { sample, table: at } = await call({ name, scene, table, send });
    const { status, failure } = await askAt(contractOf(name), sample, at);
    expect([status >= 400, failure?.code]).toEqual([true, code]);
  });
});
