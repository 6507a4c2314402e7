import { expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { getMe, register, signOut } from '#shared/accounts/index.ts';
import { getHealth } from '#shared/operations/health.contract.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { deadLetters, waitingQueues } from '#tests/support/queues.ts';
import { aWorld, freshEmail, freshPhone, password, type World } from '#tests/support/world.ts';

type Row = { pk: { S: string }; sk: { S: string } };

async function rowsOf({ cloud }: World): Promise<string[]> {
  const { Items } = await callDynamo<{ Items: Row[] }>(cloud.endpoints.dynamodb, 'Scan', {
    TableName: cloud.tableName,
  });
  return Items.map(({ pk, sk }) => `${pk.S} ${sk.S}`).sort();
}

const fileOf = (world: World) => createBucket(world.cloud.buckets.media).get('media/left.txt');
const form = { fullName: 'Nguyễn Để Lại', email: freshEmail(), phoneNumber: freshPhone(), password };

/** Leaves something in each place that a world has, and warms each thing that handlers keep. */
async function leaveDirt(world: World) {
  const { cloud, send } = world;
  await stock(world, [aProduct({ name: 'Trà để lại' })], [aCategory({ name: 'Trà' })]);
  await cloud.clock.advance(86_400);
  const { accessToken: token, refreshToken } = await world.aMember();
  expect((await send(getMe, { token })).status).toBe(200);
  await send(signOut, { body: { refreshToken } });
  await createBucket(cloud.buckets.media).put('media/left.txt', new TextEncoder().encode('x'), 'text/plain');
  expect((await send(register, { body: form })).status).toBe(201);
  expect((await send(listProducts)).body.data).toHaveLength(1);
  await cloud.invoke('workers/snapshot-views', {});
  await cloud.idle();
}

it('a world finds nothing of the one before it in the same process', async () => {
  const first = await aWorld();
  const empty = await rowsOf(first);
  await leaveDirt(first);
  expect((await rowsOf(first)).length).toBeGreaterThan(empty.length + 10);
  expect((await fileOf(first))?.length).toBe(1);
  expect(first.cloud.mailbox.list().length).toBeGreaterThan(0);
  await first.close();

  const next = await aWorld();
  expect(await rowsOf(next)).toEqual(empty);
  expect(next.cloud.mailbox.list()).toEqual([]);
  expect(await fileOf(next)).toBeUndefined();
  expect([...(await deadLetters(next)), ...(await waitingQueues(next))]).toEqual([]);
  const { time } = (await next.send(getHealth)).body;
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
  expect((await next.send(listProducts)).body.data).toEqual([]);
  await stock(next, [aProduct({ name: 'Trà mới' })], [aCategory({ name: 'Trà' })]);
  expect((await next.send(listProducts)).body.data.map(({ name }) => name)).toEqual(['Trà mới']);
  expect((await next.send(register, { body: form })).status).toBe(201);
  expect((await next.mailTo(form.email)).subject).toContain('Xác thực email');
  const { accessToken: token } = await next.aMember();
  expect((await next.send(getMe, { token })).status).toBe(200);
  await next.close();
});
