type ReturnLabel =
  | 'returnToAdmin'
  | 'returnToBusiness'
  | 'returnToDashboard'
  | 'returnToPrevious'
  | 'backToHome';
export type ReturnTarget = { to: string; label: ReturnLabel };

const byPrefix: { prefix: string; to: string; label: ReturnLabel }[] = [
  { prefix: '/admin', to: '/admin/', label: 'returnToAdmin' },
  { prefix: '/business', to: '/business/', label: 'returnToBusiness' },
  { prefix: '/api', to: '/docs', label: 'backToHome' },
  { prefix: '/auth', to: '/auth/login', label: 'backToHome' },
  { prefix: '/profile', to: '/profile', label: 'returnToDashboard' },
  { prefix: '/settings', to: '/settings', label: 'returnToDashboard' },
];

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const ruleOf = (path: string) => byPrefix.find(({ prefix }) => isUnder(path, prefix));

/** Decodes a value that is still encoded, once; a plain path stays unchanged, with its `%`. */
function decoded(value: string): string {
  if (value.startsWith('/')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const pathOfThisSite = /^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/;

/**
 * Returns the path if it stays on this site. Browsers read '\' as '/' and skip tabs and line breaks, so
 * `/\evil.vn` and `/<tab>/evil.vn` would leave the site just as `//evil.vn` does.
 */
export function safePath(value: string | null | undefined): string | undefined {
  const path = decoded(value ?? '');
  return pathOfThisSite.test(path) ? path : undefined;
}

const labelOf = (asked: string): ReturnLabel =>
  asked === '/' ? 'backToHome' : (ruleOf(asked)?.label ?? 'returnToPrevious');

/** Returns the target and the label of the return link for `path`. */
export function returnTarget(path: string, callbackUrl?: string | null): ReturnTarget {
  const asked = safePath(callbackUrl);
  if (asked) return { to: asked, label: labelOf(asked) };
  const rule = ruleOf(path);
  return rule ? { to: rule.to, label: rule.label } : { to: '/', label: 'backToHome' };
}
