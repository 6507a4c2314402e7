import type { BodyOf } from '#shared/contract/route.ts';
import type {
  createBusinessWithUser as contract,
  StaffBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import { openAccount } from '#functions/domain/accounts/registration/open-account.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Products } from '../views/read-products.ts';
import { businessWrites, refuse, type Refusal } from './save-business.ts';
import { getAdminBusiness } from './staff-businesses.ts';

type AskedPair = Omit<BodyOf<typeof contract>, 'clientRequestId'>;
type NewBusinessWithUser = BodyOf<typeof contract> & { by: string; language: Language };

/** Removes the password from what is stored of the request. */
const withoutPassword = ({ user: { password: _, ...user }, ...asked }: AskedPair) => ({
  ...asked,
  user,
});

/** Creates a business and its owner's account: both or neither, and once however often it is requested. */
export async function createBusinessWithUser(
  context: Context,
  { by, language, clientRequestId: requestKey, ...asked }: NewBusinessWithUser,
  products?: Products,
): Promise<StaffBusiness> {
  const { user, ...said } = asked;
  const what = 'catalogue/create-business-with-user';
  const request = { who: by, what, requestKey, asked: withoutPassword(asked) };
  const id = `biz_${newId(context.now().getTime())}`;
  const read = (made: string) => getAdminBusiness(context, made, products);
  const open = async () => {
    const opened = await openAccount<Refusal | typeof repeated>(
      context,
      { ...user, language },
      async (profile) => [
        ...claimRequest(request, id),
        ...(await businessWrites(context, { id, said, owner: profile.id, by })),
      ],
    );
    if ('profile' in opened) return read(id);
    return opened.refusal === repeated ? opened.refusal : refuse(opened.refusal, said.slug);
  };
  return answeredOnce(context.table, request, { before: read, work: () => retry(open) });
}
