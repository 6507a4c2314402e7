import { beforeAll, expect, it } from 'vitest';
import { joinProvider } from '#functions/domain/accounts/providers/join-provider.ts';
import { sealTicket } from '#functions/domain/accounts/providers/provider-ticket.ts';
import { register } from '#functions/domain/accounts/registration/register.ts';
import { now } from '#functions/platform/clock.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);

it('a member joins one account of Google’s, and that one as often as they press', async () => {
  const { table } = memoryTable();
  const { id } = await register(
    { table, now },
    {
      fullName: 'Lan',
      email: 'lan@example.com',
      phoneNumber: '0912345678',
      password: 'Bến-nước-con-đò-9',
      language: 'vi',
    },
  );
  const join = async (subject: string) => {
    const facts = { provider: 'google', subject, email: 'lan@gmail.com', fullName: 'Lan' } as const;
    return joinProvider({ table, now }, { provider: 'google', userId: id, ticket: await sealTicket(facts) });
  };
  await join('first');
  await join('first');
  await expect(join('second')).rejects.toMatchObject({ code: 'PROVIDER_ACCOUNT_TAKEN' });
});
