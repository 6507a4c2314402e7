import { devTable, escapeHtml } from '../../http/dev-page.ts';
import { ghtkStatuses } from '#functions/domain/shipping/carriers/ghtk-status.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import { app, hidden, money, providerPage } from '../common/provider-page.ts';
import type { GhtkParcel } from './ghtk-parcel.ts';
import { ghtkPlanNames } from './ghtk-plans.ts';

type ShopNotices = { notices: readonly Notice[]; faults: Faults };

const base = '/dev/ghtk';
const colour = '#0A7A3F';

const options = (chosen: string): string =>
  Object.entries(ghtkStatuses)
    .map(
      ([code, { words }]) =>
        `<option value="${code}"${code === chosen ? ' selected' : ''}>${code} · ${escapeHtml(words)}</option>`,
    )
    .join('');

const sayForm = ({ label, status }: GhtkParcel): string =>
  `<form method="post" action="${base}/say">${hidden({ label })}<select name="status" aria-label="Status">${options(status)}</select> <label><input type="checkbox" name="part" value="1"> a part given back</label> <button>Say</button></form>`;

const list = (parcels: readonly GhtkParcel[]): string =>
  parcels.length === 0
    ? '<p>Chưa có đơn nào. Tạo vận đơn ở màn hình đóng gói: đơn sẽ hiện ở đây.</p>'
    : devTable(
        ['Label', 'Receiver', 'To collect', 'Weight', ''],
        parcels
          .toReversed()
          .slice(0, 30)
          .map((parcel) => [
            `${escapeHtml(parcel.label)}<br><span class="soft">${escapeHtml(parcel.partnerId)}</span>`,
            `${escapeHtml(parcel.name)}<br><span class="soft">${escapeHtml(parcel.address)}</span>`,
            money(parcel.pickMoney),
            `${parcel.grams} g`,
            sayForm(parcel),
          ]),
      );

const planForm = (plan: string): string =>
  `<form method="post" action="${base}/switches"><label>Đơn mới sẽ<select name="plan">${ghtkPlanNames
    .map((name) => `<option${name === plan ? ' selected' : ''}>${name}</option>`)
    .join(
      '',
    )}</select></label><button class="main">Đặt<small lang="en">set what becomes of new parcels</small></button></form>`;

/** Renders the carrier's page: its parcels, and what happens to them next. */
export const ghtkPage = (
  parcels: readonly GhtkParcel[],
  { plan }: { plan: string },
  told: ShopNotices,
): string =>
  providerPage(
    'GHTK',
    base,
    `${app('GHTK', 'Hãng vận chuyển thử', colour, planForm(plan))}<h2>Parcels</h2><div class="rows">${list(parcels)}</div>`,
    told,
  );
