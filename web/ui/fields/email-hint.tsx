import { useTranslation } from 'react-i18next';
import { likelyEmail } from '../../platform/forms/likely-email.ts';

type Props = { typed: string; onTake: (email: string) => void };

/** Asks whether a well-known mail host was meant. Nothing is changed without a click. */
export function EmailHint({ typed, onTake }: Props) {
  const { t } = useTranslation('fields');
  const likely = likelyEmail(typed);
  return (
    <p role="status" className="mt-1.5 text-sm empty:hidden">
      {likely && (
        <>
          {t('email.meant')}{' '}
          <button
            type="button"
            onClick={() => onTake(likely)}
            className="-my-2 py-2 font-semibold wrap-anywhere text-brand hover:underline"
          >
            {likely}
          </button>
          ?
        </>
      )}
    </p>
  );
}
