import { devPage, escapeHtml } from '../http/dev-page.ts';
import type { Mail } from './mailbox.ts';

const when = (at: string): string =>
  new Date(at).toLocaleString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });

const entry = ({ id, to, subject, at }: Mail, openId: number | undefined): string =>
  `<a href="/dev/mail/${id}"${id === openId ? ' aria-current="page"' : ''}><b>${escapeHtml(subject)}</b><small>${escapeHtml(to.join(', '))} · ${when(at)}</small></a>`;

const plain = (text: string): string => `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;

/** Shows a mail's HTML in a sandboxed frame that runs no scripts; its links navigate the whole page. */
const reading = ({
  subject,
  from,
  to,
  html,
  text,
  links,
}: Mail): string => `<section aria-label="${escapeHtml(subject)}">
<p class="soft">${escapeHtml(from)} → ${escapeHtml(to.join(', '))}</p>
${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${html || plain(text)}`)}"></iframe></section>`;

export function mailPage(mails: Mail[], open: Mail | undefined): string {
  if (mails.length === 0)
    return devPage('Mailbox', '<p class="soft">No mail yet. Every mail the product sends arrives here.</p>');
  const list = `<nav class="card list" aria-label="Mails">${mails.map((mail) => entry(mail, open?.id)).join('')}</nav>`;
  return devPage('Mailbox', `<div class="mail">${list}${open ? reading(open) : ''}</div>`);
}
