import { useTranslation } from 'react-i18next';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { ReferrerHint } from './referrer-hint.tsx';

/** Asks for the code of the referrer; the referrer's name appears as soon as the code is complete. */
export function ReferrerField({ code, placeholder }: { code: string; placeholder?: string }) {
  const { t } = useTranslation('accounts');
  const { error } = useFormField('referenceId');
  return (
    <TextField
      name="referenceId"
      aside={t('register.optional')}
      // The server's error says the same as the hint would.
      help={error ? t('register.referrerHelp') : <ReferrerHint code={code} />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      placeholder={placeholder}
    />
  );
}
