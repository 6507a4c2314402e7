import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { paperFields, type PaperField } from '#shared/identity/identity-choices.ts';
import type { PaperFacts } from '#shared/identity/paper-rules.ts';
import { makeDataKey, openDataKey } from '#functions/platform/clients/data-keys.ts';
import type { SealedFacts, Wallet } from './wallet.ts';

const cipher = 'aes-256-gcm';
const [vectorBytes, tagBytes] = [12, 16];

/** Place that is authenticated with a sealed fact: its owner, paper and field. It opens in no other place. */
type Place = { userId: string; paperId: string; field: PaperField };
const placeOf = ({ userId, paperId, field }: Place): Buffer =>
  Buffer.from([userId, paperId, field].join('#'));

function seal(key: Buffer, text: string, place: Place): string {
  const vector = randomBytes(vectorBytes);
  const sealing = createCipheriv(cipher, key, vector).setAAD(placeOf(place));
  const parts = [vector, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

function open(key: Buffer, sealed: string, place: Place): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, vectorBytes)).setAAD(placeOf(place));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(vectorBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
}

/** Encrypts and decrypts the facts on one person's papers. */
export type Vault = {
  dataKey: string;
  seal: (paperId: string, facts: PaperFacts) => SealedFacts;
  open: (paperId: string, sealed: SealedFacts) => PaperFacts;
};

const vaultOf = (userId: string, key: Buffer, dataKey: string): Vault => ({
  dataKey,
  seal: (paperId, facts) =>
    Object.fromEntries(
      paperFields.map((field) => [field, seal(key, facts[field], { userId, paperId, field })]),
      // The type assertion holds: every field has its entry, but `Object.fromEntries` loses the key type.
    ) as SealedFacts,
  open: (paperId, sealed) =>
    Object.fromEntries(
      paperFields.map((field) => [field, open(key, sealed[field] ?? '', { userId, paperId, field })]),
      // The facts were validated before they were sealed, so they need no second parse.
    ) as PaperFacts,
});

/** Vault of a person's papers. It gets a new data key if there are no papers yet or all were removed. */
export async function vaultFor({ id, dataKey }: Pick<Wallet, 'id' | 'dataKey'>): Promise<Vault> {
  if (dataKey !== '') return vaultOf(id, await openDataKey(id, dataKey), dataKey);
  const { key, sealed } = await makeDataKey(id);
  return vaultOf(id, key, sealed);
}
