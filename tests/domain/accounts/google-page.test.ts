import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { googlePage } from '#functions/domain/accounts/providers/google-page.ts';
import { now, nowSeconds } from '#functions/platform/clock.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { playSecrets } from '../support/secret.ts';
import { google, googleSettings } from './google-settings.ts';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const settings = {
  ...googleSettings,
  AWS_REGION: 'ap-southeast-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
};

let ours: Key;
let another: Key;
let keys: object[];
// Google's keys are kept for a container: those of another file would refuse the tokens of this one.
beforeAll(startCold);
beforeAll(async () => {
  const [known, made] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  [ours, another] = [known.privateKey, made.privateKey];
  keys = [{ ...(await exportJWK(known.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
});

let idToken: string;
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(log, 'warn').mockReturnValue();
  playSecrets('what Google knows us by');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { url } = new Request(asked);
    if (url === settings.GOOGLE_TOKEN_URL) return Response.json({ id_token: idToken });
    return Response.json({ keys });
  });
});

const claims = { sub: 'hoa', nonce: 'n1', email: 'hoa@example.com', email_verified: true, name: 'Hoa' };

async function vouchFor(given: JWTPayload, key = ours) {
  const at = nowSeconds();
  const said = { iss: google, aud: 'our-shop', iat: at, exp: at + 3600, ...claims, ...given };
  idToken = await new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  return googlePage()?.vouch({ code: 'c', nonce: 'n1', verifier: 'v', at: now() });
}

it('Google vouches for whom its token names', async () => {
  expect(await vouchFor({})).toEqual({
    subject: 'hoa',
    email: 'hoa@example.com',
    emailVerified: true,
    fullName: 'Hoa',
  });
});

it.each<[string, JWTPayload]>([
  ['for another shop', { aud: 'another-shop' }],
  ['of another house', { iss: 'https://google.example' }],
  ['for another question', { nonce: 'n2' }],
  ['of an hour ago', { exp: nowSeconds() - 120 }],
  ['of nobody', { sub: '' }],
])('a token %s says nothing', async (_, given) => {
  expect(await vouchFor(given)).toBeUndefined();
});

it('a token somebody else signed says nothing', async () => {
  expect(await vouchFor({}, another)).toBeUndefined();
});
