import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentVersion } from '#shared/identity/consent.ts';
import { paperFields } from '#shared/identity/identity-choices.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { listConsents } from '#functions/domain/identity/read-wallet.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { vaultFor } from '#functions/domain/identity/sealing.ts';
import type { SealedFacts } from '#functions/domain/identity/wallet.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { papersScene } from './papers-scene.ts';

const at = '2026-11-20T08:00:00.000Z';
const key = Buffer.alloc(32, 7);
const dataKeyOf = (owner: string) =>
  Buffer.from(JSON.stringify({ owner, key: key.toString('base64') })).toString('base64');

/** A fact as it has always been sealed: twelve bytes to begin with, sixteen that prove it at the end. */
function sealed(text: string, place: string): string {
  const vector = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', key, vector).setAAD(Buffer.from(place));
  return Buffer.concat([vector, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

describe('the seal of a fact', () => {
  const factsOf = (owner: string, paper: string) =>
    Object.fromEntries(
      paperFields.map((field) => [field, sealed(`says ${field}`, `${owner}#${paper}#${field}`)]),
    ) as SealedFacts;

  it('opens what was sealed before, in its own place alone', async () => {
    papersScene();
    const vault = await vaultFor({ id: 'lan', dataKey: dataKeyOf('lan') });
    const facts = factsOf('lan', 'p1');
    expect(vault.open('p1', facts)).toEqual(
      Object.fromEntries(paperFields.map((field) => [field, `says ${field}`])),
    );
    expect(() => vault.open('p2', facts)).toThrow('authenticate');
    expect(() => vault.open('p1', factsOf('mai', 'p1'))).toThrow('authenticate');
    const [first, second] = paperFields;
    expect(() => vault.open('p1', { ...facts, [first]: facts[second] ?? '' })).toThrow('authenticate');
  });

  it('is as long as what is sealed and twenty-eight bytes, and never the same', async () => {
    papersScene();
    const vault = await vaultFor({ id: 'lan', dataKey: dataKeyOf('lan') });
    const plain = vault.open('p1', factsOf('lan', 'p1'));
    const [one, other] = [vault.seal('p1', plain), vault.seal('p1', plain)];
    expect(vault.dataKey).toBe(dataKeyOf('lan'));
    expect(Buffer.from(one.number ?? '', 'base64url')).toHaveLength('says number'.length + 28);
    expect(one.number).not.toBe(other.number);
    expect(vault.open('p1', one)).toEqual(plain);
  });

  it('has a key of its own where nothing was sealed yet', async () => {
    papersScene();
    const [one, other] = [
      await vaultFor({ id: 'lan', dataKey: '' }),
      await vaultFor({ id: 'lan', dataKey: '' }),
    ];
    expect(one.dataKey).not.toBe('');
    expect(one.dataKey).not.toBe(other.dataKey);
  });
});

it('of the papers of somebody the hundred newest consents and the thirty newest steps are told', async () => {
  const { put, context, person } = papersScene();
  const { id: userId } = person();
  const named = (nth: number) => `n${String(nth).padStart(3, '0')}`;
  put(
    Array.from({ length: 101 }, (_, nth) => ({
      ...identityKeys.consent(userId, named(nth)),
      entity: 'consent',
      id: named(nth),
      version: '1',
      purpose: '',
      at,
      withdrawnAt: null,
    })),
  );
  put(
    Array.from({ length: 31 }, (_, nth) => ({
      ...identityKeys.step(userId, named(nth)),
      entity: 'identity-step',
      id: named(nth),
      at,
      what: 'asked',
      submission: null,
      by: '',
      note: '',
    })),
  );
  const consents = await listConsents(context, userId);
  expect([consents.length, consents[0]?.id, consents.at(-1)?.id]).toEqual([100, 'n100', 'n001']);
  const { steps } = await reviewOf(context, userId);
  expect([steps.length, steps[0]?.id, steps.at(-1)?.id]).toEqual([30, 'n030', 'n001']);
});

it('a paper sent as it is added needs a confirmed phone, unless its owner says that they have none', async () => {
  const { person, add } = papersScene();
  const nobody = person({ phoneVerifiedAt: null });
  expect(await refusalOf(add(nobody, { consent: consentVersion }))).toBe('PHONE_UNCONFIRMED');
  const without = person({ phoneVerifiedAt: null });
  expect((await add(without, { consent: consentVersion, withoutPhone: true })).state).toBe('submitted');
  const confirmed = person();
  expect((await add(confirmed, { consent: consentVersion })).state).toBe('submitted');
  expect((await add(confirmed)).state).toBe('draft');
});
