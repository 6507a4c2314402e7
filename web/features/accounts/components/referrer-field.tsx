import { useTranslation } from 'react-i18next';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { ReferrerHint } from './referrer-hint.tsx';

/** Who brought the new member here; whom the code belongs to shows as soon as it is whole. */
export function ReferrerField({ code, placeholder }: { code: string; placeholder?: string }) {
  const { t } = useTranslation('accounts');
  const { error } = useFormField('referenceId');
  return (
    <TextField
      name="referenceId"
      aside={t('register.optional')}
      // What the server refused says the same as the hint would.
      help={error ? t('register.referrerHelp') : <ReferrerHint code={code} />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      placeholder={placeholder}
    />
  );
}
