import { table } from '#functions/platform/table/table.ts';
import { createAccountRepository } from './account-repository.ts';

/** What the accounts' operations need, from this deployment. */
export const accountDeps = () => ({ table: table(), accounts: createAccountRepository(table()) });
