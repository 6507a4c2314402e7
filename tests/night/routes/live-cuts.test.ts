import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import {
  getNotificationStats,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#shared/notifications/index.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import type { LiveTab, MakeTab } from '#tests/support/live-tab.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

/** `LIVE_CUTS=200 LIVE_NEWS=2000` is the whole of it; every night a part of it. */
const cuts = Number(process.env['LIVE_CUTS'] ?? 20);
const news = Number(process.env['LIVE_NEWS'] ?? 100);

let world: World;
const page = new EventTarget();

beforeAll(async () => {
  const addEventListener = page.addEventListener.bind(page);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', { addEventListener, visibilityState: 'visible' });
  world = await aWorld();
});
afterAll(() => world.close());

/** By the modules a browser runs. They know a browser, which nothing here does: this names them apart. */
const tabFile = '#tests/web/support/live-tab.ts';

async function aTab({ accessToken: token }: Member): Promise<LiveTab & { cut: () => void }> {
  // Its one export is declared as this.
  const { aTab: make } = (await import(tabFile)) as { aTab: MakeTab };
  const sockets: WebSocket[] = [];
  const tab = make({
    stats: async () => (await world.send(getNotificationStats, { token })).body,
    list: async () => (await world.send(listNotifications, { token })).body,
    roomEvents: async (after) => {
      const query = after === undefined ? {} : { after };
      return (await world.send(listRoomEvents, { token, params: { room: 'user' }, query })).body;
    },
    address: async () => {
      const { body } = await world.send(createTicket, { token });
      return `${world.url.replace('http', 'ws')}/ws?ticket=${body.ticket}`;
    },
    open: (address) => {
      const socket = new WebSocket(address);
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    },
  });
  return { ...tab, cut: () => sockets.at(-1)?.terminate() };
}

const chance = (share: number): boolean => Math.random() < share;
const pauseOf = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it(
  'whatever is cut while much is told, in the end two tabs show what the server has',
  async () => {
    const member = await world.aMember();
    const { accessToken: token } = member;
    const context = contextOf(world.table, now);
    const tabs = [await aTab(member), await aTab(member)] as const;
    let [told, cutTimes] = [0, 0];

    const telling = (async () => {
      while (told < news) {
        told += 1;
        await notifyMember(context, { receiverId: member.id, type: 'unlocked', key: `news ${told}` });
      }
    })();
    const cutting = (async () => {
      while (cutTimes < cuts) {
        await pauseOf(Math.random() * 40);
        tabs[cutTimes % 2]?.cut();
        cutTimes += 1;
      }
    })();
    const reading = (async () => {
      while (told < news) {
        await pauseOf(60);
        const [tab] = tabs;
        const [id, upTo] = [tab.oneShown(), tab.sequence()];
        if (id && chance(0.5)) await world.send(readNotification, { token, params: { id }, body: {} });
        else if (upTo && chance(0.2)) await world.send(readAllNotifications, { token, body: { upTo } });
      }
    })();
    await Promise.all([telling, cutting, reading]);
    await world.cloud.idle();

    const { body: stats } = await world.send(getNotificationStats, { token });
    const { body: list } = await world.send(listNotifications, { token });
    const truth = {
      unread: stats.unread,
      newest: list.data.map(({ id, isRead }) => `${id} ${isRead}`),
    };
    expect([stats.sequence, cutTimes]).toEqual([news, cuts]);
    for (const tab of tabs) await expect.poll(tab.shown, { timeout: 20_000, interval: 50 }).toEqual(truth);
    for (const tab of tabs) tab.close();
  },
  // As long as the machine takes.
  300_000,
);
