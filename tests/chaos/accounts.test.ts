import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  forgotPassword,
  getMe,
  login,
  refresh,
  register,
  resetPassword,
  verifyEmail,
} from '#shared/accounts/index.ts';
import { Profile } from '#functions/domain/accounts/account.ts';
import { aWorld, freshEmail, password, tokenIn, type World } from '#tests/support/world.ts';
import { asking } from './asking.ts';
import { rowsOf } from './look.ts';
import { deadLetters } from '#tests/support/queues.ts';
import { settle } from './settle.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const newcomers = 8;
const newPassword = 'Mái-đình-cây-gạo-5';

const aForm = (nth: number) => ({
  fullName: 'Nguyễn Thị Đào',
  email: freshEmail(),
  phoneNumber: `0${String(912_345_000 + nth)}`,
  password,
});

it('people join once, sign in, and forget their passwords, whatever goes wrong on the way', async () => {
  const people = asking(world);
  const forms = Array.from({ length: newcomers }, (_, nth) => aForm(nth));
  // Pressed twice: the second press finds the first, or is answered like it.
  const joined = await Promise.all(
    forms.flatMap((body) => [people.ask(register, { body }), people.ask(register, { body })]),
  );
  expect(joined.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual([]);
  await settle(world);
  for (const form of forms) {
    const username = form.email;
    const token = tokenIn(await world.mailTo(form.email, 'Xác thực'));
    await people.ask(verifyEmail, { body: { token, password } });
    const session = await people.done(login, { body: { username, password } });
    expect((await people.done(getMe, { token: session.accessToken })).email).toBe(form.email);
    await people.ask(refresh, { body: { refreshToken: session.refreshToken } });

    await people.done(forgotPassword, { body: { email: form.email } });
    await settle(world);
    const reset = tokenIn(await world.mailTo(form.email, 'Đặt lại'));
    await people.ask(resetPassword, { body: { token: reset, password: newPassword } });
    const after = await people.done(login, { body: { username, password: newPassword } });
    expect(after.user.email).toBe(form.email);
  }
  await settle(world);
  const profiles = (await rowsOf(world))
    .filter(({ entity }) => entity === 'user')
    .map((row) => Profile.parse(row));
  for (const { email, phoneNumber } of forms)
    expect(profiles.filter((one) => one.email === email || one.phoneNumber === phoneNumber)).toHaveLength(1);
  people.check();
  expect(await deadLetters(world)).toEqual([]);
});
