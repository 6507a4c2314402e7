import { beforeAll, expect, it } from 'vitest';
import { listSignInProviders, register, verifyEmail } from '#shared/accounts/index.ts';
import { getPerson, saveAccountPolicy } from '#shared/people/index.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone, password, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const parent = aSharedMember(world, { fullName: 'Lê Thị Mẹ' });

const today = () => new Date().toISOString().slice(0, 10);
/** Somebody of so many years, born on this day of the year. */
const bornBefore = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`;

const signUp = (given: object = {}) => {
  const body = { fullName: 'Trần Minh Bé', email: freshEmail(), phoneNumber: freshPhone(), password };
  return world.send(register, { body: { ...body, ...given } });
};
const loadChunk = async (given: object) => (await signUp(given)).failure.code;

beforeAll(async () => {
  // Not asked, nobody has to say.
  if ((await signUp()).status !== 201) throw new Error('It is asked before anybody said so');
  await world.send(saveAccountPolicy, {
    token: admin.accessToken,
    body: { ...usualPolicy, asksBirthDate: true },
  });
});

it('where the shop asks for birth dates, the young come with a guardian of proven identity', async () => {
  expect((await world.send(listSignInProviders)).body.asksBirthDate).toBe(true);
  const unproven = await world.aMember({ status: 'pending_kyc' });
  expect(await loadChunk({})).toBe('BIRTH_DATE_NEEDED');
  expect(await loadChunk({ dob: '' })).toBe('BIRTH_DATE_NEEDED');
  expect(await loadChunk({ dob: bornBefore(15) })).toBe('GUARDIAN_NEEDED');
  for (const guardian of ['KHONGCO2', unproven.referenceId])
    expect(await loadChunk({ dob: bornBefore(15), guardian })).toBe('GUARDIAN_NOT_FOUND');
  expect((await signUp({ dob: '2999-01-01' })).status).toBe(400);

  const grown = await signUp({ dob: bornBefore(16), guardian: 'KHONGCO2' });
  const kept = await profileRecord.find(world.table, { id: grown.body.user.id });
  expect([grown.status, kept?.dob, kept?.guardianId]).toEqual([201, bornBefore(16), null]);
});

it('whoever is young waits for an admin, who sees who answers for them; and answers for nobody', async () => {
  const email = freshEmail();
  const young = await signUp({ email, dob: bornBefore(12), guardian: parent.referenceId });
  expect(young.status).toBe(201);
  const token = tokenIn(await world.mailTo(email));
  await world.send(verifyEmail, { body: { token, password } });
  const { id, referenceId } = young.body.user;
  const seen = await world.send(getPerson, { token: admin.accessToken, params: { id } });
  expect(seen.body).toMatchObject({
    status: 'pending_admin',
    guardianId: parent.id,
    guardian: { id: parent.id, fullName: 'Lê Thị Mẹ' },
  });
  const told = await world.mailTo(parent.email, 'người giám hộ');
  expect(told.text).toContain('Trần Minh Bé chưa đủ 16 tuổi');
  expect(await loadChunk({ dob: bornBefore(10), guardian: referenceId })).toBe('GUARDIAN_NOT_FOUND');
});
