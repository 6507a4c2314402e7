import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type Actor, readAccessToken, signAccessToken } from '#functions/platform/access-token.ts';
import { moveClock, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
afterEach(() => moveClock(0));

const actor: Actor = { userId: 'u1', sessionId: 's1', role: 'user', status: 'active' };
const invalid = new AppError('INVALID_TOKEN');

const signedBy = (secret: string, claims: Record<string, unknown>, issuer = 'cholang') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject('u1')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

const ours = 'a secret only this test run knows';

describe('an access token', () => {
  it('says who is calling', async () => {
    expect(await readAccessToken(await signAccessToken(actor))).toEqual(actor);
  });

  it('is over after its time, and answers 410 then', async () => {
    const token = await signAccessToken(actor);
    moveClock(899_000);
    expect(await readAccessToken(token)).toEqual(actor);
    moveClock(901_000);
    await expect(readAccessToken(token)).rejects.toEqual(new AppError('TOKEN_EXPIRED'));
  });

  it.each([
    ['junk', 'junk'],
    ['nothing', ''],
    ['three empty parts', '..'],
    ['letters beyond ASCII', 'é.é.é'],
    ['no signature', new UnsecuredJWT({ ...actor }).setSubject('u1').setIssuer('cholang').encode()],
  ])('made of %s is refused', async (_, token) => {
    await expect(readAccessToken(token)).rejects.toEqual(invalid);
  });

  it('signed by someone else, for someone else or without a role is refused', async () => {
    const claims = { sessionId: 's1', role: 'admin', status: 'active' };
    await expect(readAccessToken(await signedBy(`${ours}!`, claims))).rejects.toEqual(invalid);
    await expect(readAccessToken(await signedBy(ours, claims, 'other'))).rejects.toEqual(invalid);
    await expect(readAccessToken(await signedBy(ours, { ...claims, role: 'king' }))).rejects.toEqual(invalid);
    expect(await readAccessToken(await signedBy(ours, claims))).toMatchObject({ role: 'admin' });
  });
});
