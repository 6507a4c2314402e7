import { createPublicKey, type JsonWebKey } from 'node:crypto';
import {
  cose,
  decodeAttestationObject,
  decodeCredentialPublicKey,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import { bytesOf, counterIn, isOurs, readClientData, type Site } from './verify-passkey.ts';

const { COSEALG, COSECRV, COSEKEYS } = cose;

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('base64url');

/** Converts a COSE key to JWK, for the three algorithms that the browser is asked for. */
function jwkOf(key: cose.COSEPublicKey): JsonWebKey | undefined {
  const algorithm = key.get(COSEKEYS.alg);
  if (cose.isCOSEPublicKeyEC2(key) && algorithm === COSEALG.ES256 && key.get(COSEKEYS.crv) === COSECRV.P256)
    return { kty: 'EC', crv: 'P-256', x: text(key.get(COSEKEYS.x)), y: text(key.get(COSEKEYS.y)) };
  if (
    cose.isCOSEPublicKeyOKP(key) &&
    algorithm === COSEALG.EdDSA &&
    key.get(COSEKEYS.crv) === COSECRV.ED25519
  )
    return { kty: 'OKP', crv: 'Ed25519', x: text(key.get(COSEKEYS.x)) };
  if (cose.isCOSEPublicKeyRSA(key) && algorithm === COSEALG.RS256)
    return { kty: 'RSA', n: text(key.get(COSEKEYS.n)), e: text(key.get(COSEKEYS.e)) };
  return undefined;
}

type NewPasskey = { id: string; publicKey: string; counter: number; isSynced: boolean };

/** Reads the key of a new passkey. Attestation is not checked, since any authenticator will do. */
export function readNewPasskey(
  given: { clientDataJSON: string; attestationObject: string },
  site: Site,
): NewPasskey | undefined {
  if (!isOurs(readClientData(given.clientDataJSON), 'webauthn.create', site)) return undefined;
  try {
    const bytes = decodeAttestationObject(bytesOf(given.attestationObject)).get('authData');
    if (counterIn(Buffer.from(bytes), site) === undefined) return undefined;
    const { credentialID, credentialPublicKey, counter, flags } = parseAuthenticatorData(bytes);
    const jwk = credentialPublicKey && jwkOf(decodeCredentialPublicKey(credentialPublicKey));
    if (!jwk) return undefined;
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const publicKey = key.export({ type: 'spki', format: 'der' }).toString('base64url');
    return { id: text(credentialID), publicKey, counter, isSynced: flags.bs };
  } catch {
    // The input is untrusted: data that cannot be parsed is refused like wrong data.
    return undefined;
  }
}
