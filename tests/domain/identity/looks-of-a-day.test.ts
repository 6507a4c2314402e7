import { expect, it } from 'vitest';
import { maxAccessesPerDay } from '#shared/identity/identity-choices.ts';
import { numberForStaff, ownNumber, readAccesses } from '#functions/domain/identity/access-log.ts';
import { keepPicture, pictureForStaff } from '#functions/domain/identity/paper-pictures.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPaperAt, firstNumber } from './papers-scene.ts';

/** A paper that was sent in with a picture, and an admin who looked at so many papers today. */
async function anAdminWho(looked: number) {
  const scene = await aPaperAt('draft');
  const { context, owner, id, admin, files, put, submit } = scene;
  const side = 'front' as const;
  files.set(`papers/in/${owner.id}/${id}/u1`, Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1'));
  await keepPicture(context, { userId: owner.id, id, side, uploadId: 'u1' });
  await submit(owner);
  const today = Math.floor(nowSeconds() / 86_400);
  put([{ pk: `LIMIT#identity/looks#${admin.id}`, sk: String(today), calls: looked, expiresAt: 9e9 }]);
  return {
    ...scene,
    number: (staffId = admin.id) => numberForStaff(context, { id, staffId }),
    picture: () => pictureForStaff(context, { id, side, staffId: admin.id }),
    looks: async () => (await readAccesses(context, owner.id)).length,
  };
}

it('an admin looks at papers of others as often as a day allows, and nothing is shown after that', async () => {
  const { number, picture, looks } = await anAdminWho(maxAccessesPerDay - 2);
  expect((await number()).number).toBe(firstNumber);
  await picture();
  expect(await refusalOf(number())).toBe('TOO_MANY_REQUESTS');
  expect(await refusalOf(picture())).toBe('TOO_MANY_REQUESTS');
  // Nobody looked, so nothing is noted.
  expect(await looks()).toBe(2);
});

it('the day of one admin is not another’s', async () => {
  const { number, person } = await anAdminWho(maxAccessesPerDay);
  const other = person({ role: 'admin', status: 'active' });
  expect((await number(other.id)).number).toBe(firstNumber);
});

it('looks at one’s own papers are not counted', async () => {
  const { context, number, admin, rows, owner, id } = await anAdminWho(maxAccessesPerDay);
  expect((await ownNumber(context, { userId: owner.id, id })).number).toBe(firstNumber);
  expect(rows().filter(({ pk }) => String(pk).startsWith('LIMIT#identity/looks#'))).toMatchObject([
    { pk: `LIMIT#identity/looks#${admin.id}`, calls: maxAccessesPerDay },
  ]);
  expect(await refusalOf(number())).toBe('TOO_MANY_REQUESTS');
});
