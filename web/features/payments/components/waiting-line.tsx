/** Shows a message that the page is waiting and checks by itself. */
export function WaitingLine({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm text-ink-2">
      <span aria-hidden className="anim-breathe size-2.5 shrink-0 rounded-full bg-jade" />
      {text}
    </p>
  );
}
