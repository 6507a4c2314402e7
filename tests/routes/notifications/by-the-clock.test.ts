import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  saveNotificationSettings,
  listNotifications,
  readAllNotifications,
} from '#shared/notifications/index.ts';
import { hanoiDay, nextAt } from '#shared/notifications/quiet-hours.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { remindOfBirthdays } from '#functions/domain/notifications/birthdays.ts';
import { sendDigest } from '#functions/domain/notifications/send-digest.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { now } from '#functions/platform/clock.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { contextOf } from '#tests/support/context.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const Mails = z.array(z.object({ subject: z.string() }));

const world = aSharedWorld();

const dayMs = 86_400_000;

/** Nine in the morning in Hà Nội of a day to come, because the clock of the app hands out the birthdays of today itself. */
const morning = nextAt('09:00', new Date(Date.now() + dayMs));
const at = (when: Date) => contextOf(world.table, () => when);

async function change(userId: string, more: Partial<Profile>): Promise<void> {
  const profile = await findProfile(contextOf(world.table, now), userId);
  if (!profile) throw new Error('Nobody to change');
  await world.table.write([...profileRecord.replace(profile, more).writes]);
  await world.cloud.idle();
}

const follow = (followerId: string, followedId: string) =>
  world.write([followItem({ followerId, followedId, at: now().toISOString() })]);

const typesOf = async ({ accessToken: token }: Member) =>
  (await world.send(listNotifications, { token })).body.data.map(({ type }) => type);

describe('birthdays', () => {
  it('are told once to whoever invited and to friends, of those who let them; never to others', async () => {
    const born = `1990-${hanoiDay(morning).slice(5)}`;
    const [referrer, friend, fan] = [await world.aMember(), await world.aMember(), await world.aMember()];
    const shy = await world.aMember({ referrerId: referrer.id });
    const open = await world.aMember({ referrerId: referrer.id });
    await follow(friend.id, open.id);
    await follow(open.id, friend.id);
    await follow(fan.id, open.id);
    await change(shy.id, { dob: born });
    await change(open.id, { dob: born, seenBy: { dob: 'near' } });

    await remindOfBirthdays(at(new Date(morning.getTime() - 2 * 3_600_000)));
    expect(await typesOf(referrer)).not.toContain('birthday_reminder');
    for (let time = 0; time < 2; time += 1) await remindOfBirthdays(at(morning));
    await world.cloud.idle();
    const reminders = async (member: Member) =>
      (await typesOf(member)).filter((type) => type === 'birthday_reminder').length;
    expect(await Promise.all([referrer, friend, fan, open].map(reminders))).toEqual([1, 1, 0, 0]);
    // Who hides it again is told of no more.
    await change(open.id, { seenBy: { dob: 'nobody' } });
    const inAYear = new Date(morning.getTime() + 365 * dayMs);
    await remindOfBirthdays(at(inAYear));
    await world.cloud.idle();
    expect(await reminders(friend)).toBe(1);
  });
});

describe('the mail that sums up', () => {
  const mailsTo = async ({ email }: Member) => {
    await world.cloud.idle();
    const reply = await fetch(`${world.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    return Mails.parse(await reply.json());
  };
  const tell = (receiverId: string, actorId: string) =>
    notifyMember(contextOf(world.table, now), {
      receiverId,
      type: 'direct_referral_verified',
      key: crypto.randomUUID(),
      actorId,
    });

  it('names what is unread, once; what was read is in none, and none is empty', async () => {
    const [member, reader, friend] = [await world.aMember(), await world.aMember(), await world.aMember()];
    for (const { id } of [member, reader]) await tell(id, friend.id);
    await world.send(readAllNotifications, { token: reader.accessToken, body: {} });
    for (let time = 0; time < 2; time += 1)
      for (const { id } of [member, reader]) await sendDigest(contextOf(world.table, now), id);
    const mails = await mailsTo(member);
    expect(mails.map(({ subject }) => subject)).toEqual(['Bạn có 1 thông báo chưa đọc tại Chợ Làng']);
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('is due at eight where anything came, and never for whoever wants none', async () => {
    const [member, quiet, friend] = [await world.aMember(), await world.aMember(), await world.aMember()];
    await world.send(saveNotificationSettings, {
      token: quiet.accessToken,
      body: { kinds: {}, quiet: { on: false, from: '22:00', to: '07:00' }, digest: 'off', version: 0 },
    });
    for (const { id } of [member, quiet]) await tell(id, friend.id);
    await world.cloud.clock.advance(24 * 3600 + 120);
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await mailsTo(quiet)).toEqual([]);
  });
});
