import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion } from '#shared/accounts/proof.ts';

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR heads for the lengths that are needed here, up to 65,535. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const words = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const part = (key: KeyObject, name: 'x' | 'y'): Buffer =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url');

const cose = {
  ES256: (key: KeyObject) =>
    map(
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(part(key, 'x'))],
      [int(-3), bytes(part(key, 'y'))],
    ),
  EdDSA: (key: KeyObject) =>
    map([int(1), int(1)], [int(3), int(-8)], [int(-1), int(6)], [int(-2), bytes(part(key, 'x'))]),
};

const made = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
};

type Site = { origin: string; rpId: string };
type Given = { flags?: number; counter?: number; origin?: string; type?: string; rpId?: string };

/**
 * Passkey of a simulated authenticator, with its answers for a site. Passed values override the answer, to
 * simulate a wrong one.
 */
export function aPasskey({ origin, rpId }: Site, kind: keyof typeof made = 'ES256') {
  const { privateKey, publicKey } = made[kind]();
  const id = randomBytes(32);

  const clientData = (type: string, challenge: string, given: Given): string =>
    text(
      Buffer.from(
        JSON.stringify({
          type: given.type ?? type,
          challenge,
          origin: given.origin ?? origin,
          crossOrigin: false,
        }),
      ),
    );

  function dataHead({ flags = 5, counter = 0, rpId: asked = rpId }: Given): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(asked), Buffer.from([flags]), count]);
  }

  function register(challenge: string, given: Given = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      dataHead({ flags: 0x45, ...given }),
      Buffer.alloc(16),
      length,
      id,
      cose[kind](publicKey),
    ]);
    return {
      clientDataJSON: clientData('webauthn.create', challenge, given),
      attestationObject: text(
        map([words('fmt'), words('none')], [words('attStmt'), map()], [words('authData'), bytes(authData)]),
      ),
    };
  }

  function answer(challenge: string, given: Given & { userHandle?: string } = {}): PasskeyAssertion {
    const clientDataJSON = clientData('webauthn.get', challenge, given);
    const authenticatorData = dataHead(given);
    const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: text(id),
      clientDataJSON,
      authenticatorData: text(authenticatorData),
      signature: text(sign(kind === 'EdDSA' ? null : 'sha256', signed, privateKey)),
      userHandle: given.userHandle ?? null,
    };
  }

  return { id: text(id), register, answer };
}
