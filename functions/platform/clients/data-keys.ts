import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { oncePerContainer } from '../cold-start.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ IDENTITY_KEY_ID: z.string() });
const client = oncePerContainer(() => new KMSClient());

const Bytes = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes));
const FreshKey = z.object({ Plaintext: Bytes, CiphertextBlob: Bytes });
const PlainKey = z.object({ Plaintext: Bytes });

/** Names the master key and the owner, for whom alone a data key can be decrypted. */
const contextOf = (owner: string) => ({
  KeyId: config().IDENTITY_KEY_ID,
  EncryptionContext: { owner },
});

/** Creates a data key for one owner. Only its encrypted form is stored. */
export async function makeDataKey(owner: string): Promise<{ key: Buffer; sealed: string }> {
  const reply = await client().send(new GenerateDataKeyCommand({ KeySpec: 'AES_256', ...contextOf(owner) }));
  const { Plaintext, CiphertextBlob } = FreshKey.parse(reply);
  return { key: Plaintext, sealed: CiphertextBlob.toString('base64') };
}

export async function openDataKey(owner: string, sealed: string): Promise<Buffer> {
  const CiphertextBlob = Buffer.from(sealed, 'base64');
  const reply = await client().send(new DecryptCommand({ CiphertextBlob, ...contextOf(owner) }));
  return PlainKey.parse(reply).Plaintext;
}
