import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys that a browser sends with its push address; only it can decrypt what they encrypt. */
export type PushKeys = { p256dh: string; auth: string };

const curve = 'prime256v1';
const saltBytes = 16;
const tagBytes = 16;
/** All is sent in one record, because push messages are only a line or two. */
const recordSize = 4096;

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/**
 * Encrypts a push message for the Web (RFC 8291) in the aes128gcm encoding (RFC 8188), so that the push service
 * learns nothing but its length. `salt` and `sender` are random for each message; a test passes those of the
 * RFC.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt = randomBytes(saltBytes), sender }: { salt?: Buffer; sender?: Buffer } = {},
): Buffer {
  const pair = createECDH(curve);
  if (sender) pair.setPrivateKey(sender);
  else pair.generateKeys();
  const own = pair.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter byte 2 marks the last record.
  const plain = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([2])]);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(saltBytes + 5);
  salt.copy(head);
  head.writeUInt32BE(recordSize, saltBytes);
  head.writeUInt8(own.length, saltBytes + 4);
  if (sealed.length > recordSize || sealed.length < tagBytes) throw new Error('A push is a line or two');
  return Buffer.concat([head, own, sealed]);
}
