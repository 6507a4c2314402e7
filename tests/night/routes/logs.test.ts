import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { accountSamples } from '#tests/routes/behind-validation/account-samples.ts';
import { ask } from '#tests/routes/behind-validation/ask.ts';
import { buyingSamples } from '#tests/routes/behind-validation/buying-samples.ts';
import { orderSamples } from '#tests/routes/behind-validation/order-samples.ts';
import type { Sample } from '#tests/routes/behind-validation/sample.ts';
import { aScene, type Scene } from '#tests/routes/behind-validation/scene.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let scene: Scene;
const lines: string[] = [];

beforeAll(async () => {
  // Everything that could ever be said is said.
  world = await aWorld({ env: { LOG_LEVEL: 'debug' } });
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => Boolean(lines.push(String(text))));
  scene = await aScene(world);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

/** What of a call belongs to somebody: what opens something, and what names or finds a person. */
const secret =
  /^(password|confirmPassword|newPassword|currentPassword|token|refreshToken|otp|ticket|code|state|verifier|sessionId|email|phone|phoneNumber|username|fullName|recipientName|street|taxCode|companyName|searchTerm)$/;

function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return secret.test(name) && value.length >= 6 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) =>
    secretsIn(one, Number.isNaN(Number(inner)) ? inner : name),
  );
}

/** The parts of a token that say something each by itself. */
const worthHiding = ({ token, ...sent }: Sample): string[] => [
  ...(token ? [token, token.split('.').at(-1) ?? ''] : []),
  ...secretsIn(sent),
];

it('a log tells of every call, and of nobody’s secrets, names and addresses', async () => {
  const samples = { ...accountSamples, ...buyingSamples, ...orderSamples };
  const hidden = new Set<string>();
  // Where people say who they are and where they live, and what opens what is theirs.
  const telling = /^(accounts|addresses|payments)\/|^orders\/.*(guest|create|invoice)/;
  for (const contract of contracts.filter(({ name }) => telling.test(name))) {
    const sample = await samples[contract.name]?.(scene);
    if (!sample) continue;
    for (const text of worthHiding(sample)) hidden.add(text);
    const { status, body } = await ask(world, contract, sample);
    for (const text of status < 400 ? secretsIn(body) : []) hidden.add(text);
    // Sent once more, much of it is refused, which a log tells as well.
    if (contract.method !== 'GET') await ask(world, contract, sample);
  }
  await world.cloud.idle();
  const told = lines.join('\n');
  vi.restoreAllMocks();
  expect(lines.filter((line) => line.includes('call answered')).length).toBeGreaterThan(40);
  expect(lines.filter((line) => line.includes('call refused')).length).toBeGreaterThan(10);
  expect(hidden.size).toBeGreaterThan(100);
  // An order's or a payment's code names no person, and is what staff look for.
  const codes = /^(CL|TT|TH|V)[0-9A-Z]+$/;
  expect([...hidden].filter((text) => !codes.test(text) && told.includes(text))).toEqual([]);
});
