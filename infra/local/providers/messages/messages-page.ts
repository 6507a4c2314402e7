import { devTable, escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import { clockTime, providerPage } from '../common/provider-page.ts';
import type { StoredMessage } from './stored-message.ts';

const names: Record<StoredMessage['channel'], string> = { sms: 'SMS', zalo: 'Zalo' };

const list = (messages: readonly StoredMessage[]): string =>
  messages.length === 0
    ? '<p class="soft">No message yet. Every code the product sends to a phone arrives here.</p>'
    : devTable(
        ['To', 'By', 'Says', 'At'],
        messages
          .slice(0, 50)
          .map(({ to, channel, text, at }) => [
            escapeHtml(to),
            names[channel],
            escapeHtml(text),
            clockTime(Date.parse(at)),
          ]),
      );

/** Renders the messages of all phones on one page. */
export const messagesPage = (
  messages: readonly StoredMessage[],
  told: { notices: readonly Notice[]; faults: Faults },
): string => providerPage('Messages', '/dev/sms', `<div class="rows">${list(messages)}</div>`, told);
