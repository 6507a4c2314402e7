import { expect, it } from 'vitest';
import { getIdentityOfUser, searchIdentities } from '#shared/identity/index.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { seedIdentities } from '#seed/seed-identities.ts';
import { buildMembers } from '#seed/world/members.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();

it('the demo market has papers in every state, sealed with this cloud’s own keys, once', async () => {
  const today = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  await world.write(buildMembers(today).map(profileRecord.item));
  const where = { dynamodbEndpoint: world.cloud.endpoints.dynamodb, tableName: world.cloud.tableName };
  expect(await seedIdentities(where)).toBeGreaterThan(100);
  expect(await seedIdentities(where)).toBe(0);
  const { accessToken: token } = await world.aMember({ role: 'admin' });
  const waiting = async () => {
    const query = { state: 'submitted', limit: 100 } as const;
    return (await world.send(searchIdentities, { token, query })).body.data;
  };
  // The seed's writes come without change tokens: a view that was read just before, as when the cloud starts, may answer without them.
  await expect
    .poll(async () => new Set((await waiting()).map(({ submission }) => submission)))
    .toEqual(new Set(['new', 'edit']));
  const reviews = await Promise.all(
    (await waiting()).map(({ userId }) => world.send(getIdentityOfUser, { token, params: { userId } })),
  );
  const checks = reviews.map(({ body: review }) => review.papers[0]?.checks ?? []);
  const wrong = checks.flat().flatMap(({ name, result }) => (result === 'wrong' ? [name] : []));
  expect(new Set(wrong)).toEqual(new Set(['reuse', 'province']));
});
