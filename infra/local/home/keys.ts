import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { readBody, sendJson } from '../http/http-tools.ts';
import { credentials } from '../http/sigv4.ts';
import type { Assembly } from '../template/template.ts';

const KeyCall = z.object({
  KeyId: z.string(),
  CiphertextBlob: z.string().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});
type KeyCall = z.output<typeof KeyCall>;

const cipher = 'aes-256-gcm';
const [vectorBytes, tagBytes, keyBytes] = [12, 16, 32];

/** Reads or creates a declared key's file. As on AWS, data encrypted with a lost key is lost. */
function keyIn(folder: string, name: string): Buffer {
  const path = join(folder, name);
  if (existsSync(path)) return readFileSync(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(keyBytes);
  writeFileSync(path, key, { mode: 0o600 });
  return key;
}

/** Serializes the encryption context with sorted fields; decryption requires the same context. */
const contextOf = ({ EncryptionContext }: KeyCall): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(EncryptionContext).toSorted(([a], [b]) => (a < b ? -1 : 1))));

function seal(master: Buffer, plain: Buffer, call: KeyCall): Buffer {
  const vector = randomBytes(vectorBytes);
  const sealing = createCipheriv(cipher, master, vector).setAAD(contextOf(call));
  return Buffer.concat([vector, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
}

function open(master: Buffer, sealed: Buffer, call: KeyCall): Buffer {
  const opening = createDecipheriv(cipher, master, sealed.subarray(0, vectorBytes)).setAAD(contextOf(call));
  opening.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(vectorBytes, -tagBytes)), opening.final()]);
}

/** Emulates the KMS operations that functions use: generating a data key and decrypting it. */
export function createKeys({ declared }: Assembly, home: string) {
  const folder = join(home, 'keys');
  const known = new Map(
    declared('AWS::KMS::Key', z.object({})).map(({ name, arn }) => [arn, () => keyIn(folder, name)]),
  );

  function work(operation: string, call: KeyCall, master: Buffer): object | undefined {
    if (operation === 'GenerateDataKey') {
      const plain = randomBytes(keyBytes);
      const sealed = seal(master, plain, call);
      return { Plaintext: plain.toString('base64'), CiphertextBlob: sealed.toString('base64') };
    }
    if (operation !== 'Decrypt') return undefined;
    const plain = open(master, Buffer.from(call.CiphertextBlob ?? '', 'base64'), call);
    return { Plaintext: plain.toString('base64') };
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const refuse = (type: string) => sendJson(response, 400, { __type: type });
      if (!request.headers.authorization?.includes(`Credential=${credentials.accessKeyId}/`))
        return refuse('UnrecognizedClientException');
      const body = await readBody(request, 16_384);
      const call = KeyCall.safeParse(JSON.parse(body?.toString() || '{}')).data;
      const master = call && known.get(call.KeyId)?.();
      if (!master) return refuse('NotFoundException');
      try {
        const target = String(request.headers['x-amz-target'] ?? '');
        const done = work(target.replace('TrentService.', ''), call, master);
        if (!done) return refuse('UnknownOperationException');
        sendJson(response, 200, { KeyId: call.KeyId, ...done });
      } catch {
        // Encrypted with another key or context; KMS reports the same error.
        refuse('InvalidCiphertextException');
      }
    },
  };
}

export type Keys = ReturnType<typeof createKeys>;
