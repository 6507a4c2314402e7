import { devPage, devTable, escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from './faults.ts';
import type { Notice } from './outbox.ts';

export const appStyle = `<style>
.app{max-width:440px;margin:0 auto 28px;background:var(--surface);border:1px solid var(--line);border-radius:20px;overflow:hidden;box-shadow:0 10px 30px rgb(36 28 21/.08)}
.app>header{display:block;padding:18px 20px;border:0;background:var(--app);color:#fff}.app>header b{display:block;font-size:17px}.app>header span{opacity:.85;font-size:13px}
.app .in{padding:18px 20px 20px;display:grid;gap:14px}.app dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:8px 16px}
.app dt{color:var(--soft)}.app dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.app .sum{font-size:30px;font-weight:700;text-align:center;font-variant-numeric:tabular-nums}
.app form{display:grid;gap:12px;align-items:stretch}.app label{display:grid;gap:5px;font-size:13px;color:var(--soft)}
.app input,.app select,.app textarea{width:100%;min-height:46px;font:inherit;font-size:16px;border:1px solid var(--line);border-radius:10px;padding:9px 12px;background:var(--surface);color:var(--ink)}
.app button,.app .way{min-height:48px;border-radius:12px;font-weight:600;display:grid;place-content:center;text-align:center;line-height:1.25}.app button small{display:block;font-weight:400;font-size:12px;opacity:.8}
.app .main{background:var(--app);border-color:var(--app);color:#fff}.app .two{display:grid;grid-template-columns:1fr 1fr;gap:10px}.app .way{text-decoration:none;color:var(--soft)}
.note{border-radius:12px;padding:11px 14px;background:var(--pale);margin:0}.note.good{background:color-mix(in srgb,#2E7D4F 16%,var(--surface))}
.knobs{width:100%;display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:12px;padding:12px 0}.knobs label{display:grid;gap:4px;font-size:13px;color:var(--soft)}.knobs input,.knobs select{width:100%;min-height:42px;font:inherit;border:1px solid var(--line);border-radius:8px;padding:7px 10px;background:var(--surface);color:var(--ink)}
.wide{display:block}.rows td{overflow-wrap:anywhere}.rows button{white-space:nowrap}summary{cursor:pointer;padding:12px 0;font-weight:600}
@media(max-width:640px){main{padding:16px 12px}header{gap:12px 16px}.rows thead{display:none}
.rows tr{display:grid;grid-template-columns:1fr auto;gap:2px 12px;padding:12px 0;border-bottom:1px solid var(--line)}.rows tr:last-child{border:0}.rows td{padding:0;border:0}
.rows td:nth-child(1){font-weight:600}.rows td:nth-child(3){display:none}.rows td:nth-child(5){grid-column:2;grid-row:2;align-self:end}.rows button{min-height:44px}}</style>`;

export const money = (amount: number): string => `${amount.toLocaleString('vi-VN')} ₫`;

export const clockTime = (at: number): string =>
  new Date(at).toLocaleString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });

/** Renders facts of a payment, one per line. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

export const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** Renders the frame of a provider's simulated app. */
export const app = (name: string, line: string, colour: string, body: string): string =>
  `<section class="app" lang="vi" style="--app:${colour}" aria-label="${escapeHtml(name)}"><header><b>${escapeHtml(name)}</b><span>${escapeHtml(line)}</span></header><div class="in">${body}</div></section>`;

const states: Record<Notice['state'], string> = {
  waiting: 'on its way',
  held: 'held back',
  lost: 'lost',
  taken: 'taken',
  refused: 'given up',
};

const stateOf = ({ state, dueAt, tries }: Notice): string => {
  if (state !== 'waiting' || dueAt === 0) return states[state];
  return tries === 0 ? `due ${clockTime(dueAt)}` : `again ${clockTime(dueAt)}`;
};

const noticesOf = (base: string, notices: readonly Notice[]): string =>
  notices.length === 0
    ? '<p class="soft">Nothing has been told to the shop yet.</p>'
    : devTable(
        ['Notice', 'State', 'Tries', 'The shop said', ''],
        notices
          .slice(0, 30)
          .map((notice) => [
            escapeHtml(notice.label),
            stateOf(notice),
            notice.tries,
            `<span class="soft">${escapeHtml(notice.answer)}</span>`,
            `<form method="post" action="${base}/resend">${hidden({ id: String(notice.id) })}<button>Tell again</button></form>`,
          ]),
      );

const knobs: readonly (readonly [name: keyof Faults, says: string])[] = [
  ['delaySeconds', 'Notices take (seconds)'],
  ['copies', 'Each is sent (times)'],
  ['lose', 'Lose the next'],
  ['tamper', 'Change a letter in the next'],
  ['answerMs', 'Own answers take (ms)'],
  ['failAnswers', 'Fail the next answers'],
];

const yesNo = (value: string): string =>
  ['no', 'yes'].map((one) => `<option${one === value ? ' selected' : ''}>${one}</option>`).join('');

const faultsOf = (base: string, faults: Faults): string =>
  `<details class="card"><summary>What goes wrong on the way</summary><form class="wide" method="post" action="${base}/faults"><div class="knobs">${knobs
    .map(
      ([name, says]) =>
        `<label>${says}<input name="${name}" type="number" min="0" value="${faults[name]}"></label>`,
    )
    .join(
      '',
    )}<label>Hold notices back<select name="hold">${yesNo(faults.hold)}</select></label></div><button>Set</button></form>
<p><form method="post" action="${base}/release">${hidden({ order: 'given' })}<button>Release what is held</button></form>
<form method="post" action="${base}/release">${hidden({ order: 'reversed' })}<button>Release it the other way round</button></form></p></details>`;

/** Renders a provider's page: its own app above, its notices to the shop below. */
export const providerPage = (
  title: string,
  base: string,
  body: string,
  { notices, faults }: { notices: readonly Notice[]; faults: Faults },
): string =>
  devPage(
    title,
    `${appStyle}${body}<h2>ShopNotices to the shop</h2><div class="rows">${noticesOf(base, notices)}</div><h2>Faults</h2>${faultsOf(base, faults)}`,
  );
