import { devPage, devTable, escapeHtml } from '../../http/dev-page.ts';
import { clockTime, hidden } from '../common/provider-page.ts';
import type { Browser, PushDelivery } from './push-browsers.ts';

const base = '/dev/push';

const browsers = (known: readonly Browser[]): string =>
  known.length === 0
    ? '<p>Chưa có thiết bị nào. Bật thông báo đẩy trong phần cài đặt thông báo: thiết bị sẽ hiện ở đây.</p>'
    : devTable(
        ['Browser', 'Since', 'State', ''],
        known
          .toReversed()
          .map(({ id, at, isGone }) => [
            escapeHtml(id.slice(0, 8)),
            clockTime(at),
            isGone ? 'gone: answers 410' : 'listens',
            `<form method="post" action="${base}/gone">${hidden({ id })}<button${isGone ? ' disabled' : ''}>Unsubscribe</button></form>`,
          ]),
      );

const messages = (delivered: readonly PushDelivery[]): string =>
  delivered.length === 0
    ? '<p class="soft">Nothing was pushed yet.</p>'
    : devTable(
        ['At', 'Browser', 'What it reads', 'Topic', 'Bytes on the way'],
        delivered
          .toReversed()
          .slice(0, 50)
          .map(({ at, to, text, topic, bytes }) => [
            clockTime(at),
            escapeHtml(to.slice(0, 8)),
            `<code>${escapeHtml(text)}</code>`,
            escapeHtml(topic),
            bytes,
          ]),
      );

/** Renders what a real push service never sees: the browsers and the decrypted messages. */
export const pushPage = (known: readonly Browser[], delivered: readonly PushDelivery[]): string =>
  devPage('Pushes', `<h2>Browsers</h2>${browsers(known)}<h2>Messages</h2>${messages(delivered)}`);
