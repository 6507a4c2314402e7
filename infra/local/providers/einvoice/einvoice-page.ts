import { devTable, escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import { app, money, providerPage } from '../common/provider-page.ts';
import type { StoredInvoice } from './einvoice-book.ts';

type ShopNotices = { notices: readonly Notice[]; faults: Faults };
export type FaultSwitches = { laterSeconds: number; refuse: number; loseAnswers: number };

const base = '/dev/einvoice';
const colour = '#7A3E0A';

const stateOf = ({ cancelled, readyAt }: StoredInvoice, now: number): string => {
  if (cancelled) return 'called off';
  return readyAt <= now ? 'accepted' : 'with the tax office';
};

const list = (invoices: readonly StoredInvoice[], now: number): string =>
  invoices.length === 0
    ? '<p>Chưa có hóa đơn nào. Phát hành một hóa đơn: hóa đơn sẽ hiện ở đây trong vòng một phút.</p>'
    : devTable(
        ['Number', 'Buyer', 'Total', 'Asked', 'State'],
        invoices
          .toReversed()
          .slice(0, 30)
          .map((invoice) => [
            `${escapeHtml(invoice.series)} ${invoice.number}<br><span class="soft">${escapeHtml(invoice.kind)} · ${escapeHtml(invoice.reference)}</span>`,
            escapeHtml(invoice.buyer),
            money(invoice.total),
            invoice.asked,
            stateOf(invoice, now),
          ]),
      );

const knob = (name: keyof FaultSwitches, says: string, value: number): string =>
  `<label>${says}<input name="${name}" type="number" min="0" value="${value}"></label>`;

const form = ({ laterSeconds, refuse, loseAnswers }: FaultSwitches): string =>
  `<form method="post" action="${base}/switches">${knob('laterSeconds', 'Cấp mã sau (giây)', laterSeconds)}${knob('refuse', 'Từ chối (hóa đơn tiếp theo)', refuse)}${knob('loseAnswers', 'Nhận nhưng không trả lời', loseAnswers)}<button class="main">Đặt<small lang="en">set what becomes of the next ones</small></button></form>`;

/** Renders the provider's page: submitted invoices, and the switches for the next ones. */
export const einvoicePage = (
  invoices: readonly StoredInvoice[],
  switches: FaultSwitches,
  now: number,
  told: ShopNotices,
): string =>
  providerPage(
    'Hóa đơn điện tử',
    base,
    `${app('Hóa đơn điện tử', 'Nhà cung cấp thử', colour, form(switches))}<h2>Invoices</h2><div class="rows">${list(invoices, now)}</div>`,
    told,
  );
