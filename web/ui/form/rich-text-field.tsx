import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { NamedField } from './form-field.tsx';
import { RichTextPaper } from './rich-text-paper.tsx';
import { textOf } from './text-fields.tsx';
import { useFormField } from './use-form-field.ts';
import type { UploadPicture } from './use-picture-uploads.ts';

type Props = Pick<NamedField, 'name' | 'help' | 'required'> & {
  label?: string;
  readOnly?: boolean;
  upload?: UploadPicture;
};

/** Fetches the editor once there is text to show or somebody starts to write. The form holds HTML. */
export function RichTextField({ name, label, help, required, readOnly, upload }: Props) {
  const { field, error, label: own, help: ownHelp, placeholder } = useFormField(name);
  const id = useId();
  const said = label ?? own ?? name;
  const note = help ?? ownHelp;
  const notes = [error && `${id}-error`, note && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div ref={focusable(field.ref)}>
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        {said}
        {required && <span className="text-danger"> *</span>}
      </p>
      <RichTextPaper
        label={said}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        placeholder={placeholder}
        invalid={error !== undefined}
        describedBy={notes || undefined}
        readOnly={readOnly}
        upload={upload}
      />
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
      {note && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-2">
          {note}
        </p>
      )}
    </div>
  );
}

/** Gives the form the writable element to focus, once it is mounted. */
const focusable = (register: (target: { focus: () => void } | null) => void) => (frame: HTMLElement | null) =>
  register(frame && { focus: () => frame.querySelector<HTMLElement>('.ProseMirror, textarea')?.focus() });
