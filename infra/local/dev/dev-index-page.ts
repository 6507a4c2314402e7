import { devPage, devTable, escapeHtml } from '../http/dev-page.ts';
import type { QueueCount } from '../sqs/queues.ts';
import type { ScheduleFacts } from '../lambda/scheduler.ts';

export type Facts = {
  url: string;
  endpoints: Record<string, string>;
  queues: QueueCount[];
  schedules: ScheduleFacts[];
  now: number;
  offsetMs: number;
};

export const accounts = [
  ['admin@cholang.vn', 'admin, everything'],
  ['collab@cholang.vn', 'collaborator, the shop’s daily work'],
  ['member@cholang.vn', 'member in good standing'],
  ['new@cholang.vn', 'has yet to prove their identity'],
  ['locked@cholang.vn', 'locked out'],
] as const;
export const accountPassword = 'ChoLang@2026';

const link = (href: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`;

const addresses = ({ url, endpoints }: Facts): string =>
  devTable(
    ['What', 'Where'],
    [
      ['Shop', link(`${url}/e-commerce`)],
      ['Community', link(`${url}/`)],
      ['Back office', link(`${url}/admin`)],
      ['API reference', link(`${url}/docs/`)],
      ['Mailbox', link(`${url}/dev/mail`)],
      ['Bank', `${link(`${url}/dev/bank`)} <span class="soft">transfers, and their notices</span>`],
      ['VNPAY', `${link(`${url}/dev/vnpay`)} <span class="soft">its page and its notices</span>`],
      [
        'Parcels',
        `${link(`${url}/dev/ghtk`)} <span class="soft">GHTK: what becomes of parcels, and its notices</span>`,
      ],
      [
        'Invoices',
        `${link(`${url}/dev/einvoice`)} <span class="soft">who takes them to the tax office</span>`,
      ],
      ['Messages', `${link(`${url}/dev/sms`)} <span class="soft">codes by SMS and Zalo</span>`],
      ['Card', `${link(`${url}/dev/stripe`)} <span class="soft">Stripe’s page and its events</span>`],
      ['Google', `${link(`${url}/dev/google`)} <span class="soft">the page one signs in with</span>`],
      ['Pushes', `${link(`${url}/dev/push`)} <span class="soft">who carries them to browsers</span>`],
      ...Object.entries(endpoints).map(([name, address]) => [
        escapeHtml(name),
        `<span class="soft">${escapeHtml(address)}</span>`,
      ]),
    ],
  );

const queues = (facts: Facts): string =>
  devTable(
    ['Queue', 'Waiting', 'In flight', 'Delayed'],
    facts.queues.map(({ name, waiting, inFlight, delayed }) => [
      escapeHtml(name),
      waiting,
      inFlight,
      delayed,
    ]),
  );

const schedules = (facts: Facts): string =>
  devTable(
    ['Schedule', 'How often', 'Last run', ''],
    facts.schedules.map(({ name, expression, lastRun }) => [
      escapeHtml(name),
      escapeHtml(expression),
      lastRun ? new Date(lastRun).toISOString() : 'never',
      `<form method="post" action="/dev/schedules?name=${encodeURIComponent(name)}"><button>Run now</button></form>`,
    ]),
  );

const clock = ({ now, offsetMs }: Facts): string => `<div class="card"><p>${new Date(now).toISOString()}
<span class="soft">(${Math.round(offsetMs / 1000)} s ahead of this machine)</span></p>
<form method="post" action="/dev/clock"><label>Move ahead by <input name="advanceSeconds" type="number" min="1" value="900" required> seconds</label><button>Move</button></form><p></p></div>`;

export const devIndexPage = (facts: Facts): string =>
  devPage(
    'What runs here',
    `<h2>Addresses</h2>${addresses(facts)}
<h2>Accounts</h2>${devTable(
      ['E-mail', 'Who'],
      accounts.map(([email, who]) => [email, who]),
    )}<p class="soft">Password: <code>${accountPassword}</code></p>
<h2>Queues</h2>${queues(facts)}<h2>Schedules</h2>${schedules(facts)}<h2>Clock</h2>${clock(facts)}`,
  );
