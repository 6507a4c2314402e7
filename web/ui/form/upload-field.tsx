import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { useFormAround } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { UploadBox, type UploadBoxProps } from './upload-box.tsx';

/** An uploaded file: its id in the record, and its name for people. */
export type SentFile = { id: string; name: string; url?: string };

type Props = Omit<UploadBoxProps<SentFile>, 'onSent' | 'maxFiles'> & {
  name: string;
  label?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  /** Maximum number of files of the record. */
  most?: number;
};

/** Uploads files that belong to a record; the form's value holds the uploaded ones. */
export function UploadField({ name, label, help, required, most = Infinity, ...box }: Props) {
  const { t } = useTranslation('fields');
  const { form } = useFormAround();
  return (
    <FormField {...{ name, label, help, required }}>
      {({ name: field, value, onChange, disabled }) => {
        const sent = value as SentFile[];
        /** Reads the current value: uploads finish later, and files removed meanwhile stay removed. */
        const now = () => form.getValues(field) as SentFile[];
        const room = most - sent.length;
        return (
          <div>
            {sent.length > 0 && (
              <ul className="mb-3 space-y-2">
                {sent.map(({ id, name: called, url }) => (
                  <li
                    key={id}
                    className="flex items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-3"
                  >
                    {url ? (
                      <img src={url} alt="" className="size-9 rounded-xs object-cover" />
                    ) : (
                      <FileText aria-hidden className="size-5 shrink-0 text-ink-3" />
                    )}
                    <span className="min-w-0 grow truncate text-sm font-medium">{called}</span>
                    <IconButton
                      size="sm"
                      label={t('fileDrop.remove', { name: called })}
                      icon={<X />}
                      onClick={() => onChange(now().filter((file) => file.id !== id))}
                    />
                  </li>
                ))}
              </ul>
            )}
            {room > 0 && (
              <UploadBox
                {...box}
                {...(Number.isFinite(room) && { maxFiles: room })}
                disabled={disabled ?? false}
                onSent={(more) => onChange([...now(), ...more])}
              />
            )}
          </div>
        );
      }}
    </FormField>
  );
}
