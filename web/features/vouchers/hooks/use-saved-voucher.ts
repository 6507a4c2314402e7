import { useQuery } from '@tanstack/react-query';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useCollectVoucher } from '../api/voucher-queries.ts';
import { walletQuery } from '../api/wallet-query.ts';

/** `trade`: obtained only for points, so there is no button. */
export type SaveState = 'guest' | 'trade' | 'open' | 'saved' | 'used' | 'gone';

/** Returns the state of a voucher for the current user, and the action that saves it to the wallet. */
export function useSavedVoucher({ id, code, category, perPerson }: VoucherTemplate) {
  const { state: session } = useSession();
  const member = session !== 'signed-out';
  const { data: wallet } = useQuery({ ...walletQuery, enabled: member });
  const collect = useCollectVoucher();
  const had = wallet?.filter(({ voucherTemplate }) => voucherTemplate.id === id) ?? [];
  const isSaved = [collect.data, ...had].some((one) => one?.status === 'unused');

  const stateOf = (): SaveState => {
    if (isSaved) return 'saved';
    if (had.length >= perPerson) return 'used';
    if (category === 'points_voucher') return 'trade';
    if (!member) return 'guest';
    return isApiError(collect.error, 'VOUCHERS_GONE', 'VOUCHER_NOT_FOUND') ? 'gone' : 'open';
  };
  const save = () =>
    collect.mutate(code, {
      onSuccess: () => toast.success(i18n.t('code.saved', { ns: 'vouchers', code })),
      onError: (error) => toast.error(reasonOf(error) ?? i18n.t('failed.code', { ns: 'vouchers' })),
    });
  return { state: stateOf(), saving: collect.isPending, save };
}
