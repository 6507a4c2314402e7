/** Apps that open links within themselves: what is kept there does not reach the browser people use. */
const apps = {
  Facebook: /\bFB(?:AN|AV|_IAB|IOS)\b/,
  Messenger: /\bMessenger\b|FBAN\/Messenger|Orca-Android/,
  Instagram: /\bInstagram\b/,
  Zalo: /\bZalo\b/i,
  TikTok: /musical_ly|BytedanceWebview|TikTok/,
  LINE: /\bLine\//,
  Telegram: /Telegram/,
} as const;
export type AppName = keyof typeof apps;

/** Which app a page is shown in; undefined in a browser of its own. */
export function inAppBrowser(userAgent: string): AppName | undefined {
  // Messenger says it is Facebook, too.
  const found = (['Messenger', 'Instagram', 'Zalo', 'TikTok', 'LINE', 'Telegram', 'Facebook'] as const).find(
    (name) => apps[name].test(userAgent),
  );
  return found;
}

export const isAndroid = (userAgent: string): boolean => /\bAndroid\b/.test(userAgent);

/** What opens an address in the browser of the phone, where a link can do that. */
export function outsideLink(address: string, userAgent: string): string | undefined {
  if (!isAndroid(userAgent)) return undefined;
  const { host, pathname, search, protocol } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
