const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const style = `
:root{color-scheme:light dark;--paper:#FBF7F0;--surface:#fff;--line:#E8DECF;--ink:#241C15;--soft:#5E5145;--brand:#B3261E;--pale:#FBE9E6}
@media(prefers-color-scheme:dark){:root{--paper:#16110D;--surface:#1F1913;--line:#352B22;--ink:#F6EEE3;--soft:#CBBCAB;--brand:#FF8A75;--pale:#3A1D18}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 'Be Vietnam Pro',system-ui,sans-serif}
header{display:flex;gap:20px;align-items:center;flex-wrap:wrap;padding:14px 20px;border-bottom:1px solid var(--line);background:var(--surface)}
header strong{color:var(--brand);font-size:18px}header a{color:var(--soft)}a{color:var(--brand)}
main{max-width:1180px;margin:0 auto;padding:24px 20px}h1{font-size:22px;margin:0 0 16px}h2{font-size:16px;margin:24px 0 8px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:4px 16px;overflow-x:auto}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}tr:last-child td{border:0}
th{color:var(--soft);font-weight:500;font-size:13px}.soft{color:var(--soft)}.number{text-align:right;font-variant-numeric:tabular-nums}
button,input{font:inherit;border:1px solid var(--line);border-radius:8px;padding:7px 12px;background:var(--surface);color:var(--ink)}button{cursor:pointer}
button:hover{border-color:var(--brand)}:focus-visible{outline:2px solid var(--brand);outline-offset:2px}form{display:inline-flex;gap:8px;flex-wrap:wrap;align-items:center}
.mail{display:grid;grid-template-columns:minmax(260px,360px) 1fr;gap:16px;align-items:start}.list{padding:0;overflow:hidden}
.list a{display:block;padding:12px 16px;border-bottom:1px solid var(--line);text-decoration:none;color:inherit}.list a[aria-current]{background:var(--pale)}
.list b{display:block;overflow-wrap:anywhere}.list small{color:var(--soft)}iframe{width:100%;height:620px;border:1px solid var(--line);border-radius:12px;background:#fff}
@media(max-width:760px){.mail{grid-template-columns:1fr}}`;

/** Renders a plain developer page; these exist only in the one-machine cloud and are never deployed. */
export const devPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Chợ Làng</title>
<link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><header><strong>Chợ Làng</strong><a href="/dev">What runs here</a><a href="/dev/mail">Mailbox</a><a href="/dev/ui">Interface kit</a><a href="/docs/">API</a><a href="/e-commerce">Shop</a></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const cell = (value: string | number): string =>
  typeof value === 'number' ? `<td class="number">${value}</td>` : `<td>${value}</td>`;

/** Renders a table. Cells are HTML; external text must be escaped by the caller. */
export const devTable = (heads: string[], rows: (string | number)[][]): string =>
  `<div class="card"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table></div>`;
