import { describe, expect, it } from 'vitest';
import { searchMessages as contract } from '#shared/contact/contact.contract.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { answerMessage, closeMessage, getMessage } from '#functions/domain/contact/answer-message.ts';
import { messageRecord, type StoredMessage } from '#functions/domain/contact/message-record.ts';
import { openMessages, searchMessages } from '#functions/domain/contact/search-messages.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const now = '2026-11-22T03:00:00.000Z';

const aMessage = (given: Partial<StoredMessage> = {}): StoredMessage => ({
  id: 'm1',
  code: 'LH-0001',
  name: 'Lan',
  email: 'lan@example.com',
  phoneNumber: null,
  topic: 'order',
  message: 'Đơn của tôi đâu rồi?',
  language: 'en',
  userId: null,
  state: 'open',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  version: 3,
  ...given,
});

function anOffice(given: Partial<StoredMessage> = {}, reader?: Partial<Profile>) {
  const { table, put, rows } = memoryTable();
  put([
    messageRecord.item(aMessage(given)),
    profileRecord.item(aProfile({ id: 'châu', fullName: 'Châu' })),
    ...(reader ? [profileRecord.item(aProfile({ id: 'lan', fullName: 'Trần Thị Lan', ...reader }))] : []),
  ]);
  const contextAt = (where: Table) => contextOf(where, () => new Date(now));
  const answer = (more: object = {}, where = table) =>
    answerMessage(contextAt(where), { id: 'm1', version: 3, answer: 'Đang giao', by: 'châu', ...more });
  const close = (state: 'open' | 'closed', version: number, where = table) =>
    closeMessage(contextAt(where), { id: 'm1', version, state });
  const stored = () => getMessage({ table }, 'm1');
  const mails = () => rows().filter(({ entity }) => entity === 'mail');
  return { table, put, rows, answer, close, stored, mails };
}

describe('an answer to a message', () => {
  it('is mailed where it was asked from, without what was asked, and kept with who wrote it', async () => {
    const { answer, stored, mails } = anOffice();
    const answered = await answer();
    expect(answered).toEqual({
      ...aMessage(),
      state: 'answered',
      answer: 'Đang giao',
      answeredAt: now,
      answeredBy: { id: 'châu', fullName: 'Châu' },
      version: 4,
    });
    expect(await stored()).toEqual(answered);
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'contact-answer', code: 'LH-0001', answer: 'Đang giao' },
      },
    ]);
    expect(mails()[0]?.['content']).not.toHaveProperty('fullName');
    expect(JSON.stringify(mails())).not.toContain('đâu rồi');
  });

  it.each<[string, Partial<Profile> | undefined, string | undefined]>([
    ['of a member with that address', { email: 'lan@example.com' }, 'Trần Thị Lan'],
    ['of a member with another address', { email: 'khac@example.com' }, undefined],
    [
      'of a member whose address nobody confirmed',
      { email: 'lan@example.com', emailVerifiedAt: null },
      undefined,
    ],
    ['of a member who is gone', undefined, undefined],
  ])('greets by name where the message is %s', async (_, reader, name) => {
    const { answer, mails } = anOffice({ userId: 'lan' }, reader);
    await answer();
    expect(mails().map(({ content }) => (content as { fullName?: string }).fullName)).toEqual([name]);
  });

  it('is signed with nothing where whoever wrote it is gone', async () => {
    const { answer } = anOffice();
    expect((await answer({ by: 'gone' })).answeredBy).toEqual({ id: 'gone', fullName: '' });
  });

  it('is given once, and over what was read', async () => {
    const { answer, mails } = anOffice();
    expect(await refusalOf(answer({ id: 'm2' }))).toBe('MESSAGE_NOT_FOUND');
    expect(await refusalOf(answer({ version: 2 }))).toBe('STALE_STATE');
    expect(mails()).toEqual([]);
    await answer();
    expect(await refusalOf(answer({ version: 4 }))).toBe('MESSAGE_ANSWERED');
    expect(mails()).toHaveLength(1);
  });

  it('of two at the same moment is the first one’s', async () => {
    const { answer, table, mails, stored } = anOffice();
    const crossed = meanwhile(table, () => answer({ answer: 'Đã giao' }));
    expect(await refusalOf(answer({}, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), mails().length, (await stored()).answer]).toEqual([true, 1, 'Đã giao']);
  });
});

describe('a message', () => {
  it('is laid aside and taken up again over what was read, until it is answered', async () => {
    const { close, answer, table, stored } = anOffice();
    expect(await close('closed', 3)).toEqual(aMessage({ state: 'closed', version: 4 }));
    expect(await refusalOf(close('open', 3))).toBe('STALE_STATE');
    expect((await close('open', 4)).state).toBe('open');
    const crossed = meanwhile(table, () => close('closed', 5));
    expect(await refusalOf(close('closed', 5, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), (await stored()).version]).toEqual([true, 6]);
    await answer({ version: 6 });
    expect(await refusalOf(close('closed', 7))).toBe('MESSAGE_ANSWERED');
  });

  it('is found by what it says, its state, topic and day, the newest first', async () => {
    const { put, rows } = anOffice();
    put(
      [
        aMessage({
          id: 'm2',
          code: 'LH-0002',
          state: 'closed',
          topic: 'other',
          createdAt: '2026-11-21T00:00:00.000Z',
        }),
        aMessage({ id: 'm3', code: 'LH-0003', message: 'Trà sen', createdAt: '2026-11-22T00:00:00.000Z' }),
        aMessage({ id: 'm4', code: 'LH-0004', state: 'answered', createdAt: '2026-11-23T00:00:00.000Z' }),
      ].map(messageRecord.item),
    );
    readViewsFrom(rows);
    const ids = async (query: Record<string, string> = {}) =>
      (await searchMessages(contract.query.parse(query))).data.map(({ id }) => id);
    expect(await ids()).toEqual(['m4', 'm3', 'm2', 'm1']);
    expect(await ids({ search: 'tra sen' })).toEqual(['m3']);
    expect(await ids({ state: 'closed,answered' })).toEqual(['m4', 'm2']);
    expect(await ids({ topic: 'other' })).toEqual(['m2']);
    expect(await ids({ from: '2026-11-21', to: '2026-11-22' })).toEqual(['m3', 'm2']);
    expect(await openMessages.count()).toBe(2);
  });

  it('waits nowhere where none is open', async () => {
    const { rows } = anOffice({ state: 'closed' });
    readViewsFrom(rows);
    expect(await openMessages.count()).toBe(0);
  });
});
