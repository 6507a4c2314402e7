import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldWiring | undefined>(undefined);

type ControlAria = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Merges what the surrounding field provides into a control's props; its own props win. */
export function useFieldControl(own: ControlAria): ControlAria {
  const field = use(FieldContext);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Content at the right of the label: a counter, a link. */
  aside?: ReactNode;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Combines label, control, help and error, and links them for screen readers. Holds exactly one control. */
export function Field({
  label,
  help,
  error,
  required = false,
  aside,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const notes = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  const wiring = { id, describedBy: notes || undefined, invalid: Boolean(error), required };
  return (
    <div className={clsx('relative', className)}>
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
          {required && (
            <span className="text-danger" title={t('required')} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {/* Placed after the control, although it is shown above: Tab goes to the next field first, not to a link
          between them. */}
      {aside && <span className="absolute top-0 right-0 text-sm text-ink-2">{aside}</span>}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}
