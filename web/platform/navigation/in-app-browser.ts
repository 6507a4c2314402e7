/** Apps with an in-app browser: data stored there does not reach the user's usual browser. */
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

/** Returns the app whose in-app browser shows the page; undefined in a normal browser. */
export function inAppBrowser(userAgent: string): AppName | undefined {
  // Messenger's user agent also contains Facebook's marks, so it is tested first.
  const found = (['Messenger', 'Instagram', 'Zalo', 'TikTok', 'LINE', 'Telegram', 'Facebook'] as const).find(
    (name) => apps[name].test(userAgent),
  );
  return found;
}

const isAndroid = (userAgent: string): boolean => /\bAndroid\b/.test(userAgent);

/** Returns a link that opens an address in the phone's browser, if the platform supports one. */
export function outsideLink(address: string, userAgent: string): string | undefined {
  if (!isAndroid(userAgent)) return undefined;
  const { host, pathname, search, protocol } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
