/** Returns a token's account without verifying it: it only opens what this browser cached for it. */
export function accountOf(authorization: string | null): string | undefined {
  const [, payload] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]*$/.exec(authorization ?? '') ?? [];
  if (!payload) return undefined;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,64}$/.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}
