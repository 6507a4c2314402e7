import { describe, expect, it } from 'vitest';
import { forgetMessages } from '#functions/domain/contact/forget-messages.ts';
import { messageRecord } from '#functions/domain/contact/message-record.ts';
import { messagesOf } from '#functions/domain/contact/messages-of.ts';
import { writeMessage } from '#functions/domain/contact/write-message.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const draft = {
  name: 'Lan',
  email: 'lan@example.com',
  topic: 'order',
  message: 'Đơn của tôi đâu rồi?',
} as const;

function anOffice() {
  const { table, rows } = memoryTable();
  // A day that has begun in Vietnam alone.
  const contextAt = (where: Table) => contextOf(where, () => new Date('2026-11-21T17:00:00.000Z'));
  const write = (more: object = {}, where = table) =>
    writeMessage(contextAt(where), { ...draft, userId: undefined, language: 'vi', ...more });
  const heads = () => rows().filter(({ pk, sk }) => String(pk).startsWith('MESSAGE#') && sk === 'HEAD');
  return { table, rows, contextAt, write, heads };
}

describe('a message', () => {
  it('is kept as it was written, open, and named by the day it came', async () => {
    const { write, heads, table } = anOffice();
    const { success, code } = await write();
    expect([success, code]).toEqual([true, expect.stringMatching(/^LH261122[0-9A-Z]{5}$/)]);
    const id = String(heads()[0]?.['id']);
    expect(id.endsWith(code.slice(-5))).toBe(true);
    expect(await messageRecord.find(table, { id })).toEqual({
      id,
      code,
      ...draft,
      phoneNumber: null,
      language: 'vi',
      userId: null,
      state: 'open',
      answer: null,
      answeredAt: null,
      answeredBy: null,
      createdAt: '2026-11-21T17:00:00.000Z',
      version: 1,
    });
    await write({ userId: 'lan', phoneNumber: '0912345678', language: 'en' });
    expect(heads()[1]).toMatchObject({ userId: 'lan', phoneNumber: '0912345678', language: 'en' });
  });

  it('sent again under its key is one, and another under that key is refused', async () => {
    const { write, heads } = anOffice();
    const clientRequestId = 'press-0001';
    const first = await write({ clientRequestId });
    expect(await write({ clientRequestId })).toEqual(first);
    expect(await refusalOf(write({ clientRequestId, message: 'Một câu hỏi khác' }))).toBe('REQUEST_DIFFERS');
    // Keys are their sender's: an address, or an account.
    await write({ clientRequestId, email: 'cam@example.com' });
    await write({ clientRequestId, userId: 'lan' });
    await write({ clientRequestId, userId: 'cam' });
    await write();
    await write();
    expect(heads()).toHaveLength(6);
  });
});

describe('messages of a member', () => {
  it('are those they wrote while they were signed in, in their order', async () => {
    const { write, table } = anOffice();
    for (let nth = 0; nth < 51; nth += 1) await write({ userId: 'lan', name: `Lan ${nth}` });
    await write({ userId: 'cam' });
    await write();
    const found: string[] = [];
    for await (const { name } of messagesOf({ table }, 'lan')) found.push(name);
    expect(found.toSorted()).toEqual(Array.from({ length: 51 }, (_, nth) => `Lan ${nth}`).toSorted());
  });

  it('go when they leave, also one that is answered at that moment', async () => {
    const { write, table, contextAt, heads, rows } = anOffice();
    await write({ userId: 'lan' });
    await write({ userId: 'cam' });
    const id = String(heads()[0]?.['id']);
    const crossed = meanwhile(table, async () => {
      const message = await messageRecord.find(table, { id });
      if (message) await table.write(messageRecord.replace(message, { state: 'answered' }).writes);
    });
    await forgetMessages(contextAt(crossed.table), 'lan');
    expect(crossed.happened()).toBe(true);
    expect(heads().map(({ userId }) => userId)).toEqual(['cam']);
    // Views hear that it is gone.
    expect(rows().filter(({ sk }) => sk === 'GONE')).toHaveLength(1);
    await forgetMessages(contextAt(table), 'lan');
    expect(heads()).toHaveLength(1);
  });
});
