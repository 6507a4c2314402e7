import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#shared/accounts/index.ts';
import { sessionKey, StoredSessionKey } from '#functions/platform/tokens/session-keys.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let ours: { kid: string; x: string };
const theirs = generateKeyPairSync('ed25519');
/** One of ours too, so that a test may sign: what is wrong with its tokens is never their signature. */
const lent = generateKeyPairSync('ed25519');
const lentKid = 'kid-lent-to-test';

const publicX = (key: KeyObject) => String(key.export({ format: 'jwk' }).x);

beforeAll(async () => {
  world = await aWorld();
  member = await world.aMember();
  const { kid } = parts(member.accessToken).header as { kid: string };
  const stored = await world.table.get(sessionKey(kid), StoredSessionKey);
  ours = { kid, x: stored?.x ?? '' };
  const key = { ...sessionKey(lentKid), entity: 'session-key', x: publicX(lent.publicKey) };
  await world.table.write([put({ ...key, createdAt: new Date().toISOString() })]);
});
afterAll(() => world.close());

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const parts = (token: string) => {
  const [header, payload, signature = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload), signature };
};

/** The member's own claims, raised. */
const claims = (change: object = {}) => ({ ...parts(member.accessToken).payload, role: 'admin', ...change });

const made = (header: object, signer: (text: string) => Buffer | string, payload: object = claims()) => {
  const text = `${encode({ typ: 'JWT', ...header })}.${encode(payload)}`;
  return `${text}.${Buffer.from(signer(text)).toString('base64url')}`;
};
const by =
  ({ privateKey }: { privateKey: KeyObject }) =>
  (text: string) =>
    sign(null, Buffer.from(text), privateKey);
const byHash = (hash: string, secret: string | Buffer) => (text: string) =>
  createHmac(hash, secret).update(text).digest();

/** All that everybody may know of our key, in every way it can be written. */
const faces = (): (string | Buffer)[] => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: ours.x };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return [
    ours.x,
    Buffer.from(ours.x, 'base64url'),
    JSON.stringify(jwk),
    key.export({ format: 'pem', type: 'spki' }),
    key.export({ format: 'der', type: 'spki' }),
  ];
};

const ask = async (token: string) => {
  const { status, failure } = await world.send(getMe, { token });
  return status < 400 ? status : failure.code;
};

const forgeries: Record<string, () => string[]> = {
  'without a signature, under every spelling of none': () =>
    ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
      made({ alg, kid: ours.kid }, () => ''),
      made({ alg }, () => 'x'),
    ]),
  'with its signature cut off': () => {
    const [header, payload] = member.accessToken.split('.');
    return [`${header}.${payload}.`, `${header}.${payload}`];
  },
  'with the signature of other claims': () => {
    const { header, signature } = parts(member.accessToken);
    return [`${encode(header)}.${encode(claims())}.${signature}`];
  },
  'signed by what everybody knows of our key, as if that were a secret': () =>
    faces().flatMap((secret) => [
      made({ alg: 'HS256', kid: ours.kid }, byHash('sha256', secret)),
      made({ alg: 'HS512', kid: ours.kid }, byHash('sha512', secret)),
    ]),
  'signed by an empty secret': () => [
    made({ alg: 'HS256', kid: ours.kid }, byHash('sha256', '')),
    made({ alg: 'HS512' }, byHash('sha512', '')),
  ],
  'signed by another key, which it brings along': () => {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicX(theirs.publicKey) };
    return [
      made({ alg: 'EdDSA', jwk }, by(theirs)),
      made({ alg: 'EdDSA', kid: ours.kid, jwk }, by(theirs)),
      made({ alg: 'EdDSA', kid: ours.kid, jku: `${world.url}/keys.json` }, by(theirs)),
      made({ alg: 'EdDSA', kid: ours.kid, x5u: 'https://example.com/cert' }, by(theirs)),
    ];
  },
  'that names a key by the way to somewhere else': () =>
    ['../../dev/null', 'a'.repeat(17), `${ours.kid}#x`, '', '__proto__', 'constructor-----'].map((kid) =>
      made({ alg: 'EdDSA', kid }, by(theirs)),
    ),
  'signed well, with what must be understood and is not': () => [
    made({ alg: 'EdDSA', kid: lentKid, crit: ['exp'] }, by(lent)),
    made({ alg: 'EdDSA', kid: lentKid, crit: ['b64'], b64: false }, by(lent)),
    made({ alg: 'EdDSA', kid: lentKid, crit: ['cholang'], cholang: true }, by(lent)),
    made({ alg: 'EdDSA', kid: lentKid, crit: [] }, by(lent)),
  ],
  'signed well, for somebody else or not yet': () => [
    made({ alg: 'EdDSA', kid: lentKid }, by(lent), claims({ iss: 'somebody' })),
    made({ alg: 'EdDSA', kid: lentKid }, by(lent), claims({ iss: undefined })),
    made({ alg: 'EdDSA', kid: lentKid }, by(lent), claims({ nbf: 4_000_000_000 })),
    made({ alg: 'EdDSA', kid: lentKid }, by(lent), claims({ role: 'king' })),
  ],
};

describe('a token', () => {
  it('is read where nothing is wrong with it', async () => {
    expect(await ask(member.accessToken)).toBe(200);
    expect(await ask(made({ alg: 'EdDSA', kid: lentKid }, by(lent)))).toBe(200);
  });

  it.each(Object.keys(forgeries))('%s is nobody’s', async (name) => {
    for (const token of forgeries[name]?.() ?? [])
      expect([token, await ask(token)]).toEqual([token, 'INVALID_TOKEN']);
  });

  it('is looked for where it belongs, and nowhere else', async () => {
    const asked = (headers: Record<string, string>, query = '') =>
      fetch(`${world.url}/api/auth/me${query}`, { headers }).then(({ status }) => status);
    const token = member.accessToken;
    expect(await asked({ cookie: `token=${token}` })).toBe(401);
    expect(await asked({ 'x-access-token': token })).toBe(401);
    expect(await asked({ authorization: `Basic ${token}` })).toBe(401);
    expect(await asked({}, `?token=${token}&access_token=${token}`)).toBe(401);
    expect(await asked({ authorization: `bearer ${token}` })).toBe(200);
  });
});
