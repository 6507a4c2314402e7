import { randomBytes } from 'node:crypto';
import { type DecryptCommand, type GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { type MockInstance, vi } from 'vitest';
import { consentVersion } from '#shared/identity/consent.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { addPaper } from '#functions/domain/identity/add-paper.ts';
import { approve, askForChange } from '#functions/domain/identity/decide.ts';
import { submitPapers } from '#functions/domain/identity/submit.ts';
import { findWallet, type StoredPaper } from '#functions/domain/identity/wallet.ts';
import { updatePaper } from '#functions/domain/identity/save-paper.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { playSecrets } from '../support/secret.ts';
import { aPaper } from '#tests/support/identity.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

type KmsCommand = GenerateDataKeyCommand | DecryptCommand;

/** KMS in memory: a key opens for the owner it was sealed for alone. */
async function answerKms({ input }: KmsCommand): Promise<object> {
  const owner = input.EncryptionContext?.['owner'];
  if (!('CiphertextBlob' in input)) {
    const key = randomBytes(32);
    const sealed = JSON.stringify({ owner, key: key.toString('base64') });
    return { Plaintext: key, CiphertextBlob: Buffer.from(sealed) };
  }
  const opened = JSON.parse(Buffer.from(input.CiphertextBlob ?? []).toString()) as {
    owner: string;
    key: string;
  };
  if (opened.owner !== owner) throw new Error('The key is sealed for somebody else');
  return { Plaintext: Buffer.from(opened.key, 'base64') };
}

type Messages = { taken: boolean; sent: { to: string; text: string }[] };

/** Plays all that papers need outside the table: keys, secrets, and the carrier of messages. */
function playOutside(): Messages {
  const messages: Messages = { taken: true, sent: [] };
  for (const [name, value] of Object.entries({
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    IDENTITY_KEY_ID: 'papers',
    IDENTITY_SECRET_ID: 'papers/numbers',
    MESSAGES_SECRET_ID: 'papers/messages',
    SESSION_SECRET_ID: 'papers/session',
    MESSAGES_API_URL: 'https://messages.test',
  }))
    vi.stubEnv(name, value);
  const secrets: Record<string, string> = {};
  for (const id of ['papers/numbers', 'papers/messages', 'papers/session'])
    secrets[id] = `the secret called ${id}`;
  playSecrets(secrets);
  const kms = vi.spyOn(KMSClient.prototype, 'send') as unknown as MockInstance<typeof answerKms>;
  kms.mockImplementation(answerKms);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, given) => {
    if (messages.taken) messages.sent.push(JSON.parse(given?.body as string) as Messages['sent'][number]);
    return Response.json({}, { status: messages.taken ? 200 : 500 });
  });
  return messages;
}

/** People with papers, and staff who look at them. */
export function papersScene() {
  const messages = playOutside();
  const { table, put, rows } = memoryTable();
  let moment = Date.parse('2026-11-20T08:00:00.000Z');
  const removed: string[] = [];
  const files = new Map<string, Buffer>();
  const bucket = {
    async remove(key: string) {
      removed.push(key);
      files.delete(key);
    },
    async copy(from: string, to: string) {
      const source = files.get(from);
      if (source) files.set(to, source);
      return source !== undefined;
    },
    getStart: async (key: string, bytes: number) => files.get(key)?.subarray(0, bytes),
    signGet: async (key: string) => `https://files.test/${key}`,
    signPut: async (key: string) => `https://files.test/${key}?put`,
    // The tests here use no other part of it.
  } as unknown as Bucket;
  const at = (other: Table) => ({ table: other, now: () => new Date((moment += 1000)), bucket });
  const context = at(table);

  function person(given: Partial<Profile> = {}): Profile {
    const profile = aProfile({
      fullName: 'Nguyễn Thị Thu Hà',
      status: 'pending_kyc',
      phoneVerifiedAt: '2026-11-01T00:00:00.000Z',
      ...given,
    });
    put([profileRecord.item(profile)]);
    return profile;
  }
  const admin = person({ role: 'admin', status: 'active', fullName: 'Trần Minh Châu' });

  const add = ({ id: userId }: Profile, paper: object = {}) =>
    addPaper(context, { ...aPaper(paper as never), userId, language: 'vi' } as Parameters<
      typeof addPaper
    >[1]);
  const submit = ({ id: userId }: Profile, given: object = {}) =>
    submitPapers(context, { userId, consent: consentVersion, withoutPhone: false, ...given });
  const decision = ({ id: userId }: Profile) => ({ staffId: admin.id, userId, version: undefined });
  const believe = (who: Profile) => approve(context, { ...decision(who), note: '' });
  const ask = (who: Profile, paperId: string, field: 'number' | 'issueDate' = 'number') =>
    askForChange(context, {
      ...decision(who),
      reason: '',
      flags: [{ paperId, field, reason: 'unclear', note: '' }],
    });
  const change = ({ id: userId }: Profile, id: string, given: object) =>
    updatePaper(context, { userId, language: 'vi', id, change: given });

  async function stored(who: Profile, id: string): Promise<StoredPaper | undefined> {
    return (await findWallet(context, who.id))?.papers.find((one) => one.id === id);
  }
  const profileOf = ({ id }: Profile) => profileRecord.find(table, { id });

  return {
    table,
    put,
    rows,
    at,
    context,
    bucket,
    removed,
    files,
    messages,
    admin,
    person,
    add,
    submit,
    believe,
    ask,
    change,
    stored,
    profileOf,
    decision,
    later: (milliseconds: number) => void (moment += milliseconds),
    now: () => moment,
  };
}

/** Stages name how far a paper has come; from `reopened` on, the approved facts are in force beside newer ones. */
const stages = [
  'draft',
  'submitted',
  'asked',
  'approved',
  'reopened',
  'resubmitted',
  'asked again',
  'approved again',
] as const;
export type Stage = (typeof stages)[number];

export const firstNumber = '001192000001';
export const secondNumber = '001192000002';

/** Somebody's only paper, taken as far as a stage by what people do. */
export async function aPaperAt(stage: Stage) {
  const scene = papersScene();
  const owner = scene.person();
  const { id } = await scene.add(owner, { number: firstNumber });
  const steps: (() => Promise<unknown>)[] = [
    () => scene.submit(owner),
    () => scene.ask(owner, id),
    async () => {
      await scene.change(owner, id, { number: firstNumber });
      await scene.submit(owner);
      await scene.believe(owner);
    },
    () => scene.change(owner, id, { number: secondNumber }),
    () => scene.submit(owner),
    () => scene.ask(owner, id),
    async () => {
      await scene.change(owner, id, { number: secondNumber });
      await scene.submit(owner);
      await scene.believe(owner);
    },
  ];
  for (const step of steps.slice(0, stages.indexOf(stage))) await step();
  return { ...scene, owner, id };
}
