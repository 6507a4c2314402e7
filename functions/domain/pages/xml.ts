/** Characters that XML forbids even when they are escaped. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Block of text as it is. Its end mark cannot stand inside, so a text that holds it is cut in two there. */
export const characterData = (text: string): string =>
  `<![CDATA[${text.replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
