import clsx from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxCommentLength } from '#shared/discussion/comment-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmojiButton } from '#web/ui/emoji/emoji-button.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';
import { useMentionSearch } from '../hooks/use-mention-search.ts';
import { useThread } from '../hooks/use-thread.ts';
import {
  cleanWritten,
  insertMention,
  mentionQuery,
  moveMentions,
  noText,
  type WrittenText,
} from '../rules/mentions.ts';
import { enterAction } from '../rules/thread-layout.ts';
import { MentionList } from './mention-list.tsx';

type CleanText = ReturnType<typeof cleanWritten>;

type Props = {
  label: string;
  submit: string;
  /** Text to edit; a box for a new comment is empty. */
  initial?: WrittenText;
  isBusy?: boolean;
  isHighlighted?: boolean;
  /** Focuses the box when it appears, as an answer to a press. */
  startsHere?: boolean;
  onSend: (text: CleanText) => void;
  onCancel?: () => void;
  boxId?: string;
};

/** Shows a box for a comment: Enter sends, a modified Enter inserts a line, @ finds members. */
export function CommentBox(props: Props) {
  const { label, submit, initial = noText, isBusy = false, onSend, onCancel } = props;
  const { t } = useTranslation('discussion');
  const { thread, outbox } = useThread();
  const { newline } = thread.kind;
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<WrittenText>(initial);
  const [caret, setCaret] = useState(0);
  const wantedCaret = useRef<number>(undefined);
  const query = mentionQuery(text, caret);
  const found = useMentionSearch(query);
  const isListOpen = found.members.length > 0;
  const isBlank = text.content.trim() === '';

  useLayoutEffect(() => {
    if (wantedCaret.current === undefined) return;
    box.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = undefined;
  }, [text]);
  useEffect(() => {
    if (!props.startsHere) return;
    const { length } = box.current?.value ?? '';
    box.current?.focus();
    box.current?.setSelectionRange(length, length);
  }, [props.startsHere]);

  const write = (content: string, at: number) => {
    setText((now) => ({ content, mentions: moveMentions(now.content, content, now.mentions) }));
    setCaret(at);
  };
  const choose = (member: { id: string; fullName: string }) => {
    if (query === undefined) return;
    const { caret: after, ...changed } = insertMention(text, caret, query, member);
    wantedCaret.current = after;
    setText(changed);
    setCaret(after);
  };
  const send = () => {
    if (isBusy) return;
    // An edit without a text changes nothing.
    if (isBlank) return initial === noText ? undefined : onCancel?.();
    onSend(cleanWritten(text));
    // A new comment stands in the list from now on; an edited one stays in its box until it is stored.
    if (initial === noText) setText(noText);
  };
  const breakLine = (at: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value } = at;
    wantedCaret.current = selectionStart + 1;
    write(`${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`, selectionStart + 1);
  };
  const insertEmoji = (emoji: string) => {
    const content = `${text.content.slice(0, caret)}${emoji}${text.content.slice(caret)}`;
    if (content.length > maxCommentLength) return;
    wantedCaret.current = caret + emoji.length;
    write(content, wantedCaret.current);
  };
  const pressInList = (key: string): boolean => {
    if (!isListOpen) return false;
    if ((key === 'Enter' || key === 'Tab') && found.highlighted) {
      choose(found.highlighted);
      return true;
    }
    if (key === 'Escape') {
      found.close();
      return true;
    }
    return found.pressKey(key);
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    const { isComposing } = nativeEvent;
    if (isComposing) return;
    if (pressInList(key)) return event.preventDefault();
    if (key === 'Escape' && onCancel) {
      event.preventDefault();
      return onCancel();
    }
    const action = enterAction({ key, shiftKey, ctrlKey, metaKey, isComposing }, newline);
    if (!action) return;
    event.preventDefault();
    if (action === 'send') send();
    else breakLine(event.currentTarget);
  };

  return (
    <div className="relative">
      <LeaveGuardDialog
        unsaved={() => text.content.trim() !== initial.content.trim() || outbox.hasFailed()}
      />
      <div className="relative">
        <Textarea
          ref={box}
          id={props.boxId}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-controls={isListOpen ? listId : undefined}
          aria-activedescendant={isListOpen ? `${listId}-${found.highlight}` : undefined}
          // Escape belongs to the list or to the edit, and not to a dialog around the box.
          data-own-escape={isListOpen || onCancel ? '' : undefined}
          maxLength={maxCommentLength}
          value={text.content}
          onChange={({ target }) => write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={pressKey}
          className={clsx(
            'min-h-11! resize-none pr-24! transition-shadow',
            props.isHighlighted && 'border-brand! ring-4 ring-brand-soft',
          )}
        />
        <EmojiButton
          className="absolute! right-14 bottom-2"
          onChoose={insertEmoji}
          onChosen={() => box.current?.focus()}
        />
        <Button
          variant="primary"
          size="sm"
          aria-label={submit}
          title={submit}
          className="absolute! right-1.5 bottom-1.5 px-2.5!"
          disabled={isBlank || isBusy}
          icon={<SendHorizontal aria-hidden />}
          onClick={send}
        />
      </div>
      <MentionList
        id={listId}
        members={found.members}
        highlight={found.highlight}
        onHighlight={found.setHighlight}
        onChoose={choose}
      />
      <p className="mt-1 text-xs text-ink-3 max-sm:hidden">{t(`keys.${newline}`)}</p>
    </div>
  );
}
