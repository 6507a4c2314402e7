import librarySheet from 'quill/dist/quill.core.css?inline';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorFormats, editorHtml, storedHtml, type Formats } from './rich-text-formats.ts';
import { Quill } from './rich-text-quill.ts';
import ownSheet from './rich-text-editor.css?inline';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export type RichTextEditorProps = {
  /** HTML, as it is kept; '' for none. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  /** What names it for those who cannot see it. */
  label: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Takes over from paper somebody already writes on. */
  startsFocused?: boolean;
  /** Sends a picture away and says where it lies; without it pictures are named by their address. */
  uploadImage?: ((file: File) => Promise<string>) | undefined;
};

/** Writing with headings, lists, colours, links and pictures. What it gives is cleaned again by the server. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, invalid = false, startsFocused = false } = props;
  const { describedBy, placeholder, uploadImage } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill>();
  const [formats, setFormats] = useState<Formats>({});
  /** What was last given out: another value came from outside. */
  const given = useRef<string>(undefined);

  const tell = useEffectEvent((html: string) => {
    given.current = html;
    props.onChange(html);
  });
  const blur = useEffectEvent(() => props.onBlur?.());

  useEffect(() => {
    const frame = holder.current;
    if (!frame) return;
    const place = frame.appendChild(document.createElement('div'));
    const editor = new Quill(place, { formats: editorFormats, modules: { history: { userOnly: true } } });
    const look = () => {
      const range = editor.getSelection();
      if (range) setFormats(editor.getFormat(range));
    };
    editor.on('text-change', (_delta, _before, source) => {
      look();
      if (source === 'user') tell(storedHtml(editor.getSemanticHTML()));
    });
    editor.on('selection-change', (range) => (range ? look() : blur()));
    setQuill(editor);
    return () => {
      frame.replaceChildren();
    };
  }, []);

  useEffect(() => {
    if (!quill || value === given.current) return;
    const isFirst = given.current === undefined;
    given.current = value;
    quill.setContents(quill.clipboard.convert({ html: editorHtml(value) }), 'silent');
    quill.history.clear();
    if (isFirst && startsFocused) quill.setSelection(quill.getLength(), 0);
  }, [quill, value, startsFocused]);

  useEffect(() => {
    if (!quill) return;
    const told: Record<string, string | undefined> = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': invalid ? 'true' : undefined,
      'data-placeholder': placeholder,
    };
    for (const [name, text] of Object.entries(told)) {
      if (text === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, text);
    }
  }, [quill, label, describedBy, invalid, placeholder]);

  return (
    <div
      className="rich-text-editor overflow-hidden rounded-md border border-control bg-surface focus-within:border-focus"
      {...(invalid && { 'data-wrong': '' })}
    >
      {/* The site has one style sheet, fetched first; this comes with the code that needs it. */}
      <style href="rich-text-editor" precedence="low">
        {librarySheet + ownSheet}
      </style>
      <RichTextToolbar quill={quill} formats={formats} label={label} uploadImage={uploadImage} />
      {/* Paper in both themes: no colour to write in can be read on white and on black. */}
      <div ref={holder} data-theme="light" className="bg-surface text-ink" />
    </div>
  );
}
