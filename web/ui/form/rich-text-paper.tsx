import { useRef, useState } from 'react';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { paragraphs } from './rich-text-formats.ts';

const Editor = lazyPiece(async () => (await import('./rich-text-editor.tsx')).RichTextEditor, {
  waiting: <Skeleton className="h-86" />,
});

/**
 * Shows a plain text area for an empty text until somebody starts to write, because the editor is as large as
 * the rest of its form. Text typed before the editor has loaded is kept.
 */
export function RichTextPaper(props: RichTextEditorProps) {
  const { value, onChange, onBlur, label, placeholder, describedBy, invalid, readOnly } = props;
  const [written, setWritten] = useState('');
  const [here, setHere] = useState(false);
  const paper = useRef<HTMLTextAreaElement>(null);
  const [startsFocused, setStartsFocused] = useState(false);
  const begin = async () => {
    await Editor.whenTried();
    if (!Editor.hasArrived()) return;
    setStartsFocused(document.activeElement === paper.current);
    setHere(true);
  };
  if (here || value !== paragraphs(written)) return <Editor {...props} startsFocused={startsFocused} />;
  return (
    <textarea
      ref={paper}
      value={written}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid ? true : undefined}
      placeholder={placeholder}
      readOnly={readOnly}
      onPointerEnter={Editor.prepare}
      onFocus={() => void begin()}
      onBlur={onBlur}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(paragraphs(target.value));
      }}
      data-theme="light"
      className="block h-86 w-full resize-none rounded-md border border-control bg-surface px-4 py-3.5 leading-[1.7] text-ink placeholder:text-ink-3 aria-invalid:border-danger"
    />
  );
}
