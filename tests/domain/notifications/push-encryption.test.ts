import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush } from '#functions/platform/push/push-encryption.ts';
import { readPush } from '#infra/local/providers/push/push-reading.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('seals the example of the RFC as the RFC does', () => {
  const { text, keys, salt, sender, sealed } = example;
  const made = encryptPush(text, keys, { salt: bytes(salt), sender: bytes(sender) });
  expect(made.toString('base64url')).toBe(sealed);
});

it('the browser that is played here reads the example, and what we seal for another', () => {
  const { sealed, receiver, keys, text } = example;
  expect(readPush(bytes(sealed), { privateKey: receiver, auth: keys.auth })).toBe(text);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const own = {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const said = '{"body":"Bạn có thông báo mới."}';
  const browser = { privateKey: pair.getPrivateKey().toString('base64url'), auth: own.auth };
  expect(readPush(encryptPush(said, own), browser)).toBe(said);
  expect(() => readPush(encryptPush(said, example.keys), browser)).toThrow(
    'Unsupported state or unable to authenticate data',
  );
  expect(encryptPush(said, own)).not.toEqual(encryptPush(said, own));
});
