import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { Failure } from '#shared/contract/failure.ts';
import { openApiDocument } from '#shared/registry/openapi.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { isNight } from '#tests/support/night.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { forgetLimits } from './forget-limits.ts';
import { type Mutation, mutationsOf, some } from './mutations.ts';
import { onlyHere } from './only-here.ts';
import type { Sample } from './sample.ts';
import { sampleOf, samples } from './samples.ts';
import { aScene, type Scene } from './scene.ts';
import { ask } from './ask.ts';

/** Two changed fields for each operation every night; `FUZZ_CALLS=10000` when in doubt, `FUZZ_SEED` for others. */
const calls = Number(process.env['FUZZ_CALLS'] ?? (isNight ? 2 * contracts.length : 0));
const perOperation = Math.ceil(calls / contracts.length);
const seed = process.env['FUZZ_SEED'] ?? 'chợ';
/** A file to count answers in, where somebody wants to know how far the calls came. */
const tally = process.env['FUZZ_TALLY'];

/** These answer nothing good to anybody but a provider. */
const forProviders = (name: string): boolean => /^(?:payments|shipping)\/receive-/.test(name);

const documented = new Map(
  Object.values(openApiDocument(contracts).paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [
      operation['x-name'],
      Object.values(operation.responses).flatMap(({ content }) =>
        Object.keys(content['application/json']?.examples ?? {}),
      ),
    ]),
);

let world: World;
let scene: Scene;
let strangers: string[];
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  scene = await aScene(world);
  const { theirOrder, ownOrder, ownPayment, ownReturn, review, people, guest, doomed, gone } = scene;
  strangers = [
    ...[theirOrder, ownOrder, ownReturn, review, people.other, guest.order].map(({ id }) => id),
    ownPayment.payment.id,
    theirOrder.code,
    guest.sessionId,
    doomed.card.id,
    doomed.card.slug,
    gone.card.id,
    gone.card.slug,
  ];
});
afterAll(() => world.close());

/** Mostly whose call it is; now and then somebody else, whose answer has to be as orderly. */
function callers(sample: Sample, turn: number): Sample {
  const { other, newcomer, collaborator, admin } = scene.people;
  const others = [undefined, ...[other, newcomer, collaborator, admin].map(({ accessToken }) => accessToken)];
  if (turn % 3 !== 2) return sample;
  const { token: _, ...rest } = sample;
  const token = others[turn % others.length];
  return { ...rest, ...(token && { token }) };
}

/** What is always true of an answer. */
function judge(contract: AnyContract, { status, body }: { status: number; body: unknown }): void {
  expect(status).toBeLessThan(500);
  if (status < 400) {
    expect(status).toBe(contract.status);
    expect(contract.reply.safeParse(body).error).toBeUndefined();
    return;
  }
  const { code, statusCode } = Failure.parse(body);
  expect([status, errorStatus[code as ErrorCode]]).toEqual([statusCode, statusCode]);
  // A path without a part of it is another path, or none.
  if (code !== 'NOT_FOUND')
    expect([...(documented.get(contract.name) ?? []), 'METHOD_NOT_ALLOWED']).toContain(code);
}

async function check(contract: AnyContract, { what, sample }: Mutation): Promise<number> {
  const answer = await ask(world, contract, sample);
  if (tally) appendFileSync(tally, `${contract.name}\t${answer.status}\t${what}\n`);
  try {
    judge(contract, answer);
  } catch (cause) {
    throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`, { cause });
  }
  return answer.status;
}

it('has a good call of every operation', () => {
  expect(Object.keys(samples).sort()).toEqual(contracts.map(({ name }) => name).sort());
});

/** By day, operations that other tests call with success are left to those. */
const calledByDay = onlyHere();
const called = contracts.filter(({ name }) => calls > 0 || calledByDay.has(name));

it('names operations that there are', () => {
  expect([...calledByDay].filter((name) => !samples[name])).toEqual([]);
});

describe.each(called.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  const sample = () => sampleOf(name, scene);

  it(
    'answers a good call, and those with a single field changed, in good order',
    async () => {
      if (perOperation > 1) await forgetLimits(world);
      const first = await sample();
      const all = mutationsOf(contract, first, strangers);
      const status = await check(contract, { what: 'as it is', sample: first });
      if (!forProviders(name)) expect(status).toBe(contract.status);
      const faults: string[] = [];
      for (const [turn, nth] of some(all.length, perOperation, seed + name).entries()) {
        if (turn % 5 === 4) await forgetLimits(world);
        // A change may have used up what the sample was about, so the next call has one of its own.
        const calls = contract.method === 'GET' ? all : mutationsOf(contract, await sample(), strangers);
        const mutation = calls[nth]?.();
        if (!mutation) continue;
        await check(contract, { ...mutation, sample: callers(mutation.sample, turn) }).catch(
          (error: unknown) => faults.push(String(error)),
        );
      }
      expect(faults).toEqual([]);
    },
    300_000 + perOperation * 2000,
  );
});
