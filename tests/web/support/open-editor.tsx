import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/core';
import { act, useEffect, useState } from 'react';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { RichTextEditor } from '#web/ui/form/rich-text-editor.tsx';
import type { UploadPicture } from '#web/ui/form/use-picture-uploads.ts';

// This window announces a selection while the editor is still making it, which no browser does.
document.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), true);

type Options = { readOnly?: boolean; upload?: UploadPicture; invalid?: boolean; placeholder?: string };

/** Everything the editor reported as the form's new text. */
export const changes: string[] = [];
let setHeld: (html: string) => void = () => undefined;
/** Puts another text into the form. */
export const setFromOutside = (html: string) => act(async () => setHeld(html));
export const toasts: ToastRequest[] = [];
let blurred = 0;
export const blurs = () => blurred;
let page: Awaited<ReturnType<typeof renderForm>> | undefined;

function Held({ value, ...options }: Options & { value: string }) {
  const [html, setHtml] = useState(value);
  useEffect(() => {
    setHeld = setHtml;
  }, []);
  const change = (next: string) => {
    changes.push(next);
    setHtml(next);
  };
  const blur = () => void (blurred += 1);
  return (
    <RichTextEditor
      label="Mô tả"
      describedBy="note"
      value={html}
      onChange={change}
      onBlur={blur}
      {...options}
    />
  );
}

export async function openEditor(value: string, options: Options = {}) {
  changes.length = 0;
  toasts.length = 0;
  blurred = 0;
  connectToaster((request) => void toasts.push(request));
  page = await renderForm(<Held value={value} {...options} />);
  await act(async () => undefined);
}
/** Removes the editor; for `afterEach`. */
export async function closeEditor() {
  await page?.close();
  connectToaster(undefined);
}

export function found<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`nothing is drawn as ${selector}`);
  return element;
}
export const paper = () => found<HTMLElement & { editor: Editor }>('.ProseMirror');
export const editor = () => paper().editor;
export const button = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
export const press = (label: string) =>
  act(async () => {
    button(label)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    button(label)?.click();
  });
export const choose = (text: string) =>
  act(async () => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"], [role="option"]')];
    items.find(({ textContent }) => textContent?.trim() === text)?.click();
    // The editor takes the focus with the next frame; a menu opened before that would close again.
    await new Promise((resolve) => setTimeout(resolve, 40));
  });
export const select = (from: number, to = from) =>
  act(async () => {
    const { state, view } = editor();
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  });
export const selectAll = () => act(async () => void editor().commands.selectAll());
export const type = (text: string) => act(async () => void editor().commands.insertContent(text));
export const key = async (name: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true });
  await act(async () => void paper().dispatchEvent(event));
  return event.defaultPrevented;
};
export const stored = () => changes.at(-1);
export const pressText = (text: string) => act(async () => page?.press(text));
