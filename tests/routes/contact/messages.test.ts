import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerMessage,
  closeMessage,
  getMessage,
  searchMessages,
  sendMessage,
} from '#shared/contact/index.ts';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { aWorld, freshEmail, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await aWorld();
  admin = await world.aMember({ role: 'admin' });
});
afterAll(() => world.close());

const write = (given: object = {}, token?: string) =>
  world.send(sendMessage, {
    token,
    body: {
      name: 'Người Hỏi',
      email: freshEmail(),
      topic: 'kyc',
      message: 'Giấy tờ của tôi bị từ chối, tôi cần làm gì?',
      clientRequestId: newId(),
      ...given,
    },
  });
const list = async (query: object) =>
  (await world.send(searchMessages, { token: admin.accessToken, query })).body.data;
const written = async (given: object = {}, token?: string) => {
  const { body } = await write(given, token);
  const [message] = await list({ search: body.code });
  if (!message) throw new Error('The message is not listed');
  return message;
};
const answer = (id: string, version: number, token = admin.accessToken) =>
  world.send(answerMessage, {
    token,
    params: { id },
    body: { answer: 'Bạn vui lòng gửi lại ảnh rõ hơn nhé.', version },
  });

describe('writing to those who run the site', () => {
  it('201: once, however often it is sent with its key', async () => {
    const said = { email: freshEmail(), clientRequestId: newId() };
    const [one, two] = [await write(said), await write(said)];
    expect([one.status, two.status, two.body.code]).toEqual([201, 201, one.body.code]);
    expect(await list({ search: said.email })).toHaveLength(1);
    const other = await write({ ...said, message: 'Một chuyện hoàn toàn khác.' });
    expect([other.status, other.failure.code]).toEqual([409, 'REQUEST_DIFFERS']);
  });

  it('201: whose it is, is known of who is signed in; nobody gets a mail for writing', async () => {
    const member = await world.aMember();
    expect((await written({ email: member.email }, member.accessToken)).userId).toBe(member.id);
    const guest = await written({ phoneNumber: '' });
    expect([guest.userId, guest.phoneNumber]).toEqual([null, null]);
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(guest.email)).toEqual([]);
  });

  it('429: only so often from one address', async () => {
    const email = freshEmail();
    const tries = [];
    for (let index = 0; index < 6; index += 1) tries.push(await write({ email }));
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it.each([
    [{ email: 'không phải email' }, 'email'],
    [{ message: 'ngắn' }, 'message'],
    [{ name: '<b>' }, 'name'],
    [{ topic: 'khác' }, 'topic'],
  ])('400: %o', async (body, field) => {
    const { status, failure } = await write(body);
    expect([status, failure.errors?.[0]?.path]).toEqual([400, field]);
  });
});

describe('answering', () => {
  it('200: by mail, once; who answered is kept, and it waits no more', async () => {
    const waiting = async () =>
      (await world.send(countWaiting, { token: admin.accessToken })).body.messages ?? 0;
    const message = await written({ message: 'Nội dung người lạ gõ vào đây.' });
    const before = await waiting();
    const { status, body } = await answer(message.id, message.version);
    expect([status, body.state, body.answeredBy?.id]).toEqual([200, 'answered', admin.id]);
    const mail = await world.mailTo(message.email, 'ảnh rõ hơn');
    expect(mail.subject).toContain(message.code);
    // Whoever typed the address may have typed a stranger's, and these words beside it.
    expect(mail.text).not.toContain('người lạ gõ vào');
    expect(mail.text).not.toContain('Người Hỏi');
    expect(await waiting()).toBe(before - 1);
    const again = await answer(message.id, body.version);
    expect([again.status, again.failure.code]).toEqual([409, 'MESSAGE_ANSWERED']);
  });

  it('409: of two who answer at once, one is told', async () => {
    const message = await written();
    const answers = await Promise.all([1, 2].map(() => answer(message.id, message.version)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(message.email)).toHaveLength(1);
  });

  it('200: laid aside and taken up again; stale and answered ones are refused', async () => {
    const { id, version } = await written();
    const close = (state: 'open' | 'closed', at: number) =>
      world.send(closeMessage, { token: admin.accessToken, params: { id }, body: { state, version: at } });
    const closed = await close('closed', version);
    expect([closed.status, closed.body.state]).toEqual([200, 'closed']);
    expect((await close('open', version)).failure.code).toBe('STALE_STATE');
    expect((await answer(id, version)).failure.code).toBe('STALE_STATE');
    const open = await close('open', closed.body.version);
    const { body } = await answer(id, open.body.version);
    expect((await close('closed', body.version)).failure.code).toBe('MESSAGE_ANSWERED');
  });

  it('404: a message there is none of', async () => {
    const ask = (token: string, id: string) => world.send(getMessage, { token, params: { id } });
    expect((await ask(admin.accessToken, newId())).failure.code).toBe('MESSAGE_NOT_FOUND');
    expect((await answer(newId(), 1)).status).toBe(404);
    const close = { params: { id: newId() }, body: { state: 'closed' as const, version: 1 } };
    expect((await world.send(closeMessage, { token: admin.accessToken, ...close })).status).toBe(404);
  });
});
