import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUserProfile } from '#shared/members/index.ts';
import { getPerson } from '#shared/people/index.ts';
import { newId } from '#shared/values/ids.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { findSuppression } from '#functions/domain/mail/suppression.ts';
import { now } from '#functions/platform/clock.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, freshEmail, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const simulated = (kind: 'bounce' | 'complaint') =>
  `${kind}+${newId().toLowerCase()}@simulator.amazonses.com`;
const write = (to: string, content: Parameters<typeof requestMail>[0]['content']) =>
  world.table.write([requestMail({ to, language: 'vi', content })]);
const digest = { template: 'notification-digest' as const, fullName: 'Lan', count: 1, lines: ['Một'] };
const mailsTo = (address: string) => world.cloud.mailbox.list(address).length;

describe('a mail that comes back', () => {
  it.each(['bounce', 'complaint'] as const)(
    'for a %s is the last of its kind, and its owner and staff see why',
    async (reason) => {
      const member = await world.aMember({ email: simulated(reason) });
      const admin = await world.aMember({ role: 'admin' });
      await write(member.email, digest);
      await settled(world.cloud);
      await write(member.email, digest);
      await settled(world.cloud);
      expect(mailsTo(member.email)).toBe(1);
      await write(member.email, { template: 'password-changed' });
      await settled(world.cloud);
      expect(mailsTo(member.email)).toBe(2);
      const marked = { mailSuppression: { reason } };
      const params = { id: member.id };
      expect((await world.send(getUserProfile, { token: member.accessToken, params })).body).toMatchObject(
        marked,
      );
      expect((await world.send(getPerson, { token: admin.accessToken, params })).body).toMatchObject(marked);
    },
  );

  it('is reported for any address by the workshop: five days of failing are one too many', async () => {
    const to = freshEmail();
    const fail = () =>
      fetch(`${world.url}/dev/mail/return`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, fate: 'soft' }),
      });
    const found = () => findSuppression({ table: world.table, now }, to);
    for (let day = 1; day < 5; day += 1) {
      expect(await (await fail()).json()).toEqual({ queues: 1 });
      await settled(world.cloud);
      await world.cloud.clock.advance(24 * 3600);
    }
    expect(await found()).toBeNull();
    await fail();
    await settled(world.cloud);
    expect(await found()).toMatchObject({ reason: 'soft-bounces' });
  });
});

it('what SES says when it is connected is dropped, and a report nobody can read is named', async () => {
  const bodies = [
    'Successfully validated SNS topic for Amazon SES event publishing.',
    '{"eventType":"Bounce"}',
  ];
  const attributes = { ApproximateReceiveCount: '1' };
  const Records = bodies.map((body, nth) => ({ messageId: `m${nth}`, body, attributes }));
  expect(await world.cloud.invoke('workers/suppress-addresses', { Records })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm1' }],
  });
});
