import { Ticket } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useCollectVoucher } from '../api/voucher-queries.ts';

const longest = 40;

export function VoucherCodeForm() {
  const { t } = useTranslation('vouchers');
  const formId = useId();
  const [code, setCode] = useState('');
  const collect = useCollectVoucher();
  const { data: saved, error, isPending } = collect;
  const isSpent = saved?.status === 'used';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Events in portals bubble through React to the form around the dialog.
    event.stopPropagation();
    if (code.trim() && !isPending) collect.mutate(code.trim(), { onSuccess: () => setCode('') });
  };
  const change = (text: string) => {
    setCode(text);
    if (error || saved) collect.reset();
  };
  const problem = error?.message ?? (isSpent ? t('code.spent') : undefined);
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Field label={t('code.label')} hideLabel error={problem}>
        <div className="flex gap-2">
          <Input
            className="min-w-0 grow"
            before={<Ticket />}
            placeholder={t('code.placeholder')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longest}
            value={code}
            onChange={(event) => change(event.target.value)}
          />
          <Button
            type="submit"
            className="h-auto!"
            disabled={code.trim() === ''}
            loading={isPending}
            loadingText={t('code.saving')}
          >
            {t('code.save')}
          </Button>
        </div>
      </Field>
      <p role="status" className="text-sm font-medium text-jade [&:not(:empty)]:mt-1.5">
        {saved && !isSpent && t('code.saved', { code: saved.code })}
      </p>
    </form>
  );
}
