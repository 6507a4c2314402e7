import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { decodeProtectedHeader, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { type Actor, readAccessToken } from '#functions/platform/tokens/access-token.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { playTable } from '#tests/support/play-table.ts';
import { moveClock, playSecrets, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
afterEach(() => moveClock(0));

const actor: Actor = { userId: 'u1', sessionId: 's1', role: 'user', status: 'active' };
const invalid = new AppError('INVALID_TOKEN');

/** A token whose head says what it likes, signed as somebody else would. */
const signedBy = async (
  key: Parameters<SignJWT['sign']>[0],
  header: JWTHeaderParameters,
  claims: Record<string, unknown> = { sessionId: 's1', role: 'admin', status: 'active' },
) =>
  new SignJWT(claims)
    .setProtectedHeader(header)
    .setIssuer('cholang')
    .setSubject('u1')
    .setExpirationTime('1h')
    .sign(key);

/** The name of our own key, and what everybody may know of it. */
const ourKid = async () => decodeProtectedHeader(await signAccessToken(actor)).kid ?? '';

/** The table of keys, as far as a test lays some in it. */
function keysInTable(stored: Record<string, object> = {}) {
  const aws = playTable();
  aws.on(GetCommand).callsFake(({ Key }: { Key: { sk: string } }) => {
    const Item = stored[Key.sk];
    return Item ? { Item: { ...Item } } : {};
  });
  return aws;
}
let aws: ReturnType<typeof keysInTable> | undefined;
afterEach(() => aws?.restore());

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

  it('signed with a secret instead of a key is refused, whatever it was signed with', async () => {
    const kid = await ourKid();
    const { x } = createPublicKey(generateKeyPairSync('ed25519').privateKey).export({ format: 'jwk' });
    for (const secret of ['another secret only this test run knows', x ?? ''])
      await expect(
        readAccessToken(
          await signedBy(new TextEncoder().encode(secret.padEnd(32, '-')), { alg: 'HS256', kid }),
        ),
      ).rejects.toEqual(invalid);
  });

  it('signed with another key is refused, under our name, under its own and under none', async () => {
    aws = keysInTable();
    const { privateKey } = generateKeyPairSync('ed25519');
    const headers = [{ kid: await ourKid() }, { kid: 'A'.repeat(16) }, { kid: '../../somewhere#' }, {}];
    for (const header of headers)
      await expect(readAccessToken(await signedBy(privateKey, { alg: 'EdDSA', ...header }))).rejects.toEqual(
        invalid,
      );
    // A name of another shape is not even asked for.
    expect(aws.commandCalls(GetCommand)).toHaveLength(1);
  });

  it('signed with a key of ours that is not known here yet is read, until that key is ended', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    const [kid, ended] = ['kid-of-tomorrow1', 'kid-of-yesterday'];
    aws = keysInTable({ [kid]: { x }, [ended]: { x, endedAt: '2026-01-01T00:00:00.000Z' } });
    const good = await signedBy(privateKey, { alg: 'EdDSA', kid });
    expect(await readAccessToken(good)).toMatchObject({ userId: 'u1', role: 'admin' });
    await readAccessToken(good);
    expect(aws.commandCalls(GetCommand)).toHaveLength(1);
    await expect(readAccessToken(await signedBy(privateKey, { alg: 'EdDSA', kid: ended }))).rejects.toEqual(
      invalid,
    );
    await expect(
      readAccessToken(await signedBy(privateKey, { alg: 'EdDSA', kid }, { sessionId: 's', role: 'king' })),
    ).rejects.toEqual(invalid);
  });

  it('that was read before is refused like any other once its key is ended', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    const kid = 'kid-of-this-week';
    const stored: Record<string, object> = { [kid]: { x } };
    aws = keysInTable(stored);
    const token = await signedBy(privateKey, { alg: 'EdDSA', kid });
    expect(await readAccessToken(token)).toMatchObject({ userId: 'u1' });
    stored[kid] = { x, endedAt: '2026-01-01T00:00:00.000Z' };
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await expect(readAccessToken(token)).rejects.toEqual(invalid);
    later.mockRestore();
  });
});

describe('a key', () => {
  it('is not used before its public half lies where everybody looks, nor once it is ended', async () => {
    const fetching = playSecrets({ 'cholang/next-key': 'a third secret only this test run knows' });
    vi.stubEnv('SESSION_KEY_ID', 'cholang/next-key');
    aws = playTable();
    aws.on(PutCommand).rejects(new Error('The table is gone'));
    await expect(signAccessToken(actor)).rejects.toThrow('The table is gone');
    aws.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
    aws.on(GetCommand).resolves({ Item: { x: 'another', endedAt: '2026-01-01T00:00:00.000Z' } });
    await expect(signAccessToken(actor)).rejects.toThrow('is ended');
    // Never written over what lies there: that would give an ended key its life back.
    for (const put of aws.commandCalls(PutCommand))
      expect(put.args[0].input).toMatchObject({ ConditionExpression: 'attribute_not_exists(#pk)' });
    aws.on(GetCommand).resolves({ Item: { x: 'another' } });
    await expect(signAccessToken(actor)).rejects.toThrow('is ended');
    aws.on(GetCommand).resolves({});
    await expect(signAccessToken(actor)).rejects.toThrow('is ended');
    vi.stubEnv('SESSION_KEY_ID', 'cholang/session-key');
    fetching.mockRestore();
  });

  it('and what it signed are looked for anew by a container that starts', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    const kid = 'kid-of-this-hour';
    aws = keysInTable({ [kid]: { x } });
    const token = await signedBy(privateKey, { alg: 'EdDSA', kid });
    await readAccessToken(token);
    await readAccessToken(token);
    expect(aws.commandCalls(GetCommand)).toHaveLength(1);
    startCold();
    await readAccessToken(token);
    expect(aws.commandCalls(GetCommand)).toHaveLength(2);
  });
});
