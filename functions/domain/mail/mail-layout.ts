import type { Language } from '#shared/values/language.ts';
import type { MailText } from './mail-text.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const taglines: Record<Language, string> = {
  vi: 'Chợ Làng · Của ngon làng mình, giao tận ngõ',
  en: 'Chợ Làng · Fresh from the villages to your door',
};

const button = ({ label, href }: { label: string; href: string }) => `
  <p style="margin:28px 0"><a href="${escape(href)}" style="background:#B3261E;color:#FFF8F3;text-decoration:none;font-weight:600;padding:13px 24px;border-radius:10px;display:inline-block">${escape(label)}</a></p>
  <p style="font-size:13px;color:#5E5145;word-break:break-all">${escape(href)}</p>`;

const list = (links: NonNullable<MailText['links']>) =>
  links
    .map(
      ({ label, href }) =>
        `<p style="margin:0 0 14px"><a href="${escape(href)}" style="color:#B3261E;font-weight:600">${escape(label)}</a></p>`,
    )
    .join('');

const bigCode = (code: string) =>
  `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#B3261E">${escape(code)}</p>`;

const paragraph = (text: string) => `<p style="margin:0 0 14px;line-height:1.6">${escape(text)}</p>`;

const table = (rows: NonNullable<MailText['rows']>) => `
  <table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 14px">${rows
    .map(
      ({ label, value }, place) =>
        `<tr style="border-top:1px solid #E8DECF;${place === rows.length - 1 ? 'font-weight:600' : ''}"><td style="padding:8px 12px 8px 0">${escape(label)}</td><td style="padding:8px 0;text-align:right;white-space:nowrap">${escape(value)}</td></tr>`,
    )
    .join('')}</table>`;

/** Renders HTML with one column, inline styles and no images, since mail clients support little CSS. */
export function toHtml(
  { greeting, lines, rows, links, action, code, closing, stop, subject }: MailText,
  language: Language,
): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FBF7F0;color:#241C15;font-family:'Be Vietnam Pro',-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-weight:700;font-size:20px;color:#B3261E">Chợ Làng</p>
<div style="background:#FFFFFF;border:1px solid #E8DECF;border-radius:12px;padding:28px">
${paragraph(greeting)}${lines.map(paragraph).join('')}${rows ? table(rows) : ''}${links ? list(links) : ''}${action ? button(action) : ''}${code ? bigCode(code) : ''}
<p style="margin:20px 0 0;font-size:14px;line-height:1.6;color:#5E5145">${escape(closing)}</p>
</div>
<p style="margin:20px 0 0;font-size:13px;color:#7F7062">${taglines[language]}${stop ? ` <a href="${escape(stop.href)}" style="color:#7F7062">${escape(stop.label)}</a>` : ''}</p>
</div></body></html>`;
}

/** Renders the same text for clients without HTML. */
export const toPlainText = (
  { greeting, lines, rows, links, action, code, closing, stop }: MailText,
  language: Language,
): string =>
  [
    greeting,
    ...lines,
    rows?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    links?.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    action && `${action.label}: ${action.href}`,
    code,
    closing,
    '--',
    taglines[language],
    stop && `${stop.label}: ${stop.href}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n\n');
