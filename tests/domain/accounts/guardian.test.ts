import { describe, expect, it } from 'vitest';
import { accountPolicyId, usualPolicy } from '#shared/people/usual-policy.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { findGuardian, notifyGuardian } from '#functions/domain/accounts/registration/guardian.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { accountsScene } from './accounts-scene.ts';

/** At a shop that asks for birth dates, unless it does not; today is 22 November 2026, and begins at 17:00 UTC. */
function aShop({ asks = true, given = {} }: { asks?: boolean; given?: Partial<Profile> } = {}) {
  const scene = accountsScene();
  scene.put([
    { pk: 'SETTINGS', sk: accountPolicyId, entity: 'settings', ...usualPolicy, asksBirthDate: asks },
  ]);
  const lan = scene.member({ email: 'lan@example.com', ...given });
  return {
    ...scene,
    lan,
    find: (said: Parameters<typeof findGuardian>[1]) => findGuardian(scene.context, said),
  };
}
const [young, grown] = ['2010-11-23', '2010-11-22'];

describe('where the shop asks for birth dates', () => {
  it('the young come with a guardian, and nobody else with one', async () => {
    const { find, lan } = aShop();
    expect(await find({ dob: young, guardian: lan.referenceId })).toEqual({ dob: young, guardianId: lan.id });
    expect(await find({ dob: grown, guardian: lan.referenceId })).toEqual({ dob: grown, guardianId: null });
    expect(await find({ dob: grown })).toEqual({ dob: grown, guardianId: null });
  });

  it('nobody comes without a date, nor the young alone', async () => {
    const { find, lan } = aShop();
    expect(await refusalOf(find({}))).toBe('BIRTH_DATE_NEEDED');
    expect(await refusalOf(find({ dob: null, guardian: lan.referenceId }))).toBe('BIRTH_DATE_NEEDED');
    expect(await refusalOf(find({ dob: young }))).toBe('GUARDIAN_NEEDED');
  });

  it('somebody is grown on their birthday, as the day begins in Vietnam', async () => {
    const { find, clock } = aShop();
    clock.now = new Date('2026-11-22T16:59:59.000Z');
    expect(await refusalOf(find({ dob: young }))).toBe('GUARDIAN_NEEDED');
    clock.now = new Date('2026-11-22T17:00:00.000Z');
    expect(await find({ dob: young })).toEqual({ dob: young, guardianId: null });
  });

  it.each<[string, Partial<Profile>]>([
    ['whose identity is not proven', { status: 'kyc_submitted' }],
    ['who is locked', { status: 'inactive' }],
    ['who is young', { guardianId: 'bà' }],
  ])('nobody is a guardian %s', async (_, given) => {
    const { find, lan } = aShop({ given });
    expect(await refusalOf(find({ dob: young, guardian: lan.referenceId }))).toBe('GUARDIAN_NOT_FOUND');
  });

  it('nobody is a guardian whom no code names, who is gone, or whose code was theirs before', async () => {
    const { find, lan, table } = aShop();
    const guardian = lan.referenceId;
    expect(await refusalOf(find({ dob: young, guardian: 'ZZZZ9999' }))).toBe('GUARDIAN_NOT_FOUND');
    await table.write([update(accountKeys.reference(guardian), { set: { isFormer: true } })]);
    expect(await refusalOf(find({ dob: young, guardian }))).toBe('GUARDIAN_NOT_FOUND');
    await table.write([update(accountKeys.reference(guardian), { remove: ['isFormer'] })]);
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await refusalOf(find({ dob: young, guardian }))).toBe('GUARDIAN_NOT_FOUND');
  });
});

it('where the shop does not ask, a date is kept that was said, and nobody is a guardian', async () => {
  const { find, lan } = aShop({ asks: false });
  expect(await find({ dob: young, guardian: lan.referenceId })).toEqual({ dob: young, guardianId: null });
  expect(await find({})).toEqual({ dob: null, guardianId: null });
  expect(await find({ dob: null })).toEqual({ dob: null, guardianId: null });
});

describe('a guardian', () => {
  async function mailsTo(given: Partial<Profile>, named?: string | null) {
    const scene = aShop({ given });
    const guardianId = named === undefined ? scene.lan.id : named;
    await scene.table.write(await notifyGuardian(scene.context, { guardianId, fullName: 'Bé Na' }));
    return scene.mails();
  }

  it('hears in their language that somebody named them', async () => {
    expect(await mailsTo({ language: 'en', fullName: 'Lan' })).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'guardian-named', fullName: 'Lan', young: 'Bé Na' },
      },
    ]);
  });

  it('is not called by a name nobody confirmed', async () => {
    const [mail] = await mailsTo({ emailVerifiedAt: null });
    expect(mail?.content).toEqual({ template: 'guardian-named', young: 'Bé Na' });
  });

  it.each([null, 'gone'])('that is %s hears nothing', async (named) => {
    expect(await mailsTo({}, named)).toEqual([]);
  });
});
