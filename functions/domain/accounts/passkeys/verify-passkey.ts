import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import { type CborValue, readCbor } from './cbor.ts';

/** Identity of our site towards an authenticator. */
export type Site = { origin: string; rpId: string };

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});
type ClientData = z.infer<typeof ClientData>;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Parses the client data that the browser signed. Undefined if no browser could have written it. */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  try {
    return ClientData.safeParse(JSON.parse(bytesOf(clientDataJSON).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

const isOurs = (data: ClientData | undefined, type: string, { origin }: Site): boolean =>
  data?.type === type && data.origin === origin && data.crossOrigin !== true;

type AuthenticatorData = { flags: number; counter: number; rest: Buffer };

const flag = { present: 1, verified: 4, backedUp: 16, holdsKey: 64 };
const headBytes = 37;

/** Parses authenticator data. Undefined unless it is for our site and the user was present and verified. */
function readAuthenticatorData(bytes: Buffer, { rpId }: Site): AuthenticatorData | undefined {
  if (bytes.length < headBytes || !bytes.subarray(0, 32).equals(hash(rpId))) return undefined;
  const flags = bytes.readUInt8(32);
  const isHere = (flags & flag.present) !== 0 && (flags & flag.verified) !== 0;
  return isHere ? { flags, counter: bytes.readUInt32BE(33), rest: bytes.subarray(headBytes) } : undefined;
}

const text = (value: CborValue | undefined): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : '';

/** Converts a COSE key to JWK, for the three algorithms we ask for. */
function jwkOf(cose: Map<CborValue, CborValue>): JsonWebKey | undefined {
  const [kind, algorithm, curve] = [cose.get(1), cose.get(3), cose.get(-1)];
  if (kind === 2 && algorithm === -7 && curve === 1)
    return { kty: 'EC', crv: 'P-256', x: text(cose.get(-2)), y: text(cose.get(-3)) };
  if (kind === 1 && algorithm === -8 && curve === 6)
    return { kty: 'OKP', crv: 'Ed25519', x: text(cose.get(-2)) };
  if (kind === 3 && algorithm === -257) return { kty: 'RSA', n: text(cose.get(-1)), e: text(cose.get(-2)) };
  return undefined;
}

/** Algorithms that `jwkOf` reads, in order of preference. */
export const algorithms = [-7, -8, -257] as const;

export type NewPasskey = { id: string; publicKey: string; counter: number; isSynced: boolean };

function keyIn({ flags, counter, rest }: AuthenticatorData): NewPasskey | undefined {
  if ((flags & flag.holdsKey) === 0) return undefined;
  const length = rest.readUInt16BE(16);
  const id = rest.subarray(18, 18 + length);
  const { value } = readCbor(rest.subarray(18 + length));
  const jwk = value instanceof Map ? jwkOf(value) : undefined;
  if (!jwk || id.length < length) return undefined;
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    .export({ type: 'spki', format: 'der' })
    .toString('base64url');
  return { id: id.toString('base64url'), publicKey, counter, isSynced: (flags & flag.backedUp) !== 0 };
}

/**
 * Reads the key of a new passkey. The maker of the authenticator does not matter, so attestation is neither
 * requested nor checked.
 */
export function readNewPasskey(
  given: { clientDataJSON: string; attestationObject: string },
  site: Site,
): NewPasskey | undefined {
  if (!isOurs(readClientData(given.clientDataJSON), 'webauthn.create', site)) return undefined;
  try {
    const { value } = readCbor(bytesOf(given.attestationObject));
    const bytes = value instanceof Map ? value.get('authData') : undefined;
    const data = bytes instanceof Uint8Array ? readAuthenticatorData(Buffer.from(bytes), site) : undefined;
    return data && keyIn(data);
  } catch {
    // The input is untrusted: data that cannot be parsed is refused like wrong data.
    return undefined;
  }
}

const digestFor = ({ asymmetricKeyType }: KeyObject): string | null =>
  asymmetricKeyType === 'ed25519' ? null : 'sha256';

/**
 * Checks the signature counter. A counter that did not rise means the key was copied; synced keys always send
 * zero.
 */
const hasGoneOn = (counter: number, before: number): boolean =>
  counter > before || (counter === 0 && before === 0);

/** Verifies that a known key signed this assertion for us; returns its new counter. */
export function verifyAssertion(
  assertion: PasskeyAssertion,
  known: { publicKey: string; counter: number },
  site: Site,
): { counter: number } | undefined {
  if (!isOurs(readClientData(assertion.clientDataJSON), 'webauthn.get', site)) return undefined;
  const bytes = bytesOf(assertion.authenticatorData);
  const data = readAuthenticatorData(bytes, site);
  if (!data || !hasGoneOn(data.counter, known.counter)) return undefined;
  const key = createPublicKey({ key: bytesOf(known.publicKey), format: 'der', type: 'spki' });
  const signed = Buffer.concat([bytes, hash(bytesOf(assertion.clientDataJSON))]);
  return verify(digestFor(key), signed, key, bytesOf(assertion.signature))
    ? { counter: data.counter }
    : undefined;
}
