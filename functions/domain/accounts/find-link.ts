import type { Context } from '#functions/platform/table/context.ts';
import { type LinkPurpose, readLinkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { accountKeys } from './account-keys.ts';
import { Link } from './link.ts';

type MailedToken = { purpose: LinkPurpose; token: string };

/** Looks up a link by its token. `forged`: not ours or for another purpose. `lapsed`: ours, but expired. */
export async function findMailedLink(
  { table }: Context,
  { purpose, token }: MailedToken,
): Promise<Link | 'forged' | 'lapsed'> {
  const linkId = await readLinkToken(purpose, token);
  if (linkId === undefined) return 'forged';
  return (await table.get(accountKeys.link(linkId), Link)) ?? 'lapsed';
}

export async function findLink(context: Context, mailed: MailedToken): Promise<Link | undefined> {
  const found = await findMailedLink(context, mailed);
  return typeof found === 'string' ? undefined : found;
}
