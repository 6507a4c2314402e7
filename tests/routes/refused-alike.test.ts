import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import type { Failure } from '#shared/contract/failure.ts';
import { type AnyContract, readsBody, toQueryString } from '#shared/contract/route.ts';
import { strideOf } from '#functions/platform/limits/rate-limit.ts';
import { networkOf } from '#functions/platform/limits/network.ts';
import { isNight } from '#tests/support/night.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

/** What every operation of its kind refuses, beside what its own contract names. */
let world: World;
let admin: Member;
let expired: string;
beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: expired } = await world.aMember());
  await world.cloud.clock.advance(3600);
  admin = await world.aMember({ role: 'admin' });
});
afterAll(() => world.close());

type Sent = { token?: string; body?: string; part?: string; query?: string };

async function loadChunk(
  contract: AnyContract,
  { token = admin.accessToken, body, part = 'x', query = '' }: Sent,
): Promise<string> {
  const path = contract.path.replace(/\{\w+\}/g, part);
  const reply = await fetch(`${world.url}/api${path}${query}`, {
    method: contract.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  return ((await reply.json()) as Failure).code;
}

/** Whoever asks has asked too often in this minute, and in the one that may begin meanwhile. */
async function useUp({ name, limit }: AnyContract): Promise<void> {
  if (!limit) return;
  const window = Math.floor(world.cloud.clock.now() / 1000 / limit.seconds);
  await world.write(
    [admin.id, networkOf('127.0.0.1')].flatMap((caller) =>
      [window, window + 1].map((sk) => ({
        pk: `LIMIT#${name}#${caller}`,
        sk: String(sk),
        entity: 'limit',
        calls: 1_000_000,
      })),
    ),
  );
}

/** Longer than any text we take in an address, and no word of any list, no number and no day. */
const junk = 'x'.repeat(520);

/** An address holds no more of it. */
const maxNames = 12;

const namesOf = (schema: z.ZodType): string[] =>
  Object.keys(schema instanceof z.ZodObject ? schema.shape : {});

const junkFor = (contract: AnyContract): Sent => ({
  part: junk,
  query: `?${toQueryString(
    Object.fromEntries(
      namesOf(contract.query)
        .slice(0, maxNames)
        .map((name) => [name, junk]),
    ),
  )}`,
  ...(readsBody(contract) && { body: JSON.stringify(junk) }),
});

/** These answer a provider in its own words. */
const ours = contracts.filter(({ name }) => !name.startsWith('payments/receive-'));
/** One piece of code makes these refusals for all operations, so by day every sixth one is asked, at night each. */
const asked = ours.filter((_, place) => isNight || place % 6 === 0);

type Case = [
  what: string,
  applies: (contract: AnyContract) => boolean,
  code: string,
  sent: (contract: AnyContract) => Sent,
];
const cases: Case[] = [
  [
    'a token that has run out',
    ({ access }) => access !== 'public',
    'TOKEN_EXPIRED',
    () => ({ token: expired }),
  ],
  // Whoever takes anything at all can be sent what nobody means: an operation that takes it all is not bounded.
  [
    'junk in every parameter',
    (contract) =>
      readsBody(contract) || [contract.params, contract.query].some((schema) => namesOf(schema).length > 0),
    'BAD_REQUEST',
    junkFor,
  ],
  ['half a body', readsBody, 'MALFORMED_JSON', () => ({ body: '{"' })],
  [
    'a body nobody writes',
    readsBody,
    'PAYLOAD_TOO_LARGE',
    ({ maxBytes = 0 }) => ({ body: JSON.stringify({ text: 'a'.repeat(Math.max(maxBytes, 300_000)) }) }),
  ],
];

describe.each(cases)('%s', (_, applies, code, sent) => {
  it.each(asked.filter(applies).map((contract) => [contract.name, contract] as const))(
    '%s',
    async (_name, contract) => {
      expect(await loadChunk(contract, sent(contract))).toBe(code);
    },
  );
});

/** Of wide limits the table is asked once in so many calls, and a window may end just before that. */
const maxCallsToRefusal = ({ limit }: AnyContract): number =>
  2 * strideOf(limit?.net ?? 20 * (limit?.calls ?? 0));

/** By day one operation of each limit is asked, and none that takes a hundred calls. */
const asksTooMany = (() => {
  const limited = ours.filter(({ limit }) => limit);
  if (isNight) return limited;
  const byLimit = Map.groupBy(limited, ({ limit }) => JSON.stringify(limit));
  return [...byLimit.values()].flatMap(([first]) =>
    first && maxCallsToRefusal(first) <= 100 ? [first] : [],
  );
})();

describe('a call too many', () => {
  it.each(asksTooMany.map((contract) => [contract.name, contract] as const))(
    '%s',
    async (_name, contract) => {
      await useUp(contract);
      const most = maxCallsToRefusal(contract);
      const codes = new Set<string>();
      for (let call = 0; call < most && !codes.has('TOO_MANY_REQUESTS'); call += 1)
        codes.add(await loadChunk(contract, {}));
      expect(codes).toContain('TOO_MANY_REQUESTS');
    },
  );
});
