import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { isNight } from '#tests/support/night.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { type Caller, callers, type OwnedRoute, ownedRoutes } from './owned-routes.ts';
import { aHousehold, type Household, owning } from './owners-things.ts';

const world = aSharedWorld();
const other = aSharedMember(world, {});
const collaborator = aSharedMember(world, { role: 'collaborator' });
const admin = aSharedMember(world, { role: 'admin' });
let things: ReturnType<typeof owning>;
beforeAll(() => {
  things = owning(world, admin);
});

/** What members have to do with: of themselves, of each other, and with those who decide about them. */
const areas = new Set(
  'accounts activity addresses contact identity invoice-profiles jobs live members notifications people referrals uploads'.split(
    ' ',
  ),
);
/** Choose among what everybody has alike, and name nothing of anybody’s. */
const choices = new Set(['provider', 'action', 'side', 'kind', 'entity']);

const namesSomething = ({ path }: AnyContract): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !choices.has(name));

const routes = contracts.filter(
  (contract) => areas.has(contract.name.split('/')[0] ?? '') && namesSomething(contract),
);

const Row = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string() });
const partitions =
  'USER SIGNIN IDENTITY INVOICE-PROFILES ADDRESSES NOTIFICATIONS FOLLOWS RELATIONS PRIVACY'.split(' ');

/** All that lies in the table under their name; of a session only that it is there, since it is renewed as it is used. */
async function keptOf({ owner }: Household) {
  const found = await Promise.all(
    partitions.map((name) => world.table.query({ pk: `${name}#${owner.id}` }, Row)),
  );
  return found
    .flatMap(({ items }) => items)
    .map((item) => (item.entity === 'session' ? { pk: item.pk, sk: item.sk } : item));
}

/**
 * By day, whoever may change something is not asked to: tests of each area do that. Calls that change nothing can
 * share a household.
 */
const isAskedOfAll = ({ method }: AnyContract): boolean => isNight || method === 'GET';
const shared = new Map<string, Promise<Household>>();
function householdFor({ method }: AnyContract, given: OwnedRoute['given']): Promise<Household> {
  if (isNight && method !== 'GET') return aHousehold(world, given);
  const kind = given?.status ?? '';
  const home = shared.get(kind) ?? aHousehold(world, given);
  shared.set(kind, home);
  return home;
}

const textOf = (body: unknown): string => JSON.stringify(body) ?? '';

it('every route that names something of somebody’s is in the table of who is answered what', () => {
  expect(Object.keys(ownedRoutes).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe.each(routes.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  const route = ownedRoutes[name];
  if (!route) return;
  const { statuses, asked, given, isHarmless, says } = route;
  const isRefused = (who: Caller) => statuses[who] >= 400 || (isHarmless && who !== 'owner');

  it('answers each who asks what is theirs to know, and changes nothing for whom it refuses', async () => {
    const home = await householdFor(contract, given);
    const { owner, referrer, secrets, number } = home;
    const input = await asked(home, things);
    expect(Object.values(input.params)).not.toContain('');
    const tokens: Record<Caller, string | undefined> = {
      nobody: undefined,
      other: other.accessToken,
      referrer: referrer.accessToken,
      collaborator: collaborator.accessToken,
      owner: owner.accessToken,
      admin: admin.accessToken,
    };
    const ask = async (who: Caller) => {
      const { status, body } = await world.send(contract, { ...input, token: tokens[who] } as never);
      expect([who, status]).toEqual([who, statuses[who]]);
      const text = textOf(body);
      const isTold = who === 'owner' || who === 'admin';
      // Whole numbers are told where they are asked for, and nowhere else, whoever asks.
      const hidden = isTold ? (says === 'number' && status === 200 ? [] : [number]) : secrets;
      expect([who, hidden.filter((secret) => text.includes(secret))]).toEqual([who, []]);
    };
    await world.cloud.idle();
    const before = await keptOf(home);
    for (const who of callers.filter(isRefused)) await ask(who);
    expect(await keptOf(home)).toEqual(before);
    if (isAskedOfAll(contract)) for (const who of callers.filter((one) => !isRefused(one))) await ask(who);
  });
});
