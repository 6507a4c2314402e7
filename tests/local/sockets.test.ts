import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTicket } from '#shared/live/live.contract.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'] });
});
afterAll(async () => {
  await anOpenSocket(); // keeps nothing from closing
  await world.close();
});

async function aTicket(): Promise<string> {
  // A member of its own for each: tokens run out while the clock is moved about.
  member = await world.aMember();
  return (await world.send(createTicket, { token: member.accessToken })).body.ticket;
}

const open = (ticket: string, path = '/ws') =>
  new WebSocket(`${world.url.replace('http', 'ws')}${path}?ticket=${ticket}`);

async function anOpenSocket(): Promise<WebSocket> {
  const socket = open(await aTicket());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}
const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));
const say = (socket: WebSocket, message: unknown) =>
  new Promise<{ type?: string; message?: string }>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as { type: string }));
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  });
const ping = (socket: WebSocket) => say(socket, { action: 'ping' });

describe('sockets', () => {
  it('are refused without a good ticket', async () => {
    const refusal = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.once('error', ({ message }) => resolve(message)).once('open', () => resolve('open'));
      });
    for (const ticket of ['', 'made-up', '%'])
      expect(await refusal(open(ticket))).toContain('Unexpected server response: 401');
    expect(await refusal(open(await aTicket(), '/elsewhere'))).not.toBe('open');
  });

  it('are closed after ten silent minutes, and not before', async () => {
    const [silent, talking] = [await anOpenSocket(), await anOpenSocket()];
    const closed = closing(silent);
    await world.cloud.clock.advance(9 * 60);
    expect(await ping(talking)).toEqual({ type: 'pong' });
    await world.cloud.clock.advance(2 * 60);
    expect(await closed).toBe(1001);
    expect(await ping(talking)).toEqual({ type: 'pong' });
    talking.close();
  });

  it('stay open for as long as they say that they live, which nobody answers', async () => {
    const socket = await anOpenSocket();
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    for (let times = 0; times < 2; times += 1) {
      socket.send(JSON.stringify({ action: 'alive' }));
      await world.cloud.idle();
      await world.cloud.clock.advance(9 * 60);
    }
    expect(await ping(socket)).toEqual({ type: 'pong' });
    expect(heard).toEqual(['{"type":"pong"}']);
    socket.close();
  });

  it('are closed after two hours, however much they talk', async () => {
    const socket = await anOpenSocket();
    const closed = closing(socket);
    for (let passed = 0; passed < 120; passed += 8) {
      expect(socket.readyState).toBe(WebSocket.OPEN);
      await ping(socket);
      await world.cloud.clock.advance(8 * 60);
    }
    await world.cloud.clock.advance(60);
    expect(await closed).toBe(1001);
  });

  it('close on a frame too large, and the cloud lives on', async () => {
    const socket = await anOpenSocket();
    const closed = closing(socket);
    socket.send('a'.repeat(200_000));
    expect(await closed).toBe(1009);
    const other = await anOpenSocket();
    expect(await ping(other)).toEqual({ type: 'pong' });
    other.close();
  });

  it('close on a frame above 32 KB, and take a longer message in smaller frames', async () => {
    const socket = await anOpenSocket();
    const message = JSON.stringify({ action: 'ping', filler: 'a'.repeat(60_000) });
    const answered = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if ((JSON.parse(data.toString()) as { type?: string }).type === 'pong') resolve();
      });
    });
    for (let at = 0; at < message.length; at += 30_000)
      socket.send(message.slice(at, at + 30_000), { fin: at + 30_000 >= message.length });
    // What is longer than the shop's own messages is answered by nobody, and the socket stays open.
    socket.send(JSON.stringify({ action: 'ping' }));
    await answered;

    const closed = closing(socket);
    socket.send(JSON.stringify({ action: 'ping', filler: 'a'.repeat(32 * 1024) }));
    expect(await closed).toBe(1009);
  });

  it('open only through the edge: the gateway’s own address is refused', async () => {
    const event = (headers: Record<string, string>, ticket: string) => ({
      headers,
      queryStringParameters: { ticket },
      requestContext: { connectionId: 'past-the-edge' },
    });
    const ticket = await aTicket();
    const pastTheEdge: Record<string, string>[] = [{}, { 'X-Cholang-Edge': 'a guess' }];
    for (const headers of pastTheEdge)
      expect(await world.cloud.invoke('sockets/connect', event(headers, ticket))).toEqual({
        statusCode: 401,
      });
  });

  it('bear messages that are no JSON, or no message of ours', async () => {
    const socket = await anOpenSocket();
    for (const message of ['not json', '[]', 'null', { action: '$connect' }, { action: '$disconnect' }])
      expect(await say(socket, message)).toMatchObject({ type: 'refused' });
    socket.close();
  });
});

describe('@connections', () => {
  const manage = (id: string, method = 'POST') =>
    fetch(`${process.env['SOCKET_ENDPOINT']}/@connections/${id}`, {
      method,
      ...(method === 'POST' && { body: '{"type":"hello"}' }),
    });

  /** The last member's socket stands in a room of its own, under its id. */
  async function connectionId(): Promise<string> {
    const { Items } = await callDynamo<{ Items: { sk: { S: string } }[] }>(
      world.cloud.endpoints.dynamodb,
      'Query',
      {
        TableName: world.cloud.tableName,
        KeyConditionExpression: 'pk = :room and begins_with(sk, :connection)',
        ExpressionAttributeValues: {
          ':room': { S: `ROOM#user-${member.id}` },
          ':connection': { S: 'CONNECTION#' },
        },
      },
    );
    return Items[0]?.sk.S.replace('CONNECTION#', '') ?? '';
  }

  it('send, tell and close; what is gone answers 410', async () => {
    const socket = await anOpenSocket();
    const id = await connectionId();
    const heard = new Promise<string>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString())),
    );
    expect((await manage(id)).status).toBe(200);
    expect(await heard).toBe('{"type":"hello"}');
    expect(await (await manage(id, 'GET')).json()).toMatchObject({ identity: { sourceIp: '127.0.0.1' } });
    const closed = closing(socket);
    expect((await manage(id, 'DELETE')).status).toBe(200);
    const gone = await manage(id);
    expect([gone.status, gone.headers.get('x-amzn-errortype')]).toEqual([410, 'GoneException']);
    await closed;
    expect((await manage(id)).status).toBe(410);
  });

  it.each(['nobody', '%', 'a/b', '%00'])('%s is answered, not an accident', async (id) => {
    expect([404, 410]).toContain((await manage(id)).status);
  });
});
