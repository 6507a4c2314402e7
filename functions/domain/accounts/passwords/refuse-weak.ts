import { AppError } from '#shared/contract/errors.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { refuseCommon } from './common-passwords.ts';

/** Refuses common passwords and those shorter than the current policy allows. */
export async function refuseWeak({ table }: Pick<Context, 'table'>, password: string): Promise<void> {
  refuseCommon(password);
  const { passwordLetters: min } = await readPolicy(table);
  if (Array.from(password).length < min) throw new AppError('PASSWORD_TOO_SHORT', { params: { min } });
}
